import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  type Config,
  createMemoryJournal,
  createMemoryLocks,
  type StartExecutionOptions,
} from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { PendingExecutions, PendingExecutionsWidget, usePendingExecutions } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** A page whose config is replaced while the wallet is asked to pay. */
async function replaceConfig(part?: ReactNode, options: StartExecutionOptions = {}) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const shared = { journal: createMemoryJournal(), locks: createMemoryLocks() }
  const [first, second] = [configOf(env, shared), configOf(env, shared)]
  onTestFinished(() => {
    first.stop()
    second.stop()
  })
  const answer = Promise.withResolvers<boolean>()
  env.sandbox.wallet.approve = () => answer.promise
  const queryClient = new QueryClient()
  const page = (config: Config) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={env.wallet}>
        {part ? (
          <PendingExecutions.Root>
            <PendingExecutions.List />
            {part}
          </PendingExecutions.Root>
        ) : (
          <PendingExecutionsWidget />
        )}
      </CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(first))
  const quote = await getQuote(env.client, { ...env.quoteParameters('ETH'), amount: 10n ** 18n })
  const { current } = first.executions
  act(() => void current.start(quote, { wallet: env.wallet, chainReader: first.chainReader }, options))
  await act(() =>
    vi.waitFor(() => expect(current.getState().status).toBe('awaitingWallet'), { timeout: 60_000 }),
  )
  rerender(page(second))
  return { answer: (isAccepted: boolean) => answer.resolve(isAccepted), journal: shared.journal }
}

/** A part of the page, whose action has a result to announce. */
function Copied() {
  const { announce } = usePendingExecutions()
  return (
    <button type="button" onClick={() => announce('Copied')}>
      Copy
    </button>
  )
}

const list = () => screen.findByRole('list')

it('behavior: keeps a swap on screen after its end, until the user removes it', async () => {
  const { answer, journal } = await replaceConfig()
  expect(await within(await list()).findByText('Looking for your transaction')).toBeVisible()
  answer(true)
  const item = await screen.findByRole('listitem')
  expect(await within(item).findByText('Completed')).toBeVisible()
  expect(item).toHaveTextContent(/^1 ETH on Alder to ETH on Birch/)
  expect(screen.getByRole('heading')).toHaveTextContent('Saved swaps')
  expect(screen.getByRole('status')).toHaveTextContent('Bridge complete')
  expect(within(item).queryByRole('button', { name: /^Show/ })).toBeNull()

  await userEvent.click(within(item).getByRole('button', { name: /^Remove swap:/ }))
  expect(screen.queryByRole('listitem')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Removed from this list.')
  expect(screen.getByRole('status').parentElement).toHaveFocus()
  expect(await journal.read()).toHaveLength(1)
})

it('behavior: can remove an entry that can’t be read beside a swap that has ended', async () => {
  const { answer, journal } = await replaceConfig()
  await journal.write({ id: '0xbroken', text: '{' })
  answer(true)
  await within(await list()).findByText('Completed')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove swap: 0xbroken' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.getByRole('listitem')).toHaveTextContent('Completed')
  expect((await journal.read()).map(({ id }) => id)).not.toContain('0xbroken')
})

it('a11y: announces an end, even if the last announcement was about something else', async () => {
  const { answer } = await replaceConfig(<Copied />)
  await within(await list()).findByText('Looking for your transaction')
  const status = screen.getByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(status).toHaveTextContent('Copied')
  answer(true)
  await waitFor(() => expect(status).toHaveTextContent('Bridge complete'))
})

it('behavior: doesn’t list what had ended before', async () => {
  const { answer, journal } = await replaceConfig()
  answer(true)
  await within(await list()).findByText('Completed')
  const env = createTestEnvironment()
  const later = configOf(env, { journal })
  onTestFinished(() => later.stop())
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CausewayProvider config={later} wallet={env.wallet}>
        <PendingExecutionsWidget />
      </CausewayProvider>
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(later.executions.getState().past).toHaveLength(1), { timeout: 60_000 })
  expect(within(container).queryByRole('listitem')).toBeNull()
})

it('a11y: announces a payment as a payment, on another page, too', async () => {
  const { answer } = await replaceConfig(undefined, { isPayment: true })
  answer(true)
  expect(await within(await screen.findByRole('listitem')).findByText('Completed')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Paid')
})

import { screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ProgressWidget, SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

const createEnvironment = () => createTestEnvironment({ policy: { fillDelayMs: 20 } })

/** Renders the form, and keeps every question and id of the quotes that it gets. */
function renderSwap(
  env: TestEnvironment,
  {
    symbol = 'USDC',
    refundTo = '',
    beside = <></>,
  }: { symbol?: string; refundTo?: string; beside?: ReactNode } = {},
) {
  const [pay, receive] = env.tokens.filter((token) => token.symbol === symbol)
  const quotes: { asked: unknown; requestId: unknown }[] = []
  const client = clientOf(async (url, init) => {
    const response = await env.sandbox.fetch(url, init)
    if (new URL(String(url)).pathname === '/quote') {
      const { steps } = (await response.clone().json()) as { steps: { requestId: unknown }[] }
      quotes.push({ asked: JSON.parse(String(init?.body)), requestId: steps[0]?.requestId })
    }
    return response
  })
  renderWithCauseway(
    <>
      <SwapWidget defaultValue={{ pay, receive, refundTo }} />
      {beside}
    </>,
    env,
    { client },
  )
  return { user: userEvent.setup(), quotes }
}

const amount = () => screen.getByRole('textbox', { name: 'Amount you pay' })
const pay = async (user: UserEvent) => {
  await pasteInto(user, amount(), '100')
  await submitSwap(user)
}
const lastActions = () =>
  screen
    .getAllByRole('button')
    .flatMap(({ dataset, textContent }) => (dataset['cwPart'] === 'progress-action' ? [textContent] : []))

it('default: lets the user pay the same again after a refund, with a new quote', async () => {
  const env = createEnvironment()
  const mend = env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  const { user, quotes } = renderSwap(env)
  await pay(user)
  await screen.findByRole('heading', { name: /refunded$/i })
  expect(lastActions()).toEqual(['Try again'])
  const paid = quotes.at(-1)
  mend()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(amount()).toHaveValue('100')
  expect(amount()).toHaveFocus()
  await submitSwap(user)
  expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
  expect(quotes.at(-1)?.asked).toEqual(paid?.asked)
  expect(quotes.at(-1)?.requestId).not.toBe(paid?.requestId)
})

it('default: lets the user pay the same again after a payment that reverted', async () => {
  const env = createEnvironment()
  env.sandbox.wallet.script({ type: 'approve' }, { type: 'approve', outcome: 'reverts' })
  const { user } = renderSwap(env)
  await pay(user)
  await screen.findByRole('heading', { name: 'Bridge failed' })
  expect(screen.getByRole('status')).toHaveTextContent('Your funds didn’t move')
  expect(lastActions()).toEqual(['Try again'])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await submitSwap(user)
  expect(await screen.findByRole('heading', { name: 'Bridge complete' })).toBeVisible()
})

it('error: doesn’t suggest to pay again while a refund may follow', async () => {
  const env = createTestEnvironment({ policy: { countsDepositsAsLate: true } })
  // A contract that takes no ether is where the refund would go.
  const { user } = renderSwap(env, { symbol: 'ETH', refundTo: env.sandbox.chains[0]?.depository ?? '' })
  await pay(user)
  await screen.findByRole('heading', { name: 'Bridge failed' })
  expect(lastActions()).toEqual(['Close'])
})

it('behavior: offers only a new swap where there is no form', async () => {
  const env = createEnvironment()
  env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
  const { user } = renderSwap(env, { beside: <ProgressWidget data-testid="beside" /> })
  await pay(user)
  const beside = within(screen.getByTestId('beside'))
  await waitFor(() => expect(beside.getByRole('heading', { name: /refunded$/i })).toBeVisible())
  expect(beside.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(beside.getByRole('button', { name: 'New swap' })).toBeVisible()
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createWalletClient, custom } from 'viem'
import { createViemWallet, type Wallet, createMemoryJournal } from '@causeway/react/execution'
import { CausewayProvider } from '@causeway/react'
import { ProgressWidget, SwapWidget } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const third = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const recipient = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'

/** Everything of the first account's swap: amounts, addresses, hashes, the request ID. */
const theirs = /\b100\b|99\.\d|0x[0-9a-f]{4}|15d34AAf/i

/** Longer than a wallet may be gone. */
const disconnectedMs = 3_000

/** A page with the swap form, whose wallet can be taken away and changed. */
function openPage({ fillDelayMs = 20 } = {}) {
  const env = createTestEnvironment({ policy: { fillDelayMs } })
  const [, second = third] = env.sandbox.accounts
  const transport = custom(env.sandbox.provider)
  const journal = createMemoryJournal()
  const config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'USDC'),
  )
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const onChange = vi.fn<(value: object, change: { reason: string }) => void>()
  const page = (wallet: Wallet | undefined) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config} wallet={wallet}>
        <SwapWidget
          defaultPay={pay}
          defaultReceive={receive}
          defaultValue={{ recipient }}
          onChange={onChange}
        />
        <section aria-label="Progress alone">
          <ProgressWidget />
        </section>
      </CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(env.wallet))
  const prompts: string[] = []
  const answer = Promise.withResolvers<boolean>()
  env.sandbox.wallet.approve = async ({ method }) => {
    prompts.push(method)
    return true
  }
  return {
    env,
    config,
    prompts,
    /** The wallet's prompt stays open until it is answered. */
    holdPrompt() {
      env.sandbox.wallet.approve = async ({ method }) => {
        prompts.push(method)
        return answer.promise
      }
      return answer.resolve
    },
    journal,
    onChange,
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    connect(wallet: Wallet | undefined) {
      if (wallet && env.sandbox.accounts.includes(wallet.address))
        env.sandbox.wallet.switchAccount(wallet.address)
      rerender(page(wallet))
    },
    others: createViemWallet(createWalletClient({ account: second, transport }), { chains: env.chains }),
    status: () => config.executions.current.getState().status,
  }
}

type Page = ReturnType<typeof openPage>

const amount = () => screen.getByRole('textbox', { name: 'Amount you pay' })
/** All that can be read, what is entered included. */
const shown = () =>
  [document.body, ...document.querySelectorAll('input')]
    .map((e) => ('value' in e ? e.value : e.textContent))
    .join()
const showOthers = () => screen.findByRole('button', { name: 'Show 1 swap of a wallet that isn’t connected' })

async function send(page: Page, until = 'filling') {
  const { user, status } = page
  await user.type(amount(), '100')
  await submitSwap(user)
  await act(async () => {
    await expect.poll(status, { timeout: 60_000 }).toBe(until)
  })
}

describe('a swap that is being delivered', () => {
  it('behavior: shows another account an empty form, and the swap once it asks for it', async () => {
    const page = openPage({ fillDelayMs: 60_000 })
    await send(page)
    expect(await screen.findAllByText(/^Deposit 100 USDC/)).toHaveLength(2)
    page.connect(page.others)
    expect(shown()).not.toMatch(theirs)
    expect(page.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ amount: '', recipient: '', refundTo: '' }),
      { reason: 'otherWallet', amount: undefined },
    )

    await page.user.click(await showOthers())
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /^100 USDC on Alder.*from wallet 0x[0-9a-zA-Z]{4}…/,
    )
    await page.user.click(screen.getByRole('button', { name: /^Show swap:/ }))
    expect(await screen.findAllByText(/^Deposit 100 USDC/)).toHaveLength(2)

    page.connect({ ...page.others, address: third })
    expect(shown()).not.toMatch(theirs)
  })

  it('behavior: is hidden, but still followed, once the wallet is disconnected for good, and shown with it again', async () => {
    const page = openPage({ fillDelayMs: 10_000 })
    await send(page)
    page.connect(undefined)
    await act(() => vi.advanceTimersByTimeAsync(disconnectedMs))
    expect(shown()).not.toMatch(theirs)
    expect(await showOthers()).toBeVisible()

    await act(async () => {
      await vi.advanceTimersByTimeAsync(10_000)
      await expect.poll(page.status, { timeout: 60_000 }).toBe('success')
    })
    expect(shown()).not.toMatch(theirs)
    page.connect({ ...page.env.wallet })
    expect(await screen.findAllByRole('heading', { name: 'Bridge complete' })).toHaveLength(2)
  })

  it('behavior: stays visible when the wallet disconnects for a moment', async () => {
    const page = openPage({ fillDelayMs: 60_000 })
    await send(page)
    const [progress] = await screen.findAllByText(/^Deposit 100 USDC/)
    page.connect(undefined)
    await act(() => vi.advanceTimersByTimeAsync(disconnectedMs - 100))
    expect(progress).toBeVisible()
    page.connect({ ...page.env.wallet })
    await act(() => vi.advanceTimersByTimeAsync(2 * disconnectedMs))
    expect(progress).toBeVisible()
    expect(page.onChange).not.toHaveBeenLastCalledWith(expect.anything(), { reason: 'otherWallet' })
  })

  it('behavior: lets another account send its own; the swap continues in the list and is stored', async () => {
    const page = openPage({ fillDelayMs: 60_000 })
    await send(page)
    const { id, requestId } = page.config.executions.current.getState()
    const before = [...page.prompts]
    page.connect(page.others)
    await page.user.type(amount(), '7')
    await submitSwap(page.user)
    await act(async () => {
      await expect.poll(() => page.config.executions.current.getState().id).not.toBe(id)
      await expect.poll(page.status, { timeout: 60_000 }).toBe('filling')
    })
    expect(await screen.findAllByText(/^Deposit 7 USDC/)).toHaveLength(2)
    const [left] = page.config.executions.getState().pending
    expect(left).toMatchObject({ isTracked: true, state: { requestId, status: 'filling' } })
    expect(page.prompts.slice(0, before.length)).toEqual(before)
    expect((await page.journal.read()).map((entry) => entry.id)).toContain(id)
  })
})

describe('a wallet that is still asked', () => {
  it('behavior: uses the answer even if another account is connected, and prompts only once', async () => {
    const page = openPage({ fillDelayMs: 60_000 })
    const answer = page.holdPrompt()
    await send(page, 'awaitingWallet')
    page.connect(page.others)
    expect(shown()).not.toMatch(theirs)
    expect(await showOthers()).toBeVisible()
    const leave = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leave)
    expect(leave.defaultPrevented).toBe(true)

    await page.user.type(amount(), '7')
    expect(
      await screen.findByText('Another wallet has a request open. Confirm or reject it first.'),
    ).toBeVisible()
    const submit = screen.getByRole('button', { name: 'Wallet request open' })
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    await page.user.click(submit)
    expect(screen.queryByRole('dialog')).toBeNull()

    answer(true)
    await act(async () => {
      await expect
        .poll(() => page.config.executions.current.getState().items[0]?.transactionHash)
        .toMatch(/^0x[0-9a-f]{64}$/)
    })
    expect(new Set(page.prompts).size).toBe(page.prompts.length)
    expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    const [entry] = await page.journal.read()
    expect(entry?.text).toContain(page.config.executions.current.getState().items[0]?.transactionHash)
  })

  it('behavior: removes what was rejected meanwhile, and frees the form', async () => {
    const page = openPage()
    const answer = page.holdPrompt()
    await send(page, 'awaitingWallet')
    page.connect(page.others)
    await showOthers()
    answer(false)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show 1 swap/ })).toBeNull())
    expect(screen.queryByText('Request rejected in your wallet. Nothing was sent.')).toBeNull()
    await page.user.type(amount(), '7')
    expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  })
})

it('behavior: hides a swap that is over, too, and shows another one in its place', async () => {
  const page = openPage()
  await send(page, 'success')
  expect(await screen.findAllByRole('heading', { name: 'Bridge complete' })).toHaveLength(2)
  page.connect(page.others)
  expect(shown()).not.toMatch(theirs)
  expect(screen.queryByRole('button', { name: /^Show 1 swap/ })).toBeNull()
  page.connect({ ...page.env.wallet })
  expect(await screen.findAllByRole('heading', { name: 'Bridge complete' })).toHaveLength(2)
})

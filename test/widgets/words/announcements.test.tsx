import { defaultApiKey } from '@causeway/sandbox/simulated'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SwapWidget } from '@causeway/react/widgets'
import {
  clientOf,
  createTestEnvironment,
  type TestEnvironment,
} from '../../support/environment/createTestEnvironment.ts'
import { recordAnnouncements } from '../../support/widgets/recordAnnouncements.ts'
import { renderWithCauseway } from '../../support/renderWithCauseway.tsx'
import { submitSwap } from '../../support/widgets/submitSwap.ts'
import { pasteInto } from '../../support/widgets/pasteInto.ts'

function renderSwap(env: TestEnvironment) {
  const [pay, receive] = env.tokens.filter(({ symbol }) => symbol === 'USDC')
  // The history wants a key, which a partner's server adds.
  const client = clientOf((url, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-api-key', defaultApiKey)
    return env.sandbox.fetch(url, { ...init, headers })
  })
  renderWithCauseway(<SwapWidget defaultPay={pay} defaultReceive={receive} />, env, { client })
  return userEvent.setup()
}

const amount = () => screen.getByRole('textbox', { name: 'Amount you pay' })
const open = () => new Promise<boolean>(() => {})

/** Asks the page whether it may be left. */
function isHeldBack(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  return leaving.defaultPrevented
}

/** The sentences are announced in this order, with others between them, and none of them twice in a row. */
function expectOrder(said: readonly string[], expected: readonly RegExp[]): void {
  let from = 0
  for (const pattern of expected) {
    const at = said.findIndex((sentence, index) => index >= from && pattern.test(sentence))
    expect(at, `${pattern} after ${from} of\n${said.join('\n')}`).toBeGreaterThanOrEqual(from)
    from = at + 1
  }
  expect(said.filter((sentence, index) => sentence === said[index - 1])).toEqual([])
}

describe('announcements', () => {
  it('default: stay brief through a whole swap', async () => {
    const said = recordAnnouncements()
    const user = renderSwap(createTestEnvironment({ policy: { fillDelayMs: 60 } }))
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await waitFor(() => expect(said.at(-1)).toMatch(/ arrived on /))
    expectOrder(said, [
      /^Quote ready: you receive 99\.86975\sUSDC\.$/,
      /^Confirm in your wallet\. Your funds haven’t moved\./,
      /^Transaction pending\. /,
      /^Confirm in your wallet\. /,
      /^99\.86975\sUSDC arrived on Birch\.$/,
    ])
    // The focus is on its title, which is announced that way.
    expect(screen.getByRole('heading', { name: 'Bridge complete' })).toHaveFocus()
    expect(said.filter((sentence) => /complete|arrived on/.test(sentence))).toHaveLength(1)
    expect(said.length).toBeLessThanOrEqual(12)
  })

  it('behavior: announces a success without a history once, with the quoted amounts', async () => {
    const said = recordAnnouncements()
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'requests' })
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await waitFor(() => expect(said.join()).toContain('USDC arrived on Birch (quoted 99.86975'))
    expect(said.filter((sentence) => /arrived on/.test(sentence))).toHaveLength(1)
  })

  it('behavior: stay brief through a refund', async () => {
    const said = recordAnnouncements()
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    env.sandbox.faults.add({ kind: 'chain', chainId: env.chains[1].id, type: 'revertedFill' })
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await screen.findByRole('heading', { name: /USDC refunded$/ })
    expectOrder(said, [
      /^Quote ready:/,
      /^Confirm in your wallet\./,
      /^.*100\sUSDC.* refunded\. Not completed\. Funds sent back on .*Alder.*\.$/,
    ])
    expect(screen.getByRole('heading', { name: /refunded$/i })).toHaveFocus()
    expect(said.filter((sentence) => /refunded/i.test(sentence))).toHaveLength(1)
    expect(said.some((sentence) => /arrived on Birch/.test(sentence))).toBe(false)
    expect(said.length).toBeLessThanOrEqual(12)
  })

  it('behavior: stay brief through a rejection, back at the form', async () => {
    const said = recordAnnouncements()
    const env = createTestEnvironment()
    env.sandbox.wallet.approve = 'never'
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await screen.findByText('Request rejected in your wallet. Nothing was sent.')
    expectOrder(said, [
      /^Quote ready:/,
      /^Confirm in your wallet\./,
      /^Request rejected in your wallet\. Nothing was sent\.$/,
    ])
    expect(said.length).toBeLessThanOrEqual(6)
  })
})

describe('leaving the page', () => {
  it('default: asks the user to confirm while a prompt is open, and at no other time', async () => {
    const env = createTestEnvironment()
    env.sandbox.wallet.approve = open
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    expect(isHeldBack()).toBe(false)
    await submitSwap(user)
    await screen.findByRole('heading', { name: 'Confirm in your wallet' })
    expect(isHeldBack()).toBe(true)
  })

  it('behavior: asks no longer once all is sent', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 60_000 } })
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await submitSwap(user)
    await screen.findByRole('heading', { name: 'Bridge in progress' })
    expect(isHeldBack()).toBe(false)
  })
})

describe('a wallet that shows nothing', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('default: lets the user give up after two minutes, without another prompt', async () => {
    const env = createTestEnvironment()
    env.sandbox.wallet.approve = open
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await screen.findByRole('button', { name: 'Review bridge' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const quick = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await submitSwap(quick)
    await screen.findByRole('heading', { name: 'Confirm in your wallet' })
    await act(() => vi.advanceTimersByTimeAsync(110_000))
    expect(screen.queryByRole('button', { name: 'I don’t see a request' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await quick.click(screen.getByRole('button', { name: 'I don’t see a request' }))
    expect(await screen.findByRole('heading', { name: 'Looking for your transaction' })).toHaveFocus()
    // The approval may be pending; the payment is never sent once the user has left.
    expect(screen.getByRole('button', { name: 'Stop here' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Run in background' })).toBeNull()
    expect(asked).toHaveBeenCalledOnce()
  })

  it('behavior: doesn’t warn during a network switch that something may still go through', async () => {
    const env = createTestEnvironment()
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    vi.spyOn(env.wallet, 'getChainId').mockResolvedValue(env.chains[1].id)
    vi.spyOn(env.wallet, 'switchChain').mockImplementation(() => new Promise(() => {}))
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await screen.findByRole('button', { name: 'Review bridge' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const quick = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await submitSwap(quick)
    await screen.findByRole('heading', { name: 'Switch network' })
    await act(() => vi.advanceTimersByTimeAsync(121_000))
    // Seen and heard.
    expect(screen.getAllByText(/^No response to the network switch yet/)).toHaveLength(2)
    expect(screen.queryByText(/may still go through/)).toBeNull()
    await quick.click(screen.getByRole('button', { name: 'I don’t see a request' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('waits that may never end', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  /** Starts, with timers that are moved by hand from then on. */
  async function start(env: TestEnvironment) {
    const user = renderSwap(env)
    await pasteInto(user, amount(), '100')
    await screen.findByRole('button', { name: 'Review bridge' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const quick = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await submitSwap(quick)
    return quick
  }

  it('behavior: lets the user leave a check that doesn’t end, without a prompt', async () => {
    const env = createTestEnvironment()
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    vi.spyOn(env.wallet, 'getAccount').mockImplementation(() => new Promise(() => {}))
    const quick = await start(env)
    await screen.findByRole('heading', { name: 'Checking quote' })
    expect(screen.queryByRole('button', { name: 'Stop here' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2_100))
    await quick.click(screen.getByRole('button', { name: 'Stop here' }))
    expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
    expect(asked).not.toHaveBeenCalled()
  })

  it('behavior: lets the user leave a transaction that isn’t mined, once it takes long', async () => {
    const env = createTestEnvironment()
    env.sandbox.network(env.chains[0].id).mining = 'manual'
    const quick = await start(env)
    // The payment is to be sent after it, and is not once it is left.
    await screen.findByRole('heading', { name: 'Transaction pending' })
    expect(screen.queryByRole('button', { name: 'Stop here' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(121_000))
    expect(screen.queryByRole('button', { name: 'Run in background' })).toBeNull()
    await quick.click(screen.getByRole('button', { name: 'Stop here' }))
    expect(await screen.findByRole('button', { name: 'Review bridge' })).toBeVisible()
  })
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import type { Wallet } from '@causeway/react/execution'
import { CausewayProvider, useExecution, useExecutions, useExecuteSteps } from '@causeway/react'
import { useIsOtherWalletPrompted } from '../../src/hooks/internal/executions/useIsOtherWalletPrompted.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { storedSwaps } from '../support/swaps/storedSwaps.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

/** Longer than a wallet may be gone. */
const disconnectedMs = 3_000

/** A page whose swaps don’t arrive by default, with a swap of the first account from an earlier page. */
function openPage(fillDelayMs = 600_000) {
  const env = createTestEnvironment({ policy: { fillDelayMs } })
  const [, second = env.wallet.address] = env.sandbox.accounts
  const journal = storedSwaps([
    { id: '0xstored', status: 'filling', requestId: `0x${'5'.repeat(64)}`, sender: env.wallet.address },
  ])
  let config = configOf(env, { journal })
  onTestFinished(() => config.stop())
  let wallet: Wallet | undefined = env.wallet
  function Page({ children }: { children: ReactNode }) {
    const [queryClient] = useState(() => new QueryClient())
    return (
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={config} wallet={wallet}>
          {children}
        </CausewayProvider>
      </QueryClientProvider>
    )
  }
  const useSwaps = () => ({
    own: useExecution(),
    all: useExecution({ wallets: 'all' }),
    list: useExecutions(),
    everybodys: useExecutions({ wallets: 'all' }),
    isOtherPrompted: useIsOtherWalletPrompted(),
    ...useExecuteSteps(),
  })
  const { result, rerender, unmount } = renderHook(useSwaps, { wrapper: Page })
  const ids = (which: 'pending' | 'past') =>
    result.current.everybodys[which].map(({ state }) => state.id).toSorted()
  return {
    env,
    result,
    ids,
    others: { ...env.wallet, address: second },
    connect(next: Wallet | undefined) {
      wallet = next
      rerender()
    },
    /** Gives the page another config in the place of the first one. */
    replaceConfig() {
      config.stop()
      config = configOf(env, { journal })
      rerender()
    },
    /** Leaves the page, and opens it again. */
    reopen(next: Wallet | undefined) {
      unmount()
      wallet = next
      return renderHook(useSwaps, { wrapper: Page }).result
    },
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    /** Begins a swap with the first account, which is replaced once the swap has got so far. */
    async startAndLeave(status: string) {
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      act(() => result.current.executeSteps({ quote }))
      await waitFor(() => expect(result.current.own.state.status).toBe(status))
      const { id = '' } = result.current.own.state
      this.connect(this.others)
      return id
    },
    show: (id: string) => act(() => result.current.list.show(id)),
  }
}

describe('the swap of a replaced account', () => {
  it('behavior: is hidden, and can be neither decided nor dismissed unseen', async () => {
    const page = openPage()
    const id = await page.startAndLeave('filling')
    expect(page.result.current.own).toMatchObject({ state: { status: 'idle' }, isPending: false })
    expect(page.result.current.isOtherPrompted).toBe(false)
    expect(page.result.current.all).toMatchObject({ state: { id, status: 'filling' }, isPending: true })
    act(() => {
      const { proceed, decline, giveUpPrompt, reset } = page.result.current.own
      for (const decide of [proceed, decline, giveUpPrompt, reset]) decide()
    })
    expect(page.result.current.all.state).toMatchObject({ id, status: 'filling' })
    act(() => page.result.current.all.reset())
    expect(page.result.current.all.state.status).toBe('idle')
  })

  it('behavior: is counted, and listed first where the swaps of all wallets are', async () => {
    const page = openPage()
    const id = await page.startAndLeave('filling')
    await waitFor(() => expect(page.result.current.list.othersCount).toBe(2))
    expect(page.result.current.list.pending).toEqual([])
    expect(page.result.current.everybodys.pending[0]).toEqual({
      state: page.result.current.all.state,
      place: 'here',
      isTracked: true,
      hasUnminedPayment: false,
    })
    expect(page.ids('pending')).toEqual([id, '0xstored'].toSorted())
    expect(page.ids('past')).toEqual([])
  })

  it('behavior: is listed among the past ones once it is over', async () => {
    const page = openPage(20)
    const id = await page.startAndLeave('success')
    expect(page.ids('past')).toEqual([id])
    expect(page.result.current.everybodys.past[0]).toMatchObject({ place: 'here', hasUnminedPayment: false })
    expect(page.result.current.list.past).toEqual([])
    page.connect(page.env.wallet)
    expect(page.result.current.own.state).toMatchObject({ id, status: 'success' })
    expect(page.ids('past')).toEqual([])
  })

  it('behavior: is not listed if it has moved nothing', async () => {
    const page = openPage()
    page.env.sandbox.wallet.approve = async () => false
    await page.startAndLeave('rejected')
    expect(page.result.current.all.state.error).toMatchObject({ name: 'UserRejectedError' })
    await waitFor(() => expect(page.ids('pending')).toEqual(['0xstored']))
    expect(page.ids('past')).toEqual([])
  })

  it('behavior: is shown to a page that asks for it, and hidden when an account connects or disconnects', async () => {
    const page = openPage()
    const id = await page.startAndLeave('filling')
    expect(await page.show(id)).toBe(true)
    expect(page.result.current.own).toMatchObject({ state: { id, status: 'filling' }, isPending: true })
    expect(page.ids('pending')).toEqual(['0xstored'])
    page.connect({ ...page.others, address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906' })
    expect(page.result.current.own.state.status).toBe('idle')
  })

  it('behavior: is shown to a page that asks for it while its wallet’s prompt is open', async () => {
    const page = openPage()
    page.env.sandbox.wallet.approve = () => new Promise<never>(() => {})
    const id = await page.startAndLeave('awaitingWallet')
    expect(page.result.current.own.state.status).toBe('idle')
    // It can't be dismissed for another one.
    expect(page.result.current.isOtherPrompted).toBe(true)
    expect(await page.show(id)).toBe(true)
    expect(page.result.current.isOtherPrompted).toBe(false)
    expect(page.result.current.own.state).toMatchObject({ id, status: 'awaitingWallet' })
    // No other one is shown in its place: its prompt may still be confirmed.
    expect(await page.show('0xstored')).toBe(false)
    expect(page.result.current.own.state.id).toBe(id)
  })

  it('behavior: makes room for another swap of that account, which is then shown', async () => {
    const page = openPage()
    const id = await page.startAndLeave('filling')
    await waitFor(() => expect(page.ids('pending')).toHaveLength(2))
    expect(await page.show('0xstored')).toBe(true)
    expect(page.result.current.own.state).toMatchObject({ id: '0xstored', isRestored: true })
    await waitFor(() => expect(page.ids('pending')).toEqual([id]))
  })

  it('behavior: is hidden after its wallet is gone from a page whose config was replaced before', async () => {
    const page = openPage()
    page.replaceConfig()
    const quote = await getQuote(page.env.client, page.env.quoteParameters('ETH'))
    act(() => page.result.current.executeSteps({ quote }))
    await waitFor(() => expect(page.result.current.own.state.status).toBe('filling'))
    page.connect(undefined)
    await page.pass(disconnectedMs - 1)
    expect(page.result.current.own.state.status).toBe('filling')
    await page.pass(1)
    expect(page.result.current.own.state.status).toBe('idle')
  })

  it('behavior: stays hidden when a page opens again without a wallet', async () => {
    const page = openPage()
    const quote = await getQuote(page.env.client, page.env.quoteParameters('ETH'))
    act(() => page.result.current.executeSteps({ quote }))
    await waitFor(() => expect(page.result.current.own.state.status).toBe('filling'))
    const later = page.reopen(undefined)
    // Its wallet may be back in a moment.
    await page.pass(disconnectedMs - 100)
    expect(later.current.own.state.status).toBe('filling')
    await page.pass(200)
    expect(later.current.own.state.status).toBe('idle')
    expect(later.current.all.state.status).toBe('filling')
  })

  it('behavior: stays shown to a hook without a wallet when the one with the wallet is gone', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 600_000 } })
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const queryClient = new QueryClient()
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    )
    const starting = renderHook(() => useExecuteSteps({ config, wallet: env.wallet }), { wrapper })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    act(() => starting.result.current.executeSteps({ quote }))
    starting.unmount()
    const { result } = renderHook(() => useExecution({ config }), { wrapper })
    await waitFor(() => expect(result.current.state.status).toBe('filling'))
    await act(() => vi.advanceTimersByTimeAsync(disconnectedMs + 100))
    expect(result.current.state.status).toBe('filling')
  })
})

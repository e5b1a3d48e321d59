import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CausewayProvider, useExecuteSteps, useExecution, useExecutions } from '@causeway/react'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal, type Journal, type Wallet } from '@causeway/react/execution'
import { useLeaveSwap } from '../../../../src/hooks/internal/executions/useLeaveSwap.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { otherSender } from '../../../support/swaps/storedSwaps.ts'

/** A page whose provider delivers when the test says so. */
function show(
  journal: Journal = createMemoryJournal(),
  env = createTestEnvironment({ policy: { fillDelayMs: 600_000 } }),
) {
  const kept = { toItsEnd: false }
  const { result, rerender, unmount } = renderHookWithCauseway(
    () => ({
      ...useExecuteSteps(),
      ...useExecution(),
      list: useExecutions(),
      leave: useLeaveSwap(kept.toItsEnd),
    }),
    env,
    { journal },
  )
  return {
    env,
    journal,
    result,
    unmount,
    keepToItsEnd(isKept: boolean) {
      kept.toItsEnd = isKept
      rerender()
    },
  }
}

describe('useLeaveSwap', () => {
  it('default: leaves a swap that only has to arrive to the list, unless it is kept to its end', async () => {
    const { env, result, keepToItsEnd } = show()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    act(() => result.current.executeSteps({ quote }))
    await waitFor(() => expect(result.current.state.status).toBe('filling'))
    keepToItsEnd(true)
    act(() => result.current.leave())
    expect(result.current.state.status).toBe('filling')
    keepToItsEnd(false)
    act(() => result.current.leave())
    expect(result.current.state.status).toBe('idle')
    await waitFor(() => expect(result.current.list.pending).toMatchObject([{ state: { status: 'filling' } }]))
  })

  it('behavior: keeps a swap with an open prompt to come, until it was left by a reload', async () => {
    const { env, journal, result, unmount } = show()
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped' })
    act(() => result.current.executeSteps({ quote }))
    await waitFor(() => expect(result.current.state.status).toBe('confirming'))
    expect(result.current.state.items.map(({ status }) => status)).toEqual(['confirming', 'waiting'])
    const { id = '' } = result.current.state
    act(() => result.current.leave())
    expect(result.current.state).toMatchObject({ id, status: 'confirming' })
    unmount()

    const later = show(journal, env)
    await waitFor(() => expect(later.result.current.list.pending).toHaveLength(1))
    await act(() => later.result.current.list.show(id))
    expect(later.result.current.state).toMatchObject({ id, isRestored: true })
    act(() => later.result.current.leave())
    expect(later.result.current.state.status).toBe('idle')
  })

  it('behavior: leaves the swap of a replaced wallet to its owner', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 600_000 } })
    const config = configOf(env)
    onTestFinished(config.stop)
    const queryClient = new QueryClient()
    let wallet: Wallet = env.wallet
    const { result, rerender } = renderHook(
      () => ({
        ...useExecuteSteps(),
        own: useExecution().state,
        any: useExecution({ wallets: 'all' }).state,
        leave: useLeaveSwap(false),
      }),
      {
        wrapper: ({ children }: { children: ReactNode }) => (
          <QueryClientProvider client={queryClient}>
            <CausewayProvider config={config} wallet={wallet}>
              {children}
            </CausewayProvider>
          </QueryClientProvider>
        ),
      },
    )
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    act(() => result.current.executeSteps({ quote }))
    await waitFor(() => expect(result.current.own.status).toBe('filling'))
    wallet = { ...env.wallet, address: otherSender }
    rerender()
    await waitFor(() => expect(result.current.own.status).toBe('idle'))
    act(() => result.current.leave())
    expect(result.current.any.status).toBe('filling')
  })
})

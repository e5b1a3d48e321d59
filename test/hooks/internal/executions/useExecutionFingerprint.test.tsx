import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { CausewayProvider, useExecuteSteps, useExecution } from '@causeway/react'
import { getQuote } from '@causeway/react/actions'
import type { Config } from '@causeway/react/execution'
import { accountsOf } from '../../../../src/config/configInternals.ts'
import { useHiddenExecution } from '../../../../src/hooks/base/useHiddenExecution.ts'
import { useExecutionFingerprint } from '../../../../src/hooks/internal/executions/useExecutionFingerprint.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { storedSwaps } from '../../../support/swaps/storedSwaps.ts'

it('default: names the swaps of an earlier page that the provider may know, once they are read', async () => {
  const env = createTestEnvironment()
  const client = clientOf(async () => Response.json({ status: 'submitted' }))
  const journal = storedSwaps([
    { id: 'b', status: 'filling', items: ['done'], requestId: `0x${'7'.repeat(64)}` },
    { id: 'unsent', status: 'rejected', items: ['lost'] },
    { id: 'a', status: 'filling', items: ['done'], requestId: `0x${'8'.repeat(64)}` },
  ])
  const { result } = renderHookWithCauseway(() => useExecutionFingerprint(), env, { client, journal })
  expect(result.current).toBe('')
  await waitFor(() => expect(result.current).toBe('a filling,b filling'))
})

it('behavior: changes when a swap is sent and when it has arrived, but for no prompt before', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 50 } })
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  const seen: string[] = []
  const { result } = renderHookWithCauseway(() => {
    const fingerprint = useExecutionFingerprint()
    if (fingerprint !== seen.at(-1)) seen.push(fingerprint)
    return { ...useExecuteSteps(), ...useExecution() }
  }, env)
  act(() => result.current.executeSteps({ quote }))
  await waitFor(() => expect(result.current.state.status).toBe('success'))
  const { id } = result.current.state
  expect(seen).toEqual(['', `${id} filling`, `${id} success`])
})

it('behavior: follows the executions of the config that the page gave last', async () => {
  const env = createTestEnvironment()
  const client = clientOf(async () => Response.json({ status: 'submitted' }))
  const [first, second] = ['a', 'b'].map((id) => {
    const requestId = `0x${'7'.repeat(64)}`
    return configOf(env, {
      client,
      journal: storedSwaps([{ id, status: 'filling', items: ['done'], requestId }]),
    })
  })
  onTestFinished(() => [first, second].forEach((config) => config?.stop()))
  const queryClient = new QueryClient()
  let config = first
  const { result, rerender } = renderHook(() => useExecutionFingerprint(), {
    wrapper: ({ children }: { children: ReactNode }) =>
      config && (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config}>{children}</CausewayProvider>
        </QueryClientProvider>
      ),
  })
  await waitFor(() => expect(result.current).toBe('a filling'))
  config = second
  rerender()
  await waitFor(() => expect(result.current).toBe('b filling'))
})

/** How many listen to a store. */
function countListeners(store: { subscribe: (listener: () => void) => () => void }): () => number {
  const { subscribe } = store
  let count = 0
  store.subscribe = (listener) => {
    const end = subscribe(listener)
    count += 1
    return () => {
      count -= 1
      end()
    }
  }
  return () => count
}

it.each([
  ['useExecutionFingerprint', useExecutionFingerprint],
  ['useHiddenExecution', useHiddenExecution],
])('behavior: %s leaves no listener behind', (_, useIt: (config: Config) => unknown) => {
  const env = createTestEnvironment()
  const config = configOf(env)
  onTestFinished(config.stop)
  const stores = [config.executions, config.executions.current, accountsOf(config)]
  const counts = stores.map(countListeners)
  const queryClient = new QueryClient()
  function Probe() {
    useIt(config)
    return null
  }
  const page = (isShown: boolean) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config}>{isShown && <Probe />}</CausewayProvider>
    </QueryClientProvider>
  )
  const { rerender } = render(page(false))
  const before = counts.map((count) => count())
  rerender(page(true))
  const added = counts.map((count, index) => count() - (before[index] ?? 0))
  expect(added.filter((count) => count > 0)).toEqual([1, 1])
  rerender(page(false))
  expect(counts.map((count) => count())).toEqual(before)
})

import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { CausewayProvider, useExecutions, useRequestStatus } from '@causeway/react'
import { requestStatusQueryKey } from '@causeway/react/query'
import type { RequestState } from '@causeway/react/schemas'
import { useHasSwap } from '../../../../src/hooks/internal/executions/useHasSwap.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../../../support/restoredQueryClient.ts'
import { storedSwaps } from '../../../support/swaps/storedSwaps.ts'

const env = createTestEnvironment()
const requestId = `0x${'7'.repeat(64)}`

/** A page whose journal has a swap that arrived, whose store of queries says how it ended, and whose service answers when let. */
function show(restored: RequestState['status'], answer: RequestState['status']) {
  let answerNow = () => {}
  const isLet = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  const client = clientOf(async () => {
    await isLet
    return Response.json({ status: answer })
  })
  const journal = storedSwaps([{ id: 'one', status: 'success', requestId, sender: env.wallet.address }])
  const config = configOf(env, { client, journal })
  onTestFinished(config.stop)
  const state: RequestState = {
    rawStatus: restored,
    status: restored,
    isDeposited: true,
    updatedAt: undefined,
  }
  const queryClient = restoredQueryClient([[requestStatusQueryKey(config, { requestId }), state]], {
    defaultOptions: { queries: { retryDelay: 1 } },
  })
  const { result } = renderHook(
    () => ({
      hasSwap: useHasSwap(() => true),
      past: useExecutions().past.map(({ state }) => state.status),
      said: useRequestStatus({ requestId }).data?.status,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config} wallet={env.wallet}>
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      ),
    },
  )
  return { result, answerNow }
}

it.each(['refund', 'failure'] as const)(
  'behavior: a payment that a store of queries calls %s stays known as one',
  async (restored) => {
    const { result, answerNow } = show(restored, 'success')
    await waitFor(() => expect(result.current.past).toEqual(['unconfirmed']))
    expect(result.current).toMatchObject({ hasSwap: true, said: restored })
    answerNow()
    await waitFor(() => expect(result.current.said).toBe('success'))
    expect(result.current.hasSwap).toBe(true)
  },
)

it.each(['refund', 'failure'] as const)(
  'behavior: it is none any more once the service says %s',
  async (answer) => {
    const { result, answerNow } = show('success', answer)
    await waitFor(() => expect(result.current).toMatchObject({ past: ['unconfirmed'], hasSwap: true }))
    answerNow()
    await waitFor(() => expect(result.current).toMatchObject({ said: answer, hasSwap: false }))
  },
)

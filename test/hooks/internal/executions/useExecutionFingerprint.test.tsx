import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useExecuteSteps, useExecution } from '@causeway/react'
import { getQuote } from '@causeway/react/actions'
import { useExecutionFingerprint } from '../../../../src/hooks/internal/executions/useExecutionFingerprint.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
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

import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { useExecuteSteps, useExecution, useExecutions } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

describe('useExecutions', () => {
  it('default: lists what an earlier page left, and follows it to its end', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 200 } })
    const journal = createMemoryJournal()
    const first = renderHookWithCauseway(() => ({ ...useExecuteSteps(), ...useExecution() }), env, {
      journal,
    })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    act(() => first.result.current.executeSteps({ quote }))
    await waitFor(() => expect(first.result.current.state.status).toBe('filling'))
    first.unmount()

    const second = renderHookWithCauseway(() => useExecutions(), env, { journal })
    await waitFor(() =>
      expect(second.result.current.pending.map(({ state }) => state.status)).toEqual(['filling']),
    )
    await waitFor(
      () => expect(second.result.current.past.map(({ state }) => state.status)).toEqual(['success']),
      {
        timeout: 60_000,
      },
    )
    expect(second.result.current.pending).toEqual([])
  })
})

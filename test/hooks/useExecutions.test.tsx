import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { createMemoryJournal } from '@causeway/react/execution'
import { useExecuteSteps, useExecution, useExecutions } from '@causeway/react'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../support/renderWithCauseway.tsx'
import { storedSwaps } from '../support/swaps/storedSwaps.ts'

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

  it('behavior: shows an execution of the config that it was given last', async () => {
    const env = createTestEnvironment()
    const [first, second] = ['0xfirst', '0xsecond'].map((id) =>
      configOf(env, { journal: storedSwaps([{ id, status: 'filling', sender: env.wallet.address }]) }),
    )
    onTestFinished(() => [first, second].forEach((config) => config?.stop()))
    let config = first
    const { result, rerender } = renderHookWithCauseway(
      () => ({ ...useExecutions({ config }), current: useExecution({ config }).state }),
      env,
    )
    const shownIds = () => result.current.pending.map(({ state }) => state.id)
    await waitFor(() => expect(shownIds()).toEqual(['0xfirst']))
    config = second
    rerender()
    await waitFor(() => expect(shownIds()).toEqual(['0xsecond']))
    expect(await act(() => result.current.show('0xsecond'))).toBe(true)
    expect(result.current.current.id).toBe('0xsecond')
  })
})

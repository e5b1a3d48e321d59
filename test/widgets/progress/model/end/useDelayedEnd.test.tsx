import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { idleState, type ExecutionState, type ExecutionStatus } from '@causeway/react/execution'
import { useDelayedEnd } from '../../../../../src/widgets/progress/model/end/useDelayedEnd.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../../support/renderWithCauseway.tsx'

const stateOf = (status: ExecutionStatus, id = 'one'): ExecutionState => ({ ...idleState, id, status })

/** A page on a clock that the test moves. */
function watch(first: ExecutionState) {
  const env = createTestEnvironment()
  let now = 1_000_000
  const sleepers: { until: number; wake: () => void }[] = []
  const clock = {
    now: () => now,
    sleep: (ms: number) => new Promise<void>((resolve) => sleepers.push({ until: now + ms, wake: resolve })),
  }
  const client = { ...env.client, clock }
  let [state, isLoading] = [first, false]
  const { result, rerender } = renderHookWithCauseway(() => useDelayedEnd(state, isLoading), env, { client })
  return {
    held: () => result.current?.status,
    become(next: ExecutionState, loads: boolean) {
      ;[state, isLoading] = [next, loads]
      rerender()
    },
    async pass(ms: number) {
      now += ms
      await act(async () => {
        for (const { until, wake } of sleepers) if (until <= now) wake()
        await Promise.resolve()
      })
    },
  }
}

it('default: keeps the state before a failure until its history has loaded', () => {
  const { held, become } = watch(stateOf('filling'))
  become(stateOf('failed'), true)
  expect(held()).toBe('filling')
  become(stateOf('failed'), false)
  expect(held()).toBeUndefined()
})

it('behavior: waits for at most two seconds', async () => {
  const { held, become, pass } = watch(stateOf('filling'))
  become(stateOf('refunded'), true)
  await pass(1_900)
  expect(held()).toBe('filling')
  await pass(200)
  expect(held()).toBeUndefined()
})

it.each<[title: string, before: ExecutionState, end: ExecutionState, isLoading: boolean]>([
  ['a success', stateOf('filling'), stateOf('success'), true],
  ['an end that was there from the start', stateOf('idle'), stateOf('failed'), true],
  ['the end of another swap', stateOf('filling', 'other'), stateOf('failed'), true],
  ['an end whose history isn’t read', stateOf('filling'), stateOf('failed'), false],
])('behavior: shows at once: %s', (_title, before, end, isLoading) => {
  const { held, become } = watch(before)
  become(end, isLoading)
  expect(held()).toBeUndefined()
})

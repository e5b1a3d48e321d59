import { describe, expect, it } from 'vitest'
import { createClient } from '@causeway/react/actions'
import { createMemoryJournal, idleState } from '@causeway/react/execution'
import { assembleExecution } from '../../../../src/execution/core/assembleExecution.ts'
import { toExecutionPorts } from '../../../../src/execution/core/host/executionPorts.ts'
import { createFollowedExecutions } from '../../../../src/execution/core/list/createFollowedExecutions.ts'
import { createKnownExecutions } from '../../../../src/execution/core/list/createKnownExecutions.ts'
import { now, recordOf } from './createListPage.ts'

describe('findRemovable', () => {
  it('behavior: reads each record only a few times, however many a forged journal holds', () => {
    const clock = { now: () => now, sleep: async () => {} }
    const ports = toExecutionPorts(createClient({ baseUrl: 'https://sandbox.invalid' }), {
      clock,
      journal: createMemoryJournal(),
    })
    const followed = createFollowedExecutions(ports, { onChange: () => {}, onFreeSlot: async () => {} })
    const known = createKnownExecutions(assembleExecution(ports), followed, clock)
    let looks = 0
    const records = Array.from({ length: 500 }, (_, index) => ({
      ...recordOf('', index % 5 === 0 ? 'filling' : 'success'),
      get id() {
        looks += 1
        return `r${index}`
      },
    }))
    known.update(records)
    expect(known.findRemovable({ records, unreadable: [] })).toHaveLength(400)
    expect(looks).toBeLessThan(10 * records.length)
  })
})

function createKnown() {
  const clock = { now: () => now, sleep: async () => {} }
  const ports = toExecutionPorts(createClient({ baseUrl: 'https://sandbox.invalid' }), {
    clock,
    journal: createMemoryJournal(),
  })
  const followed = createFollowedExecutions(ports, { onChange: () => {}, onFreeSlot: async () => {} })
  return createKnownExecutions(assembleExecution(ports), followed, clock)
}

it('behavior: follows no execution that this page saw end, unless it goes on', () => {
  const known = createKnown()
  const record = recordOf('a', 'failed')
  const openIds = () => known.findOpen().map(({ id }) => id)
  known.update([record])
  expect(openIds()).toEqual(['a'])
  known.end('a', { ...idleState, id: 'a', status: 'failed' })
  expect(openIds()).toEqual([])
  known.end('a', undefined)
  expect(openIds()).toEqual(['a'])
})

it.each([
  ['failed', 'failed', undefined, 'failed'],
  ['failed', 'confirming', undefined, 'failed'],
  ['failed', 'success', 'success', undefined],
  ['rejected', 'filling', 'filling', undefined],
  ['rejected', 'refunded', 'refunded', undefined],
  ['success', 'filling', undefined, 'success'],
] as const)(
  'behavior: lists one that this page saw end as %s, and that is stored as %s',
  (status, storedStatus, stored, seen) => {
    const known = createKnown()
    known.update([recordOf('a', storedStatus)])
    known.end('a', { ...idleState, id: 'a', status })
    const { pending, past } = known.list([])
    const [entry] = [...pending, ...past]
    expect(entry?.state).toMatchObject(
      stored === undefined ? { status: seen, isRestored: false } : { storedStatus: stored, isRestored: true },
    )
  },
)

it('behavior: lists one that failed unpaid as stored, once another page has heard of its deposit', () => {
  const known = createKnown()
  const requestState = { rawStatus: 'failure', status: 'failure', isDeposited: true, updatedAt: 3 } as const
  known.update([{ ...recordOf('a', 'failed'), requestState }])
  known.end('a', { ...idleState, id: 'a', status: 'failed' })
  const { pending, past } = known.list([])
  expect([...pending, ...past]).toMatchObject([{ state: { isRestored: true } }])
})

import { describe, expect, it } from 'vitest'
import { findClearable } from '../../../../src/execution/core/list/findClearable.ts'
import { record, recordOf } from '../../records/testRecord.ts'

describe('findClearable', () => {
  it('behavior: finds ended swaps and entries that can’t be read, and nothing else', () => {
    const entry = { text: '{', reason: 'it is not JSON' }
    const clearable = findClearable(
      {
        records: [
          { ...recordOf('success'), id: 'over' },
          { ...recordOf('filling'), id: 'pending' },
          { ...recordOf('failed'), id: 'failed' },
        ],
        unreadable: [
          { ...entry, id: 'cut', isNewer: false },
          { ...entry, id: 'newer', isNewer: true },
        ],
      },
      record.updatedAt,
    )
    expect(clearable).toEqual(['over', 'cut'])
  })

  const dayMs = 24 * 60 * 60_000

  it.each([
    [4, []],
    [30, []],
    [31, ['rejected']],
  ] as const)('error: on a clock %d days ahead, a payment in doubt leaves: %j', (days, cleared) => {
    const records = [{ ...recordOf('rejected', 'lost'), id: 'rejected' }]
    const now = record.updatedAt + days * dayMs
    expect(findClearable({ records, unreadable: [] }, now)).toEqual(cleared)
  })

  it('error: keeps a permit in doubt, too, whose deadline the clock has passed', () => {
    const [item] = record.items
    if (!item?.intent) throw new TypeError('The record has no prompted item.')
    const { from } = item.intent
    const intent = { from, at: record.startedAt, expiresAt: record.startedAt + dayMs / 24 }
    const permit = {
      ...item,
      kind: 'signature' as const,
      status: 'lost' as const,
      transactionHash: undefined,
      intent,
    }
    const records = [{ ...recordOf('rejected'), id: 'permit', items: [permit] }]
    const cleared = (days: number) =>
      findClearable({ records, unreadable: [] }, record.updatedAt + days * dayMs)
    expect([cleared(4), cleared(31)]).toEqual([[], ['permit']])
  })

  it('behavior: finds a swap at once whose rejected prompt sent nothing', () => {
    const records = [{ ...recordOf('rejected', 'waiting'), id: 'rejected' }]
    expect(findClearable({ records, unreadable: [] }, record.updatedAt)).toEqual(['rejected'])
  })
})

import { expect, it } from 'vitest'
import { findClearable } from '../../../../src/execution/core/list/findClearable.ts'
import { record, recordOf } from '../../records/testRecord.ts'

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

import { bytes32Pattern } from '../../../schemas/base/primitives.ts'
import { isSendingOver } from '../../state/executionState.ts'
import { readRecord, type ExecutionRecord } from './executionRecord.ts'
import type { Journal } from './journal.ts'

type RecordItem = ExecutionRecord['items'][number]

/**
 * Adds the hashes that the journal has for items without one: the wallet may have answered an execution that was left, and another page may
 * have stored its answer.
 *
 * @param heardHashes Hashes that this execution has had and dropped.
 * @returns the same record if there are none.
 */
export async function withStoredHashes(
  journal: Journal,
  record: ExecutionRecord,
  heardHashes: ReadonlySet<string>,
): Promise<ExecutionRecord> {
  if (!record.items.some(lacksHash)) return record
  const stored = await readStored(journal, record.id)
  const hashAt = (item: RecordItem, at: number) => {
    const hash = lacksHash(item) ? stored?.items[at]?.transactionHash : undefined
    return hash && bytes32Pattern.test(hash) && !heardHashes.has(hash) ? hash : undefined
  }
  return record.items.reduce((next, item, at) => {
    const hash = hashAt(item, at)
    return hash ? withHash(next, at, hash) : next
  }, record)
}

/** A record with the hash of what the wallet has sent for an item after all. */
export function withHash(
  record: ExecutionRecord,
  index: number,
  transactionHash: `0x${string}` | undefined,
): ExecutionRecord {
  // The end that the provider reported stays.
  const isOver = isSendingOver(record) || record.items[index]?.status === 'done'
  return {
    ...record,
    status: isOver ? record.status : 'confirming',
    items: record.items.map((item, at) =>
      at === index
        ? {
            ...item,
            transactionHash: transactionHash ?? item.transactionHash,
            status: isOver ? item.status : 'confirming',
          }
        : item,
    ),
  }
}

/** Only items that were prompted can have one. */
function lacksHash({ kind, transactionHash, intent }: RecordItem): boolean {
  return kind === 'transaction' && intent != null && transactionHash == null
}

/** If the journal can't be read, the record is written as it is. */
async function readStored(journal: Journal, id: string): Promise<ExecutionRecord | undefined> {
  try {
    const entry = (await journal.read()).find((one) => one.id === id)
    return entry && readRecord(entry.text)
  } catch {
    return undefined
  }
}

import type { Clock } from '../../utils/time/clock.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import { isSendingOver } from '../state/executionState.ts'
import { readEntries } from '../ports/journal/journalEntries.ts'
import { readRecord, type ExecutionRecord } from './executionRecord.ts'
import type { Journal } from '../ports/journal/journal.ts'
import { storeLimitMs } from '../ports/journal/storeLimits.ts'
import type { WalletAnswer } from '../state/executionEvent.ts'

/** A journal, and the clock for its time limits. */
interface Storage {
  journal: Journal
  clock: Clock
}

type RecordItem = ExecutionRecord['items'][number]

/**
 * Adds wallet answers from the journal to items without a hash: the wallet may have answered after the execution was left, and another page
 * may have stored its answer.
 *
 * @param heardHashes Hashes that this execution has had and dropped.
 * @returns the same record if the journal has no answers for it.
 */
export async function withStoredHashes(
  storage: Storage,
  record: ExecutionRecord,
  heardHashes: ReadonlySet<string>,
): Promise<ExecutionRecord> {
  if (!record.items.some(lacksHash)) return record
  const stored = await readStored(storage, record.id)
  return record.items.reduce((next, item, at) => {
    const answer = lacksHash(item) ? answerIn(stored?.items[at], item) : undefined
    if (answer === 'unsent') return withoutPrompt(next, at)
    const isHeard = answer?.transactionHash && heardHashes.has(answer.transactionHash)
    return answer && !isHeard ? withAnswer(next, at, answer) : next
  }, record)
}

/**
 * The wallet's answer that a stored item has and another version of the item lacks: a transaction hash, the wallet's own ID of a batch, or
 * `unsent`.
 */
export function answerIn(
  { status, transactionHash, wasLost = false, intent }: Partial<RecordItem> = {},
  other: Pick<RecordItem, 'status' | 'wasLost' | 'intent'>,
): WalletAnswer | 'unsent' | undefined {
  const isTakenBack =
    status === 'waiting' && !transactionHash && intent != null && intent.at === other.intent?.at
  if (isTakenBack && other.status === 'lost' && !wasLost && !other.wasLost) return 'unsent'
  // A hash that the wallet reported for a batch that it gave up isn't an answer.
  const isGivenUp = status === 'lost' || status === 'waiting' || status === 'prompting'
  if (transactionHash && !isGivenUp && bytes32Pattern.test(transactionHash)) return { transactionHash }
  const callsId = intent?.callsId ?? undefined
  const isRenamed = callsId !== undefined && callsId !== other.intent?.callsId
  const isAnswered = isRenamed && status === 'confirming' && other.status === 'lost'
  return isAnswered ? { transactionHash: undefined, callsId } : undefined
}

/** A record with the wallet's late answer for an item. */
export function withAnswer(
  record: ExecutionRecord,
  index: number,
  { transactionHash, callsId }: WalletAnswer,
): ExecutionRecord {
  // A final status that the provider reported stays.
  const isOver = isSendingOver(record) || record.items[index]?.status === 'done'
  return {
    ...record,
    status: isOver ? record.status : 'confirming',
    items: record.items.map((item, at) =>
      at === index
        ? {
            ...item,
            ...(transactionHash && { transactionHash, transactionNonce: undefined }),
            status: item.status === 'done' ? item.status : 'confirming',
            intent: item.intent && callsId !== undefined ? { ...item.intent, callsId } : item.intent,
          }
        : item,
    ),
  }
}

/** A record without the prompt of an item, which sent nothing after all. */
function withoutPrompt(record: ExecutionRecord, index: number): ExecutionRecord {
  return {
    ...record,
    status: isSendingOver(record) ? record.status : 'rejected',
    items: record.items.map((item, at) => (at === index ? { ...item, status: 'waiting' } : item)),
  }
}

/** Whether an item that was prompted has no hash. */
function lacksHash({ kind, transactionHash, intent }: RecordItem): boolean {
  return kind === 'transaction' && intent != null && transactionHash == null
}

/** Reads a stored record. Undefined if the journal can't be read in time: a journal may still accept writes then. */
async function readStored({ journal, clock }: Storage, id: string): Promise<ExecutionRecord | undefined> {
  try {
    const entries = await readEntries(journal, { clock, maxMs: storeLimitMs / 2 })
    const entry = entries.find((one) => one.id === id)
    return entry && readRecord(entry.text)
  } catch {
    return undefined
  }
}

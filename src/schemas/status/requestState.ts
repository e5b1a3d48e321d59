import type * as z from 'zod/mini'
import { lenient } from '../base/nullish.ts'
import { lenientArray, map, object } from '../base/object.ts'
import { answeredChainId, looseMilliseconds, nonEmptyText, reason, looseText } from '../base/primitives.ts'
import { isSettled, toRequestStatus } from './requestStatus.ts'

/** The response of every version of the status endpoint. */
export const requestStateSchema = map(
  object({
    /** The provider's own word. */
    status: nonEmptyText,
    /** More about the status; untrusted text. */
    details: lenient(looseText),
    failReason: lenient(reason),
    refundFailReason: lenient(reason),
    /** Transactions that brought funds in. */
    inTxHashes: lenient(lenientArray(looseText)),
    /** Transactions that paid funds out. */
    txHashes: lenient(lenientArray(looseText)),
    /** Last update in milliseconds since the epoch; the legacy lookup's name for `updatedAt`. */
    time: lenient(looseMilliseconds),
    updatedAt: lenient(looseMilliseconds),
    /** When the quote was requested, in milliseconds since the epoch. */
    quoteCreatedAt: lenient(looseMilliseconds),
    originChainId: lenient(answeredChainId),
    destinationChainId: lenient(answeredChainId),
  }),
  ({ time, updatedAt, status: rawStatus, ...rest }) => {
    const { inTxHashes = [], txHashes } = rest
    const status = toRequestStatus(rawStatus, txHashes, rest.refundFailReason)
    return {
      ...rest,
      /** The provider's own word. */
      rawStatus,
      /** The provider's status in the library's vocabulary. */
      status,
      /** Whether the provider reports that the user's funds have arrived. */
      isDeposited:
        inTxHashes.length > 0 ||
        hasArrived(rawStatus) ||
        (isConfirmed.has(rawStatus) && time === undefined && updatedAt !== undefined),
      /** Last update in milliseconds since the epoch. */
      updatedAt: updatedAt ?? time,
    }
  },
)

/** The statuses of the newer endpoint once a deposit is confirmed and its fill is still to come. */
const isConfirmed: ReadonlySet<string> = new Set(['pending', 'delayed'])

/**
 * Whether the status alone proves that the funds have arrived. `pending` doesn't: the legacy endpoint, which dates by
 * `time`, also says so before a deposit, and its successor, which dates by `updatedAt`, once the deposit is confirmed.
 * Nor does `failure`, which may concern a deposit that never came.
 */
function hasArrived(rawStatus: string): boolean {
  const status = toRequestStatus(rawStatus)
  return rawStatus === 'received' || status === 'submitted' || isSettled(status)
}

/** The status of a request, with its details. */
export interface RequestState extends z.output<typeof requestStateSchema> {}

/** Writes a parsed status in the provider's format, for storage and other tabs. Parsing it again gives the same status. */
export function toWireStatus<status extends Pick<RequestState, 'rawStatus' | 'isDeposited' | 'updatedAt'>>({
  rawStatus,
  updatedAt,
  ...rest
}: status) {
  return { ...rest, status: rawStatus, ...(rest.isDeposited ? { updatedAt } : { time: updatedAt }) }
}

import type * as z from 'zod/mini'
import { lenient } from '../base/nullish.ts'
import { lenientArray, map, object } from '../base/object.ts'
import { answeredChainId, looseMilliseconds, nonEmptyText, reason, looseText } from '../base/primitives.ts'
import { isSettled, toRequestStatus } from './requestStatus.ts'

/** The response of every version of the status endpoint. */
export const requestStateSchema = map(
  object({
    /** The service's own word. */
    status: nonEmptyText,
    /** More about the status; untrusted text. */
    details: lenient(looseText),
    failReason: lenient(reason),
    refundFailReason: lenient(reason),
    /** Transactions that brought money in. */
    inTxHashes: lenient(lenientArray(looseText)),
    /** Transactions that paid money out. */
    txHashes: lenient(lenientArray(looseText)),
    /** Last update in milliseconds since the epoch; the legacy lookup's name for `updatedAt`. */
    time: lenient(looseMilliseconds),
    updatedAt: lenient(looseMilliseconds),
    /** When the quote was asked for, in milliseconds since the epoch. */
    quoteCreatedAt: lenient(looseMilliseconds),
    originChainId: lenient(answeredChainId),
    destinationChainId: lenient(answeredChainId),
  }),
  ({ time, updatedAt, status: rawStatus, ...rest }) => {
    const { inTxHashes = [], txHashes } = rest
    const status = toRequestStatus(rawStatus, txHashes, rest.refundFailReason)
    return {
      ...rest,
      /** The service's own word. */
      rawStatus,
      /** The service's word in the library's vocabulary. */
      status,
      /** The service says that the user's money has arrived. */
      isDeposited:
        inTxHashes.length > 0 ||
        hasArrived(rawStatus) ||
        (isConfirmed.has(rawStatus) && time === undefined && updatedAt !== undefined),
      /** Last update in milliseconds since the epoch. */
      updatedAt: updatedAt ?? time,
    }
  },
)

/** What the successor of the legacy lookup says once a deposit is confirmed and its fill is to come. */
const isConfirmed: ReadonlySet<string> = new Set(['pending', 'delayed'])

/**
 * Whether the word alone says that the money has arrived. `pending` proves nothing: the legacy lookup, which dates by `time`, says so
 * before a deposit too, and its successor, which dates by `updatedAt`, once the deposit is confirmed. Nor does `failure`, which may be
 * of a deposit that never came.
 */
function hasArrived(rawStatus: string): boolean {
  const status = toRequestStatus(rawStatus)
  return rawStatus === 'received' || status === 'submitted' || isSettled(status)
}

/** The status of a request, with its details. */
export interface RequestState extends z.output<typeof requestStateSchema> {}

/** What a service says, from what was read of it: for stores and other tabs, which read it again to the same. */
export function toWireStatus<status extends Pick<RequestState, 'rawStatus' | 'isDeposited' | 'updatedAt'>>({
  rawStatus,
  updatedAt,
  ...rest
}: status) {
  return { ...rest, status: rawStatus, ...(rest.isDeposited ? { updatedAt } : { time: updatedAt }) }
}

import type * as z from 'zod/mini'
import { lenient } from '../base/nullish.ts'
import { lenientArray, map, object } from '../base/object.ts'
import { answeredChainId, looseNumber, nonEmptyText, reason, looseText } from '../base/primitives.ts'
import { isSettled, toRequestState, type RequestState } from './requestState.ts'

/** The answer of every version of the status lookup. */
export const requestStatusSchema = map(
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
    time: lenient(looseNumber),
    updatedAt: lenient(looseNumber),
    /** When the quote was asked for, in milliseconds since the epoch. */
    quoteCreatedAt: lenient(looseNumber),
    originChainId: lenient(answeredChainId),
    destinationChainId: lenient(answeredChainId),
  }),
  ({ time, updatedAt, ...status }) => {
    const { inTxHashes = [], txHashes } = status
    const state = toRequestState(status.status, txHashes)
    return {
      ...status,
      /** `status` in the library's vocabulary. */
      state,
      /** The service says that the user's money has arrived. */
      isDeposited: hasArrived(status.status, state) || inTxHashes.length > 0,
      /** Last update in milliseconds since the epoch. */
      updatedAt: updatedAt ?? time,
    }
  },
)

/**
 * Whether the word alone says that the money has arrived. `pending` proves nothing: the legacy lookup says so before a
 * deposit too; nor does `failure`, which may be of a deposit that never came.
 */
function hasArrived(status: string, state: RequestState): boolean {
  return status === 'received' || state === 'submitted' || isSettled(state)
}

/** Where a request stands. */
export interface RequestStatus extends z.output<typeof requestStatusSchema> {}

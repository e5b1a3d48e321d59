import type * as z from 'zod/mini'
import { lenient } from '../base/nullish.ts'
import { array, map, object } from '../base/object.ts'
import { chainId, number, text } from '../base/primitives.ts'
import { toRequestState } from './requestState.ts'

/** The answer of every version of the status lookup. */
export const requestStatusSchema = map(
  object({
    /** The service's own word. */
    status: text,
    /** More about the status; untrusted text. */
    details: lenient(text),
    failReason: lenient(text),
    refundFailReason: lenient(text),
    /** Transactions that brought money in. */
    inTxHashes: lenient(array(text)),
    /** Transactions that paid money out. */
    txHashes: lenient(array(text)),
    /** Last update in milliseconds since the epoch; the legacy lookup's name for `updatedAt`. */
    time: lenient(number),
    updatedAt: lenient(number),
    originChainId: lenient(chainId),
    destinationChainId: lenient(chainId),
  }),
  ({ time, updatedAt, ...status }) => ({
    ...status,
    /** `status` in the library's vocabulary. */
    state: toRequestState(status.status),
    /** The service says that the user's money has arrived. */
    isDeposited: isDeposited(status),
    /** Last update in milliseconds since the epoch. */
    updatedAt: updatedAt ?? time,
  }),
)

/** `pending` alone proves nothing: the legacy lookup says so before a deposit too. */
function isDeposited({
  status,
  inTxHashes = [],
}: {
  status: string
  inTxHashes?: string[] | undefined
}): boolean {
  return status === 'received' || status === 'submitted' || inTxHashes.length > 0
}

/** Where a request stands. */
export interface RequestStatus extends z.output<typeof requestStatusSchema> {}

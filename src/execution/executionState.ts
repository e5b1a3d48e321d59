import type { Quote } from '../actions/getQuote.ts'
import type { RequestStatus } from '../actions/getRequestStatus.ts'
import type { CausewayError } from '../errors/base.ts'

/**
 * Where an execution stands, in words a user would understand.
 *
 * - `idle`: nothing was started
 * - `auditing`: the quote is compared with what was asked
 * - `awaitingChain`: the wallet is asked to switch its network
 * - `awaitingWallet`: the wallet is asked to send a transaction
 * - `confirming`: a transaction was sent and is not mined yet
 * - `filling`: all transactions are mined; the service pays out
 * - `success`, `refunded`: over
 * - `failed`: over, unless the service still says otherwise: a refund may follow
 * - `rejected`: declined in the wallet; may be started again
 */
export type ExecutionStatus =
  | 'idle'
  | 'auditing'
  | 'awaitingChain'
  | 'awaitingWallet'
  | 'confirming'
  | 'filling'
  | 'success'
  | 'refunded'
  | 'failed'
  | 'rejected'

/** One transaction of the quote and how far it is. */
export interface ExecutionItem {
  stepId: string
  /** The step's instruction; untrusted text. */
  action: string | undefined
  chainId: number
  status: 'waiting' | 'prompting' | 'confirming' | 'done' | 'failed'
  transactionHash: `0x${string}` | undefined
}

export interface ExecutionState {
  status: ExecutionStatus
  /** The quote under way; undefined while idle. */
  quote: Quote | undefined
  /** Id of the request in the service. */
  requestId: string | undefined
  items: readonly ExecutionItem[]
  /** What the service said last. */
  requestStatus: RequestStatus | undefined
  /** The last look at the service failed; the execution goes on, and so do the looks. */
  isServiceUnreachable: boolean
  /** Why it is `failed` or `rejected`. */
  error: CausewayError | undefined
  /** Milliseconds since the epoch. */
  startedAt: number | undefined
}

export type ExecutionEvent =
  | {
      type: 'started'
      quote: Quote
      requestId: string | undefined
      items: readonly ExecutionItem[]
      at: number
    }
  | { type: 'chainRequested'; index: number }
  | { type: 'prompted'; index: number }
  | { type: 'submitted'; index: number; transactionHash: `0x${string}` }
  | { type: 'confirmed'; index: number; transactionHash?: `0x${string}` | undefined }
  | { type: 'statusSeen'; status: RequestStatus }
  | { type: 'statusUnavailable' }
  | { type: 'rejected'; error: CausewayError }
  | { type: 'failed'; error: CausewayError }
  | { type: 'reset' }

export const idleState: ExecutionState = {
  status: 'idle',
  quote: undefined,
  requestId: undefined,
  items: [],
  requestStatus: undefined,
  isServiceUnreachable: false,
  error: undefined,
  startedAt: undefined,
}

/** True while an execution is under way: another one must not start. */
export function isBusy({ status }: Pick<ExecutionState, 'status'>): boolean {
  return !['idle', 'success', 'refunded', 'failed', 'rejected'].includes(status)
}

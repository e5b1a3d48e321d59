import type { Quote } from '../../actions/getQuote.ts'
import type { RequestState } from '../../schemas/status/requestState.ts'
import type { CausewayError } from '../../errors/causewayError.ts'
import type { AuditFinding } from '../../errors/quote.ts'
import { isHandedOver, type ExecutionItem } from './executionItem.ts'
import type { ExecutionSummary } from './executionSummary.ts'

/**
 * The status of an execution, from the user's point of view.
 *
 * - `idle`: not started
 * - `auditing`: the quote is compared with the parameters
 * - `awaitingChain`: the wallet is asked to switch its network
 * - `awaitingWallet`: the wallet is asked to send a transaction or to sign
 * - `confirming`: a transaction was sent and is not mined yet
 * - `posting`: a signature is being sent to the provider
 * - `filling`: the user's part is done; the provider delivers
 * - `success`, `refunded`: over
 * - `failed`: over, unless the provider reports otherwise later: a refund may follow
 * - `rejected`: rejected by the user, or left before everything was sent; may be started again
 * - `unknown`: a prompt was open when the page or the wallet's answer was lost; it isn't known yet whether it was sent
 * - `unconfirmed`: found in storage, where anyone can write, and not yet confirmed by the provider since the page was loaded. The provider
 *   is asked as soon as the execution is shown or tracked
 * - `attention`: the user has to make a decision, see `ExecutionState.decision`
 */
export type ExecutionStatus = (typeof executionStatuses)[number]

export const executionStatuses = [
  'idle',
  'auditing',
  'awaitingChain',
  'awaitingWallet',
  'confirming',
  'posting',
  'filling',
  'success',
  'refunded',
  'failed',
  'rejected',
  'unknown',
  'unconfirmed',
  'attention',
] as const

/**
 * The stage of each status, for the predicates of this file. A new status is a type error until it has a stage. A list of statuses
 * elsewhere must serve that one place only.
 *
 * - `notSending`: not started, given up, or not confirmed
 * - `sending`: the page, the wallet or a chain still has to do something
 * - `delivering`: everything was sent, and the provider delivers
 * - `settled`: delivered or refunded
 * - `failed`
 */
const stages: Readonly<
  Record<ExecutionStatus, 'notSending' | 'sending' | 'delivering' | 'settled' | 'failed'>
> = {
  idle: 'notSending',
  auditing: 'sending',
  awaitingChain: 'sending',
  awaitingWallet: 'sending',
  confirming: 'sending',
  posting: 'sending',
  filling: 'delivering',
  success: 'settled',
  refunded: 'settled',
  failed: 'failed',
  rejected: 'notSending',
  unknown: 'sending',
  unconfirmed: 'notSending',
  attention: 'sending',
}

/** An earlier payment that may still go through. */
export interface EarlierPayment {
  chainId: number
  /** When the wallet was asked for it, in milliseconds since the epoch. */
  promptedAt: number
  /**
   * The amount that its whole swap pays, in base units of the token that is paid now. Undefined if it is only known from storage, where
   * anyone can write, and for further payments of the same swap.
   */
  amount: bigint | undefined
  /** Its transaction, if the wallet returned a hash. It may come from storage: link it to an explorer, but claim nothing about it. */
  transactionHash: `0x${string}` | undefined
}

/**
 * A decision that only the user can make, with `proceed()` or `decline()` of the execution.
 *
 * - `findings`: the audit found something that doesn't block, but that the user must know
 * - `storageUnavailable`: nothing can be stored, so leaving the page means losing track of the swap
 * - `entryUnreadable`: a stored entry can't be read: if its payment is still pending, paying now may pay twice
 * - `locksUnavailable`: the browser's locks don't work, so another tab may have a request of this account open in the wallet
 * - `notSeen`: neither the chain nor the provider has seen what was prompted, for as long as the chain may take. It may have
 *   been sent after all, and then prompting again may pay twice. Unless `isRepeatable`, it can't be prompted again, since the quote has
 *   expired or another page started it: then both answers end it, unresolved
 * - `unansweredPrompt`: the wallet has not answered an earlier prompt of this account. If that one `isPayment`, it may have been sent, or still
 *   be, and prompting now may pay twice
 * - `postAgain`: the provider didn't respond to a signature; the same one can be sent again
 * - `pendingPayment`: an earlier payment of this token may still go through, or went through unreported: its signature can still be used or
 *   was used, or the wallet never answered. Paying now may pay twice
 */
export type ExecutionDecision =
  | { kind: 'findings'; findings: readonly AuditFinding[] }
  | { kind: 'storageUnavailable'; error: CausewayError }
  | { kind: 'entryUnreadable'; error: CausewayError }
  | { kind: 'locksUnavailable'; error: CausewayError }
  | { kind: 'notSeen'; error: CausewayError; isRepeatable: boolean }
  | { kind: 'unansweredPrompt'; error: CausewayError; isPayment: boolean }
  | { kind: 'postAgain'; error: CausewayError }
  | { kind: 'pendingPayment'; error: CausewayError; payments: readonly EarlierPayment[] }

/** The state of one execution: what is executed, how far it got, and what the user has to decide. */
export interface ExecutionState {
  /** ID of this execution in the journal; undefined while idle. */
  id: string | undefined
  status: ExecutionStatus
  /** The executed quote; undefined while idle and after a reload. */
  quote: Quote | undefined
  /**
   * What is moved and between whom; kept across reloads. Undefined while idle. If `isRestored`, it comes from storage: show none of its
   * amounts before `requestState` is there, and take received amounts and recipients only from the history.
   */
  summary: ExecutionSummary | undefined
  /** ID of the request at the provider: a different one from the quote's once that is superseded. */
  requestId: string | undefined
  /** IDs of the requests that others superseded, oldest first; the quote's is the first one. */
  supersededIds: readonly string[]
  /**
   * If `isRestored`, they come from storage: show only what the provider has confirmed, and approvals. To let the user look up an earlier
   * payment, use the hashes in a decision's `payments`.
   */
  items: readonly ExecutionItem[]
  /** The execution was found in the journal, and `summary` and `items` come from there. */
  isRestored: boolean
  /**
   * The status in which an earlier page left it, from storage: it may be outdated, and proves nothing. Undefined if the execution started
   * here.
   */
  storedStatus: ExecutionStatus | undefined
  /** The provider's latest report since the page was loaded. */
  requestState: RequestState | undefined
  /** The last poll of the provider failed; the execution and the polling continue. */
  isServiceUnreachable: boolean
  /** Earlier payments of the same token are being looked up, before the wallet is asked: one of them may still go through. */
  isCheckingEarlier: boolean
  /** The latest changes couldn't be stored: closing the page now may lose track of the execution. */
  isUnstored: boolean
  /** The decision that the user has to make, while the status is `attention`. */
  decision: ExecutionDecision | undefined
  /** Why it is `failed`, `rejected` or `unknown`. */
  error: CausewayError | undefined
  /** Milliseconds since the epoch. */
  startedAt: number | undefined
}

export const idleState: ExecutionState = {
  id: undefined,
  status: 'idle',
  quote: undefined,
  summary: undefined,
  requestId: undefined,
  supersededIds: [],
  items: [],
  isRestored: false,
  storedStatus: undefined,
  requestState: undefined,
  isServiceUnreachable: false,
  isCheckingEarlier: false,
  isUnstored: false,
  decision: undefined,
  error: undefined,
  startedAt: undefined,
}

/** True while an execution is not over: another one must not start. */
export function isPending({ status }: Pick<ExecutionState, 'status'>): boolean {
  const stage = stages[status]
  return stage === 'sending' || stage === 'delivering'
}

/** True once nothing more is sent: the provider delivers, or the execution has ended. A failure may still be refunded. */
export function isSendingOver({ status }: Pick<ExecutionState, 'status'>): boolean {
  const stage = stages[status]
  return stage === 'delivering' || stage === 'settled' || stage === 'failed'
}

/**
 * True once the user has nothing more to do, even if items are left. An `unconfirmed` execution isn't over: its transactions are searched
 * for on their chain until the provider reports.
 */
export function isUserDone({ status }: Pick<ExecutionState, 'status'>): boolean {
  return status === 'filling' || (status !== 'unconfirmed' && !isPending({ status }))
}

/** True while an item still waits for its prompt: once the execution is left, it is never sent. */
export function hasItemsToSend({ status, items }: Pick<ExecutionState, 'status' | 'items'>): boolean {
  return stages[status] === 'sending' && items.some((item) => item.status === 'waiting')
}

/** True if the execution is only known from storage: the provider hasn't reported it since the page was loaded. */
export function isUnconfirmedByService({
  isRestored,
  requestState,
}: Pick<ExecutionState, 'isRestored' | 'requestState'>): boolean {
  return isRestored && requestState === undefined
}

/**
 * True when the execution was given up although funds may still move: it isn't known whether the wallet has sent something, or the provider
 * has a signature.
 */
export function isUnresolved({
  status,
  items,
}: Pick<ExecutionState, 'status'> & {
  items: readonly Pick<ExecutionItem, 'kind' | 'paysNothing' | 'status'>[]
}): boolean {
  return status === 'rejected' && items.some((item) => item.status === 'lost' || isHandedOver(item))
}

/** True when the execution failed or is unresolved: its state may still change, for example by a refund. */
export function isInDoubt(state: Pick<ExecutionState, 'status' | 'items'>): boolean {
  return state.status === 'failed' || state.status === 'unconfirmed' || isUnresolved(state)
}

/** True once the provider has delivered or refunded: nothing changes anymore. */
export function isExecutionSettled({ status }: Pick<ExecutionState, 'status'>): boolean {
  return stages[status] === 'settled'
}

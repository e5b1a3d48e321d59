import { isSameRequestId } from '../../../schemas/requests/isSameRequestId.ts'
import { RequestFailedError } from '../../../errors/execution.ts'
import { isDepositDropped } from '../../../schemas/status/isDepositDropped.ts'
import { classifyRequest, type FundsOutcome } from '../../../schemas/status/requestOutcome.ts'
import { allDone, withReorgedUnconfirmed } from '../executionItems.ts'
import type { ExecutionState } from '../executionState.ts'
import type { Handler } from './handlers.ts'

/** The provider's report decides, whatever the current state is. */
export const statusSeen: Handler<'statusSeen'> = (state, { requestState }) => {
  const outcome = classifyRequest(requestState)
  // A final outcome counts whatever its time: clocks differ, and a fill has its own timestamp.
  const isEnd = outcome === 'success' || outcome === 'refund' || outcome === 'failure'
  if (!isEnd && !isFurther(outcome, state) && isOlder(requestState.updatedAt, state.requestState?.updatedAt))
    return state
  const next = { ...state, requestState, isServiceUnreachable: false }
  const over = { ...next, error: undefined, decision: undefined, items: allDone(state.items) }
  // The provider may refund after a failure but never revokes it, so no other status overrides it.
  const hasFailed = state.requestState?.status === 'failure'
  const failed = { ...next, requestState: state.requestState }
  const reason = requestState.failReason ?? requestState.details
  switch (outcome) {
    case 'success':
      return { ...over, status: 'success' }
    case 'refund':
      return { ...over, status: 'refunded' }
    case 'failure':
      return {
        ...next,
        status: 'failed',
        decision: undefined,
        items: isDepositDropped(reason) ? withReorgedUnconfirmed(state.items) : state.items,
        error: toFailure(state, reason),
      }
    case 'arrived':
      // Once the funds have arrived, earlier reports of the wallet or the chain no longer matter.
      return hasFailed ? failed : { ...over, status: 'filling' }
    case 'open':
    case 'partial':
    case 'unknown':
      return hasFailed ? failed : next
    default:
      return outcome satisfies never
  }
}

/** The journal proves nothing: a restored execution stays unconfirmed until the provider reports where the funds are. */
export const restoredSeen: Handler<'statusSeen'> = (state, event) => {
  const next = statusSeen({ ...state, status: 'filling' }, event)
  // Nothing is known to have arrived: `filling` would look like a payment in progress.
  const isInDoubt = next.status === 'filling' && classifyRequest(event.requestState) !== 'arrived'
  return isInDoubt ? { ...next, status: 'unconfirmed' } : next
}

export const statusUnavailable: Handler<'statusUnavailable'> = (state) =>
  state.isServiceUnreachable ? state : { ...state, isServiceUnreachable: true }

/** How many superseded requests are kept: the first, which was paid, and the latest. */
const maxSuperseded = 20

/**
 * Continues with the request that superseded this one, whose status no longer applies. Each ID is kept once: requests may supersede each
 * other in a circle.
 */
export const superseded: Handler<'superseded'> = (state, { requestId }) => ({
  ...state,
  requestId,
  supersededIds: withId(state.supersededIds, state.requestId),
  requestState: undefined,
})

function withId(ids: readonly string[], id: string | undefined): readonly string[] {
  if (id === undefined || ids.some((one) => isSameRequestId(one, id))) return ids
  return ids.length < maxSuperseded ? [...ids, id] : [...ids.slice(0, 1), ...ids.slice(2 - maxSuperseded), id]
}

/** Whether a report says that the funds arrived and the previous one didn't: then it is newer, whatever its `updatedAt`. */
function isFurther(outcome: FundsOutcome, { requestState }: ExecutionState): boolean {
  const known = requestState && classifyRequest(requestState)
  return outcome === 'arrived' && (known === 'open' || known === 'unknown')
}

/** Whether a report is older than the previous one, which overtook it on the way. */
function isOlder(one: number | undefined, other: number | undefined): boolean {
  return (one ?? Infinity) < (other ?? -Infinity)
}

function toFailure({ requestId }: ExecutionState, reason: string | undefined): RequestFailedError {
  return new RequestFailedError({ requestId: requestId ?? '', reason })
}

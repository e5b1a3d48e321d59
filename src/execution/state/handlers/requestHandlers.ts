import { RequestFailedError } from '../../../errors/execution.ts'
import { classifyRequest, type Outcome } from '../classify.ts'
import { allDone } from '../executionItems.ts'
import type { ExecutionState } from '../executionState.ts'
import type { Handler } from './handlers.ts'

/** The service's word is the truth of the operation, in whatever state we are. */
export const statusSeen: Handler<'statusSeen'> = (state, { requestState }) => {
  const outcome = classifyRequest(requestState)
  // An end is never taken back, so its time does not matter: clocks differ, and a fill has a time of its own.
  const isEnd = outcome === 'success' || outcome === 'refund' || outcome === 'failure'
  if (!isEnd && !isFurther(outcome, state) && isOlder(requestState.updatedAt, state.requestState?.updatedAt))
    return state
  const next = { ...state, requestState, isServiceUnreachable: false }
  const over = { ...next, error: undefined, decision: undefined, items: allDone(state.items) }
  // The service may refund after a failure, but never takes it back: a later status does not erase it.
  const hasFailed = state.requestState?.status === 'failure'
  const failed = { ...next, requestState: state.requestState }
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
        error: toFailure(state, requestState.failReason ?? requestState.details),
      }
    case 'arrived':
      // Once the money has arrived, it does not matter what the wallet or the chain told us before.
      return hasFailed ? failed : { ...over, status: 'filling' }
    case 'open':
    case 'partial':
    case 'unknown':
      return hasFailed ? failed : next
    default:
      return outcome satisfies never
  }
}

/** A restored execution is only as true as the journal: it stays in doubt until the service says where the money is. */
export const restoredSeen: Handler<'statusSeen'> = (state, event) => {
  const next = statusSeen({ ...state, status: 'filling' }, event)
  // Either nothing has arrived, or nobody knows: `filling` would read as a payment on its way.
  const isInDoubt = next.status === 'filling' && classifyRequest(event.requestState) !== 'arrived'
  return isInDoubt ? { ...next, status: 'unconfirmed' } : next
}

export const statusUnavailable: Handler<'statusUnavailable'> = (state) =>
  state.isServiceUnreachable ? state : { ...state, isServiceUnreachable: true }

/** Another request took over; the status of the earlier one is not its status. */
export const superseded: Handler<'superseded'> = (state, { requestId }) => ({
  ...state,
  requestId,
  requestState: undefined,
})

/** Whether an answer says that the money arrived where the last one did not: it is newer, whatever `updatedAt` says. */
function isFurther(outcome: Outcome, { requestState }: ExecutionState): boolean {
  const known = requestState && classifyRequest(requestState)
  return outcome === 'arrived' && (known === 'open' || known === 'unknown')
}

/** Whether an answer is older than the last one, which overtook it on the way. */
function isOlder(one: number | undefined, other: number | undefined): boolean {
  return (one ?? Infinity) < (other ?? -Infinity)
}

function toFailure({ requestId }: ExecutionState, reason: string | undefined): RequestFailedError {
  return new RequestFailedError({ requestId: requestId ?? '', reason })
}

import { ServiceError } from '../../../errors/client.ts'
import { PermitUnusedError } from '../../../errors/execution.ts'
import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import { isLostBefore, replaceStatus } from '../executionItems.ts'
import type { ExecutionItem, ExecutionItemStatus } from '../executionItem.ts'
import { idleState, isUnresolved } from '../executionState.ts'
import { hasMovedNothing } from '../selectors/hasMovedNothing.ts'
import type { Handler } from './handlers.ts'
import { responseLost } from './itemHandlers.ts'

export const started: Handler<'started'> = (_, { type: _type, at, ...facts }) => ({
  ...idleState,
  ...facts,
  status: 'auditing',
  startedAt: at,
})

export const restored: Handler<'restored'> = (_, { state }) => state

export const chainRequested: Handler<'chainRequested'> = (state) => ({ ...state, status: 'awaitingChain' })

export const decisionNeeded: Handler<'decisionNeeded'> = (state, { decision }) => ({
  ...state,
  status: 'attention',
  decision,
})

/** Items whose answer was lost stay `lost`, unless the user chose to be prompted again although they may have been sent. */
export const accepted: Handler<'accepted'> = (state) => ({
  ...state,
  status: 'auditing',
  decision: undefined,
  error: undefined,
  items: state.items.map((item) => {
    const isLost = state.decision?.kind === 'notSeen' && item.status === 'lost'
    if (isLost) return { ...item, status: 'waiting', wasLost: true }
    const isPosted = state.decision?.kind === 'postAgain' && item.status === 'posting'
    return isPosted ? { ...item, wasPostedAgain: true } : item
  }),
})

/** If `isUnresolved`, items whose answer was lost may have been sent: they stay `lost`, even if they were prompted again. */
export const rejected: Handler<'rejected'> = (state, { error, isUnresolved = false }) => ({
  ...state,
  status: 'rejected',
  decision: undefined,
  error,
  items: replaceStatus(
    isUnresolved
      ? state.items.map((item) => (isLostBefore(item) ? { ...item, status: 'lost' } : item))
      : state.items,
    isUnresolved ? ['prompting', 'posting'] : ['prompting', 'lost', 'posting'],
    'waiting',
  ),
})

/**
 * Some items become `lost` instead of failed, since they may have been sent: a transaction for which the wallet gave no hash, a prompt
 * whose earlier answer was lost, and a signature that the provider refused, since whoever has it can use it until its deadline.
 */
export const failed: Handler<'failed'> = (state, { error, isUnsent = false, index }) => ({
  ...state,
  status: 'failed',
  decision: undefined,
  error,
  items: state.items.map((item, at): ExecutionItem => {
    const hasNoHash = item.status === 'confirming' && item.transactionHash === undefined
    const isHandedOver = item.status === 'posting' && !item.paysNothing && error instanceof ServiceError
    const isDoubtful = hasNoHash || isHandedOver || isLostBefore(item)
    if (isDoubtful && !isUnsent) return { ...item, status: 'lost' }
    const isOver = isUnsent && (index === undefined ? item.status === 'lost' : at === index)
    return isOver || begun.has(item.status) ? { ...item, status: 'failed' } : item
  }),
})

const begun: ReadonlySet<ExecutionItemStatus> = new Set(['prompting', 'posting', 'confirming'])

/** A stored transaction counts as failed only once the provider reports that nothing has arrived, since anyone can write to storage. */
export const restoredFailed: Handler<'failed'> = (state, event) =>
  reportsNoDeposit(state.requestState) ? failed(state, event) : state

/** A permit that the provider refused turns out to be unused. The error stays the refusal, since the execution failed because of it. */
export const refusedUnused: Handler<'failed'> = (state, event) => {
  const next = permitUnused(state, event)
  return next === state ? state : { ...next, error: state.error }
}

/** With a permit, the user's part was already done. If it was never used and no longer can be, the execution has failed after all. */
export const permitUnused: Handler<'failed'> = (state, event) =>
  event.error instanceof PermitUnusedError ? restoredFailed(state, event) : state

/** An item that storage calls sent counts as lost only once the provider reports that nothing has arrived. */
export const restoredLost: Handler<'responseLost'> = (state, event) =>
  reportsNoDeposit(state.requestState) ? responseLost(state, event) : state

/** An item that storage calls unsent ends the execution only once the provider reports that nothing has arrived. */
export const restoredRejected: Handler<'rejected'> = (state, event) =>
  reportsNoDeposit(state.requestState) ? rejected(state, event) : state

export const stored: Handler<'stored'> = (state, { isUnstored }) =>
  state.isUnstored === isUnstored ? state : { ...state, isUnstored }

export const earlierChecked: Handler<'earlierChecked'> = (state, { isChecking }) =>
  state.isCheckingEarlier === isChecking ? state : { ...state, isCheckingEarlier: isChecking }

export const reset: Handler<'reset'> = () => idleState

export const stopped: Handler<'stopped'> = () => idleState

/**
 * Keeps a final state that can't change anymore, or that may not be stored. Any other is left to a list of executions, which follows only
 * executions that aren't current.
 */
export const stoppedAtEnd: Handler<'stopped'> = (state) => {
  const mayChange = isUnresolved(state) || (state.status === 'failed' && !hasMovedNothing(state))
  return mayChange && !state.isUnstored ? idleState : state
}

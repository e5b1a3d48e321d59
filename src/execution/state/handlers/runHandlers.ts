import { ServiceError } from '../../../errors/client.ts'
import { PermitUnusedError } from '../../../errors/execution.ts'
import { isOpenAtService } from '../classify.ts'
import { isLostBefore, replaceStatus } from '../executionItems.ts'
import type { ExecutionItem, ExecutionItemStatus } from '../executionItem.ts'
import { idleState } from '../executionState.ts'
import type { Handler } from './handlers.ts'
import { answerLost } from './itemHandlers.ts'

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

/** A lost prompt stays lost, but where the user wants it once more, although it may have been sent. */
export const accepted: Handler<'accepted'> = (state) => ({
  ...state,
  status: 'auditing',
  decision: undefined,
  error: undefined,
  items:
    state.decision?.kind === 'notSeen'
      ? state.items.map((item) =>
          item.status === 'lost' ? { ...item, status: 'waiting', wasLost: true } : item,
        )
      : state.items,
})

/** A lost prompt that was not seen since may have been sent: it stays lost when the user gives up on it. */
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
 * What the wallet says to have sent under no name that the chain knows is not known to have failed. Nor is a signature that was refused:
 * whoever has it may use it until its deadline.
 */
export const failed: Handler<'failed'> = (state, { error, isUnsent = false, index }) => ({
  ...state,
  status: 'failed',
  decision: undefined,
  error,
  items: state.items.map((item, at): ExecutionItem => {
    const isNameless = item.status === 'confirming' && item.transactionHash === undefined
    const isHandedOver = item.status === 'posting' && !item.paysNothing && error instanceof ServiceError
    const isDoubtful = isNameless || isHandedOver || isLostBefore(item)
    if (isDoubtful && !isUnsent) return { ...item, status: 'lost' }
    const isOver = isUnsent && (index === undefined ? item.status === 'lost' : at === index)
    return isOver || begun.has(item.status) ? { ...item, status: 'failed' } : item
  }),
})

const begun: ReadonlySet<ExecutionItemStatus> = new Set(['prompting', 'posting', 'confirming'])

/** A store says by which transaction it was paid: that this one failed counts once the service says that nothing has arrived. */
export const restoredFailed: Handler<'failed'> = (state, event) =>
  isOpenAtService(state.requestState) ? failed(state, event) : state

/** Of a permit that the service has refused it is known then that nobody has used it; why it was refused stays told. */
export const refusedUnused: Handler<'failed'> = (state, event) => {
  const next = permitUnused(state, event)
  return next === state ? state : { ...next, error: state.error }
}

/** With a permit the user's part was done: that it was never used, and can't be any more, counts then as well. */
export const permitUnused: Handler<'failed'> = (state, event) =>
  event.error instanceof PermitUnusedError ? restoredFailed(state, event) : state

/** Nor is what a store calls sent looked for as lost before the service says that nothing has arrived. */
export const restoredLost: Handler<'answerLost'> = (state, event) =>
  isOpenAtService(state.requestState) ? answerLost(state, event) : state

/** Nor was something left to send, before the service says so. */
export const restoredRejected: Handler<'rejected'> = (state, event) =>
  isOpenAtService(state.requestState) ? rejected(state, event) : state

export const stored: Handler<'stored'> = (state, { isUnstored }) =>
  state.isUnstored === isUnstored ? state : { ...state, isUnstored }

export const reset: Handler<'reset'> = () => idleState

export const stopped: Handler<'stopped'> = () => idleState

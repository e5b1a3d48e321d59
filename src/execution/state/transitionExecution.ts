import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ExecutionEvent } from './executionEvent.ts'
import type { ExecutionState, ExecutionStatus } from './executionState.ts'
import type { Handlers } from './handlers/handlers.ts'
import { statusSeen, restoredSeen, statusUnavailable, superseded } from './handlers/requestHandlers.ts'
import {
  prompted,
  batchRefused,
  submitted,
  submittedAfterEnd,
  unsent,
  hashFound,
  transactionSeen,
  repriced,
  reorganized,
  droppedByReorg,
  missing,
  confirmed,
  signed,
  posted,
  responseLost,
} from './handlers/itemHandlers.ts'
import {
  started,
  restored,
  chainRequested,
  decisionNeeded,
  earlierChecked,
  accepted,
  rejected,
  failed,
  restoredFailed,
  restoredLost,
  permitUnused,
  refusedUnused,
  restoredRejected,
  stored,
  reset,
  stopped,
  stoppedAtEnd,
} from './handlers/runHandlers.ts'

const watching: Handlers = { statusSeen, statusUnavailable, superseded, stored }
const stoppable: Handlers = { ...watching, rejected, failed, stopped }

/** The events that each state handles; any other event changes nothing. */
export const transitions: Readonly<Record<ExecutionStatus, Handlers>> = {
  idle: { started, restored },
  // After the decision `postAgain`, the same signature is posted again.
  auditing: {
    ...stoppable,
    earlierChecked,
    decisionNeeded,
    chainRequested,
    prompted,
    signed,
    confirmed,
    responseLost,
    reset,
  },
  awaitingChain: { ...stoppable, decisionNeeded, chainRequested, prompted, confirmed },
  awaitingWallet: {
    ...stoppable,
    batchRefused,
    decisionNeeded,
    chainRequested,
    prompted,
    submitted,
    signed,
    responseLost,
    confirmed,
  },
  confirming: {
    ...stoppable,
    earlierChecked,
    decisionNeeded,
    chainRequested,
    prompted,
    submitted,
    transactionSeen,
    repriced,
    reorganized,
    missing,
    confirmed,
    responseLost,
    reset,
  },
  posting: { ...stoppable, decisionNeeded, responseLost, posted, chainRequested, prompted, confirmed },
  unknown: {
    ...stoppable,
    decisionNeeded,
    batchRefused,
    submitted,
    unsent,
    hashFound,
    signed,
    confirmed,
    reset,
  },
  attention: { ...stoppable, accepted, responseLost, submitted, unsent, hashFound, reset },
  filling: {
    ...watching,
    submitted: submittedAfterEnd,
    reorganized: droppedByReorg,
    failed: permitUnused,
    reset,
    stopped,
  },
  // A rejected prompt may still have been sent: the provider may see it, or the hash may arrive late.
  rejected: {
    ...watching,
    started,
    submitted,
    unsent,
    hashFound,
    failed: permitUnused,
    reset,
    stopped: stoppedAtEnd,
  },
  // A failure may still become a refund, and a wallet that reported a failure may still have sent something.
  failed: {
    ...watching,
    submitted: submittedAfterEnd,
    reorganized: droppedByReorg,
    unsent,
    failed: refusedUnused,
    started,
    reset,
    stopped: stoppedAtEnd,
  },
  success: { submitted: submittedAfterEnd, stored, started, reset },
  refunded: { submitted: submittedAfterEnd, stored, started, reset },
  unconfirmed: {
    ...watching,
    statusSeen: restoredSeen,
    submitted: submittedAfterEnd,
    transactionSeen,
    confirmed,
    reorganized: droppedByReorg,
    missing,
    failed: restoredFailed,
    responseLost: restoredLost,
    rejected: restoredRejected,
    started,
    reset,
    stopped,
  },
}

/** Returns the next state. Pure and total: an event that doesn't apply to a state returns the same state. */
export function transitionExecution(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  checkObject(state, 'transitionExecution', 'state', { fields: ['status'] })
  checkObject(event, 'transitionExecution', 'event', { fields: ['type'] })
  const handler = transitions[state.status][event.type] as
    | ((state: ExecutionState, event: ExecutionEvent) => ExecutionState)
    | undefined
  if (!handler) return state
  const next = handler(state, event)
  // Whatever ends it, nothing is being looked up in the next status.
  return next.isCheckingEarlier && next.status !== state.status ? { ...next, isCheckingEarlier: false } : next
}

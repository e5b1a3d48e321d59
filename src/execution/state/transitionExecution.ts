import { RequestFailedError } from '../../errors/execution.ts'
import { classifyRequest } from './classify.ts'
import type { ExecutionEvent } from './executionEvent.ts'
import { allDone, replaceStatus, whenAllDone, withItems } from './executionItems.ts'
import { idleState, type ExecutionState, type ExecutionStatus } from './executionState.ts'

type EventOf<type extends ExecutionEvent['type']> = Extract<ExecutionEvent, { type: type }>
type Handlers = {
  [type in ExecutionEvent['type']]?: (state: ExecutionState, event: EventOf<type>) => ExecutionState
}

const started: Handlers['started'] = (_, { type: _type, at, ...facts }) => ({
  ...idleState,
  ...facts,
  status: 'auditing',
  startedAt: at,
})

const restored: Handlers['restored'] = (_, { state }) => state

const chainRequested: Handlers['chainRequested'] = (state) => ({ ...state, status: 'awaitingChain' })

const prompted: Handlers['prompted'] = (state, { indexes, intent }) => ({
  ...withItems(state, indexes, { status: 'prompting', intent }),
  status: 'awaitingWallet',
})

const batchRefused: Handlers['batchRefused'] = (state) => ({
  ...state,
  status: 'awaitingWallet',
  error: undefined,
  items: replaceStatus(state.items, ['prompting', 'lost'], 'waiting'),
})

const submitted: Handlers['submitted'] = (state, { index, transactionHash, callsId }) => {
  const intent = state.items[index]?.intent
  return {
    ...withItems(state, [index], {
      status: 'confirming',
      transactionHash,
      ...(intent && callsId !== undefined && { intent: { ...intent, callsId } }),
    }),
    status: 'confirming',
    decision: undefined,
    error: undefined,
  }
}

/** A hash that comes when the service has already said how it ends is kept all the same. */
const submittedLate: Handlers['submitted'] = (state, { index, transactionHash }) =>
  transactionHash === undefined ? state : withItems(state, [index], { transactionHash })

/** A store may be anybody's writing: it helps only where this page itself has nothing to go by. */
const learned: Handlers['learned'] = (state, { index, transactionHash }) => {
  if (!state.isRestored || state.items[index]?.status !== 'lost') return state
  const next = withItems(state, [index], { status: 'confirming', transactionHash })
  if (next.items.some(({ status }) => status === 'lost')) return next
  return { ...next, status: 'unconfirmed', decision: undefined, error: undefined }
}

const repriced: Handlers['repriced'] = (state, { index, transactionHash }) =>
  withItems(state, [index], { transactionHash, change: 'repriced' })

const reorganised: Handlers['reorganised'] = (state, { index }) => ({
  ...withItems(state, [index], { status: 'confirming', change: 'reorganised' }),
  status: 'confirming',
})

/** The network does not know the transaction, or does so again. */
const missing: Handlers['missing'] = (state, { index, isMissing }) =>
  (state.items[index]?.change === 'missing') === isMissing
    ? state
    : withItems(state, [index], { change: isMissing ? 'missing' : undefined })

const confirmed: Handlers['confirmed'] = (state, { index, transactionHash }) =>
  whenAllDone({
    ...withItems(missing(state, { type: 'missing', index, isMissing: false }), [index], {
      status: 'done',
      ...(transactionHash && { transactionHash }),
    }),
    // What was lost has been found.
    ...(state.status === 'unknown' && {
      status: state.isRestored ? 'unconfirmed' : 'confirming',
      error: undefined,
    }),
  })

const signed: Handlers['signed'] = (state, { index }) => ({
  ...withItems(state, [index], { status: 'posting' }),
  status: 'posting',
  error: undefined,
})

const posted: Handlers['posted'] = (state, { index, appended, requestId }) => {
  const { items, ...rest } = withItems(state, [index], { status: 'done' })
  return whenAllDone({ ...rest, requestId: state.requestId ?? requestId, items: [...items, ...appended] })
}

/** The service's word is the truth of the operation, in whatever state we are. */
const statusSeen: Handlers['statusSeen'] = (state, { requestState }) => {
  const outcome = classifyRequest(requestState)
  // An end is never taken back, so its time does not matter: clocks differ, and a fill has a time of its own.
  const isEnd = outcome === 'success' || outcome === 'refund' || outcome === 'failure'
  if (!isEnd && isOlder(requestState.updatedAt, state.requestState?.updatedAt)) return state
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

/** What a store says of the money stays in doubt until the service says where it is. */
const storedSeen: Handlers['statusSeen'] = (state, event) => {
  const next = statusSeen({ ...state, status: 'filling' }, event)
  // Nothing has arrived, or nobody knows: that must not read as a payment on its way.
  const isInDoubt = next.status === 'filling' && classifyRequest(event.requestState) !== 'arrived'
  return isInDoubt ? { ...next, status: 'unconfirmed' } : next
}

const statusUnavailable: Handlers['statusUnavailable'] = (state) =>
  state.isServiceUnreachable ? state : { ...state, isServiceUnreachable: true }

const stored: Handlers['stored'] = (state, { isUnstored }) =>
  state.isUnstored === isUnstored ? state : { ...state, isUnstored }

/** What was said of the request before is not said of this one. */
const superseded: Handlers['superseded'] = (state, { requestId }) => ({
  ...state,
  requestId,
  requestState: undefined,
})

const answerLost: Handlers['answerLost'] = (state, { indexes, error }) => ({
  ...withItems(state, indexes, { status: 'lost', transactionHash: undefined }),
  status: 'unknown',
  decision: undefined,
  error,
})

const decisionNeeded: Handlers['decisionNeeded'] = (state, { decision }) => ({
  ...state,
  status: 'attention',
  decision,
})

const accepted: Handlers['accepted'] = (state) => ({
  ...state,
  status: 'auditing',
  decision: undefined,
  error: undefined,
  items: replaceStatus(state.items, ['lost'], 'waiting'),
})

/** A lost prompt that was not seen since may have been sent: it stays lost when the user gives up on it. */
const rejected: Handlers['rejected'] = (state, { error, isUnresolved = false }) => ({
  ...state,
  status: 'rejected',
  decision: undefined,
  error,
  items: replaceStatus(
    state.items,
    isUnresolved ? ['prompting', 'posting'] : ['prompting', 'lost', 'posting'],
    'waiting',
  ),
})

const failed: Handlers['failed'] = (state, { error }) => ({
  ...state,
  status: 'failed',
  decision: undefined,
  error,
  items: replaceStatus(state.items, ['prompting', 'posting', 'confirming'], 'failed'),
})

/** A store says by which transaction it was paid: that this one failed counts once the service says that nothing has arrived. */
const storedFailed: Handlers['failed'] = (state, event) =>
  state.requestState && classifyRequest(state.requestState) === 'open' ? failed(state, event) : state

const reset: Handlers['reset'] = () => idleState

const stopped: Handlers['stopped'] = () => idleState

const watching: Handlers = { statusSeen, statusUnavailable, superseded, stored }
const stoppable: Handlers = { ...watching, rejected, failed, stopped }

/** The events that each state handles; any other event changes nothing. */
export const transitions: Readonly<Record<ExecutionStatus, Handlers>> = {
  idle: { started, restored },
  // A signature that was asked about is handed over again.
  auditing: { ...stoppable, decisionNeeded, chainRequested, prompted, signed, confirmed, answerLost, reset },
  awaitingChain: { ...stoppable, decisionNeeded, chainRequested, prompted, confirmed },
  awaitingWallet: {
    ...stoppable,
    batchRefused,
    decisionNeeded,
    chainRequested,
    prompted,
    submitted,
    signed,
    answerLost,
    confirmed,
  },
  confirming: {
    ...stoppable,
    decisionNeeded,
    chainRequested,
    prompted,
    submitted,
    repriced,
    reorganised,
    missing,
    confirmed,
    answerLost,
    reset,
  },
  posting: { ...stoppable, decisionNeeded, answerLost, posted, chainRequested, prompted, confirmed },
  unknown: { ...stoppable, decisionNeeded, batchRefused, submitted, learned, signed, confirmed, reset },
  attention: { ...stoppable, accepted, answerLost, submitted, learned, reset },
  filling: { ...watching, submitted: submittedLate, reset, stopped },
  // What is not known to be sent may be seen by the service all the same, or get its hash late.
  rejected: { ...watching, started, submitted, learned, reset },
  // A failure may still turn into a refund, and a wallet that reported one may have sent all the same.
  failed: { ...watching, submitted: submittedLate, started, reset },
  success: { submitted: submittedLate, stored, started, reset },
  refunded: { submitted: submittedLate, stored, started, reset },
  unconfirmed: {
    ...watching,
    statusSeen: storedSeen,
    submitted: submittedLate,
    confirmed,
    failed: storedFailed,
    started,
    reset,
  },
}

/** The next state. Pure and total: an event that means nothing in a state returns the same state. */
export function transitionExecution(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  const handler = transitions[state.status][event.type] as
    | ((state: ExecutionState, event: ExecutionEvent) => ExecutionState)
    | undefined
  return handler ? handler(state, event) : state
}

/** An answer that overtook a newer one says nothing any more. */
function isOlder(one: number | undefined, other: number | undefined): boolean {
  return (one ?? Infinity) < (other ?? -Infinity)
}

function toFailure({ requestId }: ExecutionState, reason: string | undefined): RequestFailedError {
  return new RequestFailedError({ requestId: requestId ?? '', reason })
}

import { RequestFailedError } from '../errors/execution.ts'
import { idleState, type ExecutionEvent, type ExecutionItem, type ExecutionState } from './executionState.ts'

type EventOf<type extends ExecutionEvent['type']> = Extract<ExecutionEvent, { type: type }>
type Handlers = {
  [type in ExecutionEvent['type']]?: (state: ExecutionState, event: EventOf<type>) => ExecutionState
}

const started: Handlers['started'] = (_, { quote, requestId, items, at }) => ({
  ...idleState,
  status: 'auditing',
  quote,
  requestId,
  items,
  startedAt: at,
})

const chainRequested: Handlers['chainRequested'] = (state) => ({ ...state, status: 'awaitingChain' })

const prompted: Handlers['prompted'] = (state, { index }) => ({
  ...withItem(state, index, { status: 'prompting' }),
  status: 'awaitingWallet',
})

const submitted: Handlers['submitted'] = (state, { index, transactionHash }) => ({
  ...withItem(state, index, { status: 'confirming', transactionHash }),
  status: 'confirming',
})

const confirmed: Handlers['confirmed'] = (state, { index, transactionHash }) => {
  const next = withItem(state, index, { status: 'done', ...(transactionHash && { transactionHash }) })
  const isLast = next.items.every((item) => item.status === 'done')
  return isLast ? { ...next, status: 'filling' } : next
}

/** The service's word is the truth of the operation, in whatever state we are. */
const statusSeen: Handlers['statusSeen'] = (state, { status }) => {
  const next = { ...state, requestStatus: status, isServiceUnreachable: false }
  switch (status.state) {
    case 'success':
      return { ...next, status: 'success', error: undefined, items: allDone(state.items) }
    case 'refund':
      return { ...next, status: 'refunded', error: undefined, items: allDone(state.items) }
    case 'failure':
      return { ...next, status: 'failed', error: state.error ?? toFailure(state, status.failReason) }
    case 'waiting':
    case 'depositing':
    case 'pending':
    case 'submitted':
    case 'unknown':
      // Once the money has arrived, it does not matter what the wallet or the chain told us before.
      return status.isDeposited
        ? { ...next, status: 'filling', error: undefined, items: allDone(state.items) }
        : next
    default:
      return status.state satisfies never
  }
}

const statusUnavailable: Handlers['statusUnavailable'] = (state) =>
  state.isServiceUnreachable ? state : { ...state, isServiceUnreachable: true }

const rejected: Handlers['rejected'] = (state, { error }) => ({
  ...state,
  status: 'rejected',
  error,
  items: state.items.map((item) => (item.status === 'prompting' ? { ...item, status: 'waiting' } : item)),
})

const failed: Handlers['failed'] = (state, { error }) => ({
  ...state,
  status: 'failed',
  error,
  items: state.items.map((item) =>
    item.status === 'prompting' || item.status === 'confirming' ? { ...item, status: 'failed' } : item,
  ),
})

const reset: Handlers['reset'] = () => idleState

const underWay: Handlers = {
  chainRequested,
  prompted,
  submitted,
  confirmed,
  statusSeen,
  statusUnavailable,
  rejected,
  failed,
}

/** Which event means something in which state. Whatever is not here changes nothing. */
const table: Readonly<Record<ExecutionState['status'], Handlers>> = {
  idle: { started },
  auditing: { chainRequested, prompted, confirmed, rejected, failed },
  awaitingChain: underWay,
  awaitingWallet: underWay,
  confirming: underWay,
  filling: { statusSeen, statusUnavailable, failed },
  rejected: { started, reset },
  // A failure may still turn into a refund, and a wallet that reported one may have sent all the same.
  failed: { started, statusSeen, statusUnavailable, reset },
  success: { started, reset },
  refunded: { started, reset },
}

/** The next state. Pure and total: an event that means nothing in a state returns the same state. */
export function transition(state: ExecutionState, event: ExecutionEvent): ExecutionState {
  const handler = table[state.status][event.type] as
    | ((state: ExecutionState, event: ExecutionEvent) => ExecutionState)
    | undefined
  return handler ? handler(state, event) : state
}

function withItem(state: ExecutionState, index: number, change: Partial<ExecutionItem>): ExecutionState {
  return { ...state, items: state.items.map((item, at) => (at === index ? { ...item, ...change } : item)) }
}

function allDone(items: readonly ExecutionItem[]): readonly ExecutionItem[] {
  return items.map((item) => (item.status === 'done' ? item : { ...item, status: 'done' }))
}

function toFailure({ requestId }: ExecutionState, reason: string | null | undefined): RequestFailedError {
  return new RequestFailedError({ requestId: requestId ?? '', reason: reason ?? undefined })
}

import type { Quote } from '../../actions/getQuote.ts'
import type { GetQuoteParameters } from '../../actions/quoteParameters.ts'
import { RequestFailedError } from '../../errors/execution.ts'
import type { ExecutionState, ExecutionStatus } from '../../execution/state/executionState.ts'
import { frozenCopy } from '../../utils/data/frozenCopy.ts'
import { callIsolated } from '../../utils/events/reportException.ts'
import { toDepositEvent, type FollowedDeposit } from './toDepositEvent.ts'
import { toSwapEvent } from './toSwapEvent.ts'
import type { ConfigCallbacks, FailureEvent, SwapEvent } from './callbacks.ts'

/** Reports events to a page's callbacks. */
export interface Reporter {
  quote(quote: Quote): void
  quoteError(error: Error, parameters: GetQuoteParameters): void
  /** Reports what changed in a swap since its last report. */
  swap(state: ExecutionState): void
  /** Reports what changed in a payment to a deposit address since its last report. */
  deposit(deposit: FollowedDeposit): void
}

/** Creates the reporter of a config. */
export function createReporter({
  onQuote,
  onStart,
  onStatus,
  onSuccess,
  onRefund,
  onError,
  onEvent,
}: ConfigCallbacks): Reporter {
  /** The last reported status of each swap, by ID. */
  const seen = new Map<string, ExecutionStatus>()

  function reportError(event: FailureEvent): void {
    call(onError, event)
    call(onEvent, { type: 'error', ...event })
  }

  function report(
    type: 'start' | 'status' | 'success' | 'refund',
    callback: ((event: SwapEvent) => void) | undefined,
    event: SwapEvent,
  ): void {
    call(callback, event)
    call(onEvent, { type, ...event })
  }

  /** Reports a swap's status if it is new. */
  function reportStatus(event: SwapEvent, error: Error | undefined): void {
    report('status', onStatus, event)
    if (event.status === 'success') report('success', onSuccess, event)
    if (event.status === 'refunded') report('refund', onRefund, event)
    if (event.status === 'failed' && error) reportError({ error, swap: event, parameters: undefined })
  }

  return inOrder({
    quote({ parameters, details, fees, receivedAt }) {
      const event = { parameters, details, fees, receivedAt }
      call(onQuote, event)
      call(onEvent, { type: 'quote', ...event })
    },
    quoteError: (error, parameters) => reportError({ error, swap: undefined, parameters }),
    swap(state) {
      const { id, status, storedStatus, error } = state
      // An execution that is only known from storage isn't reported.
      if (id === undefined || status === 'unconfirmed') return
      // An earlier page has reported the stored status.
      const before = seen.get(id) ?? storedStatus
      seen.set(id, status)
      if (before === status) return
      const isBegun = status === 'auditing' && (before === undefined || before === 'rejected')
      if (before === undefined && !isBegun) return
      const event = toSwapEvent(id, state)
      if (isBegun) report('start', onStart, event)
      reportStatus(event, error ?? undefined)
    },
    deposit(deposit) {
      const event = toDepositEvent(deposit)
      if (!event) return
      const { id, status } = event
      const before = seen.get(id)
      seen.set(id, status)
      // An address that was paid before this page knew about it is reported once its status changes.
      if (before === undefined || before === status) return
      if (before === 'idle') report('start', onStart, event)
      const { requestId = id } = event
      reportStatus(event, new RequestFailedError({ requestId, reason: deposit.progress?.failReason }))
    },
  })
}

/** A callback may act and so cause the next report, which waits until every callback has had the current one. */
function inOrder(reporter: Reporter): Reporter {
  const waiting: (() => void)[] = []
  let isReporting = false

  function queued<args extends unknown[]>(report: (...args: args) => void): (...args: args) => void {
    return (...args) => {
      waiting.push(() => report(...args))
      if (isReporting) return
      isReporting = true
      for (let next = waiting.shift(); next; next = waiting.shift()) callIsolated(next)
      isReporting = false
    }
  }

  const { quote, quoteError, swap, deposit } = reporter
  return {
    quote: queued(quote),
    quoteError: queued(quoteError),
    swap: queued(swap),
    deposit: queued(deposit),
  }
}

/** Each callback gets its own frozen copy of the facts, which the page and the next callback also use. */
function call<event>(callback: ((event: event) => unknown) | undefined, event: event): void {
  callIsolated(() => callback?.(frozenCopy(event)))
}

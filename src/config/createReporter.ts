import type { Quote } from '../actions/getQuote.ts'
import type { GetQuoteParameters } from '../actions/quoteParameters.ts'
import type { ExecutionState, ExecutionStatus } from '../execution/state/executionState.ts'
import { callIsolated, reportException } from '../utils/reportException.ts'
import type { ConfigCallbacks, FailureEvent, TransferEvent } from './callbacks.ts'

/** Tells the callbacks of a page what happens. */
export interface Reporter {
  quote(quote: Quote): void
  quoteError(error: Error, parameters: GetQuoteParameters): void
  /** Tells what of a transfer is new since it was seen last. */
  transfer(state: ExecutionState): void
}

/** Makes the reporter of a config. */
export function createReporter({
  onQuote,
  onStart,
  onStatus,
  onSuccess,
  onRefund,
  onError,
  onEvent,
}: ConfigCallbacks): Reporter {
  /** Where each transfer stood, by its id. */
  const seen = new Map<string, ExecutionStatus>()

  function reportError(facts: FailureEvent): void {
    call(onError, facts)
    call(onEvent, { type: 'error', ...facts })
  }

  function report(
    type: 'start' | 'status' | 'success' | 'refund',
    callback: ((facts: TransferEvent) => void) | undefined,
    facts: TransferEvent,
  ): void {
    call(callback, facts)
    call(onEvent, { type, ...facts })
  }

  return {
    quote({ parameters, details, fees, receivedAt }) {
      const facts = { parameters, details, fees, receivedAt }
      call(onQuote, facts)
      call(onEvent, { type: 'quote', ...facts })
    },
    quoteError: (error, parameters) => reportError({ error, transfer: undefined, parameters }),
    transfer(state) {
      const { id, status, error } = state
      if (id === undefined) return
      const before = seen.get(id)
      seen.set(id, status)
      if (before === status) return
      const isBegun = status === 'auditing' && (before === undefined || before === 'rejected')
      // What was found in the journal is told of once it moves.
      if (before === undefined && !isBegun) return
      const facts = toFacts(id, state)
      if (isBegun) report('start', onStart, facts)
      report('status', onStatus, facts)
      if (status === 'success') report('success', onSuccess, facts)
      if (status === 'refunded') report('refund', onRefund, facts)
      if (status === 'failed' && error) reportError({ error, transfer: facts, parameters: undefined })
    },
  }
}

function toFacts(id: string, { requestId, status, summary, items }: ExecutionState): TransferEvent {
  const transactionHashes = items.flatMap(({ transactionHash }) => transactionHash ?? [])
  return { id, requestId, status, summary, transactionHashes }
}

/** Calls a callback of the page, which may be asynchronous in spite of its type. */
function call<facts>(callback: ((facts: facts) => unknown) | undefined, facts: facts): void {
  const result = callIsolated(() => callback?.(facts))
  if (result instanceof Promise) result.catch(reportException)
}

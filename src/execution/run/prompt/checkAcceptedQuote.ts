import type { Quote } from '../../../actions/getQuote.ts'
import { orderOf } from '../../../decode/order/orderOf.ts'
import { QuoteChangedError, QuoteExpiredError } from '../../../errors/quote.ts'
import { setBackMs } from '../../../utils/time/steadyClock.ts'
import { digestQuote } from '../../state/digestQuote.ts'
import type { ExecutionItem } from '../../state/executionItem.ts'
import type { PromptingRun } from '../run.ts'

/** How old a quote may be after its approvals were sent, in milliseconds, if it doesn’t say how long it can be filled: approvals take time. */
const approvedMaxAgeMs = 3_600_000

/**
 * Checks that the quote is the accepted one, so that the user signs what was shown, and that it isn't too old. Once it was paid, its age no
 * longer matters.
 *
 * @throws {QuoteChangedError | QuoteExpiredError}
 */
export function checkAcceptedQuote(run: PromptingRun): void {
  if (digestQuote(run.quote) !== run.digest) throw new QuoteChangedError()
  checkFreshness(run)
}

/** Whether the accepted quote may still be prompted for. */
export function isPromptable(run: PromptingRun): boolean {
  try {
    checkAcceptedQuote(run)
    return true
  } catch {
    return false
  }
}

function checkFreshness(run: PromptingRun): void {
  const { quote, clock } = run
  const ageMs = clock.now() - quote.receivedAt + setBackMs(quote)
  const maxAgeMs = maxAgeOf(run)
  // A quote from the future would otherwise never expire: the clock was set back.
  const isFromFuture = maxAgeMs !== Infinity && ageMs < -run.client.quoteMaxAgeMs
  if (ageMs > maxAgeMs || isFromFuture) throw new QuoteExpiredError({ ageMs, maxAgeMs })
}

function maxAgeOf({ quote, client: { quoteMaxAgeMs }, getState }: PromptingRun): number {
  const sent = getState().items.filter(isSent)
  if (!sent.every(({ paysNothing }) => paysNothing)) return Infinity
  const fillableMs = fillableMsOf(quote, quoteMaxAgeMs)
  return sent.length > 0 ? (fillableMs ?? approvedMaxAgeMs) : Math.min(quoteMaxAgeMs, fillableMs ?? Infinity)
}

/**
 * How long a quote can be filled, in milliseconds from its arrival: until its order's deadline, and no longer than the requested `ttl`,
 * since the device’s clock may be behind. A later payment would at best be refunded, minus fees. Undefined if neither is known.
 *
 * @param acceptedMs Used if the order's deadline was already over on arrival, which the audit asks about: either the device’s clock is
 *   ahead, or the order has expired.
 */
function fillableMsOf({ protocol, receivedAt, parameters }: Quote, acceptedMs: number): number | undefined {
  const deadline = orderOf({ protocol })?.output?.deadline
  const leftMs = deadline === undefined ? Infinity : deadline * 1_000 - receivedAt
  const fillableMs = Math.min(leftMs > 0 ? leftMs : acceptedMs, (parameters.ttl ?? Infinity) * 1_000)
  return fillableMs === Infinity ? undefined : fillableMs
}

/** An item that is done without an intent was never sent: its allowance already sufficed. */
function isSent({ status, intent }: ExecutionItem): boolean {
  return status === 'confirming' || (status === 'done' && intent !== undefined)
}

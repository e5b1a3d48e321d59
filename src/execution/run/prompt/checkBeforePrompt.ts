import type { Quote } from '../../../actions/getQuote.ts'
import { findingKey } from '../../../audit/auditFinding.ts'
import {
  type AuditFinding,
  QuoteAuditError,
  QuoteChangedError,
  QuoteExpiredError,
} from '../../../errors/quote.ts'
import { ChainNotConfiguredError } from '../../../errors/execution.ts'
import { UserRejectedError } from '../../../errors/wallet.ts'
import { auditQuote } from '../../../audit/auditQuote.ts'
import { orderOf } from '../../../audit/input/orderOf.ts'
import { digestQuote } from '../../state/digestQuote.ts'
import type { ExecutionItem } from '../../state/executionItem.ts'
import { paysNothing } from '../../../decode/paysNothing.ts'
import { readAuditFacts } from './readAuditFacts.ts'
import type { PromptingRun } from '../../ports/run/run.ts'
import { setBackMs } from '../../../utils/time/steadyClock.ts'

/**
 * Checks everything that can be known before the first prompt, and again when the provider adds steps.
 *
 * @throws {CausewayError} if the quote must not be signed.
 */
export async function checkBeforePrompt(run: PromptingRun): Promise<void> {
  const findings = auditQuote(run.quote, { ...(await readAuditFacts(run)), ...run.audit })
  const blocks = findings.filter(({ severity }) => severity === 'block')
  if (blocks.length > 0) throw new QuoteAuditError(blocks)
  const { originChainId } = run.quote.parameters
  if (!run.chainReader.has(originChainId)) throw new ChainNotConfiguredError({ chainId: originChainId })
  checkFreshness(run)
  const isAccepted = (one: AuditFinding) =>
    run.acceptedFindings.some((other) => findingKey(other) === findingKey(one))
  const confirms = findings.filter((one) => one.severity === 'confirm' && !isAccepted(one))
  if (confirms.length > 0 && !(await run.requestDecision({ kind: 'findings', findings: confirms }))) {
    throw new UserRejectedError()
  }
}

/** How old a quote may be after its approvals were sent, in milliseconds, if no order has a deadline: approvals take time. */
const approvedMaxAgeMs = 3_600_000

/**
 * Checks that the quote is the accepted one, and not too old. Once it was paid, its age no longer matters.
 *
 * @throws {QuoteChangedError | QuoteExpiredError}
 */
export function checkFreshness(run: PromptingRun): void {
  const { quote, digest, clock } = run
  if (digestQuote(quote) !== digest) throw new QuoteChangedError()
  const ageMs = clock.now() - quote.receivedAt + setBackMs(quote)
  const maxAgeMs = maxAgeOf(run)
  // A quote from the future would otherwise never expire, and one that may be paid for longer is no newer after the clock was set back.
  const isOfLater = maxAgeMs !== Infinity && ageMs < -run.client.quoteMaxAgeMs
  if (ageMs > maxAgeMs || isOfLater) throw new QuoteExpiredError({ ageMs, maxAgeMs })
}

function maxAgeOf({ quote, client, items, getState }: PromptingRun): number {
  const sent = items.filter((_, index) => isSent(getState().items[index]))
  if (!sent.every(paysNothing)) return Infinity
  const fillableMs = fillableMsOf(quote)
  if (sent.length > 0) return fillableMs ?? approvedMaxAgeMs
  return Math.min(client.quoteMaxAgeMs, fillableMs ?? Infinity)
}

/**
 * How long the order of a quote can be filled, in milliseconds from when the quote arrived: a later payment would at best be refunded,
 * minus fees. Undefined without a deadline, and for one that had passed by then, which the audit asks about.
 */
function fillableMsOf({ protocol, receivedAt }: Quote): number | undefined {
  const deadline = orderOf({ protocol })?.output?.deadline
  const fillableMs = deadline === undefined ? 0 : deadline * 1_000 - receivedAt
  return fillableMs > 0 ? fillableMs : undefined
}

/** An item that is done without an intent was never sent, since its allowance was already there. */
function isSent({ status, intent }: Partial<ExecutionItem> = {}): boolean {
  return status === 'confirming' || (status === 'done' && intent !== undefined)
}

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

/**
 * How old a quote may be after its approvals were sent, in milliseconds, if no order has a deadline: approvals take time, and a payment
 * after the deadline would at best be refunded, minus fees.
 */
const approvedMaxAgeMs = 3_600_000

/**
 * Checks that the quote is the accepted one, and not too old. Once it was paid, its age no longer matters.
 *
 * @throws {QuoteChangedError | QuoteExpiredError}
 */
export function checkFreshness(run: PromptingRun): void {
  const { quote, digest, clock } = run
  if (digestQuote(quote) !== digest) throw new QuoteChangedError()
  const ageMs = clock.now() - quote.receivedAt
  const maxAgeMs = maxAgeOf(run)
  // A quote from the future would otherwise never expire, and one that may be paid for longer is no newer after the clock was set back.
  const isOfLater = maxAgeMs !== Infinity && ageMs < -run.client.quoteMaxAgeMs
  if (ageMs > maxAgeMs || isOfLater) throw new QuoteExpiredError({ ageMs, maxAgeMs })
}

function maxAgeOf({ quote, client, items, getState }: PromptingRun): number {
  const sent = items.filter((_, index) => isSent(getState().items[index]))
  if (sent.length === 0) return client.quoteMaxAgeMs
  if (!sent.every(paysNothing)) return Infinity
  const deadline = orderOf(quote)?.output?.deadline
  return deadline === undefined ? approvedMaxAgeMs : deadline * 1_000 - quote.receivedAt
}

/** An item that is done without an intent was never sent, since its allowance was already there. */
function isSent({ status, intent }: Partial<ExecutionItem> = {}): boolean {
  return status === 'confirming' || (status === 'done' && intent !== undefined)
}

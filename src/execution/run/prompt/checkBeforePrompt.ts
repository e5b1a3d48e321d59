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
import { digestQuote } from '../../state/digestQuote.ts'
import { readAuditFacts } from './readAuditFacts.ts'
import type { PromptingRun } from '../run.ts'

/**
 * Everything that can be known before the first prompt, and again when the service appends steps.
 *
 * @throws {CausewayError} when the quote must not be signed.
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
  if (confirms.length > 0 && !(await run.ask({ kind: 'findings', findings: confirms }))) {
    throw new UserRejectedError()
  }
}

/**
 * What is signed is what was accepted, and not too long ago. Once something was sent, the age does not matter any
 * more.
 *
 * @throws {QuoteChangedError | QuoteExpiredError}
 */
export function checkFreshness({ quote, digest, clock, client, getState }: PromptingRun): void {
  if (digestQuote(quote) !== digest) throw new QuoteChangedError()
  const hasBegun = getState().items.some(({ status }) => status === 'done' || status === 'confirming')
  const ageMs = clock.now() - quote.receivedAt
  const { quoteMaxAgeMs: maxAgeMs } = client
  // One that claims to come from the future would never grow old.
  if (!hasBegun && Math.abs(ageMs) > maxAgeMs) throw new QuoteExpiredError({ ageMs, maxAgeMs })
}

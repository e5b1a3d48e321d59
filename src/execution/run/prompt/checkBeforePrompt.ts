import { findingKey } from '../../../audit/ruleFinding.ts'
import { type AuditFinding, QuoteAuditError } from '../../../errors/quote.ts'
import { ChainNotConfiguredError } from '../../../errors/execution.ts'
import { UserRejectedError } from '../../../errors/wallet.ts'
import { auditQuote } from '../../../audit/auditQuote.ts'
import { checkAcceptedQuote } from './checkAcceptedQuote.ts'
import { readAuditFacts } from './readAuditFacts.ts'
import type { PromptingRun } from '../run.ts'

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
  checkAcceptedQuote(run)
  const isAccepted = (one: AuditFinding) =>
    run.acceptedFindings.some((other) => findingKey(other) === findingKey(one))
  const confirms = findings.filter((one) => one.severity === 'confirm' && !isAccepted(one))
  if (confirms.length > 0 && !(await run.requestDecision({ kind: 'findings', findings: confirms }))) {
    throw new UserRejectedError()
  }
}

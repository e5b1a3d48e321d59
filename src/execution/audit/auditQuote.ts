import type { Quote } from '../../actions/getQuote.ts'
import type { AuditFinding } from '../../errors/execution.ts'
import { planItems, type PlanItem } from '../planItems.ts'
import { answersTheQuestion } from './rules/answersTheQuestion.ts'
import { boundsMoney } from './rules/boundsMoney.ts'
import { canBeTracked } from './rules/canBeTracked.ts'
import { holdsTheOrder } from './rules/holdsTheOrder.ts'
import { signsWhatIsKnown } from './rules/signsWhatIsKnown.ts'

/** Looks at a quote and what it asks to be signed, and says what speaks against it. Pure. */
export type AuditRule = (quote: Quote, items: readonly PlanItem[]) => Iterable<AuditFinding>

export interface AuditOptions {
  /** Rules of yours, after the built-in ones. */
  rules?: readonly AuditRule[] | undefined
  /** Severities to raise, by name of the rule. A finding is never made milder. */
  raise?: Readonly<Record<string, 'confirm' | 'block'>> | undefined
}

const builtInRules: readonly AuditRule[] = [
  answersTheQuestion,
  holdsTheOrder,
  boundsMoney,
  signsWhatIsKnown,
  canBeTracked,
]

const weight = { info: 0, confirm: 1, block: 2 } as const

/**
 * Compares a quote with the question it answers, and what it asks the wallet to sign with what it says. Reads
 * nothing but the quote. While there is a finding of severity `block`, nothing is signed.
 *
 * @throws {UnsupportedStepError} when a step is of a kind, or asks for a signature, that is not known.
 */
export function auditQuote(quote: Quote, { rules = [], raise = {} }: AuditOptions = {}): AuditFinding[] {
  const items = planItems(quote.steps)
  return [...builtInRules, ...rules]
    .flatMap((rule) => [...rule(quote, items)])
    .map((finding) => {
      const severity = Object.hasOwn(raise, finding.rule) ? raise[finding.rule] : undefined
      return severity && weight[severity] > weight[finding.severity] ? { ...finding, severity } : finding
    })
}

import { checkWholeQuote } from './input/checkWholeQuote.ts'
import { checkAuditOptions } from './checkAuditOptions.ts'
import type { Quote } from '../actions/getQuote.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { toAuditInput, type AuditInput } from './input/auditInput.ts'
import type { AuditOptions } from './auditOptions.ts'
import { auditRules, type BuiltInRule } from './auditRules.ts'
import { ownFindings, unknownRaised } from './ownFindings.ts'

const weight = { info: 0, confirm: 1, block: 2 } as const

/**
 * Compares a quote with the parameters it was requested with, and what the wallet would sign with what the quote says. Reads no chain. As
 * long as there is a finding of severity `block`, nothing is signed. A step that can't be decoded, or that needs a wallet of another chain
 * family, is reported as `unsupported-step`, which blocks and is then the only finding. If one of your own rules throws, it blocks as
 * `failed-rule`. So does a name in `minimumSeverity` that matches no built-in rule, unless you have rules of your own.
 *
 * @throws {InvalidArgumentError} if the quote is not a quote or larger than a response may be, or if an option is invalid.
 *
 * @example
 * const findings = auditQuote(quote, { tokens, minimumSeverity: { 'minimum-slippage': 'block' } })
 * const isSafe = findings.every(({ severity }) => severity !== 'block')
 */
export function auditQuote(quote: Quote, options: AuditOptions = {}): AuditFinding[] {
  checkWholeQuote(quote, 'auditQuote')
  checkAuditOptions(options, 'auditQuote')
  const { minimumSeverity = {} } = options
  const input = toAuditInput(quote, options)
  const ofPage = input.unsupported
    ? []
    : [
        ...ownFindings(quote, input.items, options),
        ...unknownRaised(options, (rule) => Object.hasOwn(auditRules, rule)),
      ]
  const findings = [...builtInFindings(input), ...ofPage]
  return findings.map((finding) => {
    const severity = Object.hasOwn(minimumSeverity, finding.rule) ? minimumSeverity[finding.rule] : undefined
    return severity && weight[severity] > weight[finding.severity] ? { ...finding, severity } : finding
  })
}

function builtInFindings(input: AuditInput): AuditFinding[] {
  const { 'unsupported-step': unsupportedStep } = auditRules
  const rules = input.unsupported ? { 'unsupported-step': unsupportedStep } : auditRules
  return Object.entries<BuiltInRule>(rules).flatMap(([rule, { severity: usual, check }]) =>
    [...check(input)].map(({ message, severity = usual, facts = {}, item }) => ({
      rule,
      severity,
      message,
      facts,
      stepIndex: item?.stepIndex,
      itemIndex: item?.itemIndex,
    })),
  )
}

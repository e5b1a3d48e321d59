import type { Quote } from '../actions/getQuote.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { toAuditInput } from './auditInput.ts'
import type { AuditOptions } from './auditOptions.ts'
import { builtInRules } from './rules/builtInRules.ts'

const weight = { info: 0, confirm: 1, block: 2 } as const

/**
 * Compares a quote with the parameters it was requested with, and what it asks the wallet to sign with what it says.
 * Reads no chain. While there is a finding of severity `block`, nothing is signed.
 *
 * @example
 * const findings = auditQuote(quote, { tokens, raise: { 'minimum-slippage': 'block' } })
 * const isSafe = findings.every(({ severity }) => severity !== 'block')
 *
 * @throws {UnsupportedStepError} when a step is of a kind, or asks for a signature, that is not known.
 */
export function auditQuote(quote: Quote, options: AuditOptions = {}): AuditFinding[] {
  const { rules = [], raise = {} } = options
  const input = toAuditInput(quote, options)
  const findings = [
    ...builtInRules.flatMap((rule) => [...rule(input)]),
    ...rules.flatMap((rule) => [...rule(quote, input.items)]),
  ]
  return findings.map((finding) => {
    const severity = Object.hasOwn(raise, finding.rule) ? raise[finding.rule] : undefined
    return severity && weight[severity] > weight[finding.severity] ? { ...finding, severity } : finding
  })
}

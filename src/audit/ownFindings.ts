import type { Quote } from '../actions/getQuote.ts'
import type { QuoteItem } from '../decode/quoteItems.ts'
import type { AuditFinding } from '../errors/quote.ts'
import { isObject } from '../utils/data/isObject.ts'
import { reportException, reportRejection } from '../utils/events/reportException.ts'
import type { AuditOptions } from './auditOptions.ts'

/** The rule id of findings that report that the page's own rules can't be applied. */
const failedRule = 'failed-rule'

/** The findings of the page's own rules. If one fails, a finding blocks the quote, since it wasn't checked. */
export function ownFindings(
  quote: Quote,
  items: readonly QuoteItem[],
  { rules = [] }: Pick<AuditOptions, 'rules'>,
): AuditFinding[] {
  return rules.flatMap((rule, index) => {
    const place = `\`audit.rules[${index}]\``
    try {
      const returned = rule(quote, items)
      reportRejection(returned)
      const findings: unknown[] = [...returned]
      if (findings.every(isFinding)) return findings
      const shape = '`rule`, `severity`, `message` and `facts`'
      return [failure(`${place} returned what is no list of findings with ${shape}. Nothing is signed.`)]
    } catch (error) {
      reportException(error)
      const reason = error instanceof Error ? error.message : String(error)
      return [failure(`${place} failed, so nothing is signed: ${reason}`)]
    }
  })
}

/** Findings for names in `minimumSeverity` that match no rule, such as misspelled ones: otherwise the user would only be asked instead of blocked. */
export function unknownRaised(
  { rules = [], minimumSeverity = {} }: Pick<AuditOptions, 'rules' | 'minimumSeverity'>,
  isBuiltIn: (rule: string) => boolean,
): AuditFinding[] {
  // The name may be that of one of the page's own rules.
  if (rules.length > 0) return []
  return Object.keys(minimumSeverity)
    .filter((rule) => !isBuiltIn(rule))
    .map((rule) =>
      failure(
        `\`audit.minimumSeverity\` names the rule \`${rule}\`, which does not exist. Nothing is signed.`,
      ),
    )
}

function isFinding(value: unknown): value is AuditFinding {
  return (
    isObject(value) &&
    typeof value['rule'] === 'string' &&
    typeof value['message'] === 'string' &&
    ['block', 'confirm', 'info'].includes(String(value['severity'])) &&
    isObject(value['facts'])
  )
}

function failure(message: string): AuditFinding {
  return { rule: failedRule, severity: 'block', message, facts: {} }
}

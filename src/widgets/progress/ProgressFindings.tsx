'use client'
import type { AuditFinding } from '../../errors/execution.ts'
import type { ExecutionSummary } from '../../execution/executionSummary.ts'
import type { AuditMessageKey } from '../../locales/messages.ts'
import type { Currency } from '../../schemas/currency.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { usePart } from '../widgetOptions.ts'
import { useLateWords, type Words } from '../useLateWords.ts'
import { useCatalogue } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'

interface ProgressFindingsProps {
  findings: readonly AuditFinding[]
  summary: ExecutionSummary | undefined
}

/** Rules whose amounts are of what is received. */
const aboutOutput = /^(output|minimum)-/

const loadWords = async (): Promise<Words<AuditMessageKey>> => (await import('../../locales/audit.ts')).audit

/** What the audit found, in words; a rule that has none says what its author wrote. Renders a `<ul>`. */
export function ProgressFindings({ findings, summary }: ProgressFindingsProps) {
  const part = usePart()
  const locale = useLocale()
  const words = useLateWords(loadWords, true)
  const translate = useCatalogue<AuditMessageKey>(words ?? {})
  return (
    <ul {...part('progress-findings')}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.stepIndex} ${finding.itemIndex}`} {...part('progress-finding')}>
          {textOf(finding)}
        </li>
      ))}
    </ul>
  )

  function textOf({ rule, message, facts }: AuditFinding): string {
    const key = `audit.${rule}`
    if (!words || !isKnown(key, words)) return sanitizeText(message)
    const { currency } = (aboutOutput.test(rule) ? summary?.currencyOut : summary?.currencyIn) ?? {}
    const values = Object.entries(facts).map(([name, value]) => [name, write(value, currency)])
    return translate(key, Object.fromEntries(values))
  }

  function write(value: string | number | bigint, currency: Currency | undefined): string {
    if (typeof value !== 'bigint' || !currency) return sanitizeText(String(value))
    const amount = formatAmount(value, { decimals: currency.decimals, locale, rounding: 'down' })
    return `${amount} ${sanitizeText(currency.symbol ?? '', { maxLength: 24 })}`
  }
}

function isKnown(key: string, words: object): key is AuditMessageKey {
  return Object.hasOwn(words, key)
}

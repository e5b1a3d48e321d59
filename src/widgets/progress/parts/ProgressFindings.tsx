'use client'
import type { AuditFinding } from '../../../errors/quote.ts'
import type { ExecutionSummary } from '../../../execution/state/executionSummary.ts'
import { useFindingText } from '../../shared/messages/useFindingText.ts'
import { usePart } from '../usePart.ts'

interface ProgressFindingsProps {
  findings: readonly AuditFinding[]
  summary: ExecutionSummary | undefined
}

/** What the audit found, in words. Renders a `<ul>`. */
export function ProgressFindings({ findings, summary }: ProgressFindingsProps) {
  const part = usePart()
  const textOf = useFindingText(summary)
  return (
    <ul {...part('progress-findings')}>
      {findings.map((finding) => (
        <li key={`${finding.rule} ${finding.stepIndex} ${finding.itemIndex}`} {...part('progress-finding')}>
          {textOf(finding)}
        </li>
      ))}
    </ul>
  )
}

'use client'
import { forwardRef } from 'react'
import { useFindingText } from '../../shared/messages/useFindingText.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useProgressContext } from '../model/progressContext.ts'
import { usePart } from '../usePart.ts'

/** The audit findings that the user has to decide about. Renders a `<ul>`, or nothing without any. */
export const ProgressFindings = forwardRef<HTMLUListElement, PartProps<'ul'>>(
  function ProgressFindings(props, ref) {
    const part = usePart()
    const { state } = useProgressContext('Progress.Findings')
    const textOf = useFindingText(state.summary)
    const { decision } = state
    if (decision?.kind !== 'findings') return null
    return renderPart(
      <ul ref={ref} {...part('progress-findings')}>
        {decision.findings.map((finding) => (
          <li key={`${finding.rule} ${finding.stepIndex} ${finding.itemIndex}`} {...part('progress-finding')}>
            {textOf(finding)}
          </li>
        ))}
      </ul>,
      props,
    )
  },
)

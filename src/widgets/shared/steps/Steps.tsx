'use client'
import { forwardRef, Fragment } from 'react'
import type { PartAttributes } from '../createUsePart.ts'
import { useMessages } from '../messages/useMessages.ts'
import { TransactionLink } from '../parts/TransactionLink.tsx'
import { renderPart, type PartProps } from '../render/renderPart.ts'
import { usePart } from '../usePart.ts'
import { StatusIcon } from './StatusIcon.tsx'
import type { ProgressStep } from './step.ts'

interface StepsProps extends PartProps<'ol'> {
  /** The element's attributes. @default those of a part that all widgets share */
  attributes?: PartAttributes | undefined
  steps: readonly ProgressStep[]
  /** Announces to assistive technology what was copied. */
  announce: (message: string) => void
}

/** The steps of a swap in order, with their status. Renders an `<ol>`. */
export const Steps = forwardRef<HTMLOListElement, StepsProps>(function Steps(
  { attributes, steps, announce, ...props },
  ref,
) {
  const part = usePart()
  return renderPart(
    <ol ref={ref} {...(attributes ?? part('steps'))}>
      {steps.map((step) => (
        <StepItem key={step.key} step={step} announce={announce} />
      ))}
    </ol>,
    props,
  )
})

function StepItem({ step, announce }: { step: ProgressStep; announce: StepsProps['announce'] }) {
  const part = usePart()
  const translate = useMessages()
  const { status, label, word, amount, notes = [], transactions = [] } = step
  return (
    <li aria-current={status === 'active' ? 'step' : undefined} {...part('step', status)}>
      <StatusIcon status={status} />
      <div {...part('step-text')}>
        <p {...part('step-head')}>
          <span {...part('step-label')}>{label}</span>
          {amount && <bdi {...part('step-amount')}>{amount}</bdi>}
        </p>
        <p {...part('step-line')}>
          <span {...part('step-state')}>{word ?? translate(`step.${status}`)}</span>
          {notes.map((note) => (
            <span key={note} {...part('step-note')}>
              {note}
            </span>
          ))}
          {transactions.map(({ chainId, hash, label: role }) => (
            <Fragment key={hash}>
              {role && <span {...part('step-note')}>{role}</span>}
              <TransactionLink chainId={chainId} hash={hash} announce={announce} />
            </Fragment>
          ))}
        </p>
      </div>
    </li>
  )
}

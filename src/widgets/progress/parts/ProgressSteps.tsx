'use client'
import { forwardRef } from 'react'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { Steps } from '../../shared/steps/Steps.tsx'
import { usePart } from '../usePart.ts'
import { useProgressContext } from '../model/progressContext.ts'

/** The steps of the swap with their status and transactions. Renders an `<ol>`. */
export const ProgressSteps = forwardRef<HTMLOListElement, PartProps<'ol'>>(
  function ProgressSteps(props, ref) {
    const { steps, announce } = useProgressContext('Progress.Steps')
    const part = usePart()
    return (
      <Steps {...props} attributes={part('progress-steps')} steps={steps} announce={announce} ref={ref} />
    )
  },
)

'use client'
import { forwardRef } from 'react'
import type { PartProps } from '../../shared/render/renderPart.ts'
import { Steps } from '../../shared/steps/Steps.tsx'
import { useProgressContext } from '../model/progressContext.ts'

/** What happens, happened or did not happen, with its transactions. Renders an `<ol>`. */
export const ProgressSteps = forwardRef<HTMLOListElement, PartProps<'ol'>>(
  function ProgressSteps(props, ref) {
    const { steps, announce } = useProgressContext('Progress.Steps')
    return <Steps {...props} steps={steps} announce={announce} ref={ref} />
  },
)

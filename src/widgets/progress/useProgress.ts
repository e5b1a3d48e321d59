'use client'
import { useProgressContext, type UseProgressReturnType } from './model/progressContext.ts'

/**
 * Everything that `Progress.Root` knows about its execution, for your own parts: the status and the location of the funds as
 * text, the steps, and the possible actions.
 *
 * @example
 * const { title, steps } = useProgress()
 * return <p>{title}: {steps.filter(({ status }) => status === 'done').length} of {steps.length}</p>
 *
 * @throws {PartOutsideRootError} outside of `Progress.Root`.
 */
export function useProgress(): UseProgressReturnType {
  return useProgressContext('useProgress')
}

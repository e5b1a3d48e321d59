'use client'
import { useProgressContext, type UseProgressReturnType } from './model/progressContext.ts'

/**
 * Everything that `Progress.Root` knows of its execution, for a part of your own: where it stands and where the money is in
 * words, the steps, and what can be done.
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

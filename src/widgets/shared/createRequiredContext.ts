'use client'
import { createContext, useContext, type Context } from 'react'
import { PartOutsideRootError } from '../../errors/context.ts'

/**
 * Creates a context that a widget's root provides to its parts, and the hook that reads it. The hook takes the name of the part, and throws
 * `PartOutsideRootError` with it outside the root.
 *
 * @example
 * export const [FeesContext, useFeesContext] = createRequiredContext<FeeBreakdown>('Fees.Root')
 */
export function createRequiredContext<value extends object>(
  root: string,
): [Context<value | undefined>, (part: string) => value] {
  const RequiredContext = createContext<value | undefined>(undefined)
  return [
    RequiredContext,
    function useRequiredContext(part) {
      const value = useContext(RequiredContext)
      if (!value) throw new PartOutsideRootError(part, root)
      return value
    },
  ]
}

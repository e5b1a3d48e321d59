'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { FeeBreakdown } from './feeBreakdown.ts'

export const FeesContext = createContext<FeeBreakdown | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useFeesContext(part: string): FeeBreakdown {
  const value = useContext(FeesContext)
  if (!value) throw new PartOutsideRootError(part, 'Fees.Root')
  return value
}

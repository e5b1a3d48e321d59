'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { FeeSheet } from './feeSheet.ts'

export const FeesContext = createContext<FeeSheet | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useFeesContext(part: string): FeeSheet {
  const value = useContext(FeesContext)
  if (!value) throw new PartOutsideRootError(part, 'Fees.Root')
  return value
}

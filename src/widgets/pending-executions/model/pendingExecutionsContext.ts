'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { UseExecutionsReturnType } from '../../../hooks/useExecutions.ts'

/** What `PendingExecutions.Root` gives to its parts. */
export interface UsePendingExecutionsReturnType extends Pick<
  UseExecutionsReturnType,
  'pending' | 'unreadable' | 'error'
> {
  /** How many there are, in words. */
  title: string
  /** Nothing is pending, and nothing is wrong with what is stored. */
  isEmpty: boolean
  /** The service was asked about one that only a store tells of, and has not confirmed it: a new swap may pay twice. */
  isChecking: boolean
  /** What came of the last press; undefined for nothing to say. */
  message: string | undefined
  /** Shows one in `ProgressWidget`, or says why it can't be shown. */
  show: (id: string) => Promise<void>
  /** Takes one that is over from the list. */
  forget: (id: string) => Promise<void>
  /** How many other wallets than the connected one began; left out unless they were asked for. */
  othersCount: number
  /** They were asked for, and are in the list. */
  areOthersShown: boolean
  /** Asks for them, or leaves them out again. */
  showOthers: (areShown: boolean) => void
  /** Says something, also to assistive technology. */
  announce: (message: string) => void
}

export const PendingExecutionsContext = createContext<UsePendingExecutionsReturnType | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function usePendingExecutionsContext(part: string): UsePendingExecutionsReturnType {
  const value = useContext(PendingExecutionsContext)
  if (!value) throw new PartOutsideRootError(part, 'PendingExecutions.Root')
  return value
}

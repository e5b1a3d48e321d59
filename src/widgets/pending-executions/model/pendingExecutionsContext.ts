'use client'
import { createContext, useContext } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { UseExecutionsReturnType } from '../../../hooks/useExecutions.ts'

/** What `PendingExecutions.Root` provides to its parts. */
export interface UsePendingExecutionsReturnType extends Pick<
  UseExecutionsReturnType,
  'pending' | 'unreadable' | 'error'
> {
  /** Those that ended while they were listed as pending, until the person removes them. */
  ended: UseExecutionsReturnType['past']
  /** How many are pending, in words. */
  title: string
  /** Nothing is pending or has just ended, and nothing is wrong with what is stored. */
  isEmpty: boolean
  /** The service was asked about one that only a store tells of, and has not confirmed it: a new swap may pay twice. */
  isChecking: boolean
  /** What came of the last press; undefined for nothing to say. */
  message: string | undefined
  /** Shows one in `ProgressWidget`, or says why it can't be shown. */
  show: (id: string) => Promise<void>
  /** Takes an execution from the list that is over or can’t be confirmed; one that ended there stays stored. */
  forget: (id: string) => Promise<void>
  /** How many executions other wallets began. They are left out of the list until the person asks for them. */
  othersCount: number
  /** The person asked for the executions of other wallets, and the list has them. */
  areOthersShown: boolean
  /** Shows the executions of other wallets, or leaves them out again. */
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

'use client'
import type { RefObject } from 'react'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import type { UseExecutionsReturnType } from '../../../hooks/useExecutions.ts'

/** What `PendingExecutions.Root` provides to its parts. */
export interface UsePendingExecutionsReturnType extends Pick<
  UseExecutionsReturnType,
  'pending' | 'unreadable' | 'unsaved' | 'error'
> {
  /** The widget's element, which gets the focus when the last one is removed. */
  root: RefObject<HTMLDivElement | null>
  /** Executions that ended while they were listed as pending, until the user removes them. */
  ended: UseExecutionsReturnType['past']
  /** The heading: how many are pending if the list has nothing else, otherwise “Saved swaps”. */
  title: string
  /** There is nothing to show: nothing pending or just ended, nothing of other wallets, no unreadable entry, nothing unsaved and no error. */
  isEmpty: boolean
  /** The provider was asked about an execution that is only known from storage, and hasn't confirmed it: a new swap may pay twice. */
  isChecking: boolean
  /** The result of the last action, if any. */
  message: string | undefined
  /** The text for assistive technology: `message`, or else the latest outcome, or how many are pending. */
  announcement: string
  /** Shows an execution in `ProgressWidget`, or sets `message` if it can't be shown. */
  show: (id: string) => Promise<void>
  /** Removes a finished or unconfirmable execution from the list. One that ended while listed stays stored. */
  forget: (id: string) => Promise<void>
  /** How many executions other wallets started. They are hidden until the user asks for them. */
  othersCount: number
  /** The user asked for the executions of other wallets, and they are listed. */
  areOthersShown: boolean
  /** Shows the executions of other wallets, or hides them again. */
  showOthers: (areShown: boolean) => void
  /** Shows a message and announces it to assistive technology. */
  announce: (message: string) => void
}

export const [PendingExecutionsContext, usePendingExecutionsContext] =
  createRequiredContext<UsePendingExecutionsReturnType>('PendingExecutions.Root')

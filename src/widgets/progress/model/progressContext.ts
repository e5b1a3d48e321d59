'use client'
import { createContext, useContext, type RefObject } from 'react'
import { PartOutsideRootError } from '../../../errors/context.ts'
import type { UseExecutionReturnType } from '../../../hooks/useExecution.ts'
import type { ProgressStep } from '../../shared/steps/step.ts'
import type { TransferParties } from './useOutcome.ts'
import type { ProgressValues } from './useProgressValues.ts'

/** What `Progress.Root` provides to its parts. */
export interface UseProgressReturnType extends UseExecutionReturnType {
  /** A state of a support bundle is shown: nothing can be done about it. */
  isReplayed: boolean
  /** A page is paid. */
  isPayment: boolean
  /** What is to be said of it, in a few words. */
  title: string
  /** Where the money is and what happens now. */
  where: string
  /** What else is to be known now. */
  notices: readonly string[]
  /** Names and amounts, written for the reader. */
  values: ProgressValues
  /** Who paid, receives and gets a refund: of a transfer that was found in a store, only once the history tells. */
  parties: TransferParties | undefined
  /** What happens, happened or did not happen, in its order. */
  steps: readonly ProgressStep[]
  /** Seconds from the deposit to the payout, once the chains said so. */
  seconds: number | undefined
  /** Where the payout can be seen: an explorer's page, once there is one. */
  payoutLink: string | undefined
  /** What the share button shares. */
  shareLink: string | undefined
  /** The wallet was asked long ago, and may show no request. */
  isSilent: boolean
  /** Nobody need wait for it here: `reset` leaves it to run. */
  isLeavable: boolean
  /**
   * Leaves it for the form that it was entered in, where nothing was paid or it was given back; undefined in every doubt, and
   * where the page has no such form.
   */
  tryAgain: (() => void) | undefined
  /** The heading, which gets the focus when the user is needed. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Says something to assistive technology, once. */
  announce: (text: string) => void
  /** What assistive technology has been told of this state. */
  announcements: readonly string[]
}

export const ProgressContext = createContext<UseProgressReturnType | undefined>(undefined)

/** @throws {PartOutsideRootError} naming the part. */
export function useProgressContext(part: string): UseProgressReturnType {
  const value = useContext(ProgressContext)
  if (!value) throw new PartOutsideRootError(part, 'Progress.Root')
  return value
}

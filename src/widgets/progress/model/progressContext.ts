'use client'
import type { RefObject } from 'react'
import { createRequiredContext } from '../../shared/createRequiredContext.ts'
import type { UseExecutionReturnType } from '../../../hooks/useExecution.ts'
import type { RequestRecord } from '../../../schemas/requests/requestRecord.ts'
import type { Amount } from '../../../schemas/currency.ts'
import type { ProgressStep } from '../../shared/steps/step.ts'
import type { SwapParties } from './end/useOutcome.ts'
import type { ProgressValues } from './useProgressValues.ts'

/** What `Progress.Root` provides to its parts. */
export interface UseProgressReturnType extends UseExecutionReturnType {
  /** A state of a support bundle is shown, so no actions are possible. */
  isReplayed: boolean
  /** The swap pays the page. */
  isPayment: boolean
  /** The status in a few words. */
  title: string
  /** Where the funds are, and what happens now. */
  where: string
  /** Further notices. */
  notices: readonly string[]
  /** Names and amounts, formatted for the user. */
  values: ProgressValues
  /** Who paid, who receives and who gets a refund; for a swap found in storage, only once the history confirms it. */
  parties: SwapParties | undefined
  /** All steps, in order. */
  steps: readonly ProgressStep[]
  /** The received amount, with its value in US dollars if the record has it; undefined while unknown. */
  received: Amount | undefined
  /** What was refunded, as the provider's record says it; undefined while unknown. */
  refunded: Amount | undefined
  /** Seconds from the deposit to the delivery, once known from the chains. */
  seconds: number | undefined
  /** The provider's record of a success, once it has been read. */
  record: RequestRecord | undefined
  /** Link to the delivery in an explorer, once there is one. */
  deliveryLink: string | undefined
  /** The link that the share button shares. */
  shareLink: string | undefined
  /** The wallet was asked long ago and may not be showing the request. */
  isSilent: boolean
  /** The user doesn't have to wait here: `reset` lets it continue in the background. */
  isLeavable: boolean
  /** Items still wait for their prompt: `reset` stops the execution before they are sent. */
  hasItemsToSend: boolean
  /**
   * Dismisses the execution and returns to the form. Only if nothing was paid or it was refunded; undefined if that isn't certain, or if
   * the page has no such form.
   */
  tryAgain: (() => void) | undefined
  /** The heading, which gets the focus when the user has to act. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Announces something to assistive technology, once. */
  announce: (text: string) => void
  /** The announcements about this state. */
  announcements: readonly string[]
}

export const [ProgressContext, useProgressContext] =
  createRequiredContext<UseProgressReturnType>('Progress.Root')

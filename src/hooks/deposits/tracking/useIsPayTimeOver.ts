'use client'
import { useState } from 'react'
import type { StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import {
  defaultPayableMs,
  isBeforeRequest,
  payableUntil,
  startAtCreation,
} from '../../../deposit/depositTerms.ts'
import type { DepositProgress } from '../../../deposit/progress/depositProgress.ts'
import type { Clock } from '../../../utils/time/clock.ts'
import { useIsPast } from '../../base/useIsPast.ts'

interface UseIsPayTimeOverParameters {
  stored: StoredDeposit | undefined
  progress: DepositProgress | undefined
  /** The page's own time to pay, in seconds. */
  ttl: number
  /** How far the device's clock is behind, in milliseconds; negative if it is ahead. */
  behindMs: number | undefined
}

/** Whether an address must no longer be paid, by the device's clock, or because that was set back since the request. */
export function useIsPayTimeOver(
  { stored, progress, ttl, behindMs }: UseIsPayTimeOverParameters,
  clock: Clock,
): boolean {
  const createdAt = progress?.record?.createdAt
  const terms = stored && startAtCreation(progress?.terms ?? stored.terms, createdAt, behindMs)
  const isPast = useIsPast(terms && payableUntil(terms, Math.max(ttl * 1000, defaultPayableMs)), clock)
  // Terms that this page requested know how far the clock was set back.
  const isSetBack = stored?.isAudited === false && isBeforeRequest(stored.terms, createdAt, clock.now())
  const requestId = stored?.terms.requestId
  // How much time has passed stays unknown once the clock has caught up with the request.
  const [setBackId, setSetBackId] = useState<string | null | undefined>(null)
  if (isSetBack && setBackId !== requestId) setSetBackId(requestId)
  return isPast || setBackId === requestId
}

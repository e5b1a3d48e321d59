'use client'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { hideDeposit } from '../../../hooks/internal/deposits/hideDeposit.ts'
import { useIsDepositHidden } from '../../../hooks/internal/deposits/useIsDepositHidden.ts'
import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'
import type { DepositAddressQuoteParameters } from './depositAddressQuoteParameters.ts'

export interface UseOwnDepositParameters extends Pick<DepositAddressQuoteParameters, 'type'> {
  /** Returns from the shown request to the form. */
  onLeave: () => void
}

type Answer = (requestId: ReturnType<UseDepositAddressReturnType['requestAsync']>) => void

/**
 * A deposit address as the connected account may see it: nothing of another account's. It is requested after the next
 * render, so that it is for what the same event handler changed.
 */
export function useOwnDeposit(
  followed: UseDepositAddressReturnType,
  { type, onLeave }: UseOwnDepositParameters,
): { deposit: UseDepositAddressReturnType; isHidden: boolean } {
  const isHidden = useIsDepositHidden(followed.requestId)
  const waiting = useRef<Answer[]>([])
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    const answers = waiting.current.splice(0)
    if (answers.length === 0) return
    // Another address is requested: the previous one stays in the list.
    if (isHidden) onLeave()
    const requestId = followed.requestAsync()
    for (const answer of answers) answer(requestId)
    // Only the render that was asked for is sure to hold the changes made with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])
  const deposit = useMemo(() => {
    const requestAsync = () =>
      new Promise<string | undefined>((resolve) => {
        waiting.current.push(resolve)
        ask()
      })
    return {
      ...(isHidden ? hideDeposit(followed, { type }) : followed),
      requestAsync,
      request() {
        // `error` tells why there is none.
        requestAsync().catch(() => {})
      },
    }
  }, [isHidden, followed, type])
  return { deposit, isHidden }
}

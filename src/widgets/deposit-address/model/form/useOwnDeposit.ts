'use client'
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react'
import { hideDeposit } from '../../../../hooks/internal/deposits/hideDeposit.ts'
import { useIsDepositHidden } from '../../../../hooks/internal/deposits/useIsDepositHidden.ts'
import type { UseDepositAddressReturnType } from '../../../../hooks/deposits/useDepositAddress.ts'
import type { DepositAddressQuoteParameters } from '../depositAddressQuoteParameters.ts'

interface UseOwnDepositParameters extends Pick<DepositAddressQuoteParameters, 'type'> {
  /** Returns from the shown request to the form. */
  onLeave: () => void
}

/** How long to wait for a render, in milliseconds. React delays a render that belongs to an action until the action ends. */
const renderLimitMs = 3_000

type Answer = (requestId?: ReturnType<UseDepositAddressReturnType['requestAsync']>) => void

/**
 * The deposit address for the connected account: those of other accounts are hidden. After a change of the form, it is requested only with
 * the next render, so that it includes everything that the same event handler changed.
 */
export function useOwnDeposit(
  followed: UseDepositAddressReturnType,
  { type, onLeave }: UseOwnDepositParameters,
): {
  deposit: UseDepositAddressReturnType
  isHidden: boolean
  /** Call it with each change of the form. */
  noteChange: () => void
} {
  const isHidden = useIsDepositHidden(followed.requestId)
  // Whether the form has changed since the last render.
  const hasChanged = useRef(false)
  useEffect(() => {
    hasChanged.current = false
  })
  const noteChange = useCallback(() => {
    hasChanged.current = true
  }, [])
  const waiting = useRef<Answer[]>([])
  const [attempt, tryAgain] = useReducer((times: number) => times + 1, 0)
  const deposit = useMemo(() => {
    const requestAsync = async () => {
      if (hasChanged.current) {
        return new Promise<string | undefined>((resolve) => {
          const answer: Answer = (requestId) => {
            clearTimeout(timer)
            waiting.current = waiting.current.filter((other) => other !== answer)
            resolve(requestId)
          }
          const timer = setTimeout(answer, renderLimitMs)
          waiting.current.push(answer)
          tryAgain()
        })
      }
      // Leaves another account's address, which stays in the list.
      if (isHidden) onLeave()
      return followed.requestAsync()
    }
    return {
      ...(isHidden ? hideDeposit(followed, { type }) : followed),
      requestAsync,
      request() {
        // `error` has the reason.
        requestAsync().catch(() => {})
      },
    }
  }, [isHidden, followed, type, onLeave])
  useEffect(() => {
    const answers = waiting.current
    if (answers.length === 0) return
    const requestId = deposit.requestAsync()
    for (const answer of answers) answer(requestId)
    // Only the requested render is certain to include the changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt])
  useEffect(
    () => () => {
      // An unmounted form requests nothing.
      for (const answer of waiting.current) answer()
    },
    [],
  )
  return { deposit, isHidden, noteChange }
}

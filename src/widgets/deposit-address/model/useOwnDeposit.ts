'use client'
import { useMemo } from 'react'
import { hideDeposit } from '../../../hooks/internal/deposits/hideDeposit.ts'
import { useIsDepositHidden } from '../../../hooks/internal/deposits/useIsDepositHidden.ts'
import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'
import type { DepositAddressQuoteParameters } from './depositAddressQuoteParameters.ts'

export interface UseOwnDepositParameters extends Pick<DepositAddressQuoteParameters, 'type'> {
  /** Returns from the shown request to the form. */
  onLeave: () => void
}

/** A deposit address as the connected account may see it: nothing of another account's. */
export function useOwnDeposit(
  followed: UseDepositAddressReturnType,
  { type, onLeave }: UseOwnDepositParameters,
): { deposit: UseDepositAddressReturnType; isHidden: boolean } {
  const isHidden = useIsDepositHidden(followed.requestId)
  const deposit = useMemo(
    () =>
      isHidden
        ? {
            ...hideDeposit(followed, { type }),
            // Another address is requested: the previous one stays in the list.
            request() {
              onLeave()
              followed.request()
            },
            requestAsync() {
              onLeave()
              return followed.requestAsync()
            },
          }
        : followed,
    [isHidden, followed, type, onLeave],
  )
  return { deposit, isHidden }
}

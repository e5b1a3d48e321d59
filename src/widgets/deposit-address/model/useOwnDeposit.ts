'use client'
import { useMemo } from 'react'
import { hideDeposit } from '../../../hooks/internal/deposits/hideDeposit.ts'
import { useIsDepositHidden } from '../../../hooks/internal/deposits/useIsDepositHidden.ts'
import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'
import type { DepositQuoteParameters } from './depositQuoteParameters.ts'

export interface UseOwnDepositParameters extends Pick<DepositQuoteParameters, 'type'> {
  /** Leaves the request that is shown for the form. */
  onLeave: () => void
}

/** A deposit address as the connected account is to read it: of another account's, nothing. */
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
            // Another one is asked for: that one goes on in the list.
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

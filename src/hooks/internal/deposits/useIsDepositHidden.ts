'use client'
import { useConfig } from '../../context/useConfig.ts'
import { useDepositAddresses } from '../../deposits/useDepositAddresses.ts'
import { useIsHidden } from '../useIsHidden.ts'
import { useKnownDeposit } from '../../deposits/internal/useKnownDeposit.ts'

/**
 * Whether a deposit address was asked for with an account that is not connected any more, and by nobody since. One that was asked for
 * without a wallet is hidden from nobody: whoever connects one may want to pay it.
 */
export function useIsDepositHidden(requestId: string | undefined): boolean {
  const { client } = useConfig('useIsDepositHidden')
  const { deposits } = useDepositAddresses({ wallets: 'all' })
  const account = useKnownDeposit(deposits, requestId, client.clock)?.account
  return useIsHidden({ id: requestId, account: account ?? undefined })
}

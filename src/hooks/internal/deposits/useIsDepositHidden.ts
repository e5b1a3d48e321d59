'use client'
import { useConfig } from '../../context/useConfig.ts'
import { useDepositAddresses } from '../../deposits/useDepositAddresses.ts'
import { useIsHidden } from '../useIsHidden.ts'
import { useKnownDeposit } from '../../deposits/tracking/useKnownDeposit.ts'

/**
 * Whether a deposit address was requested with an account that is no longer connected, and the user hasn't asked to see
 * it since. An address requested without a wallet is never hidden: the user may connect one to pay it.
 */
export function useIsDepositHidden(requestId: string | undefined): boolean {
  const { client } = useConfig('useIsDepositHidden')
  const { deposits } = useDepositAddresses({ wallets: 'all' })
  const account = useKnownDeposit(deposits, requestId, client.clock)?.account
  return useIsHidden({ id: requestId, account: account ?? undefined })
}

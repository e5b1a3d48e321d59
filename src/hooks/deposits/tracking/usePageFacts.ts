'use client'
import { useMemo } from 'react'
import type { Config } from '../../../config/config.ts'
import type { DepositExpectations } from '../../../deposit/confirmTerms.ts'
import { defaultPayableMs } from '../../../deposit/depositTerms.ts'
import {
  depositDefaults,
  type DepositAddressParameters,
} from '../../../deposit/request/depositAddressParameters.ts'
import type { DepositParties } from '../../../deposit/request/depositParties.ts'
import { behindServerMs } from '../../../utils/time/serverTime.ts'
import { useTokens } from '../../useTokens.ts'

interface UsePageFactsParameters extends Pick<
  DepositAddressParameters,
  | 'user'
  | 'recipient'
  | 'refundTo'
  | 'recoveryAddress'
  | 'appFees'
  | 'extraFields'
  | 'appFeeRecipients'
  | 'ttl'
> {
  /** The connected wallet's account. */
  account: string | undefined
  /** The parties that the user has accepted. */
  accepted: DepositParties | undefined
}

/** What a stored deposit address is compared with; none of it comes from storage. */
export function usePageFacts(
  config: Config,
  {
    account,
    accepted,
    user,
    recipient,
    refundTo,
    recoveryAddress,
    appFees,
    extraFields,
    appFeeRecipients,
    ttl = depositDefaults.ttl,
  }: UsePageFactsParameters,
): DepositExpectations {
  const { chains, tokens } = useTokens({ config })
  const behindMs = behindServerMs(config.client)
  return useMemo(
    () => ({
      chains,
      tokens,
      user,
      parties: {
        account,
        named: { user, recipient, refundTo, recoveryAddress, appFees, extraFields, appFeeRecipients },
        accepted,
      },
      ttl: ttl ?? defaultPayableMs / 1000,
      behindMs,
    }),
    [
      chains,
      tokens,
      account,
      accepted,
      user,
      recipient,
      refundTo,
      recoveryAddress,
      appFees,
      extraFields,
      appFeeRecipients,
      ttl,
      behindMs,
    ],
  )
}

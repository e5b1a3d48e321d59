'use client'
import { useMemo } from 'react'
import type { Config } from '../../../config/config.ts'
import type { StoredDeposit } from '../../../deposit/book/depositEntry.ts'
import type { NonWalletAddresses } from '../../../deposit/request/depositProblems.ts'
import { useTokens } from '../../useTokens.ts'

/**
 * Addresses that aren't anyone's own wallet: tokens, contracts that the page names, and addresses that this page was
 * given to pay to. Addresses known only from storage may be anyone's wallet, so they aren't refused.
 */
export function useNonWalletAddresses(
  config: Config,
  deposits: readonly StoredDeposit[],
): NonWalletAddresses {
  const { tokens } = useTokens({ config })
  const { contracts } = config.getAudit()
  return useMemo(
    () => ({
      tokens: tokens.map(({ address }) => address),
      contracts: (contracts ?? []).map(({ address }) => address),
      depositAddresses: deposits.flatMap(({ isAudited, terms }) => (isAudited ? [terms.address] : [])),
    }),
    [tokens, contracts, deposits],
  )
}

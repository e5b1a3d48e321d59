'use client'
import { useMemo } from 'react'
import type { Config } from '../../../config/config.ts'
import type { StoredDeposit } from '../../../deposit/depositEntry.ts'
import type { NonWalletAddresses } from '../../../deposit/request/depositProblems.ts'
import { useTokens } from '../../useTokens.ts'

/**
 * Addresses that are nobody's own wallet: tokens, contracts that the page names, and what this page was given to pay to. What only a
 * store tells may name anybody's wallet, and refuses none.
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

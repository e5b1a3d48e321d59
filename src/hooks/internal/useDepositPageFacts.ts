'use client'
import { useMemo } from 'react'
import type { Config } from '../../config/config.ts'
import type { DepositPageFacts } from '../../deposit/confirmTerms.ts'
import { depositDefaults, type DepositAddressParameters } from '../../deposit/depositAddressParameters.ts'
import type { StoredDeposit } from '../../deposit/depositBook.ts'
import { depositUserOf } from '../../deposit/toDepositQuoteParameters.ts'
import { isNonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { useTokens } from '../useTokens.ts'

/** What the page holds a stored deposit address against. */
export function useDepositPageFacts(
  config: Config,
  {
    stored,
    user,
    ttl,
  }: { stored: StoredDeposit | undefined } & Pick<DepositAddressParameters, 'user' | 'ttl'>,
): DepositPageFacts | undefined {
  const { chains, tokens } = useTokens({ config })
  return useMemo(() => {
    if (!stored) return undefined
    const { account, terms } = stored
    const origin = chains.filter(isNonEvmChain).find(({ id }) => id === terms.pay.chainId)
    return {
      chains,
      tokens,
      user: depositUserOf({ user, account, refundTo: terms.refundTo, origin }),
      ttl: ttl ?? depositDefaults.ttl,
    }
  }, [chains, tokens, stored, user, ttl])
}

'use client'
import { useQueries } from '@tanstack/react-query'
import type { Token } from '../config/token.ts'
import { balanceQueryOptions, type BalanceOptions } from '../query/balance.ts'
import { useConfig, type ConfigParameter } from './internal/useConfig.ts'
import type { UseBalanceReturnType } from './useBalance.ts'

export interface UseBalancesParameters extends Pick<BalanceOptions, 'account' | 'query'>, ConfigParameter {
  tokens: readonly Pick<Token, 'chainId' | 'address'>[]
}
export type UseBalancesReturnType = UseBalanceReturnType[]

/**
 * Reads balances of one account in the smallest unit, in the order of the tokens.
 *
 * @example
 * const [{ data: eth }, { data: usdc }] = useBalances({ tokens: [ethOnBase, usdcOnBase], account })
 */
export function useBalances({ config, tokens, ...options }: UseBalancesParameters): UseBalancesReturnType {
  const used = useConfig('useBalances', { config })
  return useQueries({
    queries: tokens.map(({ chainId, address }) =>
      balanceQueryOptions(used, { ...options, chainId, currency: address }),
    ),
  })
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '../../../utils/tokens/token.ts'
import { tokenPricesQueryOptions } from '../../../query/chain/tokenPrices.ts'
import { useConfig } from '../../context/useConfig.ts'

/** The price of each token in US dollars, from the page's `readPrices`; missing while unknown. */
export function useTokenPrices(tokens: readonly Token[]): {
  prices: ReadonlyMap<Token, string>
  isLoading: boolean
} {
  const { data, isLoading } = useQuery(tokenPricesQueryOptions(useConfig('useTokenPrices'), tokens))
  const prices = useMemo(() => {
    const prices = new Map<Token, string>()
    for (const [index, token] of tokens.entries()) {
      const price = data?.[index]
      if (price !== undefined) prices.set(token, price)
    }
    return prices
  }, [tokens, data])
  return { prices, isLoading }
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Token } from '../../config/token.ts'
import { tokenPricesQueryOptions } from '../../query/tokenPrices.ts'
import { useConfig } from '../context/useConfig.ts'

/** What one of each token is worth in US dollars, by the page's `readPrices`; nothing while, or where, nobody knows. */
export function useTokenPrices(tokens: readonly Token[]): ReadonlyMap<Token, string> {
  const { data } = useQuery(tokenPricesQueryOptions(useConfig('useTokenPrices'), tokens))
  return useMemo(() => {
    const prices = new Map<Token, string>()
    for (const [index, token] of tokens.entries()) {
      const price = data?.[index]
      if (price !== undefined) prices.set(token, price)
    }
    return prices
  }, [tokens, data])
}

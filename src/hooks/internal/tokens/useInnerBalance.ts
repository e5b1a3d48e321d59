'use client'
import { useQueryClient } from '@tanstack/react-query'
import { balanceQueryOptionsFor, type BalanceOptions } from '../../../query/chain/balance.ts'
import { useConfig } from '../../context/useConfig.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'
import { queryOf } from '../../../query/queryOf.ts'
import { useInnerQuery } from '../../base/useInnerQuery.ts'

/**
 * `useBalance` without the defaults of the page's `QueryClient`: undefined until this page has read it from the chain.
 */
export function useInnerBalance(parameters: Omit<BalanceOptions, 'query'>): bigint | undefined {
  const caller = 'useInnerBalance'
  const own = balanceQueryOptionsFor(useConfig(caller), parameters, caller)
  const { data, isFetchedAfterMount } = useInnerQuery(own)
  // A restored balance may be right: if the chain returns the same, only `isFetchedAfterMount` rerenders.
  const known = balanceRead(queryOf(useQueryClient(), own.queryKey))
  return isFetchedAfterMount ? data : known
}

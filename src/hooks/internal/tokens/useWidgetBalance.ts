'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { balanceOptionsFor, type BalanceOptions } from '../../../query/chain/balance.ts'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { useConfig } from '../../context/useConfig.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'
import { queryOf } from '../../../query/queryOf.ts'
import { useAnswered } from '../../base/useAnswered.ts'

/** What an account holds of a token, in base units; undefined until the chain said so in this page's life. */
export function useWidgetBalance(parameters: Omit<BalanceOptions, 'query'>): bigint | undefined {
  const caller = 'useWidgetBalance'
  const own = balanceOptionsFor(caller, useConfig(caller), parameters)
  const { data, isFetchedAfterMount } = useQuery(useAnswered({ ...innerQueryOptions, ...own }))
  // What a store brought may be right: that the chain says the same renders by `isFetchedAfterMount` alone.
  const known = balanceRead(queryOf(useQueryClient(), own.queryKey))
  return isFetchedAfterMount ? data : known
}

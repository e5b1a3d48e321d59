'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { balanceQueryOptions, type BalanceOptions } from '../../../query/chain/balance.ts'
import { innerQueryOptions } from '../../../query/options/innerOptions.ts'
import { useConfig } from '../../context/useConfig.ts'
import { balanceRead } from '../../../query/chain/balancesRead.ts'
import { queryOf } from '../../../query/queryOf.ts'
import { useDiscardRestored } from '../../base/useDiscardRestored.ts'

/** An account's balance of a token, in base units; undefined until this page has read it from the chain. */
export function useWidgetBalance(parameters: Omit<BalanceOptions, 'query'>): bigint | undefined {
  const caller = 'useWidgetBalance'
  const own = balanceQueryOptions(useConfig(caller), parameters, caller)
  const { data, isFetchedAfterMount } = useQuery(useDiscardRestored({ ...innerQueryOptions, ...own }))
  // A restored balance may be right: if the chain returns the same, only `isFetchedAfterMount` rerenders.
  const known = balanceRead(queryOf(useQueryClient(), own.queryKey))
  return isFetchedAfterMount ? data : known
}

'use client'
import { useQuery } from '@tanstack/react-query'
import { balanceOptionsFor, type BalanceOptions } from '../../../query/chain/balance.ts'
import { innerQueryOptions } from '../../../query/innerOptions.ts'
import { useConfig } from '../../context/useConfig.ts'

/** What an account holds of a token, in base units; undefined while unknown. */
export function useWidgetBalance(parameters: Omit<BalanceOptions, 'query'>): bigint | undefined {
  const caller = 'useWidgetBalance'
  return useQuery({ ...innerQueryOptions, ...balanceOptionsFor(caller, useConfig(caller), parameters) }).data
}

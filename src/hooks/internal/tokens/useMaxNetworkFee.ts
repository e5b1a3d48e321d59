'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { networkFeeQueryOptions, type NetworkFeeOptions } from '../../../query/chain/networkFee.ts'
import { useConfig } from '../../context/useConfig.ts'

/** The maximum cost of `gas` units on a chain at current fees, in base units. */
export function useMaxNetworkFee(parameters: NetworkFeeOptions): UseQueryResult<bigint | undefined> {
  return useQuery(networkFeeQueryOptions(useConfig('useMaxNetworkFee'), parameters))
}

'use client'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { networkFeeQueryOptions, type NetworkFeeOptions } from '../../../query/chain/networkFee.ts'
import { useConfig } from '../../context/useConfig.ts'

/** The most that `gas` units cost on a chain by its fees of this moment, in base units. */
export function useMaxNetworkFee(parameters: NetworkFeeOptions): UseQueryResult<bigint | undefined> {
  return useQuery(networkFeeQueryOptions(useConfig('useMaxNetworkFee'), parameters))
}

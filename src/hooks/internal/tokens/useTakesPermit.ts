'use client'
import { useQuery } from '@tanstack/react-query'
import { takesPermitQueryOptions, type TakesPermitOptions } from '../../../query/chain/takesPermit.ts'
import { useConfig } from '../../context/useConfig.ts'

/** Whether an account can pay with a token by signing a permit; undefined while unknown. */
export function useTakesPermit(parameters: TakesPermitOptions): boolean | undefined {
  return useQuery(takesPermitQueryOptions(useConfig('useTakesPermit'), parameters)).data
}

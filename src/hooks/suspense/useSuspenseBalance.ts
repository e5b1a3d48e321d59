'use client'
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query'
import type { Address } from 'viem'
import { balanceQueryOptionsFor, findUnreadable } from '../../query/chain/balance.ts'
import type { BalanceQueryKey } from '../../query/keys.ts'
import type { SuspenseQueryParameter } from '../../query/options/types.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { ConfigParameter } from '../context/connectionParameters.ts'
import { useConfig } from '../context/useConfig.ts'
import { suspenseOptions } from './suspenseOptions.ts'

export type UseSuspenseBalanceParameters<selected = bigint> = ConfigParameter & {
  chainId: number
  /** Address of the token; the zero address means the chain's native token. */
  token: string
  account: Address
  query?: SuspenseQueryParameter<bigint, Error, selected, BalanceQueryKey> | undefined
}
export type UseSuspenseBalanceReturnType<selected = bigint> = UseSuspenseQueryResult<selected>

/**
 * `useBalance` with Suspense: the component suspends until the balance is read.
 *
 * @example
 * const { data: balance } = useSuspenseBalance({ chainId: 1, token: usdc, account }) // never undefined
 *
 * @throws {InvalidArgumentError} when a parameter is missing, or the config can't read the chain.
 */
export function useSuspenseBalance<selected = bigint>(
  parameters: UseSuspenseBalanceParameters<selected>,
): UseSuspenseBalanceReturnType<selected> {
  checkObject(parameters, 'useSuspenseBalance')
  const { config: given, ...options } = parameters
  const config = useConfig('useSuspenseBalance', { config: given })
  return useSuspenseQuery(
    suspenseOptions(
      'useSuspenseBalance',
      balanceQueryOptionsFor<selected>(config, options, 'useSuspenseBalance'),
      () => findUnreadable(config, options),
    ),
  )
}

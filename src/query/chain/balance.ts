import { callerFields } from '../options/callerFields.ts'
import { checkOptions } from '../options/checkOptions.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { isAddress, type Address } from 'viem'
import type { Config } from '../../config/config.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkKinds } from '../../errors/checks/checkKinds.ts'
import { balanceKinds, balanceQueryKey, type BalanceKeyParameters, type BalanceQueryKey } from '../keys.ts'
import { batchCacheWrites } from './batchCacheWrites.ts'
import type { QueryOptionsReturnType, QueryParameter } from '../options/types.ts'
import { queryOf } from '../queryOf.ts'
import { noteBalance } from './balancesRead.ts'

/** How often a balance is refreshed while the page is visible, in milliseconds. */
const balanceRefreshMs = 15_000

/** The account and the token of a balance; the zero address means the chain's native token. */
export interface BalanceOptions<selected = bigint> extends BalanceKeyParameters {
  query?: QueryParameter<bigint, Error, selected, BalanceQueryKey> | undefined
}

/**
 * react-query options for a balance in base units. Skipped while a parameter is missing, or if the chain can't be read.
 */
export function balanceQueryOptions<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  options: BalanceOptions<selected>,
): QueryOptionsReturnType<bigint, Error, selected, BalanceQueryKey> {
  return balanceQueryOptionsFor(config, options, 'balanceQueryOptions')
}

/** As `balanceQueryOptions`; errors about wrong arguments name the caller. */
export function balanceQueryOptionsFor<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  options: BalanceOptions<selected>,
  caller: string,
): QueryOptionsReturnType<bigint, Error, selected, BalanceQueryKey> {
  checkOptions(caller, { config, options }, ['client', 'chainReader'])
  checkKinds(options, { ...balanceKinds, query: 'object' }, caller)
  const { query, ...parameters } = options
  const wrong = findWrong(caller, config, parameters)
  return queryOptions<bigint, Error, selected, BalanceQueryKey>({
    refetchInterval: wrong ? false : balanceRefreshMs,
    ...callerFields(query),
    ...(wrong && { retry: false }),
    queryKey: balanceQueryKey(config, parameters),
    queryFn: isReadable(config, parameters)
      ? async ({ client, queryKey }) => {
          const { chainId, token, account } = parameters
          const balance = await config.chainReader.getBalance({ chainId, token, account })
          noteBalance(queryOf(client, queryKey), balance)
          return batchCacheWrites(client, queryKey, balance)
        }
      : wrong
        ? () => Promise.reject(wrong)
        : skipToken,
  })
}

/** An invalid address never becomes valid; a chain without a transport may get one. */
function findWrong(
  caller: string,
  config: Pick<Config, 'chainReader'>,
  parameters: BalanceKeyParameters,
): InvalidArgumentError | undefined {
  const { argument, rule } = findUnreadable(config, parameters) ?? {}
  if (argument === undefined || argument === 'chainId' || rule === undefined) return undefined
  return new InvalidArgumentError({ caller, argument, rule })
}

interface Readable {
  chainId: number
  token: Address
  account: Address
}

/** The parameter that prevents reading a balance, and the rule that it breaks; no rule if it is only missing. */
export function findUnreadable(
  { chainReader }: Pick<Config, 'chainReader'>,
  { chainId, token, account }: BalanceKeyParameters,
): { argument: keyof Readable; rule?: string } | undefined {
  if (chainId == null) return { argument: 'chainId' }
  if (!token) return { argument: 'token' }
  if (!account) return { argument: 'account' }
  if (!chainReader.has(chainId))
    return { argument: 'chainId', rule: 'it must be one of the config’s `chains`, with a transport' }
  const rule = 'it must be an address of an EVM chain'
  if (!isEvmAddress(token)) return { argument: 'token', rule }
  return isEvmAddress(account) ? undefined : { argument: 'account', rule }
}

function isEvmAddress(text: string): boolean {
  return isAddress(text, { strict: false })
}

function isReadable(
  config: Pick<Config, 'chainReader'>,
  parameters: BalanceKeyParameters,
): parameters is Readable {
  return findUnreadable(config, parameters) === undefined
}

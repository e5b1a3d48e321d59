import { checkOptions } from '../options/checkOptions.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkKinds, type Kinds } from '../../errors/checks/checkKinds.ts'
import { isObject } from '../../utils/data/isObject.ts'
import type { Address } from 'viem'
import type { Config } from '../../config/config.ts'
import type { Token } from '../../utils/tokens/token.ts'
import { balanceQueryOptionsFor, type BalanceOptions } from './balance.ts'

export interface BalancesOptions<selected = bigint> extends Pick<BalanceOptions<selected>, 'query'> {
  tokens: readonly Pick<Token, 'chainId' | 'address'>[]
  /** The account; while it is missing, nothing is read. */
  account?: Address | undefined
}

const balancesKinds: Kinds<keyof BalancesOptions> = { tokens: 'any', account: 'address', query: 'object' }

/**
 * Options for several balances of one account for react-query's `useQueries`, in the order of the tokens.
 */
export function balancesQueryOptions<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  parameters: BalancesOptions<selected>,
) {
  return balancesQueryOptionsFor(config, parameters, 'balancesQueryOptions')
}

/** As `balancesQueryOptions`; errors about wrong arguments name the caller. */
export function balancesQueryOptionsFor<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  parameters: BalancesOptions<selected>,
  caller: string,
) {
  checkOptions(caller, { config, options: parameters }, ['client', 'chainReader'])
  checkBalances(parameters, caller)
  const { tokens, account, query } = parameters
  return {
    queries: tokens.map(({ chainId, address }) =>
      balanceQueryOptionsFor<selected>(config, { chainId, token: address, account, query }, caller),
    ),
  }
}

/**
 * @throws {InvalidArgumentError} when `tokens` aren't tokens, such as a list of addresses, or another option is wrong.
 */
export function checkBalances(parameters: object, caller: string): void {
  checkKinds(parameters, balancesKinds, caller)
  const tokens: unknown = Reflect.get(parameters, 'tokens')
  if (Array.isArray(tokens) && tokens.every((token) => isObject(token))) return
  const rule = 'it must be a list of tokens, each with `chainId` and `address`'
  throw new InvalidArgumentError({ caller, argument: 'tokens', rule })
}

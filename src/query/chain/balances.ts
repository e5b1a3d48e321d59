import { checkOptions } from '../checkOptions.ts'
import { checkObject } from '../../errors/checks/checkObject.ts'
import type { Address } from 'viem'
import type { Config } from '../../config/config.ts'
import type { Token } from '../../config/tokens/token.ts'
import { balanceQueryOptions, type BalanceOptions } from './balance.ts'

export interface BalancesOptions<selected = bigint> extends Pick<BalanceOptions<selected>, 'query'> {
  tokens: readonly Pick<Token, 'chainId' | 'address'>[]
  /** Whose balances; while it is missing, nothing is read. */
  account?: Address | undefined
}

/** Options of several balances of one account for react-query's `useQueries`, in the order of the tokens. */
export function balancesQueryOptions<selected = bigint>(
  config: Pick<Config, 'client' | 'chainReader'>,
  parameters: BalancesOptions<selected>,
) {
  checkOptions('balancesQueryOptions', { config, options: parameters }, ['client', 'chainReader'])
  checkObject(parameters, 'balancesQueryOptions', 'options', { fields: ['tokens'] })
  const { tokens, ...options } = parameters
  return {
    queries: tokens.map(({ chainId, address }) =>
      balanceQueryOptions(config, { ...options, chainId, token: address }),
    ),
  }
}

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
  { tokens, ...options }: BalancesOptions<selected>,
) {
  return {
    queries: tokens.map(({ chainId, address }) =>
      balanceQueryOptions(config, { ...options, chainId, token: address }),
    ),
  }
}

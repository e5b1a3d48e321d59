import type { Config } from '../../config/config.ts'
import type { Token } from '../../utils/tokens/token.ts'
import { parseUsd } from '../../utils/amounts/usd.ts'
import { answeredQueryOptions } from '../service/answeredQuery.ts'
import { tokenPricesQueryKey } from '../keys.ts'

/** Age at which prices are refetched, in milliseconds. */
const staleMs = 60_000

/** react-query options for token prices from the page: US dollars for one of each, in their order. */
export function tokenPricesQueryOptions(
  config: Pick<Config, 'client' | 'readPrices'>,
  tokens: readonly Token[],
) {
  const { readPrices } = config
  return answeredQueryOptions<readonly (string | undefined)[]>({
    staleTime: staleMs,
    retry: 1,
    queryKey: tokenPricesQueryKey(config, tokens),
    read:
      readPrices && tokens.length > 0
        ? async () => {
            const prices = await readPrices(tokens)
            // What isn't a number counts as unknown.
            return tokens.map((_, index) => {
              const price = prices[index]
              return (parseUsd(price) ?? -1n) >= 0n ? price : undefined
            })
          }
        : undefined,
  })
}

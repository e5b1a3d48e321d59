import { chainsWithCurrenciesSchema } from '../arguments/argumentSchemas.ts'
import { checkArgument } from '../arguments/checkArgument.ts'

interface Currency<address> {
  /** The zero address is the native token of an EVM chain. */
  address: address
  symbol: string
  name: string
  decimals: number
}

/**
 * Lists the tokens of a sandbox's chains, as `createConfig` of `@causeway/react` takes them.
 *
 * @throws {InvalidArgumentError} if `chains` are not a sandbox's.
 */
export function toTokens<address extends string>(
  chains: readonly { id: number; currencies: readonly Currency<address>[] }[],
): (Currency<address> & { chainId: number })[] {
  checkArgument(chains, { caller: 'toTokens', argument: 'chains', schema: chainsWithCurrenciesSchema })
  return chains.flatMap(({ id, currencies }) =>
    currencies.map(({ address, symbol, name, decimals }) => ({
      chainId: id,
      address,
      symbol,
      name,
      decimals,
    })),
  )
}

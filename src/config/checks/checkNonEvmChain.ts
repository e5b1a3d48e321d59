import * as z from 'zod/mini'
import { checkFields, type Invalid } from '../../errors/checks/checkFields.ts'
import { boolean, chainId, text } from '../../schemas/base/primitives.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { otherFamilies } from '../../utils/address/families/chainFamily.ts'
import type { NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { tokenAddress, tokenDecimals } from '../tokens/tokenSchema.ts'

const chainFields = fieldNames<keyof NonEvmChain>({
  id: true,
  family: true,
  name: true,
  nativeCurrency: true,
  blockExplorers: true,
  testnet: true,
  parseAddress: true,
  isTransactionHash: true,
})

const currencyFields = fieldNames<keyof NonEvmChain['nativeCurrency']>({
  name: true,
  symbol: true,
  decimals: true,
  address: true,
})

const families: ReadonlySet<string> = new Set(otherFamilies)

const aFunction = z.custom((value) => typeof value === 'function', 'it must be a function')

const nonEvmChainSchema = z.object({
  id: chainId,
  family: text.check(z.refine((value) => value !== 'evm', 'a chain of the EVM belongs to `chains`')),
  name: text,
  nativeCurrency: z.object({ name: text, symbol: text, decimals: tokenDecimals, address: tokenAddress }),
  blockExplorers: z.optional(
    z.object({ default: z.object({ name: text, url: text, transactionPath: z.optional(text) }) }),
  ),
  testnet: z.optional(boolean),
  parseAddress: z.optional(aFunction),
  isTransactionHash: z.optional(aFunction),
})

/**
 * Checks a chain outside the EVM, for callers without types.
 *
 * @throws {InvalidConfigError} naming the first field that is wrong.
 */
export function checkNonEvmChain(
  chain: unknown,
  { argument, invalid }: { argument: string; invalid: Invalid },
): void {
  if (!isObject(chain)) throw invalid(argument, 'it must be a NonEvmChain')
  try {
    const { family, parseAddress } = parseWithSchema(nonEvmChainSchema, chain)
    checkFields(argument, chain, chainFields, invalid)
    if (isObject(chain['nativeCurrency']))
      checkFields(`${argument}.nativeCurrency`, chain['nativeCurrency'], currencyFields, invalid)
    if (!families.has(family) && parseAddress === undefined)
      throw invalid(
        `${argument}.parseAddress`,
        'a family of your own needs a function that reads its addresses',
      )
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw invalid(error.path ? `${argument}.${error.path}` : argument, error.reason)
  }
}

import * as z from 'zod/mini'
import { checkFields, type Invalid } from '../../errors/checks/checkFields.ts'
import { boolean, chainId, text } from '../../schemas/base/primitives.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { otherFamilies } from '../../utils/address/families/chainFamily.ts'
import type { AnyChain, NonEvmChain } from '../../utils/chains/nonEvmChain.ts'
import { fieldNames } from '../../utils/data/fieldNames.ts'
import { isObject } from '../../utils/data/isObject.ts'
import type { CreateConfigParameters } from '../config.ts'
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

const currency = z.object({ name: text, symbol: text, decimals: tokenDecimals })

const explorer = z.object({ name: text, url: text, transactionPath: z.optional(text) })

/** The fields that are read from every chain; viem chains have more. */
const commonFields = {
  id: chainId,
  name: text,
  nativeCurrency: currency,
  blockExplorers: z.optional(z.object({ default: explorer })),
  testnet: z.optional(boolean),
}

const evmChainSchema = z.object(commonFields)

const nonEvmChainSchema = z.object({
  family: text.check(z.refine((value) => value !== 'evm', 'a chain of the EVM belongs to `chains`')),
  ...commonFields,
  nativeCurrency: z.extend(currency, { address: tokenAddress }),
  parseAddress: z.optional(aFunction),
  isTransactionHash: z.optional(aFunction),
})

/**
 * Checks the chains of a config, for callers without types.
 *
 * @throws {InvalidConfigError} naming the first invalid field, or the second of two chains with the same ID.
 */
export function checkChainLists(
  { chains, nonEvmChains = [] }: Pick<CreateConfigParameters, 'chains' | 'nonEvmChains'>,
  invalid: Invalid,
): void {
  if (!Array.isArray(chains) || chains.length === 0)
    throw invalid('chains', 'it must be an array of at least one chain of viem')
  if (!Array.isArray(nonEvmChains)) throw invalid('nonEvmChains', 'it must be an array')
  const known = new Set<number>()
  const checkId = (argument: string, { id }: AnyChain) => {
    if (known.has(id)) throw invalid(`${argument}.id`, `chain ${id} is given twice: leave one of them out`)
    known.add(id)
  }
  for (const [index, chain] of chains.entries()) {
    checkEvmChain(`chains[${index}]`, chain, invalid)
    checkId(`chains[${index}]`, chain)
  }
  for (const [index, chain] of nonEvmChains.entries()) {
    checkNonEvmChain(`nonEvmChains[${index}]`, chain, invalid)
    checkId(`nonEvmChains[${index}]`, chain)
  }
}

function checkEvmChain(argument: string, chain: unknown, invalid: Invalid): void {
  if (!isObject(chain)) throw invalid(argument, 'it must be a chain of viem')
  namingField(argument, invalid, () => parseWithSchema(evmChainSchema, chain))
}

function checkNonEvmChain(argument: string, chain: unknown, invalid: Invalid): void {
  if (!isObject(chain)) throw invalid(argument, 'it must be a NonEvmChain')
  namingField(argument, invalid, () => {
    const { family, parseAddress } = parseWithSchema(nonEvmChainSchema, chain)
    checkFields(argument, chain, chainFields, invalid)
    if (isObject(chain['nativeCurrency']))
      checkFields(`${argument}.nativeCurrency`, chain['nativeCurrency'], currencyFields, invalid)
    if (!families.has(family) && parseAddress === undefined)
      throw invalid(
        `${argument}.parseAddress`,
        'a family of your own needs a function that reads its addresses',
      )
  })
}

/** Converts a schema's error to one that names the argument's field. */
function namingField(argument: string, invalid: Invalid, parse: () => void): void {
  try {
    parse()
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    throw invalid(error.path ? `${argument}.${error.path}` : argument, error.reason)
  }
}

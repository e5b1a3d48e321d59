import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { isNonEvmChain, type AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { tokenSchema } from './tokenSchema.ts'

/** What is wrong with one token of a list. */
export interface TokenProblem {
  /** Where, such as `tokens[3].decimals`. */
  argument: string
  /** What it must be, in words. */
  rule: string
}

/** What is wrong with an entry of a list of tokens on some chains; undefined for nothing. */
export function findTokenProblem(
  token: unknown,
  { index, chains }: { index: number; chains: readonly AnyChain[] },
): TokenProblem | undefined {
  const place = `tokens[${index}]`
  if (!isObject(token)) return { argument: place, rule: 'it must be an object' }
  try {
    const { chainId, address } = parseWithSchema(tokenSchema, token)
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain || isNonEvmChain(chain) || evmAddressPattern.test(address)) return undefined
    return { argument: `${place}.address`, rule: `it must be an address on ${chain.name}` }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return { argument: error.path ? `${place}.${error.path}` : place, rule: error.reason }
  }
}

import { checksumRule } from '../../schemas/base/checkedAddress.ts'
import { evmAddressPattern } from '../../schemas/base/primitives.ts'
import { parseWithSchema, SchemaError } from '../../schemas/base/parseWithSchema.ts'
import { isNonEvmChain, nativeAddressOf, type AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { hasWrongChecksum } from '../../utils/address/parseAddress.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import { isObject } from '../../utils/data/isObject.ts'
import { tokenSchema } from './tokenSchema.ts'

/** A problem of a token. */
export interface TokenProblem {
  /** Path of the invalid value, such as `tokens[3].decimals`. */
  argument: string
  /** What the value must be, as text. */
  rule: string
}

/** The address that lists use for a native token, which has no contract; the API uses the zero address. */
export const listedNative = `0x${'e'.repeat(40)}`

/**
 * Finds a token's problem; undefined if it has none.
 *
 * @param options `index` is the token's place in its list; without it, the token stands alone.
 */
export function findTokenProblem(
  token: unknown,
  { index, chains }: { index?: number; chains: readonly AnyChain[] },
): TokenProblem | undefined {
  const place = index === undefined ? 'token' : `tokens[${index}]`
  if (!isObject(token)) return { argument: place, rule: 'it must be an object' }
  try {
    const { chainId, address, decimals } = parseWithSchema(tokenSchema, token)
    const chain = chains.find(({ id }) => id === chainId)
    if (!chain) return undefined
    const problem = isNonEvmChain(chain) ? undefined : findAddressProblem(address, chain)
    if (problem !== undefined) return { argument: `${place}.address`, rule: problem }
    const { nativeCurrency } = chain
    if (!isListedAsNative(address, chain) || decimals === nativeCurrency.decimals) return undefined
    // Otherwise every amount of the chain's native token would be wrong.
    return {
      argument: `${place}.decimals`,
      rule: `it must be ${nativeCurrency.decimals}, as ${nativeCurrency.symbol} has on ${chain.name}`,
    }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    return { argument: error.path ? `${place}.${error.path}` : place, rule: error.reason }
  }
}

/** Finds the problem of an address: a mistyped one would be a token that doesn't exist, whose balance can't be read. */
function findAddressProblem(address: string, { name }: AnyChain): string | undefined {
  if (!evmAddressPattern.test(address)) return `it must be an address on ${name}`
  return hasWrongChecksum(address) ? checksumRule : undefined
}

/** Whether an address stands for the native token in lists, which use the chain's own placeholder or another one. */
function isListedAsNative(address: string, chain: AnyChain): boolean {
  return (
    isSameAddress(address, nativeAddressOf(chain)) ||
    (!isNonEvmChain(chain) && isSameAddress(address, listedNative))
  )
}

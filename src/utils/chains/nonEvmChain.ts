import { isObject } from '../data/isObject.ts'
import type { Chain } from 'viem'
import type { ChainFamily } from '../address/families/chainFamily.ts'
import { isSameAddress } from '../address/isSameAddress.ts'
import { zeroAddress } from '../address/zeroAddress.ts'

/** A block explorer of a chain outside the EVM. */
export interface NonEvmExplorer {
  name: string
  url: string
  /** The path between the URL and a transaction's hash. @default '/tx/' */
  transactionPath?: string | undefined
}

/**
 * A chain outside the EVM, which viem does not describe. Users can receive tokens on it and pay its native token to a deposit
 * address. Nothing on it is read or signed.
 *
 * @example
 * const solana: NonEvmChain = {
 *   id: 792703809, // the number that the provider gives it
 *   family: 'solana',
 *   name: 'Solana',
 *   nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9, address: '11111111111111111111111111111111' },
 *   blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
 * }
 */
export interface NonEvmChain {
  /** The provider's number for it. */
  id: number
  /** The format of addresses and transactions: a built-in family, or a name of your own with `parseAddress`. */
  family: Exclude<ChainFamily, 'evm'> | (string & {})
  name: string
  /** The token that pays its fees, with the address that the provider uses for it. */
  nativeCurrency: { name: string; symbol: string; decimals: number; address: string }
  /** Where to look up its transactions. */
  blockExplorers?: { default: NonEvmExplorer } | undefined
  /** @default false */
  testnet?: boolean | undefined
  /**
   * Parses a typed address and returns its canonical form; undefined if it isn't valid.
   * @default by the rules of the family
   */
  parseAddress?: ((text: string) => string | undefined) | undefined
  /** Whether a text is a transaction hash: only hashes are linked. @default by the rules of the family */
  isTransactionHash?: ((text: string) => boolean) | undefined
}

/** A chain of a config: a viem chain, or one outside the EVM. */
export type AnyChain = Chain | NonEvmChain

/** The family of a chain, which sets the format of its addresses and transactions. Pages may define their own. */
export function familyOf(chain: AnyChain | undefined): string {
  return chain && isNonEvmChain(chain) ? chain.family : 'evm'
}

/** Whether a chain is outside the EVM. */
export function isNonEvmChain(chain: AnyChain): chain is NonEvmChain {
  return isObject(chain) && 'family' in chain
}

/** The placeholder address of a chain's native token. */
export function nativeAddressOf(chain: AnyChain): string {
  return isNonEvmChain(chain) ? chain.nativeCurrency.address : zeroAddress
}

/** Whether an address is the placeholder of a native token. A chain without its own placeholder uses the EVM's. */
export function isNativeAddress(
  address: string | undefined,
  { address: own = zeroAddress }: { address?: string | undefined } = {},
): boolean {
  return isSameAddress(address, own)
}

import type { Chain } from 'viem'
import type { ChainFamily } from '../address/chainFamily.ts'
import { zeroAddress } from '../address/zeroAddress.ts'

/**
 * A chain outside the EVM, which viem does not describe. Tokens on it can be received; nothing on it is read or signed.
 *
 * @example
 * const solana: NonEvmChain = {
 *   id: 792703809, // the number that the service gives it
 *   family: 'solana',
 *   name: 'Solana',
 *   nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9, address: '11111111111111111111111111111111' },
 *   blockExplorers: { default: { name: 'Solscan', url: 'https://solscan.io' } },
 * }
 */
export interface NonEvmChain {
  /** The number by which the service knows it. */
  id: number
  family: Exclude<ChainFamily, 'evm'>
  name: string
  /** What its fees are paid in, with the address that the service gives it. */
  nativeCurrency: { name: string; symbol: string; decimals: number; address: string }
  /** Where its transactions can be looked up, below `/tx/`. */
  blockExplorers?: { default: { name: string; url: string } } | undefined
  /** @default false */
  testnet?: boolean | undefined
}

/** A chain of a config: one of viem, or one outside the EVM. */
export type AnyChain = Chain | NonEvmChain

/** What a chain's addresses and transactions are like. */
export function familyOf(chain: AnyChain | undefined): ChainFamily {
  return chain && isNonEvmChain(chain) ? chain.family : 'evm'
}

export function isNonEvmChain(chain: AnyChain): chain is NonEvmChain {
  return 'family' in chain
}

/** The address that stands for a chain's native currency. */
export function nativeAddressOf(chain: AnyChain): string {
  return isNonEvmChain(chain) ? chain.nativeCurrency.address : zeroAddress
}

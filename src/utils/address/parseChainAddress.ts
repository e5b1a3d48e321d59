import type { ChainFamily } from './chainFamily.ts'
import { parseAddress, type AddressProblem } from './parseAddress.ts'
import { parseBitcoinAddress } from './parseBitcoinAddress.ts'
import { parseSolanaAddress } from './parseSolanaAddress.ts'

/** What is wrong with a text as an address on a chain of any family. */
export type ChainAddressProblem =
  | AddressProblem
  /** No Solana address. */
  | 'solana'
  /** No address of this Bitcoin network, or one with a wrong character. */
  | 'bitcoin'

export interface ParsedChainAddress {
  /** The address in its usual form; undefined while the text is none. */
  address: string | undefined
  problem: ChainAddressProblem | undefined
}

/** Reads an address that a person typed for a chain. An empty text has neither address nor problem. */
export function parseChainAddress(
  text: string,
  {
    family = 'evm',
    testnet: isTestnet,
  }: { family?: ChainFamily | undefined; testnet?: boolean | undefined } = {},
): ParsedChainAddress {
  const plain = text.trim()
  if (family === 'evm' || plain === '') return parseAddress(plain)
  const address = family === 'solana' ? parseSolanaAddress(plain) : parseBitcoinAddress(plain, { isTestnet })
  return { address, problem: address === undefined ? family : undefined }
}

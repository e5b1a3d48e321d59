import { callIsolated } from '../../events/reportException.ts'
import type { ChainFamily } from './chainFamily.ts'
import { parseAddress, type AddressProblem } from '../parseAddress.ts'
import { parseBitcoinAddress } from './parseBitcoinAddress.ts'
import { parseSolanaAddress } from './parseSolanaAddress.ts'
import { parseTonAddress } from './parseTonAddress.ts'
import { parseTronAddress } from './parseTronAddress.ts'

/** Why a text is not a valid address on a chain, for any family. */
export type ChainAddressProblem =
  | AddressProblem
  /** Not a Solana address. */
  | 'solana'
  /** Not an address of this Bitcoin network, or one with a mistyped character. */
  | 'bitcoin'
  /** Not an address of this network, for any other family. */
  | 'network'

interface ParsedChainAddress {
  /** The address in its canonical form; undefined if the text isn't an address. */
  address: string | undefined
  problem: ChainAddressProblem | undefined
}

/** How to parse a chain's addresses; viem chains use the EVM's rules. */
export interface AddressRules {
  /** @default 'evm' */
  family?: string | undefined
  /** @default false */
  testnet?: boolean | undefined
  /** Takes precedence over the rules of the family. */
  parseAddress?: ((text: string) => string | undefined) | undefined
}

const parsers: Readonly<
  Record<
    Exclude<ChainFamily, 'evm' | 'hyperliquid'>,
    (text: string, isTestnet: boolean) => string | undefined
  >
> = {
  solana: parseSolanaAddress,
  bitcoin: (text, isTestnet) => parseBitcoinAddress(text, { isTestnet }),
  tron: parseTronAddress,
  ton: (text, isTestnet) => parseTonAddress(text, { isTestnet }),
  // The number of an account, which has 48 bits.
  lighter: (text) => (/^(?:0|[1-9][0-9]{0,14})$/.test(text) && Number(text) < 2 ** 48 ? text : undefined),
}

/** Parses an address that a user typed for a chain. An empty text, or null, has neither address nor problem. */
export function parseChainAddress(text: string | null, rules: AddressRules = {}): ParsedChainAddress {
  const { family = 'evm', testnet: isTestnet = false, parseAddress: parseOwn } = rules
  const plain = text?.trim() ?? ''
  if (plain === '') return { address: undefined, problem: undefined }
  if (!parseOwn && hasEvmAddresses(rules)) return parseAddress(plain)
  const parse =
    parseOwn ?? (Object.hasOwn(parsers, family) ? parsers[family as keyof typeof parsers] : undefined)
  // Without a rule, or if the page's rule throws, the text isn't accepted as an address.
  const parsed: unknown = callIsolated(() => parse?.(plain, isTestnet))
  const address = typeof parsed === 'string' && parsed !== '' ? parsed : undefined
  if (address !== undefined) return { address, problem: undefined }
  return { address, problem: family === 'solana' || family === 'bitcoin' ? family : 'network' }
}

/** Whether an EVM wallet's account is a valid address on the chain, too. */
export function hasEvmAddresses({ family = 'evm', parseAddress: parseOwn }: AddressRules = {}): boolean {
  return !parseOwn && (family === 'evm' || family === 'hyperliquid')
}

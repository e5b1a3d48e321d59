import { base58, bech32, bech32m, hex } from '@scure/base'
import type { Hex } from 'viem'
import { decodeTonAddress } from '../../utils/address/families/parseTonAddress.ts'

/** Precedes a base58 Bitcoin address, so that its bytes never equal those of a witness. */
const base58Mark = 0xff

/** The first byte of a base58 address with a checksum: Bitcoin’s keys and scripts, and Tron’s. */
const bitcoinVersions: ReadonlySet<number> = new Set([0x00, 0x05])
const tronVersion = 0x41

/**
 * Encodes an address or a currency as the protocol does before it hashes it into an order’s ID. The notation decides the chain family: no
 * text is an address in two of them. Source: `encodeAddress` in github.com/relayprotocol/relay-settlement, `packages/sdk/src/utils.ts`.
 *
 * @param isUnmarked Leaves out the mark before a base58 Bitcoin address, as the first version of the SDK did. @default false
 * @returns undefined for an address of a family whose encoding isn't public.
 */
export function encodeOrderAddress(text: string, isUnmarked = false): Hex | undefined {
  if (typeof text !== 'string') return undefined
  // An EVM address; also an account or a token of Hyperliquid.
  if (/^0x([0-9a-fA-F]{2}){1,20}$/.test(text)) return text.toLowerCase() as Hex
  // An account or an asset of Lighter: sixteen bytes of a number that is exact everywhere.
  if (/^[0-9]{1,16}$/.test(text)) {
    return Number.isSafeInteger(Number(text)) ? `0x${Number(text).toString(16).padStart(32, '0')}` : undefined
  }
  const bytes = encodeBase58(text, isUnmarked) ?? encodeWitness(text) ?? encodeTon(text)
  return bytes && `0x${hex.encode(bytes)}`
}

/**
 * Solana’s addresses differ in length from those with a checksum. Whether the checksum is right doesn't matter for the
 * bytes.
 */
function encodeBase58(text: string, isUnmarked: boolean): Uint8Array | undefined {
  const bytes = decodeBase58(text)
  if (bytes?.length === 32) return bytes
  if (bytes?.length !== 25) return undefined
  const payload = bytes.slice(0, 21)
  const [version = -1] = payload
  if (version === tronVersion) return payload
  if (!bitcoinVersions.has(version)) return undefined
  return isUnmarked ? payload : Uint8Array.of(base58Mark, ...payload)
}

/** Version and program, with any program length: Bitcoin’s native token has one that no address may have. */
function encodeWitness(text: string): Uint8Array | undefined {
  const first = bech32.decodeUnsafe(text)
  const decoded = first?.words[0] === 0 ? first : bech32m.decodeUnsafe(text)
  const [version = Infinity, ...words] = decoded?.words ?? []
  // Version 0 has one kind of checksum, all later versions the other.
  if (decoded?.prefix !== 'bc' || version > 16 || (version === 0 && decoded !== first)) return undefined
  const program = bech32.fromWordsUnsafe(words)
  return program ? Uint8Array.of(version, ...program) : undefined
}

/** The account alone: orders always concern workchain 0. */
function encodeTon(text: string): Uint8Array | undefined {
  const address = decodeTonAddress(text)
  return address?.workchain === 0 ? hex.decode(address.account) : undefined
}

function decodeBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

import { base58, bech32, bech32m, createBase58check } from '@scure/base'
import { bytesToHex, concatBytes, hexToBytes, sha256, zeroAddress, type Address, type Hex } from 'viem'
import type { SimulatedFamily } from '../domain/chains/chain.ts'

/** Converts between the ledger's 20 and 32 bytes and a family's formats. */
export interface FamilyCodec {
  writeAddress(address: Address): string
  /** Reverses `writeAddress`; undefined for any other text. */
  readAddress(text: string): Address | undefined
  /** Whether a text is any address of the family. */
  isAddress(text: string): boolean
  writeHash(hash: Hex): string
  /** Undefined for anything but a transaction hash of the family. */
  readHash(text: string): Hex | undefined
  /** Placeholder data of a step that a wallet of the family would sign; the sandbox has no such wallet. */
  stepData: object
}

const base58check = createBase58check((bytes) => sha256(bytes, 'bytes'))

/** Deployments' identifier of its native token. It isn't a valid address, since its witness program is too short. */
const bitcoinNative = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'

const bitcoin: FamilyCodec = {
  writeAddress: (address) =>
    address === zeroAddress
      ? bitcoinNative
      : bech32.encode('bc', [0, ...bech32.toWords(hexToBytes(address))]),
  readAddress(text) {
    if (text.toLowerCase() === bitcoinNative) return zeroAddress
    const [version, ...program] = bech32.decodeUnsafe(text)?.words ?? []
    const bytes = version === 0 ? bech32.fromWordsUnsafe(program) : undefined
    return bytes?.length === 20 ? toAddress(bytes) : undefined
  },
  isAddress: (text) =>
    [bech32, bech32m].some((coder) => coder.decodeUnsafe(text)?.prefix === 'bc') ||
    decode(base58check, text)?.length === 21,
  writeHash: (hash) => hash.slice(2),
  readHash: (text) => (/^[0-9a-f]{64}$/.test(text) ? `0x${text}` : undefined),
  stepData: { psbt: '70736274ff01' },
}

/** The system program's address, which stands for the native token. */
const zeros = new Uint8Array(32)

const solana: FamilyCodec = {
  writeAddress(address) {
    const bytes = hexToBytes(address)
    // Prefixed with a checksum of the address, so that `readAddress` recognizes it.
    return base58.encode(address === zeroAddress ? zeros : concatBytes([markOf(bytes), bytes]))
  },
  readAddress(text) {
    const bytes = decode(base58, text)
    if (bytes?.length !== 32) return undefined
    const account = bytes.slice(12)
    const isOwn =
      bytes.every((byte) => byte === 0) || bytesToHex(markOf(account)) === bytesToHex(bytes.slice(0, 12))
    return isOwn ? toAddress(account) : undefined
  },
  isAddress: (text) => decode(base58, text)?.length === 32,
  writeHash: (hash) => base58.encode(concatBytes([hexToBytes(hash), sha256(hash, 'bytes')])),
  readHash(text) {
    const bytes = decode(base58, text)
    return bytes?.length === 64 ? bytesToHex(bytes.slice(0, 32)) : undefined
  },
  stepData: { instructions: [], addressLookupTableAddresses: [] },
}

export const familyCodecs: Readonly<Record<SimulatedFamily, FamilyCodec>> = { bitcoin, solana }

function markOf(account: Uint8Array): Uint8Array {
  return sha256(account, 'bytes').slice(0, 12)
}

function toAddress(bytes: Uint8Array): Address {
  return bytesToHex(bytes)
}

function decode(coder: { decode: (text: string) => Uint8Array }, text: string): Uint8Array | undefined {
  try {
    return coder.decode(text)
  } catch {
    return undefined
  }
}

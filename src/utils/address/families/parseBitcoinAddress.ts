import { bech32, bech32m } from '@scure/base'
import { base58check } from './base58check.ts'

/** The prefixes of addresses: a word in bech32; in base58, a byte for keys and one for scripts. */
const networks = {
  mainnet: { word: 'bc', versions: [0x00, 0x05] },
  testnet: { word: 'tb', versions: [0x6f, 0xc4] },
} as const

/** Parses a Bitcoin address: bech32 (BIP 173 and 350), or base58 with a checksum. Undefined for an address of the other network. */
export function parseBitcoinAddress(text: string, { isTestnet = false } = {}): string | undefined {
  const { word, versions } = networks[isTestnet ? 'testnet' : 'mainnet']
  if (text.toLowerCase().startsWith(`${word}1`))
    return isWitnessAddress(text, word) ? text.toLowerCase() : undefined
  try {
    const bytes = base58check.decode(text)
    const [version] = bytes
    return bytes.length === 21 && versions.some((known) => known === version) ? text : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a text is a bech32 address of a key or a script (version 0) or of Taproot (version 1 with 32 bytes), with its checksum. Other
 * versions aren't accepted: anyone may spend from them, or they have no rules yet.
 */
function isWitnessAddress(text: string, word: string): boolean {
  return isProgram(bech32, text, word, 0, [20, 32]) || isProgram(bech32m, text, word, 1, [32])
}

function isProgram(
  coder: typeof bech32 | typeof bech32m,
  text: string,
  word: string,
  expected: 0 | 1,
  lengths: readonly number[],
): boolean {
  const decoded = coder.decodeUnsafe(text)
  if (!decoded || decoded.prefix !== word) return false
  const [version, ...program] = decoded.words
  const bytes = coder.fromWordsUnsafe(program)
  return bytes !== undefined && version === expected && lengths.includes(bytes.length)
}

import { bech32, bech32m, createBase58check } from '@scure/base'
import { sha256 } from 'viem'

const base58check = createBase58check((bytes) => sha256(bytes, 'bytes'))

/** What addresses begin with: in bech32 a word, in base58 a byte for keys and one for scripts. */
const networks = {
  mainnet: { word: 'bc', versions: [0x00, 0x05] },
  testnet: { word: 'tb', versions: [0x6f, 0xc4] },
} as const

/**
 * Reads a Bitcoin address: of a witness (BIP 173 and 350) or in base58 with its checksum. One of the other network is none.
 */
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

/** Version 0 has one checksum, all later ones the other; each says how long its program may be. */
function isWitnessAddress(text: string, word: string): boolean {
  return (
    isProgram(bech32, text, word, (version) => version === 0) ||
    isProgram(bech32m, text, word, (version) => version >= 1 && version <= 16)
  )
}

function isProgram(
  coder: typeof bech32 | typeof bech32m,
  text: string,
  word: string,
  hasVersion: (version: number) => boolean,
): boolean {
  const decoded = coder.decodeUnsafe(text)
  if (!decoded || decoded.prefix !== word) return false
  const [version = -1, ...program] = decoded.words
  const bytes = coder.fromWordsUnsafe(program)
  if (!bytes || !hasVersion(version)) return false
  return version === 0 ? bytes.length === 20 || bytes.length === 32 : bytes.length >= 2 && bytes.length <= 40
}

import { bytesToHex } from 'viem'

/** What a friendly address begins with: whether it bounces, and 0x80 on top where it is of a test network. */
const tags: ReadonlySet<number> = new Set([0x11, 0x51])
const testTags: ReadonlySet<number> = new Set([0x91, 0xd1])

interface TonAddress {
  workchain: number
  /** 64 hexadecimal digits, lower case. */
  account: string
  /** Marked as of a test network. */
  isTestnet: boolean
}

/**
 * Reads a TON address: 48 characters of base64 with a checksum, or `<workchain>:<64 hex digits>`, which has none. One that is
 * marked as of a test network is none elsewhere.
 */
export function parseTonAddress(text: string, { isTestnet = false } = {}): string | undefined {
  const address = decodeTonAddress(text)
  return address && (isTestnet || !address.isTestnet) ? text : undefined
}

/** What a TON address says, of whichever network it is. */
export function decodeTonAddress(text: string): TonAddress | undefined {
  const [, workchain, digits = ''] = text.match(/^(0|-1):([0-9a-fA-F]{64})$/) ?? []
  if (workchain) {
    return { workchain: Number(workchain), account: digits.toLowerCase(), isTestnet: false }
  }
  if (!/^[A-Za-z0-9+/_-]{48}$/.test(text)) return undefined
  const bytes = decode(text)
  const [tag = 0, chain = 0] = bytes ?? []
  if (!bytes || crc16(bytes) !== 0 || !(tags.has(tag) || testTags.has(tag))) return undefined
  // One byte with a sign.
  const account = bytesToHex(bytes.slice(2, 34)).slice(2)
  return { workchain: chain > 127 ? chain - 256 : chain, account, isTestnet: testTags.has(tag) }
}

/** Of both alphabets, but not of a mixture. */
function decode(text: string): Uint8Array | undefined {
  if (/[+/]/.test(text) && /[_-]/.test(text)) return undefined
  const standard = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
}

/** CRC-16/XMODEM; 0 over bytes that end in their own. */
function crc16(bytes: Uint8Array): number {
  let rest = 0
  for (const byte of bytes) {
    rest ^= byte << 8
    for (let bit = 0; bit < 8; bit++) rest = (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff
  }
  return rest
}

/** The first byte of a friendly address: whether payments bounce. Test networks add 0x80. */
const tags: ReadonlySet<number> = new Set([0x11, 0x51])
const testTags: ReadonlySet<number> = new Set([0x91, 0xd1])

interface TonAddress {
  workchain: number
  /** 64 hexadecimal digits, lower case. */
  account: string
  /** Marked as a test network's address. */
  isTestnet: boolean
}

/**
 * Parses a TON address: 48 characters of base64 with a checksum, or `<workchain>:<64 hex digits>` without one. An address marked for test
 * networks is invalid elsewhere.
 */
export function parseTonAddress(text: string, { isTestnet = false } = {}): string | undefined {
  const address = decodeTonAddress(text)
  return address && (isTestnet || !address.isTestnet) ? text : undefined
}

/** Decodes a TON address of any network. */
export function decodeTonAddress(text: string): TonAddress | undefined {
  const [, workchain, digits = ''] = text.match(/^(0|-1):([0-9a-fA-F]{64})$/) ?? []
  if (workchain) {
    return { workchain: Number(workchain), account: digits.toLowerCase(), isTestnet: false }
  }
  if (!/^[A-Za-z0-9+/_-]{48}$/.test(text)) return undefined
  const bytes = decode(text)
  const [tag = 0, chain = 0] = bytes ?? []
  if (!bytes || crc16(bytes) !== 0 || !(tags.has(tag) || testTags.has(tag))) return undefined
  // A signed byte.
  const account = Array.from(bytes.slice(2, 34), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { workchain: chain > 127 ? chain - 256 : chain, account, isTestnet: testTags.has(tag) }
}

/** Decodes base64 of either alphabet, but not a mixture of both. */
function decode(text: string): Uint8Array | undefined {
  if (/[+/]/.test(text) && /[_-]/.test(text)) return undefined
  const standard = text.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
}

/** CRC-16/XMODEM; 0 for bytes that end with their own checksum. */
function crc16(bytes: Uint8Array): number {
  let rest = 0
  for (const byte of bytes) {
    rest ^= byte << 8
    for (let bit = 0; bit < 8; bit++) rest = (rest & 0x8000 ? (rest << 1) ^ 0x1021 : rest << 1) & 0xffff
  }
  return rest
}

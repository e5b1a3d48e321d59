import { base64url } from '@scure/base'
import { expect, it } from 'vitest'
import { parseChainAddress } from '../../../src/utils/address/families/parseChainAddress.ts'
import { addressHazard } from '../../../src/utils/address/addressHazard.ts'
import { decodeTonAddress } from '../../../src/utils/address/families/parseTonAddress.ts'

const tokens = ['0x00000000000000000000000000000000000000aA', '0x00000000000000000000000000000000000000bB']

it.each([
  ['the zero address', `0x${'0'.repeat(40)}`, 'zero'],
  ['the address where things are burnt', '0x000000000000000000000000000000000000dEaD', 'zero'],
  ['the same in lower case', '0x000000000000000000000000000000000000dead', 'zero'],
  ['the zeros of Solana', '11111111111111111111111111111111', 'zero'],
  ['where Solana’s are burnt', '1nc1nerator11111111111111111111111111111111', 'zero'],
  ['Solana’s program of tokens', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'zero'],
  ['the mint of wrapped SOL', 'So11111111111111111111111111111111111111112', 'zero'],
  ['a hash of zeros on Bitcoin', '1111111111111111111114oLvT2', 'zero'],
  ['where Bitcoin’s are burnt', '1BitcoinEaterAddressDontSendf59kuE', 'zero'],
  ['a witness of zeros', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs', 'zero'],
  ['the same as a QR code has it', 'BC1QQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQQ9E75RS', 'zero'],
  ['spaces around it', ' 0x0000000000000000000000000000000000000000 ', 'zero'],
  ['TON’s zeros', `EQ${'A'.repeat(43)}M9c`, 'zero'],
  ['TON’s zeros that don’t bounce', `UQ${'A'.repeat(43)}JKZ`, 'zero'],
  ['TON’s zeros, raw', `0:${'0'.repeat(64)}`, 'zero'],
  ['TON’s zeros on the masterchain', `-1:${'0'.repeat(64)}`, 'zero'],
  ['TON’s zeros on the masterchain, spelled', `Ef8${'A'.repeat(42)}nZy`, 'zero'],
  ['an account on TON', 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N', undefined],
  ['an account on Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', undefined],
  ['a token', '0x00000000000000000000000000000000000000AA', 'token'],
  ['another token', '0x00000000000000000000000000000000000000bb', 'token'],
  ['an account of the EVM', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', undefined],
])('parameters: %s', (_, address, reason) => {
  expect(addressHazard(address, tokens)).toBe(reason)
})

it.each([
  ['solana', '11111111111111111111111111111111'],
  ['solana', '1nc1nerator11111111111111111111111111111111'],
  ['bitcoin', '1111111111111111111114oLvT2'],
  ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs'],
] as const)('default: lists an unowned address on %s as it is written, %s', (family, address) => {
  expect(parseChainAddress(address, { family }).address).toBe(address)
})

it('behavior: finds every spelling that decodes to zeros on TON', () => {
  const spellings = [0x11, 0x51, 0x91, 0xd1].flatMap((tag) => [0, 255].map((chain) => spell(tag, chain)))
  expect(spellings).toHaveLength(8)
  for (const spelling of spellings) {
    expect(decodeTonAddress(spelling)?.account).toBe('0'.repeat(64))
    expect(addressHazard(spelling, [])).toBe('zero')
  }
})

function spell(tag: number, chain: number): string {
  const bytes = new Uint8Array(36)
  bytes.set([tag, chain])
  new DataView(bytes.buffer).setUint16(34, checksumOf(bytes.subarray(0, 34)))
  return base64url.encode(bytes)
}

/** CRC-16/XMODEM, as TON says (TEP-2): bit by bit. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0
  for (const byte of bytes) {
    sum ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return sum
}

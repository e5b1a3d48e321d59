import { describe, expect, it } from 'vitest'
import { encodeOrderAddress } from '@causeway/react/schemas'

const account = 'ca6e321c7cce9ecedf0a8ca2492ec8592494aa5fb5ce0387dff96ef6af982a3e'

/**
 * Addresses of Bitcoin with version 0 and of base58 are those of `packages/sdk/test/utils.test.ts` in
 * github.com/relayprotocol/relay-settlement; native tokens are those that `packages/sdk/src/utils.ts` names.
 */
const known: Readonly<Record<string, readonly [text: string, bytes: string]>> = {
  'a Bitcoin witness': [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0x00751e76e8199196d454941c45d1b3a323f1433bd6',
  ],
  'Bitcoin’s native token': [
    'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8',
    '0x0000000000000000000000000000000000000000',
  ],
  'a Bitcoin key': ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0xff0062e907b15cbf27d5425399ebf6f0fb50ebb88f18'],
  'a Bitcoin script': [
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    '0xff05b472a266d0bd89c13706a4132ccfb16f7c3b9fcb',
  ],
  'an EVM address': [
    '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
    '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
  ],
  'a token of Hyperliquid': ['0x00000000000000000000000000000000', '0x00000000000000000000000000000000'],
  'Solana’s native token': ['1'.repeat(32), `0x${'00'.repeat(32)}`],
  'a Solana token': [
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    '0xc6fa7af3bedbad3a3d65f36aabc97431b1bbe4c2d2f6e0e47ca60203452f5d61',
  ],
  'Tron’s native token': ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', `0x41${'00'.repeat(20)}`],
  'TON’s native token': ['EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', `0x${'00'.repeat(32)}`],
  'an account of Lighter': ['509564', `0x${'7c67c'.padStart(32, '0')}`],
  'an asset of Lighter': ['0', `0x${'00'.repeat(16)}`],
  // BIP 350.
  'a Bitcoin witness of version 1': [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '0x0179be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
  'a Bitcoin witness of the last version': [
    'bc1squrswpc8qurswpc8qurswpc8qurswpc8yecfw6',
    `0x10${'07'.repeat(20)}`,
  ],
  // TON's own documentation of addresses.
  'a TON account with a checksum': ['EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF', `0x${account}`],
  'a TON account in hexadecimal': [`0:${account.toUpperCase()}`, `0x${account}`],
  'the greatest number that is exact': ['9007199254740991', `0x${'1fffffffffffff'.padStart(32, '0')}`],
}

describe('encodeOrderAddress', () => {
  it.each(Object.entries(known))('default: encodes %s', (_, [text, bytes]) => {
    expect(encodeOrderAddress(text)).toBe(bytes)
  })

  it.each([
    ['a key', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '0x0062e907b15cbf27d5425399ebf6f0fb50ebb88f18'],
    ['a script', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', '0x05b472a266d0bd89c13706a4132ccfb16f7c3b9fcb'],
  ])('parameters: isUnmarked writes %s of Bitcoin as the first SDK did', (_, text, bytes) => {
    expect(encodeOrderAddress(text, true)).toBe(bytes)
  })

  it('parameters: isUnmarked changes no other address', () => {
    const others = Object.entries(known).filter(([name]) => !/a Bitcoin (key|script)/.test(name))
    expect(others.map(([, [text]]) => encodeOrderAddress(text, true))).toEqual(
      others.map(([, [, bytes]]) => bytes),
    )
  })

  it.each([
    ['nothing', ''],
    ['no bytes', '0x'],
    ['half a byte', '0x123'],
    ['more than 20 bytes', `0x30${'11'.repeat(20)}`],
    ['base58 of another length', '1'.repeat(45)],
    ['a Bitcoin key of the test network', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['a Bitcoin witness of the test network', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['a wrong character in a witness', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    // BIP 350: version 1 with the checksum of version 0, and the other way round.
    ['version 1 with the other checksum', 'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4'],
    ['version 0 with the other checksum', 'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL'],
    ['version 0 with the checksum of later versions', 'bc1qqurswpc8qurswpc8qurswpc8qurswpc8s4fapw'],
    ['a witness of no version', 'bc1a8xfp7'],
    ['a witness of no version, with the other checksum', 'bc1gmk9yu'],
    ['a witness of a version that there is not', 'bc13qurswpc8qurswpc8qurswpc8qurswpc8080zr3'],
    ['an address with a word before it', 'eth:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
    ['an address with a word behind it', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913.eth'],
    ['a number with a word before it', 'lighter:509564'],
    ['a TON account of another workchain', `-1:${account}`],
    ['a wrong character in a TON account', 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHG'],
    ['a number that is not exact', '9007199254740992'],
    ['an account of Sui', `0x${account}`],
    ['an account of XRP', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp'],
    ['an account of Hedera', '0.0.456858'],
    ['a word', 'somebody'],
  ])('error: doesn’t encode %s', (_, text) => {
    expect(encodeOrderAddress(text)).toBeUndefined()
  })

  it('error: encodes nothing but text', () => {
    expect([undefined, null, 5, {}].map((value) => encodeOrderAddress(value as never))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

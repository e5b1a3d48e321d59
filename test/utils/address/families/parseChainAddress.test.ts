import { describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  hasEvmAddresses,
  parseChainAddress,
} from '../../../../src/utils/address/families/parseChainAddress.ts'

// Bitcoin's are of BIP 173, BIP 350 and the first block; Solana's are its best known programs and mints.
const good = {
  solana: [
    '11111111111111111111111111111111',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
    'So11111111111111111111111111111111111111112',
  ],
  bitcoin: [
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  ],
}

const bad = {
  solana: [
    // Some characters short, one too many, a letter that base58 leaves out, an EVM address.
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyT',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1vv',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt0v',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'solana',
  ],
  bitcoin: [
    // One character wrong, both cases mixed, the other network, the checksum of the other version, a wrong length.
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5',
    'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'bc1rw5uspcuh',
    'bc1gmk9yu',
    // Later versions and programs of other lengths (valid by BIP 350, spendable by anyone), and pay-to-anchor.
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'bc1pfeessrawgf',
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
    'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
    'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  ],
}

describe.each(['solana', 'bitcoin'] as const)('%s', (family) => {
  it.each(good[family])('default: accepts %s', (address) => {
    expect(parseChainAddress(` ${address} `, { family })).toEqual({ address, problem: undefined })
  })

  it.each(bad[family])('error: refuses %s', (text) => {
    expect(parseChainAddress(text, { family })).toEqual({ address: undefined, problem: family })
  })

  it('behavior: gives neither address nor problem for an empty text', () => {
    expect(parseChainAddress('  ', { family })).toEqual({ address: undefined, problem: undefined })
  })
})

it('behavior: returns a Bitcoin address in capitals, as QR codes have it, in lower case', () => {
  const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
  expect(parseChainAddress(address.toUpperCase(), { family: 'bitcoin' }).address).toBe(address)
})

it.each(['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'])(
  'parameters: testnet: %s',
  (address) => {
    expect(parseChainAddress(address, { family: 'bitcoin', testnet: true }).address).toBe(address)
    const mainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
    expect(parseChainAddress(mainnet, { family: 'bitcoin', testnet: true }).problem).toBe('bitcoin')
  },
)

it('default: checks the checksum of an EVM address', () => {
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(parseChainAddress(address.toLowerCase())).toEqual({ address, problem: undefined })
  expect(parseChainAddress(address.replace('A0b', 'a0B')).problem).toBe('checksum')
  expect(parseChainAddress(good.bitcoin[0] ?? '').problem).toBe('format')
})

const others = {
  tron: {
    good: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'THa7BwoPfacfiELa63pbmm3g5PGKYmtJyt'],
    bad: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', `0x${'a1'.repeat(20)}`],
  },
  ton: {
    good: [
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADerZ0z',
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
      'UQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJKZ',
      `0:${'ab'.repeat(32)}`,
      `-1:${'ab'.repeat(32)}`,
    ],
    bad: [
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADerZ0a',
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADerZ0',
      `2:${'ab'.repeat(32)}`,
      '!'.repeat(48),
    ],
  },
  lighter: {
    good: ['0', '3586256', '281474976710655'],
    bad: ['-1', '1.5', '007', '281474976710656', '99999999999999999999', `0x${'a1'.repeat(20)}`],
  },
}

describe.each(['tron', 'ton', 'lighter'] as const)('%s', (family) => {
  it('default: reads its addresses, and no others', () => {
    for (const text of others[family].good) {
      expect(parseChainAddress(` ${text} `, { family })).toEqual({ address: text, problem: undefined })
    }
    for (const text of others[family].bad) {
      expect([text, parseChainAddress(text, { family })]).toEqual([
        text,
        { address: undefined, problem: 'network' },
      ])
    }
  })
})

it('default: reads addresses of Hyperliquid like those of the EVM', () => {
  const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  expect(parseChainAddress(address.toLowerCase(), { family: 'hyperliquid' }).address).toBe(address)
  expect(parseChainAddress('bc1', { family: 'hyperliquid' }).problem).toBe('format')
  expect(hasEvmAddresses({ family: 'hyperliquid' })).toBe(true)
})

it('parameters: a family of the page’s own reads its addresses itself, and without that has none', () => {
  const parseAddress = (text: string) => (text.startsWith('own:') ? text.toLowerCase() : undefined)
  expect(parseChainAddress(' own:A ', { family: 'own', parseAddress })).toEqual({
    address: 'own:a',
    problem: undefined,
  })
  expect(parseChainAddress('other:A', { family: 'own', parseAddress }).problem).toBe('network')
  expect(parseChainAddress('own:A', { family: 'own' }).problem).toBe('network')
  expect(parseChainAddress('x', { family: 'toString' }).problem).toBe('network')
  expect(hasEvmAddresses({ family: 'own', parseAddress })).toBe(false)
})

it.each([
  ['throws', () => JSON.parse('own'), 1],
  ['returns a number', () => 7, 0],
  ['returns an empty text', () => '', 0],
])('error: refuses an address if the rule of the page’s own family %s', (_, parseOwn, reports) => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => reported.mockRestore())
  // One cast: a script without types may return anything.
  const rules = { family: 'own', parseAddress: parseOwn as () => string }
  expect(parseChainAddress('own:A', rules)).toEqual({ address: undefined, problem: 'network' })
  expect(reported).toHaveBeenCalledTimes(reports)
})

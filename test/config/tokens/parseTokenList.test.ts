import { base, mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { createConfig, InvalidArgumentError, parseTokenList } from '@causeway/react'
import { destinations } from '../../support/environment/nonEvmChains.ts'
import { chainIdRule } from '../../../src/schemas/base/primitives.ts'
import { zeroAddress } from '../../../src/utils/address/zeroAddress.ts'

const chains = [mainnet, base]

// The fields of https://uniswap.org/tokenlist.schema.json, with facts of public lists.
const usdc = {
  chainId: 1,
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'USDCoin',
  symbol: 'USDC',
  decimals: 6,
  logoURI: 'https://tokens.example/usdc.png',
}
const aave = {
  chainId: 8453,
  address: '0x63706e401c06ac8513145b7687A14804d17f814b',
  name: 'Aave',
  symbol: 'AAVE',
  decimals: 18,
}
const list = {
  name: 'Example list',
  timestamp: '2025-01-01T00:00:00.000Z',
  version: { major: 1, minor: 2, patch: 3 },
  tags: { stablecoin: { name: 'Stablecoin', description: 'A token of a stable worth' } },
  logoURI: 'ipfs://list',
  keywords: ['example'],
  tokens: [
    { ...usdc, tags: ['stablecoin'], extensions: { bridgeInfo: { 10: { tokenAddress: '0x1' } } } },
    { ...usdc, chainId: 10, address: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85' },
    aave,
  ],
}

describe('parseTokenList', () => {
  it('default: returns the tokens of the given chains, with their fields and no others', () => {
    expect(parseTokenList(list, { chains })).toEqual({
      name: 'Example list',
      tokens: [usdc, aave],
      problems: [],
    })
  })

  it('parameters: reads the text of a list, and a list without a name', () => {
    expect(parseTokenList(JSON.stringify(list), { chains })).toEqual({
      name: 'Example list',
      tokens: [usdc, aave],
      problems: [],
    })
    expect(parseTokenList({ tokens: [] }, { chains })).toEqual({ name: undefined, tokens: [], problems: [] })
  })

  it('behavior: gives a native token the address that the provider uses', () => {
    const native = {
      ...usdc,
      address: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
      symbol: 'ETH',
      decimals: 18,
    }
    const { tokens } = parseTokenList({ tokens: [native] }, { chains })
    expect(tokens).toEqual([{ ...native, address: zeroAddress }])
    const config = createConfig({
      baseUrl: 'https://your.invalid',
      chains: [mainnet],
      transports: {
        1: () => {
          throw new TypeError('Nothing is read.')
        },
      },
      tokens,
    })
    expect(config.tokens.getState()).toEqual([{ ...native, address: zeroAddress }])
  })

  it.each([
    ['small', (digits: string) => digits.toLowerCase()],
    ['capital', (digits: string) => digits.toUpperCase()],
  ])('behavior: accepts an address of %s letters, which has no checksum', (_, write) => {
    const address = `0x${write(usdc.address.slice(2))}`
    expect(parseTokenList({ tokens: [{ ...usdc, address }] }, { chains }).tokens).toEqual([
      { ...usdc, address },
    ])
  })

  it('behavior: keeps the letter case of addresses outside the EVM', () => {
    const { chain, token } = destinations.solana
    expect(parseTokenList({ tokens: [token] }, { chains: [chain] }).tokens).toEqual([token])
  })

  it.each<[name: string, entry: unknown, argument: string, rule: string]>([
    ['null', null, 'tokens[1]', ''],
    ['no chain', { ...usdc, chainId: undefined }, 'tokens[1].chainId', chainIdRule],
    ['a chain as text', { ...usdc, chainId: '1' }, 'tokens[1].chainId', chainIdRule],
    ['no address', { ...usdc, address: undefined }, 'tokens[1].address', 'it must be text'],
    [
      'a short address',
      { ...usdc, address: '0xA0b8' },
      'tokens[1].address',
      'it must be an address on Ethereum',
    ],
    [
      'an address with a mistyped letter',
      { ...usdc, address: usdc.address.replace('A0b8', 'a0b8') },
      'tokens[1].address',
      'its checksum is wrong (ERC-55): correct it, or write it in small letters',
    ],
    [
      'an address with a space',
      { ...usdc, address: `${usdc.address} ` },
      'tokens[1].address',
      'it must be an address',
    ],
    [
      'decimals as text',
      { ...usdc, decimals: '6' },
      'tokens[1].decimals',
      'it must be a whole number from 0 to 255',
    ],
    [
      'negative decimals',
      { ...usdc, decimals: -1 },
      'tokens[1].decimals',
      'it must be a whole number from 0 to 255',
    ],
    [
      'half a decimal',
      { ...usdc, decimals: 6.5 },
      'tokens[1].decimals',
      'it must be a whole number from 0 to 255',
    ],
    ...[zeroAddress, `0x${'e'.repeat(40)}`].map((address): [string, object, string, string] => [
      `other decimals than the native token at ${address}`,
      { ...usdc, address },
      'tokens[1].decimals',
      'it must be 18, as ETH has on Ethereum',
    ]),
    [
      'too many decimals',
      { ...usdc, decimals: 256 },
      'tokens[1].decimals',
      'it must be a whole number from 0 to 255',
    ],
    ['no symbol', { ...usdc, symbol: null }, 'tokens[1].symbol', 'it must be text'],
    ['no name', { ...usdc, name: 7 }, 'tokens[1].name', 'it must be text'],
    ['an invalid logo', { ...usdc, logoURI: 7 }, 'tokens[1].logoURI', 'it must be text'],
  ])(
    'behavior: drops only an entry with %s, while createConfig refuses the whole list',
    (_, entry, argument, rule) => {
      const tokens = [aave, entry, usdc]
      const read = parseTokenList({ tokens }, { chains })
      expect(read.tokens).toEqual([aave, usdc])
      expect(read.problems).toEqual([{ argument, rule: rule === '' ? expect.any(String) : rule }])
      const make = (tokens: unknown[]) =>
        createConfig({
          baseUrl: 'https://your.invalid',
          chains,
          transports: { 1: never, 8453: never },
          // One cast: a page without types gives anything.
          tokens: tokens as (typeof usdc)[],
        })
      expect(() => make(tokens)).toThrow(expect.objectContaining({ name: 'InvalidConfigError', argument }))
      const config = make([aave])
      const before = config.tokens.getState()
      expect(() => config.tokens.setState(tokens as (typeof usdc)[])).toThrow(
        expect.objectContaining({ name: 'InvalidArgumentError', argument }),
      )
      expect(config.tokens.getState()).toBe(before)
    },
  )

  it.each([undefined, null, 7, [], 'no JSON', '[]', {}, { tokens: {} }, { tokens: null }])(
    'error: refuses %j as a list',
    (value) => {
      expect(() => parseTokenList(value, { chains })).toThrow(InvalidArgumentError)
    },
  )

  it('error: says that the URL of a list isn’t the list', () => {
    expect(() => parseTokenList('https://tokens.example/list.json', { chains })).toThrow(
      /`fetchTokenList` takes its address/,
    )
    expect(() => parseTokenList('{"tokens":', { chains })).toThrow(/it must be JSON/)
  })
})

it('behavior: offers a token that is listed twice once, as it is listed first', () => {
  const again = { ...usdc, address: usdc.address.toLowerCase(), decimals: 18 }
  const config = createConfig({
    baseUrl: 'https://your.invalid',
    chains,
    transports: { 1: never, 8453: never },
    tokens: [usdc, aave, again],
  })
  const listed = config.tokens.getState().filter(({ address }) => address !== zeroAddress)
  expect(listed).toEqual([usdc, aave])
})

function never(): never {
  throw new TypeError('Nothing is read.')
}

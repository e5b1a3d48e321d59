import { describe, expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import { tokenFlags } from '../../../../src/widgets/picker/model/tokenFlags.ts'
import {
  createTokenSearch,
  type TokenGroup,
  type TokenSearchOptions,
} from '../../../../src/widgets/picker/model/tokenSearch.ts'
import { destinations } from '../../../support/environment/nonEvmChains.ts'

function token(chainId: number, symbol: string, name: string, digit: string, verified = true): Token {
  return { chainId, symbol, name, address: `0x${digit.repeat(40)}`, decimals: 18, verified }
}

const usdc = token(1, 'USDC', 'USD Coin', '1')
const usdcFar = token(2, 'USDC', 'USD Coin', '2')
const bridged = token(2, 'USDC.e', 'Bridged USD Coin', '3')
const dai = token(1, 'DAI', 'Dai', '4')
const coin = token(2, 'COIN', 'Coin of usdc', '5')
const tokens = [usdc, dai, bridged, usdcFar, coin]

const options: TokenSearchOptions = { chainIds: [2, 1], isAllowed: () => true, held: [] }

/** A line for each heading and each token. */
function linesOf(groups: readonly TokenGroup[]): string[] {
  return groups.flatMap(({ chainId, tokens: members }) => [
    `# ${chainId}`,
    ...members.map((member) => `${member.token.symbol} ${member.token.chainId}`),
  ])
}

describe('createTokenSearch', () => {
  it.each<[string, string, number | undefined, Partial<TokenSearchOptions>, string[]]>([
    ['nothing typed', '', undefined, {}, ['# 2', 'USDC.e 2', 'USDC 2', 'COIN 2', '# 1', 'USDC 1', 'DAI 1']],
    ['a symbol', ' Usdc ', undefined, {}, ['# 2', 'USDC 2', 'USDC.e 2', 'COIN 2', '# 1', 'USDC 1']],
    ['a name', 'dai', undefined, {}, ['# 1', 'DAI 1']],
    ['better fits first', 'coin', undefined, {}, ['# 2', 'COIN 2', 'USDC.e 2', 'USDC 2', '# 1', 'USDC 1']],
    ['the better group first', 'usd coin', undefined, {}, ['# 2', 'USDC 2', 'USDC.e 2', '# 1', 'USDC 1']],
    ['one chain', 'usdc', 1, {}, ['# 1', 'USDC 1']],
    ['an address', usdcFar.address, undefined, {}, ['# 2', 'USDC 2']],
    [
      'an address in another letter case',
      dai.address.toUpperCase().replace('X', 'x'),
      undefined,
      {},
      ['# 1', 'DAI 1'],
    ],
    [
      'held tokens first',
      'usdc',
      undefined,
      { held: [usdc] },
      ['# undefined', 'USDC 1', '# 2', 'USDC 2', 'USDC.e 2', 'COIN 2'],
    ],
    [
      'held tokens first, however well they match',
      'usdc',
      undefined,
      { held: [coin] },
      ['# undefined', 'COIN 2', '# 2', 'USDC 2', 'USDC.e 2', '# 1', 'USDC 1'],
    ],
    [
      'the group with the better match first, whatever the order of the chains',
      'coin',
      undefined,
      { chainIds: [1, 2] },
      ['# 2', 'COIN 2', 'USDC.e 2', 'USDC 2', '# 1', 'USDC 1'],
    ],
    ['held tokens of one chain', '', 1, { held: [usdc, usdcFar] }, ['# undefined', 'USDC 1', '# 1', 'DAI 1']],
    [
      'held tokens in their own order',
      '',
      undefined,
      { held: [coin, usdc, bridged] },
      ['# undefined', 'COIN 2', 'USDC 1', 'USDC.e 2', '# 2', 'USDC 2', '# 1', 'DAI 1'],
    ],
    [
      'only tokens that the page allows',
      'usdc',
      undefined,
      { isAllowed: ({ chainId }) => chainId === 2 },
      ['# 2', 'USDC 2', 'USDC.e 2', 'COIN 2'],
    ],
    ['chains that are not shown', 'usdc', undefined, { chainIds: [1] }, ['# 1', 'USDC 1']],
    ['nothing found', 'xyz', undefined, {}, []],
  ])('parameters: %s', (_, query, chainId, some, lines) => {
    const search = createTokenSearch(tokens, { ...options, ...some })
    expect(linesOf(search(query, chainId))).toEqual(lines)
  })

  it('default: gives every heading and every token its own key', () => {
    const groups = createTokenSearch(tokens, { ...options, held: [usdc] })('')
    const keys = groups.flatMap(({ key, tokens: members }) => [key, ...members.map((member) => member.key)])
    expect(keys).toHaveLength(3 + tokens.length)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('behavior: finds the same in the same order, whatever was typed before', () => {
    const search = createTokenSearch(tokens, options)
    const typed = [
      'c',
      'co',
      'coi',
      'co',
      'd',
      'c',
      '',
      '0',
      '0x',
      '0x4',
      '0x44',
      '0x4',
      'u',
      'us',
      'usd',
      'x',
    ]
    for (const query of typed)
      for (const chainId of [undefined, 1, 2, undefined]) {
        const fresh = createTokenSearch(tokens, options)(query, chainId)
        expect([query, chainId, linesOf(search(query, chainId))]).toEqual([query, chainId, linesOf(fresh)])
      }
  })

  it('behavior: finds an address outside the EVM once enough of it is typed, letter by letter', () => {
    const { token: mint } = destinations.solana
    const search = createTokenSearch([...tokens, mint], { ...options, chainIds: [1, 2, mint.chainId] })
    const found: string[][] = []
    for (let length = 1; length <= mint.address.length; length++) {
      found[length] = linesOf(search(mint.address.slice(0, length)))
    }
    const line = [`# ${mint.chainId}`, `USDC ${mint.chainId}`]
    expect([found[7], found[8], found.at(-1)]).toEqual([[], line, line])
    expect(linesOf(search(`${mint.address}x`))).toEqual([])
  })

  it('behavior: searches all addresses for a term that starts with 0x, but not for a 0', () => {
    const search = createTokenSearch(tokens, options)
    expect(search('0')).toEqual([])
    expect(linesOf(search('0x4'))).toEqual(['# 1', 'DAI 1'])
  })
})

describe('tokenFlags', () => {
  it.each([
    ['of the page', usdc, []],
    ['imported', token(3, 'NEW', 'New', '6', false), ['unverified']],
    ['imported, with a known symbol', token(3, 'usdc', 'USD Coin', '6', false), ['unverified', 'lookAlike']],
    [
      'imported, with Cyrillic letters',
      token(3, 'UЅDС', 'USD Coin', '6', false),
      ['unverified', 'lookAlike', 'foreign'],
    ],
    ['imported, with a line for a letter', token(3, 'DA│', 'Dai', '6', false), ['unverified', 'lookAlike']],
    ['imported, with lines beside it', token(3, '│DAI│', 'Dai', '6', false), ['unverified', 'lookAlike']],
    [
      'imported, with an operator for a letter',
      token(3, 'U∫DC', 'USD', '6', false),
      ['unverified', 'lookAlike'],
    ],
    [
      'imported, with a syllabic for a letter',
      token(3, 'UᔕDC', 'USD', '6', false),
      ['unverified', 'lookAlike', 'foreign'],
    ],
    ['imported, with two letters for one', token(3, 'clAI', 'Dai', '6', false), ['unverified', 'lookAlike']],
    ['imported, in another script', token(3, '人民币', 'Yuan', '6', false), ['unverified', 'foreign']],
  ])('parameters: a token %s', (_, candidate, flags) => {
    expect(tokenFlags(candidate, tokens)).toEqual(flags)
  })

  it('behavior: compares a token neither with unlisted tokens nor with itself', () => {
    const imported = token(3, 'NEW', 'New', '6', false)
    const other = token(2, 'NEW', 'New', '7', false)
    expect(tokenFlags(imported, [...tokens, imported, other])).toEqual(['unverified'])
    expect(tokenFlags(imported, [imported, { ...other, verified: undefined }])).toEqual([
      'unverified',
      'lookAlike',
    ])
  })
})

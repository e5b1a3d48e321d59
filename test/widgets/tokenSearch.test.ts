import { describe, expect, it } from 'vitest'
import type { Token } from '../../src/hooks/token.ts'
import { tokenFlags } from '../../src/widgets/picker/tokenFlags.ts'
import { searchTokens, type SearchOptions } from '../../src/widgets/picker/tokenSearch.ts'
import { tokenKey } from '../../src/widgets/tokenId.ts'

function token(chainId: number, symbol: string, name: string, digit: string, verified = true): Token {
  return { chainId, symbol, name, address: `0x${digit.repeat(40)}`, decimals: 18, verified }
}

const usdc = token(1, 'USDC', 'USD Coin', '1')
const usdcFar = token(2, 'USDC', 'USD Coin', '2')
const bridged = token(2, 'USDC.e', 'Bridged USD Coin', '3')
const dai = token(1, 'DAI', 'Dai', '4')
const coin = token(2, 'COIN', 'Coin of usdc', '5')
const tokens = [usdc, dai, bridged, usdcFar, coin]

function search(query: string, options: Partial<SearchOptions> = {}): string[] {
  return searchTokens(tokens, {
    query,
    chainIds: [2, 1],
    chainId: undefined,
    held: () => false,
    ...options,
  }).map((row) => (row.kind === 'group' ? `# ${row.chainId}` : `${row.token.symbol} ${row.token.chainId}`))
}

describe('searchTokens', () => {
  it.each<[string, string, Partial<SearchOptions>, string[]]>([
    ['nothing typed', '', {}, ['# 2', 'USDC.e 2', 'USDC 2', 'COIN 2', '# 1', 'USDC 1', 'DAI 1']],
    ['a symbol', ' Usdc ', {}, ['# 2', 'USDC 2', 'USDC.e 2', 'COIN 2', '# 1', 'USDC 1']],
    ['a name', 'dai', {}, ['# 1', 'DAI 1']],
    ['better fits first', 'coin', {}, ['# 2', 'COIN 2', 'USDC.e 2', 'USDC 2', '# 1', 'USDC 1']],
    ['one chain', 'usdc', { chainId: 1 }, ['# 1', 'USDC 1']],
    ['an address', usdcFar.address, {}, ['# 2', 'USDC 2']],
    ['an address in other letter case', dai.address.toUpperCase().replace('X', 'x'), {}, ['# 1', 'DAI 1']],
    [
      'held tokens first',
      'usdc',
      { held: (key) => key === tokenKey(usdc) },
      ['# undefined', 'USDC 1', '# 2', 'USDC 2', 'USDC.e 2', 'COIN 2'],
    ],
    ['nothing found', 'xyz', {}, []],
  ])('parameters: %s', (_, query, options, rows) => {
    expect(search(query, options)).toEqual(rows)
  })

  it('behavior: 10,000 tokens are searched within a frame or two', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      token(1 + (index % 10), `TOK${index}`, `Token number ${index}`, String(index % 10)),
    )
    const options = { chainIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], chainId: undefined, held: () => false }
    searchTokens(many, { ...options, query: '' })
    const started = performance.now()
    expect(searchTokens(many, { ...options, query: '99' }).length).toBeGreaterThan(100)
    expect(performance.now() - started).toBeLessThan(100)
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
    ['imported, in another script', token(3, '人民币', 'Yuan', '6', false), ['unverified', 'foreign']],
  ])('parameters: a token %s', (_, candidate, flags) => {
    expect(tokenFlags(candidate, tokens)).toEqual(flags)
  })
})

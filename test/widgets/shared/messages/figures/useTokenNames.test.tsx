import { waitFor } from '@testing-library/react'
import { custom, encodeAbiParameters, pad, toHex, type EIP1193RequestFn } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Token } from '@causeway/react/execution'
import type { EmbeddedCurrency } from '@causeway/react/schemas'
import { useTokenNames } from '../../../../../src/widgets/shared/messages/figures/useTokenNames.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const address = '0x00000000000000000000000000000000000Fa4e0'
const currency = { chainId: env.chains[1].id, address, symbol: 'USDC', decimals: 6 }

/** Chains on which every contract calls itself so, with 9 decimals. */
function called(symbol: string) {
  const text = encodeAbiParameters([{ type: 'string' }], [symbol])
  const request = (async ({ method, params }: { method: string; params: [{ data: string }] }) => {
    if (method !== 'eth_call') return '0x60'
    return params[0].data.startsWith('0x313ce567') ? pad(toHex(9)) : text
  }) as EIP1193RequestFn
  return Object.fromEntries(env.chains.map(({ id }) => [id, custom({ request })]))
}

describe('useTokenNames', () => {
  it('default: names an unlisted token as its contract does, in quotation marks', async () => {
    const { result } = renderHookWithCauseway(() => useTokenNames([currency])(currency), env, {
      tokens: [],
      transports: called('NINE'),
    })
    expect(result.current).toMatchObject({ symbol: '0x0000…a4e0', decimals: 6 })
    await waitFor(() => expect(result.current).toMatchObject({ symbol: '“NINE”', decimals: 9 }))
  })

  it.each(['', ' ', '\u200B', '\u202E\u2066'])(
    'error: names a token by its address if its symbol, %j, can’t be seen',
    async (symbol) => {
      const { result } = renderHookWithCauseway(() => useTokenNames([currency])(currency), env, {
        tokens: [],
        transports: called(symbol),
      })
      await waitFor(() => expect(result.current).toMatchObject({ symbol: '0x0000…a4e0', decimals: 9 }))
    },
  )

  it.each(['א000', '000', '.000', '۰۰۰', '𐤀000', '𞠀000', 'K', '万', 'OOO', 'million', 'USDC2'])(
    'error: keeps a contract’s symbol %s apart from the amount',
    async (symbol) => {
      const { result } = renderHookWithCauseway(() => useTokenNames([currency])(currency), env, {
        tokens: [],
        transports: called(symbol),
      })
      await waitFor(() => expect(result.current).toMatchObject({ symbol: `“${symbol}”`, decimals: 9 }))
    },
  )

  it('behavior: keeps an imported token’s symbol apart from the amount, but not that of a token of the page', () => {
    const symbolOf = (verified: boolean | undefined) => {
      const tokens = [{ ...currency, symbol: '1INCH', name: '1inch', verified }]
      const { result } = renderHookWithCauseway(() => useTokenNames([currency])(currency), env, { tokens })
      return result.current.symbol
    }
    expect([symbolOf(undefined), symbolOf(false)]).toEqual(['1INCH', '“1INCH”'])
  })

  it.each(['x” USDC “', '»USDC«', '„USDC‟', '「USDC」', '"USDC"'])(
    'error: keeps the provider’s symbol %s between its quotation marks',
    (symbol) => {
      const said = { chainId: 424_242, symbol, decimals: 6 }
      const { result } = renderHookWithCauseway(() => useTokenNames([said])(said), env, { tokens: [] })
      expect(result.current.symbol).toMatch(/^“(x )?USDC”$/)
    },
  )

  describe('a currency without an address', () => {
    const said = { chainId: env.chains[1].id, symbol: 'TWO' }
    const listed = (change: object = {}) => ({
      ...currency,
      symbol: 'TWO',
      name: 'Two',
      decimals: 2,
      ...change,
    })
    const decimalsOf = (tokens: readonly Token[], change: object = {}) =>
      renderHookWithCauseway(() => useTokenNames([said])({ ...said, ...change } as EmbeddedCurrency), env, {
        tokens,
      }).result.current.decimals

    it('default: has the decimals of the page’s only token with its symbol on its network', () => {
      const elsewhere = listed({ chainId: env.chains[0].id, decimals: 3 })
      const another = listed({
        address: '0x00000000000000000000000000000000000fa4e1',
        symbol: 'FOUR',
        decimals: 4,
      })
      expect(decimalsOf([elsewhere, another, listed()])).toBe(2)
      expect(decimalsOf([listed()], { decimals: 7 })).toBe(7)
    })

    it.each<[string, readonly Token[], object?]>([
      ['no token', []],
      ['two tokens', [listed(), listed({ address: '0x00000000000000000000000000000000000fa4e1' })]],
      ['a token on another network', [listed({ chainId: env.chains[0].id })]],
      ['a token with another symbol', [listed({ symbol: 'two' })]],
      ['a network that isn’t known', [listed()], { chainId: undefined }],
      ['an address that can’t be read', [listed()], { address: 'nowhere' }],
    ])('error: has no decimals: %s', (_, tokens, change) => {
      expect(decimalsOf(tokens, change)).toBeUndefined()
    })
  })
})

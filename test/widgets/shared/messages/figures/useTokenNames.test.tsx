import { waitFor } from '@testing-library/react'
import { custom, encodeAbiParameters, pad, toHex, type EIP1193RequestFn } from 'viem'
import { describe, expect, it } from 'vitest'
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
})

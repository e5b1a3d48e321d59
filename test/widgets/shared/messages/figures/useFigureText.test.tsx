import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { QuoteDetails } from '@causeway/react/schemas'
import type { Figure } from '@causeway/react/widgets'
import { ExactAmounts } from '../../../../../src/widgets/shared/messages/figures/exactAmounts.ts'
import { useFigureText } from '../../../../../src/widgets/shared/messages/figures/useFigureText.ts'
import { useRateText } from '../../../../../src/widgets/shared/messages/figures/useRateText.ts'
import { useSymbolText } from '../../../../../src/widgets/shared/messages/figures/useSymbolText.ts'
import { useTopupText } from '../../../../../src/widgets/shared/messages/figures/useTopupText.ts'
import { createTestEnvironment } from '../../../../support/environment/createTestEnvironment.ts'
import { tokenOf } from '../../../../support/environment/tokenOf.ts'
import { renderHookWithCauseway, renderWithCauseway } from '../../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const usdc = tokenOf(env, 0)
const eth = tokenOf(env, 1, 'ETH')
/** On a chain that the page can't read. */
const unlisted = { chainId: 4_242, symbol: 'ABC', name: 'Abc', address: undefined, decimals: undefined }

/** With plain spaces between amounts and units. */
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const textOf = (figure: Figure | undefined, ...more: [rounding?: 'up' | 'down', unknown?: string]) =>
  plain(renderHookWithCauseway(() => useFigureText([figure])(figure, ...more), env).result.current)

describe('useFigureText', () => {
  it.each<[string, Figure | undefined]>([
    ['1.5 USDC ($1.51)', { amount: 1_500_000n, currency: usdc, usd: '1.501' }],
    ['1.5 USDC ($1.49)', { amount: 1_500_000n, currency: usdc, usd: '1.501', shownUsd: '1.49' }],
    ['1.5 USDC', { amount: 1_500_000n, currency: usdc }],
    ['$1.51', { usd: '1.501' }],
    ['$1.51', { usd: '1.501', currency: usdc }],
    // A chain reports no decimals, and the provider writes the amount in whole tokens.
    ['2.25 “ABC”', { amount: 7n, currency: unlisted, amountFormatted: '2.25' }],
    ['$3.00', { amount: 7n, currency: unlisted, usd: '3' }],
    ['1.5 USDC', { amount: 1_500_000n, currency: usdc, amountFormatted: '9' }],
    // Without a symbol, an amount says nothing.
    ['unknown', { amountFormatted: '2.25' }],
    ['unknown', { amount: 7n }],
    ['unknown', {}],
    ['unknown', undefined],
    ['0 USDC ($0.00)', { amount: 0n, currency: usdc, usd: '0' }],
    ['1.5 USDC ($1.51) in your favor', { amount: -1_500_000n, currency: usdc, usd: '-1.501' }],
    ['$2.00 in your favor', { usd: '-2' }],
  ])('default: writes %j of a figure', (text, figure) => {
    expect(textOf(figure)).toBe(text)
  })

  it('parameters: rounds as requested, and writes an unknown figure as requested', () => {
    expect(textOf({ usd: '1.509' }, 'down')).toBe('$1.50')
    expect(textOf({ amount: 1_500_001n, currency: { ...eth, decimals: 6 } }, 'down')).toMatch(/ETH$/)
    expect(textOf(undefined, 'up', 'none yet')).toBe('none yet')
  })

  it('behavior: writes every digit where amounts are exact, though not of a fee', () => {
    const figure = { amount: 1_234_567_890_123_456_789n, currency: eth }
    function Texts() {
      const [exact, fee] = [useFigureText([figure]), useFigureText([figure], true)]
      return <p>{`${exact(figure)}, ${fee(figure)}`}</p>
    }
    renderWithCauseway(
      <ExactAmounts.Provider value>
        <Texts />
      </ExactAmounts.Provider>,
      env,
    )
    expect(plain(screen.getByText(/ETH/).textContent)).toBe('1.234567890123456789 ETH, 1.234568 ETH')
  })
})

describe('useRateText', () => {
  const sides = { rate: '2500.5', paid: eth, received: usdc }
  it.each([
    ['1 ETH = 2,500.5 USDC', {}],
    ['1 “ABC” = 2,500.5 USDC', { paid: unlisted }],
    [undefined, { rate: undefined }],
    [undefined, { paid: undefined }],
    [undefined, { received: undefined }],
    [undefined, { paid: { ...unlisted, symbol: undefined } }],
    [undefined, { received: { ...unlisted, symbol: undefined } }],
  ])('default: writes %j', (text, change) => {
    const { result } = renderHookWithCauseway(() => useRateText({ ...sides, ...change } as typeof sides), env)
    expect(plain(result.current)).toBe(text)
  })
})

it('default: useSymbolText quotes the symbol of an unverified token, and of no other', () => {
  const { result } = renderHookWithCauseway(() => useSymbolText(), env)
  expect(result.current({ symbol: '000', verified: false })).toBe('“000”')
  expect(result.current({ symbol: 'USDC', verified: true })).toBe('USDC')
  expect(result.current({ symbol: 'USDC' })).toBe('USDC')
  expect(result.current(undefined)).toBe('')
})

it.each([
  ['+ $2.00 gas', { amount: 5n, amountUsd: '2.009' }],
  ['+ $2.00 gas', { amountUsd: '2' }],
  [undefined, { amount: 0n, amountUsd: '2' }],
  [undefined, { amount: 5n }],
  [undefined, undefined],
])('default: useTopupText says %j, rounded down', (text, currencyGasTopup) => {
  const details = { currencyGasTopup } as QuoteDetails
  expect(plain(renderHookWithCauseway(() => useTopupText(details), env).result.current)).toBe(text)
  expect(renderHookWithCauseway(() => useTopupText(undefined), env).result.current).toBeUndefined()
})

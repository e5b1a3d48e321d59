import { describe, expect, it } from 'vitest'
import type { Fee } from '@causeway/react/schemas'
import type { Figure } from '@causeway/react/widgets'
import {
  agree,
  isNothing,
  magnitudeOf,
  negate,
  signOf,
  toFigure,
  withoutPart,
  worthOf,
} from '../../../../../src/widgets/shared/model/figures/figure.ts'
import { impactLevel } from '../../../../../src/widgets/shared/model/figures/priceImpact.ts'
import { slippageLevel } from '../../../../../src/widgets/shared/model/figures/slippageLimits.ts'

const currency = { chainId: 7, address: '0xa', symbol: 'ABC', name: 'Abc', decimals: 6 }
/** In units of a worth. */
const dollars = (cents: bigint) => cents * 10n ** 16n

it('default: toFigure takes over amount, currency and value', () => {
  const fee = { amount: 5n, currency, amountFormatted: '0.000005', amountUsd: '1.5' } as unknown as Fee
  expect(toFigure(fee)).toEqual({ amount: 5n, currency, amountFormatted: '0.000005', usd: '1.5' })
  expect(toFigure(undefined)).toBeUndefined()
})

it.each<[Figure, ReturnType<typeof signOf>]>([
  [{ amount: 5n, usd: '-1' }, 1],
  [{ amount: 0n, usd: '1' }, 0],
  [{ amount: -5n, usd: '1' }, -1],
  [{ usd: '0.01' }, 1],
  [{ usd: '0' }, 0],
  [{ usd: '-0.01' }, -1],
  [{ usd: 'much' }, undefined],
  [{}, undefined],
])('default: signOf goes by the amount, or else by the value: %o', (figure, sign) => {
  expect(signOf(figure)).toBe(sign)
})

it.each<[Figure, bigint | undefined]>([
  [{ amount: 5n, usd: '1.5' }, dollars(150n)],
  [{ usd: '-1.5' }, dollars(-150n)],
  [{ amount: 0n, usd: '1.5' }, 0n],
  [{ amount: 0n }, 0n],
  // Too little to have a value, or none was reported.
  [{ amount: 5n, usd: '0' }, undefined],
  [{ amount: 5n }, undefined],
  [{ usd: '0' }, 0n],
])('default: worthOf takes no value for zero where there is an amount: %o', (figure, worth) => {
  expect(worthOf(figure)).toBe(worth)
})

it('default: magnitudeOf drops every sign, and negate turns them', () => {
  const figure = { amount: -5n, currency, amountFormatted: '2', usd: '-1.5', shownUsd: '-1.51' }
  const magnitude = { amount: 5n, currency, amountFormatted: '2', usd: '1.5', shownUsd: '1.51' }
  expect(magnitudeOf(figure)).toEqual(magnitude)
  expect(magnitudeOf(magnitude)).toEqual(magnitude)
  expect(magnitudeOf({ usd: '1-2', shownUsd: '3-4' })).toMatchObject({ usd: '1-2', shownUsd: '3-4' })
  expect(magnitudeOf({})).toEqual({})
  expect(negate(figure)).toEqual({ amount: 5n, currency, usd: '1.5' })
  expect(negate({ amount: 5n, usd: '1.5' })).toMatchObject({ amount: -5n, usd: '-1.5' })
  expect(negate({ usd: 'much' })).toEqual({ amount: undefined, currency: undefined, usd: undefined })
})

describe('withoutPart', () => {
  const figure: Figure = { amount: 1_000n, currency, usd: '10', amountFormatted: '1' }

  it('default: takes away as much of the amount as of the value, and rounds the rest up', () => {
    expect(withoutPart(figure, dollars(250n))).toEqual({ amount: 750n, currency, usd: '7.5' })
    expect(withoutPart({ ...figure, amount: 10n }, dollars(333n))).toMatchObject({ amount: 7n, usd: '6.67' })
    expect(withoutPart({ usd: '10' }, dollars(1n))).toMatchObject({ amount: undefined, usd: '9.99' })
    expect(withoutPart(figure, dollars(1_000n))).toEqual({ amount: 0n, currency, usd: '0' })
    expect(withoutPart({ ...figure, amount: 0n }, dollars(250n))).toMatchObject({ amount: 0n, usd: '7.5' })
  })

  it.each<[string, Figure, bigint]>([
    ['nothing to take away', figure, 0n],
    ['a gain', figure, dollars(-1n)],
    ['more than the whole', figure, dollars(1_001n)],
    ['of an unknown value', { amount: 1_000n }, dollars(1n)],
    ['of a figure in the user’s favor', { ...figure, amount: -1_000n }, dollars(1n)],
  ])('behavior: changes nothing: %s', (_, whole, part) => {
    expect(withoutPart(whole, part)).toBe(whole)
  })
})

it.each<[boolean, Figure, Figure]>([
  [true, { amount: 5n, usd: '1' }, { amount: 5n, usd: '1.0' }],
  [true, { amount: 5n, usd: '1' }, { amount: 5n }],
  [true, { amount: 5n, usd: '1' }, { usd: '1' }],
  [true, { amount: 5n }, { usd: '1' }],
  [true, { usd: '1' }, { amount: 5n, usd: '1' }],
  [true, {}, { usd: 'much' }],
  [false, { amount: 5n, usd: '1' }, { amount: 6n, usd: '1' }],
  [false, { amount: 5n, usd: '1' }, { amount: 5n, usd: '2' }],
  [false, { amount: 5n }, {}],
  [false, {}, { amount: 5n }],
])('default: agree says %s of %o and %o', (isSame, one, other) => {
  expect(agree(one, other)).toBe(isSame)
})

it.each([
  [true, { quoted: { amount: 0n } }],
  [true, { quoted: { usd: '0' }, actual: { amount: 0n } }],
  [false, { quoted: { amount: 0n }, actual: { amount: 1n } }],
  [false, { quoted: { amount: 0n }, actual: {} }],
  [false, {}],
])('default: isNothing says %s of %o', (isZero, figures) => {
  expect(isNothing(figures)).toBe(isZero)
})

it('default: a level begins at its limit', () => {
  const levels = [undefined, 0, 299, 300, 999, 1_000].map(impactLevel)
  expect(levels).toEqual(['caution', 'usual', 'usual', 'caution', 'caution', 'danger'])
  const warnings = [4, 5, 100, 101, 500, 501].map(slippageLevel)
  expect(warnings).toEqual(['low', undefined, undefined, 'high', 'high', 'veryHigh'])
})

import { expect, it } from 'vitest'
import { rateOf } from '../../../src/utils/amounts/rateOf.ts'

const of = (amount: bigint, decimals: number) => ({ amount, currency: { decimals } })

it.each([
  ['the same decimals', of(7_000_000n, 6), of(6_500_000n, 6), /^0\.928571428571/],
  ['more decimals received', of(7_000_000n, 6), of(6_500_000_000n, 9), /^0\.928571428571/],
  ['more decimals paid', of(2n * 10n ** 18n, 18), of(5_000_000n, 6), /^2\.5$/],
  ['a whole number', of(10n, 1), of(30n, 1), /^3$/],
  ['a rate of next to nothing', of(10n ** 36n, 18), of(1n, 18), /^0\.0{35}1$/],
  ['nothing received', of(10n, 1), of(0n, 1), /^0$/],
])('default: divides what is received by what is paid: %s', (_, paid, received, rate) => {
  expect(rateOf(paid, received)).toMatch(rate)
})

it('default: gives no rate if nothing is paid', () => {
  expect(rateOf(of(0n, 6), of(1n, 6))).toBeUndefined()
})

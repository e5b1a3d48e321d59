import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from '../../../src/utils/format/formatAmount.ts'
import { formatDateTime } from '../../../src/utils/format/time/formatDateTime.ts'
import { formatDuration } from '../../../src/utils/format/time/formatDuration.ts'
import { formatEstimate } from '../../../src/utils/format/time/formatEstimate.ts'
import { formatForEntry, toEntry } from '../../../src/utils/format/formatForEntry.ts'
import { formatBasisPoints, formatPercent } from '../../../src/utils/format/formatPercent.ts'
import { formatNumber } from '../../../src/utils/format/formatNumber.ts'
import { formatRate } from '../../../src/utils/format/formatRate.ts'
import { formatRelativeTime } from '../../../src/utils/format/time/formatRelativeTime.ts'
import { formatUsd } from '../../../src/utils/format/formatUsd.ts'
import { caseCount } from '../../support/runner/caseCount.ts'

// These render what a provider, a token's contract or a store says: no value may break the page.

/** Numbers as JSON may hold them, the largest and smallest among them. */
const numbers = fc.oneof(
  fc.double(),
  fc.constantFrom(
    0,
    -1,
    8.64e15,
    8.64e15 + 1,
    -8.64e15 - 1,
    1e21,
    Number.MAX_VALUE,
    NaN,
    Infinity,
    -Infinity,
  ),
)
const locale = fc.constantFrom('en', 'de', 'ar', 'ja')
const rounding = fc.constantFrom<('up' | 'down')[]>('up', 'down')
const digits = fc.stringMatching(/^-?[0-9]{1,400}(\.[0-9]{1,400})?$/)

describe('property: formats any value as text', () => {
  it('amounts, with as many decimals as a contract may claim', () => {
    const places = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 256n - 1n),
        places,
        fc.option(places),
        locale,
        rounding,
        (amount, ...rest) => {
          const [decimals, most, tag, way] = rest
          const options = { decimals, maximumFractionDigits: most ?? undefined, locale: tag, rounding: way }
          expect(formatAmount(amount, options)).toMatch(/\S/)
          expect(formatForEntry(amount, options)).toMatch(/\S/)
          expect(toEntry(amount, options)).toMatch(/\S/)
        },
      ),
      { numRuns: caseCount(500) },
    )
  })

  it('times and durations', () => {
    fc.assert(
      fc.property(numbers, numbers, locale, (one, other, tag) => {
        expect(typeof formatDateTime(one, tag)).toBe('string')
        expect(typeof (formatRelativeTime(one, other, tag) ?? '')).toBe('string')
        expect(formatDuration(Math.abs(one), tag)).toMatch(/\S/)
        expect(formatEstimate(Math.abs(one), tag)).toMatch(/\S/)
      }),
      { numRuns: caseCount(500) },
    )
  })

  it('numbers, shares, dollars and rates', () => {
    fc.assert(
      fc.property(numbers, digits, locale, rounding, (number, text, tag, way) => {
        expect(formatNumber(number, tag)).toMatch(/\S/)
        expect(formatBasisPoints(number, tag)).toMatch(/\S/)
        expect(formatPercent(text, { locale: tag, rounding: way })).toMatch(/\S/)
        expect(formatRate(text.replace('-', ''), tag)).toMatch(/\S/)
        expect(formatUsd(text, { locale: tag, rounding: way })).toMatch(/\S/)
      }),
      { numRuns: caseCount(500) },
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DecimalSeparator } from '../../../src/utils/locale/decimalSeparator.ts'
import { toDecimal } from '../../../src/utils/amounts/toDecimal.ts'
import type { ParsedAmount } from '@causeway/react/widgets'
import { parseAmount } from '../../../src/utils/amounts/parseAmount.ts'
import { caseCount } from '../../support/runner/caseCount.ts'
import { createRandom, findWrongAmount, localeOf, locales, writeNumber } from '../support/writtenNumbers.ts'

/** Thousands of cases are slow on a busy machine, and not broken. */

/** The amount with 18 decimals as a decimal, or what is wrong with the text. */
function read(text: string, sign: DecimalSeparator = '.', decimals = 18): string {
  const parsed: ParsedAmount = parseAmount(text, { decimals, locale: localeOf[sign] })
  if (parsed.status === 'valid') return toDecimal(parsed.amount, decimals)
  return parsed.status === 'invalid' ? parsed.problem : parsed.status
}

/** Numbering systems of scripts that write their digits from right to left. */
const drawnReversed: ReadonlySet<string> = new Set(['adlm', 'gara', 'nkoo'])

describe('parseAmount', () => {
  it.each([
    ['', 'empty', 'empty'],
    [' ', 'empty', 'empty'],
    ['.', 'empty', 'empty'],
    ['0', '0', '0'],
    ['1,5', '1.5', '1.5'],
    ['1.5', '1.5', '1.5'],
    ['.5', '0.5', '0.5'],
    [',5', '0.5', '0.5'],
    ['5.', '5', '5'],
    ['..', 'separators', 'separators'],
    [',125', '0.125', '0.125'],
    ['.125', '0.125', '0.125'],
    ['00,125', '0.125', '0.125'],
    ['1٫234', '1.234', '1.234'],
    ['0,001', '0.001', '0.001'],
    ['1,234', 'ambiguous', '1.234'],
    ['1.234', '1.234', 'ambiguous'],
    ['1,234.56', '1234.56', '1234.56'],
    ['1.234,56', '1234.56', '1234.56'],
    ['1,234.567', '1234.567', '1234.567'],
    ['1,234,567', '1234567', '1234567'],
    ["1'234,567.8", 'separators', 'separators'],
    ['1,23.4', 'separators', 'separators'],
    ['1,2345.6', 'separators', 'separators'],
    ['1,234567,890', 'separators', 'separators'],
    ['1 234,567', '1234.567', '1234.567'],
    ['1 234_567', 'separators', 'separators'],
    ['1234 567', 'separators', 'separators'],
    ['123,45,678', 'separators', 'separators'],
    ['1,23,4567', 'separators', 'separators'],
    ['12,34,56,789', '123456789', '123456789'],
    ['123 456 789', '123456789', '123456789'],
    ['12,34,567.8', '1234567.8', '1234567.8'],
    ['1 234,5', '1234.5', '1234.5'],
    ["1'234.5", '1234.5', '1234.5'],
    ['1’234.5', '1234.5', '1234.5'],
    ['1_000', '1000', '1000'],
    ['1,23,4', 'separators', 'separators'],
    ['1.2.3', 'separators', 'separators'],
    ['1,2.3,4', 'separators', 'separators'],
    ['1e18', 'character', 'character'],
    ['-5', 'character', 'character'],
    ['+5', 'character', 'character'],
    ['0x10', 'character', 'character'],
    ['five', 'character', 'character'],
    ['5 USDC', 'character', 'character'],
    ['١٢٫٥', '12.5', '12.5'],
    ['１２.５', '12.5', '12.5'],
    ['१२.५', '12.5', '12.5'],
    ['1,0000', 'ambiguous', '1'],
    ['10.0000', '10', 'ambiguous'],
    ['1,23456', 'ambiguous', '1.23456'],
    ['1234,5678', 'ambiguous', '1234.5678'],
    ['0,1234', '0.1234', '0.1234'],
    ['5\t000', 'character', 'character'],
    ['5\n000', 'character', 'character'],
    ['5\r\n000', 'character', 'character'],
    ['5\u2028000', 'character', 'character'],
    ['\t5\n', '5', '5'],
    ['5\u00a0000', '5000', '5000'],
    ['5\u202f000', '5000', '5000'],
    ['\u200e1.5', '1.5', '1.5'],
    ['1.5\u200f', '1.5', '1.5'],
    ['\u202e1.5', 'character', 'character'],
    ['\u20661.5\u2069', 'character', 'character'],
    ['1\u200f.5', 'character', 'character'],
    ['１.5', '1.5', '1.5'],
    ['１．５', '1.5', '1.5'],
    ['𝟙𝟘.𝟗', '10.9', '10.9'],
    ['5²', 'character', 'character'],
    ['①', 'character', 'character'],
    ['½', 'character', 'character'],
    ['1234.567', '1234.567', 'ambiguous'],
    ['0.1234567890123456789', 'decimals', 'decimals'],
    ['1.500000000000000000000', '1.5', 'ambiguous'],
    ['\u200b 5 \ufeff', '5', '5'],
    ['9'.repeat(80), 'size', 'size'],
    ['0'.repeat(160), '0', '0'],
    ['0'.repeat(161), 'size', 'size'],
    ['9'.repeat(100_000), 'size', 'size'],
  ])('parameters: %j reads as %s in English and %s in German', (text, english, german) => {
    expect(read(text, '.')).toBe(english)
    expect(read(text, ',')).toBe(german)
  })

  it('behavior: answers at once, whatever is pasted', () => {
    const started = performance.now()
    for (const unit of ['9', '1,', ' ', '\u200e', '𝟘', "'1", 'USDC']) read(unit.repeat(100_000))
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('behavior: reads back what it is given, for any amount and currency', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.nat(36), (amount, decimals) => {
        const parsed = parseAmount(toDecimal(amount, decimals), { decimals })
        expect(parsed).toEqual({ status: 'valid', amount })
      }),
      { numRuns: caseCount(1_000) },
    )
  })

  it('behavior: refuses more than a 256-bit number holds', () => {
    const most = 2n ** 256n - 1n
    expect(parseAmount(`${most}`, { decimals: 0 })).toEqual({ status: 'valid', amount: most })
    expect(parseAmount(`${most + 1n}`, { decimals: 0 })).toEqual({ status: 'invalid', problem: 'size' })
  })

  it.each([
    ['5', '', '5'],
    ['5', '\u200b', '5'],
    ['5 USDC', 'USDC', '5'],
    ['USDC 5', 'USDC', '5'],
    ['5USDC', 'USDC', '5'],
    ['5 usdc', 'USDC', 'character'],
    ['5 USDT', 'USDC', 'character'],
    ['5 USDC USDC', 'USDC', 'character'],
    ['5 1INCH', '1INCH', '5'],
    ['51INCH', '1INCH', 'character'],
    ['USDC', 'USDC', 'empty'],
    ['5 000', '000', '5000'],
    ['5 000 000', '000', '5000000'],
    ['5_000', '_000', '5000'],
    ['5 000X', '000X', 'character'],
    ['5 000 USDC', '000 USDC', 'character'],
    ['5 0x', '0x', '5'],
    ['.0', '.', '0'],
    [',125', ',', 'decimals'],
    ['5,', ',', '5'],
    ['\u202e1.5', '\u202e', 'character'],
    ['1.5\u200f', '\u200f', 'decimals'],
    ['5 US\u202eDC', 'US\u202eDC', 'character'],
  ])('parameters: %j of a currency called %s is %s', (text, symbol, value) => {
    const parsed = parseAmount(text, { decimals: 0, symbol })
    const reading =
      parsed.status === 'valid' ? String(parsed.amount) : parsed.status === 'invalid' && parsed.problem
    expect(reading || parsed.status).toBe(value)
  })

  it.each([
    ['1,234', '.', 6, [1_234_000_000n, 1_234_000n]],
    ['1.234', ',', 6, [1_234_000_000n, 1_234_000n]],
    ['1,234', '.', 0, [1234n]],
    ['1234,567', '.', 6, [1_234_567_000n]],
    ['1,0000', '.', 6, [10_000_000_000n, 1_000_000n]],
    ['10.0000', ',', 6, [100_000_000_000n, 10_000_000n]],
    ['1234,5678', '.', 6, [1_234_567_800n]],
    ['1.23456789', '.', 6, [1_234_567n]],
    ['1.23', '.', 0, [1n]],
    ['1,23,4', '.', 6, undefined],
  ] as const)(
    'behavior: offers the possible meanings of %s, where %s is the decimal sign',
    (text, sign, decimals, amounts) => {
      const parsed = parseAmount(text, { decimals, locale: localeOf[sign] })
      expect(parsed.status === 'invalid' && parsed.suggestions).toEqual(amounts)
    },
  )

  it('property: never guesses after further digits once a sign was ambiguous', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 3, maxLength: 12 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), digits, (integer, more) => {
        expect(read(`${integer},${more}`, '.')).toBe('ambiguous')
        expect(read(`${integer}.${more}`, ',')).toBe('ambiguous')
      }),
      { numRuns: caseCount(500) },
    )
  })

  it('behavior: knows the digits of every script', () => {
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
      const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210)
      if (/^\p{Nd}+$/u.test(text) && !drawnReversed.has(numberingSystem))
        expect(read(text), numberingSystem).toBe('9876543210')
      else expect(read(text), numberingSystem).toBe('character')
    }
  })

  it.each(['١٠٠ ٩٩٩', '١٠٠\u00a0٩٩٩', "١٢'٣٤٥", '١٢’٣٤٥', '١٢_٣٤٥', '١٠٠ ٩٩٩ USDC', '߁.߅', '߁߂', '𞥑𞥒'])(
    'error: refuses %s, whose digits appear in another order',
    (text) => {
      const options = { decimals: 6, symbol: 'USDC' }
      expect(parseAmount(text, options)).toMatchObject({ status: 'invalid', problem: 'character' })
    },
  )

  it.each([
    ['١٢٬٣٤٥٬٦٧٨', '12345678'],
    ['١٢٫٥', '12.5'],
    ['١٢.٥', '12.5'],
    ['۱۲ ۳۴۵ ۶۷۸', '12345678'],
  ])('behavior: reads %s, whose digits appear as typed', (text, amount) => {
    expect(read(text)).toBe(amount)
  })

  it.each(['1߂.5', '1𞥒.5', '١2', '1२'])(
    'error: refuses digits of two scripts, which may be drawn in another order: %s',
    (text) => {
      expect(read(text)).toBe('character')
    },
  )

  it.each(['1۝0', '5؁', '1\u06dd5'])(
    'error: refuses a visible sign, which is part of what was written: %s',
    (text) => {
      expect(read(text)).toBe('character')
    },
  )

  it('behavior: reads 50,000 numbers in all notations as meant, asks about them or refuses them', () => {
    const random = createRandom(1)
    for (let index = 0; index < 50_000; index++) {
      const misreading = findWrongAmount(writeNumber(random))
      if (misreading) expect.fail(misreading)
    }
  })

  it('behavior: reads back what a locale writes, or asks', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), fc.constantFrom(...locales), (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 })
        const text = format.format(toDecimal(amount, 18) as `${number}`)
        const parsed = parseAmount(text, { decimals: 18, locale })
        if (parsed.status === 'valid') expect(parsed.amount).toBe(amount)
        else
          expect(parsed).toMatchObject({
            problem: 'ambiguous',
            suggestions: expect.arrayContaining([amount]),
          })
      }),
      { numRuns: caseCount(1_000) },
    )
  })

  it('behavior: two locales never read different amounts, but for the sign that is their own', () => {
    const characters = fc.constantFrom(..."0123456789.,  \u00a0'’٫٬_-e")
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 14 }), (text) => {
        const readings = (['.', ',', '٫'] as const).map((sign) =>
          parseAmount(text, { decimals: 18, locale: localeOf[sign] }),
        )
        const amounts = new Set(
          readings.flatMap((reading) => (reading.status === 'valid' ? reading.amount : [])),
        )
        expect(amounts.size).toBeLessThanOrEqual(1)
      }),
      { numRuns: caseCount(5_000) },
    )
  })
})

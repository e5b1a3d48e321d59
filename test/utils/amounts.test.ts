import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideUp } from '../../src/utils/amounts/divideUp.ts'
import { decimalSeparatorOf, type DecimalSeparator } from '../../src/utils/amounts/decimalSeparator.ts'
import {
  formatAmount,
  formatPercent,
  formatRate,
  formatUsd,
  toDecimal,
} from '../../src/utils/amounts/formatAmount.ts'
import { formatForEntry, toEntry } from '../../src/utils/amounts/formatForEntry.ts'
import { isUnambiguousAmount } from '../../src/utils/amounts/isUnambiguousAmount.ts'
import { parseAmount, type ParsedAmount } from '../../src/utils/amounts/parseAmount.ts'
import { parseUsd, toUsdText } from '../../src/utils/amounts/usd.ts'
import { caseCount } from '../support/caseCount.ts'
import { createRandom, findMisreading, localeOf, locales, writeNumber } from './support/writtenNumbers.ts'

/** Thousands of cases are slow on a busy machine, and not broken. */
const patience = { timeout: 60_000 }

/** The amount with 18 decimals as a decimal, or what is wrong with the text. */
function read(text: string, sign: DecimalSeparator = '.', decimals = 18): string {
  const parsed: ParsedAmount = parseAmount(text, { decimals, locale: localeOf[sign] })
  if (parsed.status === 'valid') return toDecimal(parsed.amount, decimals)
  return parsed.status === 'invalid' ? parsed.fault : parsed.status
}

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
    ['\u200e1.5', '1.5', '1.5'],
    ['１.5', '1.5', '1.5'],
    ['１．５', '1.5', '1.5'],
    ['𝟙𝟘.𝟗', '10.9', '10.9'],
    ['5²', 'character', 'character'],
    ['①', 'character', 'character'],
    ['½', 'character', 'character'],
    ['1234.567', '1234.567', 'ambiguous'],
    ['0.1234567890123456789', 'decimals', 'decimals'],
    ['1.500000000000000000000', '1.5', '1.5'],
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

  it('behavior: reads back what it is given, for any amount and currency', patience, () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), fc.nat(36), (amount, decimals) => {
        const parsed = parseAmount(toDecimal(amount, decimals), { decimals })
        expect(parsed).toEqual({ status: 'valid', amount })
      }),
      { numRuns: caseCount(1_000) },
    )
  })

  it('behavior: no more than a 256-bit number holds', () => {
    const most = 2n ** 256n - 1n
    expect(parseAmount(`${most}`, { decimals: 0 })).toEqual({ status: 'valid', amount: most })
    expect(parseAmount(`${most + 1n}`, { decimals: 0 })).toEqual({ status: 'invalid', fault: 'size' })
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
    ['.0', '.', '0'],
    [',125', ',', 'decimals'],
    ['5,', ',', '5'],
  ])('parameters: %j of a currency called %s is %s', (text, symbol, value) => {
    const parsed = parseAmount(text, { decimals: 0, symbol })
    const reading =
      parsed.status === 'valid' ? String(parsed.amount) : parsed.status === 'invalid' && parsed.fault
    expect(reading || parsed.status).toBe(value)
  })

  it.each([
    ['1,234', '.', 6, [1_234_000_000n, 1_234_000n]],
    ['1.234', ',', 6, [1_234_000_000n, 1_234_000n]],
    ['1,234', '.', 0, [1234n]],
    ['1234,567', '.', 6, [1_234_567_000n]],
    ['1.23456789', '.', 6, [1_234_567n]],
    ['1.23', '.', 0, [1n]],
    ['1,23,4', '.', 6, undefined],
  ] as const)(
    'behavior: %s, where %s is the decimal sign, offers what may be meant',
    (text, sign, decimals, amounts) => {
      const parsed = parseAmount(text, { decimals, locale: localeOf[sign] })
      expect(parsed.status === 'invalid' && parsed.suggestions).toEqual(amounts)
    },
  )

  it('behavior: knows the digits of every script', () => {
    for (const numberingSystem of Intl.supportedValuesOf('numberingSystem')) {
      const text = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210)
      if (/^\p{Nd}+$/u.test(text)) expect(read(text), numberingSystem).toBe('9876543210')
      else expect(read(text), numberingSystem).toBe('character')
    }
  })

  it(
    'behavior: 50,000 numbers in all ways of writing are read as meant, asked about or refused',
    patience,
    () => {
      const random = createRandom(1)
      for (let index = 0; index < 50_000; index++) {
        const misreading = findMisreading(writeNumber(random))
        if (misreading) expect.fail(misreading)
      }
    },
  )

  it('behavior: reads back what a locale writes, or asks', patience, () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), fc.constantFrom(...locales), (amount, locale) => {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 18 })
        const text = format.format(toDecimal(amount, 18) as `${number}`)
        const parsed = parseAmount(text, { decimals: 18, locale })
        if (parsed.status === 'valid') expect(parsed.amount).toBe(amount)
        else
          expect(parsed).toMatchObject({ fault: 'ambiguous', suggestions: expect.arrayContaining([amount]) })
      }),
      { numRuns: caseCount(1_000) },
    )
  })

  it(
    'behavior: two locales never read different amounts, but for the sign that is their own',
    patience,
    () => {
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
    },
  )
})

describe('isUnambiguousAmount', () => {
  it.each([
    ['1234', true],
    ['1.5', true],
    ['0.001', true],
    ['.125', true],
    ['5.', true],
    ['1.2345', true],
    ['1.234', false],
    ['1.2.3', false],
    ['1,5', false],
    ['1,234.5', false],
    ['1 234', false],
    ['١٢', false],
  ])('parameters: %s in English: %s', (text, isEvident) => {
    expect(isUnambiguousAmount(text, 'en')).toBe(isEvident)
  })
})

describe('formatAmount', () => {
  const format = (amount: bigint, rounding: 'up' | 'down', decimals = 18) =>
    formatAmount(amount, { decimals, locale: 'en', rounding })

  it('default', () => {
    expect(format(1_234_500_000n, 'down', 6)).toBe('1,234.5')
    expect(formatAmount(1_234_500_000n, { decimals: 6, locale: 'de', rounding: 'down' })).toBe('1.234,5')
  })

  it('behavior: rounds against the reader, and never shows something as nothing', () => {
    expect(format(1_999_999_999_999_999_999n, 'down')).toBe('1.999999')
    expect(format(1_000_000_000_000_000_001n, 'up')).toBe('1.000001')
    expect(format(1n, 'down')).toBe('<0.000001')
    expect(format(1n, 'up')).toBe('<0.000001')
    expect(format(0n, 'up')).toBe('0')
    // Exactly the smallest that is shown, and just below.
    expect(format(10n ** 12n, 'down')).toBe('0.000001')
    expect(format(10n ** 12n - 1n, 'up')).toBe('<0.000001')
  })

  it('parameters: digits after the point, as many as asked for and as the currency has', () => {
    const options = { locale: 'en', rounding: 'down' } as const
    expect(formatAmount(1_239n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('1.23')
    expect(formatAmount(1_239n, { ...options, decimals: 3, maximumFractionDigits: 9 })).toBe('1.239')
    expect(formatAmount(1n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('<0.01')
    expect(formatAmount(-1_239n, { ...options, decimals: 3, maximumFractionDigits: 2 })).toBe('-1.24')
  })

  it('parameters: groups, in the way of the locale, or none', () => {
    const options = { decimals: 0, rounding: 'down' } as const
    expect(formatAmount(1_234n, { ...options, locale: 'es' })).toBe('1234')
    expect(formatAmount(12_345n, { ...options, locale: 'es' })).toBe('12.345')
    expect(formatAmount(12_345n, { ...options, locale: 'en', useGrouping: false })).toBe('12345')
  })

  it('behavior: exact beyond the precision of a float', () => {
    expect(format(2n ** 256n - 1n, 'down', 0)).toBe(new Intl.NumberFormat('en').format(2n ** 256n - 1n))
  })
})

describe('formatUsd', () => {
  it.each([
    ['12.345', '$12.34'],
    ['0', '$0.00'],
    ['-0', '-$0.00'],
    ['0.000', '$0.00'],
    ['0.004', '<$0.01'],
    ['00.0040', '<$0.01'],
    ['0.01', '$0.01'],
    ['0.011', '$0.01'],
    ['10.004', '$10.00'],
    ['1.00', '$1.00'],
    ['-0.004', '>-$0.01'],
    ['-0.5', '-$0.50'],
    ['1234567.891', '$1,234,567.89'],
    ['abc', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['$1', undefined],
    ['1 USD', undefined],
    ['1e3', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s, rounded down', (usd, text) => {
    expect(formatUsd(usd, { locale: 'en', rounding: 'down' })).toBe(text)
  })

  it('behavior: what is paid is rounded up', () => {
    expect(formatUsd('12.341', { locale: 'en', rounding: 'up' })).toBe('$12.35')
    // A mark keeps the sign at its letters where the line runs from right to left.
    expect(formatUsd('12.341', { locale: 'ar', rounding: 'up' })).toMatch(/12\.35\u00A0US\$\u200E$/)
    expect(formatUsd('12.349', { locale: 'en', rounding: 'down' })).toBe('$12.34')
  })

  it('behavior: written as the locale writes it', () => {
    expect(formatUsd('12.3', { locale: 'en-CA', rounding: 'down' })).toBe('US$12.30')
    expect(formatUsd('12.3', { locale: 'de', rounding: 'down' })).toBe('12,30\u00a0$')
    expect(formatUsd('0.001', { locale: 'de', rounding: 'down' })).toBe('<0,01\u00a0$')
  })
})

describe('formatPercent', () => {
  it.each([
    ['1.239', '1.23%'],
    ['12', '12%'],
    ['-0.301', '-0.31%'],
    ['-3', '-3%'],
    ['0', '0%'],
    ['much', undefined],
    ['1%', undefined],
    ['.5', undefined],
    ['5.', undefined],
    ['x5', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s', (percent, text) => {
    expect(formatPercent(percent, 'en')).toBe(text)
  })
})

describe('formatRate', () => {
  it.each([
    ['0.9986975', '0.998697'],
    ['1', '1'],
    ['2500.123456', '2,500.12'],
    ['-1', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['1 to 1', undefined],
    ['fast', undefined],
    [undefined, undefined],
  ])('parameters: %s is written as %s', (rate, text) => {
    expect(formatRate(rate, 'en')).toBe(text)
  })
})

describe('decimalSeparatorOf', () => {
  it.each([
    ['en', '.'],
    ['de', ','],
    ['de-CH', '.'],
    ['ar-EG', '٫'],
  ])('parameters: %s', (locale, sign) => {
    expect(decimalSeparatorOf(locale)).toBe(sign)
  })
})

describe('formatForEntry', () => {
  const entry = (amount: bigint, locale = 'en', decimals = 18) =>
    formatForEntry(amount, { decimals, locale, rounding: 'down' })

  it('default: without groups, as many digits as are worth reading', () => {
    expect(entry(1_234_567n * 10n ** 18n)).toBe('1234567')
    expect(entry(1_234_567_890n, 'de', 6)).toBe('1234,56789')
    expect(entry(1_999_999_999_999_999_999n)).toBe('1.999999')
  })

  it('behavior: in full where rounding would leave nothing', () => {
    expect(entry(1n)).toBe('0.000000000000000001')
    expect(entry(12n, 'de')).toBe('0,000000000000000012')
    expect(toEntry(1_500_000n, { decimals: 6, locale: 'de' })).toBe('1,5')
  })
})

describe('toDecimal', () => {
  it.each([
    [0n, 6, '0'],
    [1n, 6, '0.000001'],
    [1_500_000n, 6, '1.5'],
    [-1_500_000n, 6, '-1.5'],
    [-1n, 6, '-0.000001'],
    [1_000_000n, 6, '1'],
    [1_000_000n, 0, '1000000'],
    [100n, 2, '1'],
  ])('parameters: %d with %d decimals is %s', (amount, decimals, text) => {
    expect(toDecimal(amount, decimals)).toBe(text)
  })
})

describe('divideUp', () => {
  it('default: the least whole number that is not below the quotient', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n }), fc.bigInt({ min: 1n }), (value, by) => {
        const quotient = divideUp(value, by)
        expect(quotient * by).toBeGreaterThanOrEqual(value)
        expect((quotient - 1n) * by).toBeLessThan(value)
      }),
    )
  })

  it.each([
    [0n, 3n, 0n],
    [6n, 3n, 2n],
    [7n, 3n, 3n],
  ])('parameters: %d by %d is %d', (value, by, quotient) => {
    expect(divideUp(value, by)).toBe(quotient)
  })
})

describe('parseUsd', () => {
  const unit = 10n ** 18n
  it.each([
    ['1', unit],
    ['12.5', (25n * unit) / 2n],
    ['-0.25', -unit / 4n],
    ['0', 0n],
    ['0.000000000000000001', 1n],
    // What is below that counts for nothing.
    ['0.0000000000000000019', 1n],
    ['', undefined],
    ['1.', undefined],
    ['.5', undefined],
    ['+1', undefined],
    ['1 ', undefined],
    ['x1', undefined],
    ['--1', undefined],
    ['1e3', undefined],
    [undefined, undefined],
  ])('parameters: %j', (usd, units) => {
    expect(parseUsd(usd)).toBe(units)
  })

  it('behavior: what is written is read again', () => {
    expect(toUsdText(-unit / 4n)).toBe('-0.25')
    fc.assert(
      fc.property(fc.bigInt(), (units) => {
        expect(parseUsd(toUsdText(units))).toBe(units)
      }),
    )
  })
})

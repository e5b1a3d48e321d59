import type { DecimalSeparator } from '../../../src/utils/locale/decimalSeparator.ts'
import { toDecimal } from '../../../src/utils/amounts/toDecimal.ts'
import { parseAmount } from '../../../src/utils/amounts/parseAmount.ts'

/** Locales of many ways to write a number: signs, groups, digits. */
export const locales = [
  'en',
  'de',
  'fr',
  'es',
  'pt-BR',
  'pt-PT',
  'it',
  'nl',
  'pl',
  'ru',
  'tr',
  'sv',
  'de-CH',
  'de-AT',
  'en-IN',
  'en-ZA',
  'hi',
  'mr-u-nu-deva',
  'ar-EG',
  'ar',
  'fa',
  'he',
  'ja',
  'zh',
  'ko',
  'th-u-nu-thai',
  'vi',
  'id',
]

/** Numbers below 2³², the same for the same seed. */
export type Random = () => number

/** A small generator (mulberry32), so that a failing run can be had again. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const decimals = 18
const groupSigns = ['', ',', '.', ' ', '\u00a0', '\u202f', "'", '’', '_', '٬']
/** A locale for each decimal sign. */
export const localeOf: Readonly<Record<DecimalSeparator, string>> = { '.': 'en', ',': 'de', '٫': 'ar-EG' }
const decimalSigns = ['.', ',', '٫'] as const
const zeros = ['0', '٠', '۰', '०', '０', '๐', '𝟎', '𝟘']

/** A number as some country writes it, and what it is worth. */
export interface WrittenNumber {
  text: string
  /** In base units of a currency with 18 decimals. */
  amount: bigint
  /** The decimal sign in the text; undefined when it has none. */
  decimalSign: string | undefined
}

/** Writes a random amount in a random way: groups of three or as in India, any signs, any digits, hidden controls. */
export function writeNumber(random: Random): WrittenNumber {
  const integer = digitsOf(random, random() % 13).replace(/^0+(?=.)/, '') || '0'
  const fraction = random() % 2 === 0 ? '' : digitsOf(random, 1 + (random() % decimals))
  const decimalSign = decimalSigns[random() % 3] ?? '.'
  const groupSign = pickOther(random, decimalSign)
  const grouped = group(integer, groupSign, random() % 4 === 0)
  const zero = zeros[random() % (2 * zeros.length)] ?? '0'
  const plain = fraction === '' ? grouped : grouped + decimalSign + fraction
  const text = plain.replace(/[0-9]/g, (digit) =>
    String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)),
  )
  return {
    text: random() % 5 === 0 ? `\u200e${text}\u202c` : text,
    amount: BigInt(integer + fraction.padEnd(decimals, '0')),
    decimalSign: fraction === '' ? undefined : decimalSign,
  }
}

/** Says what is wrong with how a text is read; undefined when it is read as meant, or asked about, or refused. */
export function findWrongAmount({ text, amount, decimalSign }: WrittenNumber): string | undefined {
  for (const sign of decimalSigns) {
    const parsed = parseAmount(text, { decimals, locale: localeOf[sign] })
    if (parsed.status === 'valid' && parsed.amount !== amount && !isOwnSign(text, sign, decimalSign)) {
      const [meant, read] = [amount, parsed.amount].map((value) => toDecimal(value, decimals))
      return `${JSON.stringify(text)}, meant as ${meant}, is read as ${read} where ${sign} is the decimal sign`
    }
    const isAsked = parsed.status === 'invalid' && parsed.problem === 'ambiguous'
    if (isAsked && !parsed.suggestions?.includes(amount))
      return `${JSON.stringify(text)} is not offered as meant`
  }
  return undefined
}

/** `1,234` from an English page, where the comma is the reader's own decimal sign: it is ambiguous, so it is repeated. */
function isOwnSign(text: string, sign: string, meantSign: string | undefined): boolean {
  return meantSign === undefined && text.includes(sign) && text.split(sign).length === 2
}

function digitsOf(random: Random, count: number): string {
  let digits = ''
  for (let index = 0; index < count; index++) digits += String(random() % 10)
  return digits
}

function pickOther(random: Random, taken: string): string {
  const sign = groupSigns[random() % groupSigns.length] ?? ''
  return sign === taken ? '' : sign
}

function group(integer: string, sign: string, isIndian: boolean): string {
  if (sign === '') return integer
  return isIndian
    ? integer.replace(/\B(?=(?:\d{2})*\d{3}$)/g, sign)
    : integer.replace(/\B(?=(?:\d{3})+$)/g, sign)
}

import { decimalSeparatorOf } from '../locale/decimalSeparator.ts'
import { maxTokenAmount } from './maxTokenAmount.ts'

/** Why a text is not an amount. */
export type AmountProblem =
  /** A character that isn't part of a number: a sign, an exponent, a letter, a line break, or a mark that changes the direction of text. */
  | 'character'
  /** Separators that don't match any number format. */
  | 'separators'
  /** `1,234` may mean 1234 or 1.234; so may `1,2340` on the way to `1,234,000`. */
  | 'ambiguous'
  /** More decimals than the currency has. */
  | 'decimals'
  /** More than fits into 256 bits. */
  | 'size'

export type ParsedAmount =
  | { status: 'empty' }
  | {
      status: 'invalid'
      problem: AmountProblem
      /** Possible amounts for the user to choose from: the readings of an ambiguous text, or the amount without surplus decimals. */
      suggestions?: readonly bigint[] | undefined
    }
  | { status: 'valid'; amount: bigint }

interface ParseAmountOptions {
  /** Decimals of the currency. */
  decimals: number
  /** BCP 47 language tag of the user, whose decimal separator decides what `1,234` means. @default 'en' */
  locale?: string | undefined
  /** Symbol of the currency, since users paste `5 USDC`. It may occur once, before or after the number. */
  symbol?: string | undefined
}

/** Maximum length without the symbol; the longest amount with all its separators is shorter. */
const maxLength = 160

/** Longer texts are rejected unread. */
const maxTextLength = 1_000

/** Parses typed text as an amount in base units. Never rounds or guesses: an ambiguous text is rejected. */
export function parseAmount(
  text: string,
  { decimals, locale = 'en', symbol }: ParseAmountOptions,
): ParsedAmount {
  if (text.length > maxTextLength) return invalid('size')
  const plain = withoutSymbol(normalize(text), symbol)
  if (plain === '') return { status: 'empty' }
  if (plain.length > maxLength) return invalid('size')
  if (!numberCharacters.test(plain)) return invalid('character')
  if (!/[0-9]/.test(plain)) return /^[.,٫]$/.test(plain) ? { status: 'empty' } : invalid('separators')

  const split = splitNumber(plain, locale)
  if ('problem' in split) {
    return invalid(
      split.problem,
      split.readings?.map((reading) => toAmount(reading, decimals)),
    )
  }
  const parsed = toAmount(split, decimals)
  if (parsed.status !== 'invalid' || parsed.problem !== 'decimals') return parsed
  return invalid('decimals', [toAmount({ ...split, fraction: split.fraction.slice(0, decimals) }, decimals)])
}

/** Never rounds: more decimals than the currency has are a problem, unless they are zeros. */
function toAmount({ integer, fraction }: Digits, decimals: number): ParsedAmount {
  const digits = fraction.replace(/0+$/, '')
  if (digits.length > decimals) return invalid('decimals')
  const amount = BigInt(integer + digits.padEnd(decimals, '0'))
  return amount > maxTokenAmount ? invalid('size') : { status: 'valid', amount }
}

function invalid(
  problem: AmountProblem,
  readings: readonly ParsedAmount[] = [],
): ParsedAmount & { status: 'invalid' } {
  const suggestions = readings.flatMap((reading) => (reading.status === 'valid' ? [reading.amount] : []))
  return suggestions.length === 0
    ? { status: 'invalid', problem }
    : { status: 'invalid', problem, suggestions }
}

/** A number as most users type it. */
const plainNumber = /^[0-9.,]*$/

/** All characters that a number may contain. */
const numberCharacters = /^[0-9.,'’٫٬_ ]+$/

/**
 * Removes the currency's symbol. One with digits needs a space: in `51INCH`, it isn't clear where the number ends. A number stays a number
 * even if it contains the symbol: with the symbol `.`, `.5` is a half; with `000`, `5 000` is five thousand. Three digits after a space may
 * also be the number's last group.
 */
function withoutSymbol(plain: string, symbol: string | undefined): string {
  if (numberCharacters.test(plain)) return plain
  const word = symbol && normalize(symbol)
  // A symbol with direction marks isn't removed: it would hide them from the check.
  if (!word || /^[0-9]{3}(?![0-9])/.test(word) || /\p{Bidi_Control}/u.test(word)) return plain
  const between = /[0-9]/.test(word) ? ' ' : ''
  if (plain.endsWith(between + word)) return plain.slice(0, -word.length).trim()
  return plain.startsWith(word + between) ? plain.slice(word.length).trim() : plain
}

/**
 * Converts other scripts' digits to ASCII, removes invisible controls, and unifies spaces. Other characters stay and are rejected later: in
 * `5²`, the superscript isn't a digit of the number, and a tab or a line break separates two table cells. With direction marks inside,
 * digits of two scripts, or right-to-left digits, `1.5` may be displayed as `5.1`.
 */
function normalize(text: string): string {
  // The rest needs tables of all scripts.
  if (plainNumber.test(text)) return text
  const isOneScript =
    new Set(
      text
        .normalize('NFKC')
        .match(/\p{Nd}/gu)
        ?.map(zeroOf),
    ).size < 2
  const isInOrder = isOneScript && !reversedDigits.test(text) && !reversedGroups.test(text)
  return text
    .replace(/(?!\p{Bidi_Control})(?=\p{DI})\p{Cf}/gu, '')
    .replace(/^[\s\u061c\u200e\u200f]+|[\s\u061c\u200e\u200f]+$/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/[，．]/g, (sign) => sign.normalize('NFKC'))
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => (isInOrder ? String(digitValue(digit)) : digit))
}

/** Digits that are displayed from right to left: those of N'Ko, Adlam and Garay. */
const reversedDigits = /[\u07c0-\u07c9\u{1e950}-\u{1e959}\u{10d40}-\u{10d49}]/u

/** Runs of Arabic digits are swapped around these characters, in any direction (UAX 9: AN around a neutral). */
const reversedGroups = /[\u0660-\u0669\u{10d30}-\u{10d39}][^\p{Nd}.,٫٬]+[\u0660-\u0669\u{10d30}-\u{10d39}]/u

/** The code point of a digit's zero: decimal digits come in runs of ten, some next to each other. */
function zeroOf(digit: string): number {
  let first = digit.codePointAt(0) ?? 0
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1
  return first
}

function digitValue(digit: string): number {
  return ((digit.codePointAt(0) ?? 0) - zeroOf(digit)) % 10
}

/** The digits of a number, before and after its decimal separator. */
interface Digits {
  integer: string
  fraction: string
}

type Split = Digits | { problem: AmountProblem; readings?: readonly Digits[] }

function splitNumber(plain: string, locale: string): Split {
  const separators = plain.match(/[^0-9]/g) ?? []
  const kinds = new Set(separators)
  const last = separators.at(-1)
  if (last === undefined) return { integer: plain, fraction: '' }
  if (kinds.size > 2) return { problem: 'separators' }

  const decimalSeparator = decimalSeparatorOf(locale)
  const at = plain.lastIndexOf(last)
  const before = plain.slice(0, at)
  const after = plain.slice(at + 1)
  const isOnce = separators.filter((separator) => separator === last).length === 1
  const mayBeDecimal = last === '.' || last === ',' || last === '٫'

  if (mayBeDecimal && isOnce && (kinds.size === 2 || isDecimal())) {
    const integer = ungroup(before)
    return integer === undefined ? { problem: 'separators' } : { integer, fraction: after }
  }
  if (isOnce && mayBeDecimal && last !== decimalSeparator) {
    const decimal = { integer: before, fraction: after }
    const mayBeGrouped = before.length <= 3
    return {
      problem: 'ambiguous',
      readings: mayBeGrouped ? [{ integer: before + after, fraction: '' }, decimal] : [decimal],
    }
  }
  const integer = ungroup(plain)
  return integer === undefined ? { problem: 'separators' } : { integer, fraction: '' }

  /**
   * Whether the separator is a decimal separator. A single one is, unless it isn't the locale's and three digits follow, as in a group.
   * Several may be the start of further groups: a text that was ambiguous stays so with the next key.
   */
  function isDecimal(): boolean {
    return last === '٫' || last === decimalSeparator || after.length < 3 || /^0*$/.test(before)
  }
}

/** Removes valid grouping: groups of three, or of two with a last one of three, as in India. */
function ungroup(text: string): string | undefined {
  const isPlain = /^[0-9]*$/.test(text)
  const isWestern = /^[0-9]{1,3}([^0-9])[0-9]{3}(?:\1[0-9]{3})*$/.test(text)
  const isIndian = /^[0-9]{1,2}([^0-9])(?:[0-9]{2}\1)*[0-9]{3}$/.test(text)
  return isPlain || isWestern || isIndian ? text.replace(/[^0-9]/g, '') : undefined
}

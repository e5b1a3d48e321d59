/** Why a text is not an amount. */
export type AmountFault =
  /** A character that no number holds: a sign, an exponent, a letter. */
  | 'character'
  /** Separators that fit no way of writing a number. */
  | 'separators'
  /** `1,234` may mean 1234 or 1.234. */
  | 'ambiguous'
  /** More decimals than the currency has. */
  | 'decimals'
  /** More than a 256-bit number holds. */
  | 'size'

export type ParsedAmount =
  | { status: 'empty' }
  | { status: 'invalid'; fault: AmountFault }
  | { status: 'valid'; amount: bigint }

export interface ParseAmountOptions {
  /** Decimals of the currency. */
  decimals: number
  /** How the reader's locale writes the decimal sign. @default '.' */
  decimalSeparator?: '.' | ',' | '٫' | undefined
}

const maxAmount = 2n ** 256n - 1n

/** Longest text that is looked at; the longest amount with all its separators is shorter. */
const maxLength = 160

/**
 * Reads what a person typed as an amount in the smallest unit. Never rounds, never guesses: a text that can be
 * read in two ways is refused.
 */
export function parseAmount(
  text: string,
  { decimals, decimalSeparator = '.' }: ParseAmountOptions,
): ParsedAmount {
  const plain = normalise(text)
  if (plain === '') return { status: 'empty' }
  if (plain.length > maxLength) return invalid('size')
  if (!/^[0-9.,'’٫٬_ ]+$/.test(plain)) return invalid('character')
  if (!/[0-9]/.test(plain)) return /^[.,٫]$/.test(plain) ? { status: 'empty' } : invalid('separators')

  const split = splitNumber(plain, decimalSeparator)
  if ('fault' in split) return invalid(split.fault)
  const { integer, fraction } = split
  if (fraction.length > decimals) return invalid('decimals')
  const amount = BigInt(integer + fraction.padEnd(decimals, '0'))
  return amount > maxAmount ? invalid('size') : { status: 'valid', amount }
}

function invalid(fault: AmountFault): ParsedAmount {
  return { status: 'invalid', fault }
}

/** Other scripts' digits become ASCII, invisible controls go, all spaces become one kind. */
function normalise(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s/gu, ' ')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
}

/** Decimal digits stand in runs of ten, each starting at a code point that is its zero. */
function digitValue(digit: string): number {
  if (digit >= '0' && digit <= '9') return Number(digit)
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}

type Split = { integer: string; fraction: string } | { fault: AmountFault }

function splitNumber(plain: string, decimalSeparator: string): Split {
  const separators = plain.match(/[^0-9]/g) ?? []
  const kinds = new Set(separators)
  const last = separators.at(-1)
  if (last === undefined) return { integer: plain, fraction: '' }
  if (kinds.size > 2) return { fault: 'separators' }

  const at = plain.lastIndexOf(last)
  const before = plain.slice(0, at)
  const after = plain.slice(at + 1)
  const isOnce = separators.filter((separator) => separator === last).length === 1
  const mayBeDecimal = last === '.' || last === ',' || last === '٫'

  if (mayBeDecimal && isOnce && (kinds.size === 2 || isDecimal())) {
    const integer = ungroup(before)
    return integer === undefined ? { fault: 'separators' } : { integer, fraction: after }
  }
  if (kinds.size === 1 && isOnce && mayBeDecimal && last !== decimalSeparator) return { fault: 'ambiguous' }
  const integer = kinds.size === 1 ? ungroup(plain) : undefined
  return integer === undefined ? { fault: 'separators' } : { integer, fraction: '' }

  /** One separator alone is a decimal sign unless three digits follow it, as they would in a group. */
  function isDecimal(): boolean {
    return last === '٫' || last === decimalSeparator || after.length !== 3 || /^0*$/.test(before)
  }
}

/** Takes well-formed grouping out: groups of three, or of two with a last one of three, as in India. */
function ungroup(text: string): string | undefined {
  if (text === '' || /^[0-9]+$/.test(text)) return text
  const separator = text.match(/[^0-9]/)?.[0] ?? ''
  const groups = text.split(separator)
  const [first = '', ...others] = groups
  if (!groups.every((group) => /^[0-9]+$/.test(group)) || others.at(-1)?.length !== 3) return undefined
  const inner = others.slice(0, -1)
  const isWestern = first.length <= 3 && inner.every((group) => group.length === 3)
  const isIndian = first.length <= 2 && inner.every((group) => group.length === 2)
  return isWestern || isIndian ? groups.join('') : undefined
}

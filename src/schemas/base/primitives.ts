import * as z from 'zod/mini'
import { reasonOf } from './reasonOf.ts'

/** Digits only, the format of every amount on the wire. */
export const amountPattern = /^[0-9]+$/

/** A 20-byte EVM address. */
export const evmAddressPattern = /^0x[a-fA-F0-9]{40}$/

/** 32 bytes: a hash, the ID of a request or an order, the nonce of an authorization. */
export const bytes32Pattern = /^0x[a-fA-F0-9]{64}$/

/** A whole number of basis points, 0 to 10000. */
export const basisPointsPattern = /^([0-9]{1,4}|10000)$/

/** Parses basis points; undefined if the value isn't a whole number of them. */
export function parseBasisPoints(written: string | number | undefined): bigint | undefined {
  return basisPointsPattern.test(String(written)) ? BigInt(String(written)) : undefined
}

const hexPattern = /^0x([a-fA-F0-9]{2})*$/

/** The longest decimal form of a 256-bit number. */
export const maxAmountLength = 78

export const text = z.string('it must be text')

/** Required text of a request. */
export const requiredText = text.check(z.minLength(1, 'it must not be empty'))

/** An address of any chain family. None contains a space, an invisible character, or a dot like an ENS name. */
export const someAddress = text.check(
  z.refine((value) => /^[^\s.\p{C}]+$/u.test(value), 'it must be an address'),
)

export const boolean = z.boolean('it must be true or false')

/** A finite number. */
export const number = z.number('it must be a number')

/** One exact word. */
export function literal<const word extends string>(word: word): z.ZodMiniLiteral<word> {
  return z.literal(word, `it must be "${word}"`)
}

/** Any value, unchanged. */
export const anything = z.unknown()

/** A value that a function reads; the function returns undefined for an invalid one. */
function primitive<output>(expectation: string, read: (value: unknown) => output | undefined) {
  return z.transform<unknown, output>((value, { issues }) => {
    const output = read(value)
    if (output !== undefined) return output
    issues.push({ code: 'custom', message: `it must be ${expectation}`, input: value })
    return z.NEVER
  })
}

function parseDigits(value: unknown): bigint | undefined {
  return typeof value === 'string' && value.length <= maxAmountLength && amountPattern.test(value)
    ? BigInt(value)
    : undefined
}

/** An amount in base units: a string of digits on the wire, a `bigint` from here on. */
export const baseUnits = primitive('a whole number of base units', parseDigits)

/** An amount that deployments may write as a number, which is accepted if it is exact. */
export const exactUnits = primitive('a whole number of base units', (value) =>
  Number.isSafeInteger(value) ? parseDigits(String(value)) : parseDigits(value),
)

/** A displayed amount that may be negative: a reward where a fee would be charged. */
export const signedUnits = primitive('a whole number of base units, perhaps negative', (value) => {
  const text = Number.isSafeInteger(value) ? String(value) : value
  const isNegative = typeof text === 'string' && text.startsWith('-')
  const units = parseDigits(isNegative ? text.slice(1) : text)
  return units !== undefined && isNegative ? -units : units
})

/** A whole number, or its digits, from `min` to `max`. */
function readWhole(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined
}

const chainNumber = 'the number of a chain'

export const chainIdRule = `it must be ${chainNumber}`

export function isChainId(value: number): boolean {
  return readWhole(value, 1, Number.MAX_SAFE_INTEGER) !== undefined
}

export const chainId = primitive(chainNumber, (value) =>
  typeof value === 'number' && isChainId(value) ? value : undefined,
)

/** A chain ID in a response, where deployments may write it as digits. */
export const answeredChainId = primitive(chainNumber, (value) => readWhole(value, 1, Number.MAX_SAFE_INTEGER))

/** ERC-20 stores decimals in eight bits. */
export const decimals = primitive('a whole number from 0 to 255', (value) => readWhole(value, 0, 255))

/** Non-empty text of a response. */
export const nonEmptyText = primitive('text', (value) =>
  typeof value === 'string' && value !== '' ? value : undefined,
)

/** Text that deployments may write as a number, as they do with IDs and amounts. */
export const looseText = primitive('text', (value) =>
  Number.isFinite(value) ? String(value) : typeof value === 'string' && value !== '' ? value : undefined,
)

/** An ID that deployments may write as a number, which is accepted if it is exact. */
export const looseId = primitive('an id', (value) =>
  Number.isSafeInteger(value) ? String(value) : typeof value === 'string' && value !== '' ? value : undefined,
)

/**
 * A time as text, which deployments may write as seconds or milliseconds since the epoch, also as digits. Gets a `Z` if
 * it has no offset.
 */
export const looseTime = primitive('a time', (value) => {
  const milliseconds = readEpoch(value)
  if (milliseconds === undefined) return typeof value === 'string' && value !== '' ? toUtc(value) : undefined
  const time = new Date(milliseconds)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
})

/** A time in milliseconds since the epoch, which deployments may write in seconds, as digits or as ISO 8601. */
export const looseMilliseconds = primitive('a time', (value) => {
  const isTimestamp = typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/.test(value)
  const milliseconds = isTimestamp ? Date.parse(toUtc(value)) : readEpoch(value)
  return Number.isFinite(milliseconds) ? milliseconds : undefined
})

/** A time without an offset is in UTC; JavaScript would read it in the user's zone. */
export function toUtc(time: string): string {
  return /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(time) ? `${time.replace(' ', 'T')}Z` : time
}

/** Reads seconds or milliseconds since the epoch as milliseconds. */
function readEpoch(value: unknown): number | undefined {
  const time = typeof value === 'string' && /^\d{10,16}(\.\d+)?$/.test(value) ? Number(value) : value
  if (typeof time !== 'number') return undefined
  // In seconds, these are the years 2001 to 5138; in milliseconds, months of 1970.
  return time >= 1e9 && time < 1e11 ? time * 1000 : time
}

/** Why something failed. */
export const reason = z.pipe(
  looseText,
  z.transform((word) => reasonOf(word)),
)

/** A number of a response, which may be text. */
export const looseNumber = primitive('a number', (value) => {
  const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
})

/** A boolean of a response, which may be text. */
export const looseBoolean = primitive('true or false', (value) =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined,
)

/** An address on an EVM chain, `0x` and 40 hex digits. */
export const evmAddress = primitive('an EVM address', (value) =>
  typeof value === 'string' && evmAddressPattern.test(value) ? (value as `0x${string}`) : undefined,
)

/** Bytes as `0x` and an even number of hex digits. */
export const hex = primitive('hexadecimal data', (value) =>
  typeof value === 'string' && hexPattern.test(value) ? (value as `0x${string}`) : undefined,
)

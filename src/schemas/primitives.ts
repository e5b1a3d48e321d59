import * as z from 'zod/mini'

/** Digits alone, as the service writes every amount. */
export const amountPattern = /^[0-9]+$/

/** A 20-byte EVM address. */
export const evmAddressPattern = /^0x[a-fA-F0-9]{40}$/

/** A whole number of basis points, 0 to 10000. */
export const basisPointsPattern = /^([0-9]{1,4}|10000)$/

/** The longest decimal form of a 256-bit number. */
const maxAmountLength = 78

type Primitive<output> = z.ZodMiniType<output, unknown>

/**
 * A value that is read by one function, which returns undefined for what it does not take. The classes of zod for
 * strings and numbers, with their checks, would be half of what the library ships of it.
 */
function primitive<output>(
  expectation: string,
  read: (value: unknown) => output | undefined,
): Primitive<output> {
  return z.transform((value: unknown, { issues }) => {
    const output = read(value)
    if (output !== undefined) return output
    issues.push({ code: 'custom', message: `it must be ${expectation}`, input: undefined })
    return z.NEVER
  })
}

function matching<output>(
  expectation: string,
  pattern: RegExp,
  convert: (text: string) => output,
): Primitive<output> {
  return primitive(expectation, (value) =>
    typeof value === 'string' && pattern.test(value) ? convert(value) : undefined,
  )
}

export const textSchema = primitive('text', (value) => (typeof value === 'string' ? value : undefined))

export const booleanSchema = primitive('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
)

export const numberSchema = primitive('a number', (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined,
)

/** One word and no other. */
export function wordSchema<word extends string>(word: word): Primitive<word> {
  return primitive(`"${word}"`, (value) => (value === word ? word : undefined))
}

function readAmount(value: unknown): bigint | undefined {
  return typeof value === 'string' && value.length <= maxAmountLength && amountPattern.test(value)
    ? BigInt(value)
    : undefined
}

/** An amount in the smallest unit: a string of digits on the wire, a `bigint` from here on. */
export const amountStringSchema = primitive('a whole number of smallest units', readAmount)

/** A fee or gas field that deployments write as a string or as a number. */
export const gasAmountSchema = primitive('a whole number of smallest units', (value) =>
  Number.isSafeInteger(value) ? readAmount(String(value)) : readAmount(value),
)

export const chainIdSchema = primitive('the number of a chain', (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined,
)

/** ERC-20 keeps decimals in eight bits. */
export const decimalsSchema = primitive('a whole number from 0 to 255', (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255 ? value : undefined,
)

/** An address on an EVM chain, `0x` and 40 hex digits. */
export const evmAddressSchema = matching('an EVM address', evmAddressPattern, (text) => text as `0x${string}`)

/** Bytes as `0x` and an even number of hex digits. */
export const hexSchema = matching(
  'hexadecimal data',
  /^0x([a-fA-F0-9]{2})*$/,
  (text) => text as `0x${string}`,
)

/**
 * A field that only serves display: missing, null or of another type, it is left out instead of failing the call.
 * (`z.catch` does the same and brings 3 kB of zod along.)
 */
export function forDisplay<schema extends z.ZodMiniType>(
  schema: schema,
): z.ZodMiniOptional<Primitive<z.output<schema> | undefined>> {
  return z.optional(
    z.transform((value: unknown) => {
      const parsed = z.safeParse(schema, value)
      return parsed.success ? parsed.data : undefined
    }),
  )
}

/** A field that may be missing or null, and must be right when it is there. */
export function orNull<schema extends z.ZodMiniType>(
  schema: schema,
): z.ZodMiniOptional<Primitive<z.output<schema> | null>> {
  return z.optional(
    z.transform((value: unknown, { issues }) => {
      if (value === null) return null
      const parsed = z.safeParse(schema, value)
      if (parsed.success) return parsed.data
      issues.push(...toRawIssues(parsed.error))
      return z.NEVER
    }),
  )
}

/** Issues of an inner parse, to be pushed to the outer one with their paths. */
export function toRawIssues(error: z.core.$ZodError): z.core.$ZodRawIssue[] {
  return error.issues.map((issue) => ({
    code: 'custom',
    path: [...issue.path],
    message: describeIssue(issue),
    input: undefined,
  }))
}

/** What is wrong, in words. zod/mini comes without any of its own. */
export function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return `it must be of the type ${issue.expected}`
  return issue?.code === 'custom' ? issue.message : 'it is not what the interface promises'
}

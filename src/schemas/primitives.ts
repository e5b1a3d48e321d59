import * as z from 'zod/mini'

/** Digits alone, as the service writes every amount. */
export const amountPattern = /^[0-9]+$/

/** A 20-byte EVM address. */
export const evmAddressPattern = /^0x[a-fA-F0-9]{40}$/

/** A whole number of basis points, 0 to 10000. */
export const basisPointsPattern = /^([0-9]{1,4}|10000)$/

/** The longest decimal form of a 256-bit number. */
const maxAmountLength = 78

/** An amount in the smallest unit: a string of digits on the wire, a `bigint` from here on. */
export const amountStringSchema = z.pipe(
  z
    .string()
    .check(z.regex(amountPattern, 'is not a whole number of smallest units'), z.maxLength(maxAmountLength)),
  z.transform((digits) => BigInt(digits)),
)

/** A fee or gas field that deployments write as a string or as a number. */
export const gasAmountSchema = z.pipe(
  z.union([
    z.string().check(z.regex(amountPattern), z.maxLength(maxAmountLength)),
    z.number().check(z.nonnegative(), z.multipleOf(1)),
  ]),
  z.transform((value) => BigInt(value)),
)

export const chainIdSchema = z.number().check(z.positive(), z.multipleOf(1))

/** An address on an EVM chain, `0x` and 40 hex digits. */
export const evmAddressSchema = z.pipe(
  z.string().check(z.regex(evmAddressPattern, 'is not an EVM address')),
  z.transform((value) => value as `0x${string}`),
)

/** Bytes as `0x` and an even number of hex digits. */
export const hexSchema = z.pipe(
  z.string().check(z.regex(/^0x([a-fA-F0-9]{2})*$/, 'is not hexadecimal data')),
  z.transform((value) => value as `0x${string}`),
)

/** A field that only serves display: missing, null or of another type, it is left out instead of failing the call. */
export function forDisplay<schema extends z.ZodMiniType>(
  schema: schema,
): z.ZodMiniCatch<z.ZodMiniOptional<schema>> {
  return z.catch(z.optional(schema), undefined as never)
}

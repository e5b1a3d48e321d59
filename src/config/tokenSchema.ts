import * as z from 'zod/mini'
import { boolean, text } from '../schemas/base/primitives.ts'

/** The most decimals that a contract, which answers with a `uint8`, can say. */
const maxDecimals = 255

const wholeNumber = (from: number, to: number, rule: string) =>
  z.number(rule).check(z.refine((value) => Number.isInteger(value) && value >= from && value <= to, rule))

/** A token as a page or a token list writes it. What money depends on is exact: chain, address and decimals. */
export const tokenSchema = z.object({
  chainId: wholeNumber(1, Number.MAX_SAFE_INTEGER, 'it must be a chain id, such as 8453'),
  address: text.check(z.refine((value) => /^\S+$/.test(value), 'it must be an address')),
  symbol: text,
  name: text,
  decimals: wholeNumber(0, maxDecimals, `it must be a whole number from 0 to ${maxDecimals}`),
  logoURI: z.optional(text),
  verified: z.optional(boolean),
})

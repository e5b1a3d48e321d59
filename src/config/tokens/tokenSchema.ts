import * as z from 'zod/mini'
import { boolean, chainId, text } from '../../schemas/base/primitives.ts'
import { maxTokenDecimals } from '../../utils/amounts/maxTokenDecimals.ts'

const decimalsRule = `it must be a whole number from 0 to ${maxTokenDecimals}`

/** An address of any chain family, as pages write it. */
export const tokenAddress = text.check(z.refine((value) => /^\S+$/.test(value), 'it must be an address'))

/** Decimals, as pages write them. */
export const tokenDecimals = z
  .number(decimalsRule)
  .check(
    z.refine((value) => Number.isInteger(value) && value >= 0 && value <= maxTokenDecimals, decimalsRule),
  )

/** A token of a page or a token list. The fields that funds depend on are strict: chain, address and decimals. */
export const tokenSchema = z.object({
  chainId,
  address: tokenAddress,
  symbol: text,
  name: text,
  decimals: tokenDecimals,
  logoURI: z.optional(text),
  verified: z.optional(boolean),
})

import * as z from 'zod/mini'
import { open } from './open.ts'
import { amountStringSchema, chainIdSchema, forDisplay } from './primitives.ts'

const metadataSchema = open({
  /** Address of the logo; untrusted. */
  logoURI: forDisplay(z.string()),
  /** The service vouches for the currency; advice, not proof. */
  verified: forDisplay(z.boolean()),
  /** The chain's native currency; present in quotes. */
  isNative: forDisplay(z.boolean()),
})

export const currencySchema = open({
  chainId: chainIdSchema,
  /** The currency's address on its chain; the zero address for a native currency. */
  address: z.string(),
  /** Untrusted text. */
  symbol: forDisplay(z.string()),
  /** Untrusted text. */
  name: forDisplay(z.string()),
  decimals: z.number().check(z.minimum(0), z.maximum(255), z.multipleOf(1)),
  metadata: forDisplay(metadataSchema),
})

/** A currency on one chain. Its identity is chain and address, never its symbol. */
export interface Currency extends z.infer<typeof currencySchema> {}

export const amountSchema = open({
  currency: currencySchema,
  /** Smallest unit. */
  amount: amountStringSchema,
  /** Decimal, readable; for display. */
  amountFormatted: forDisplay(z.string()),
  /** US dollars, decimal; for display. */
  amountUsd: forDisplay(z.string()),
  /** US dollars at the present price; only in the request history. */
  amountUsdCurrent: forDisplay(z.string()),
  /** The least that is guaranteed, smallest unit. */
  minimumAmount: z.optional(z.nullable(amountStringSchema)),
})

/** An amount of a currency. */
export interface Amount extends z.infer<typeof amountSchema> {}

/** A fee: an amount whose currency may be given in part, or which is given in US dollars alone. */
export const feeSchema = open({
  currency: forDisplay(currencySchema),
  amount: forDisplay(amountStringSchema),
  amountFormatted: forDisplay(z.string()),
  amountUsd: forDisplay(z.string()),
})

export interface Fee extends z.infer<typeof feeSchema> {}

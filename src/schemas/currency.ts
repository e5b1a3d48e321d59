import type * as z from 'zod/mini'
import { open } from './open.ts'
import {
  amountStringSchema,
  booleanSchema,
  chainIdSchema,
  decimalsSchema,
  forDisplay,
  orNull,
  textSchema,
} from './primitives.ts'

const metadataSchema = open({
  /** Address of the logo; untrusted. */
  logoURI: forDisplay(textSchema),
  /** The service vouches for the currency; advice, not proof. */
  verified: forDisplay(booleanSchema),
  /** The chain's native currency; present in quotes. */
  isNative: forDisplay(booleanSchema),
})

export const currencySchema = open({
  chainId: chainIdSchema,
  /** The currency's address on its chain; the zero address for a native currency. */
  address: textSchema,
  /** Untrusted text. */
  symbol: forDisplay(textSchema),
  /** Untrusted text. */
  name: forDisplay(textSchema),
  decimals: decimalsSchema,
  metadata: forDisplay(metadataSchema),
})

/** A currency on one chain. Its identity is chain and address, never its symbol. */
export interface Currency extends z.infer<typeof currencySchema> {}

export const amountSchema = open({
  currency: currencySchema,
  /** Smallest unit. */
  amount: amountStringSchema,
  /** Decimal, readable; for display. */
  amountFormatted: forDisplay(textSchema),
  /** US dollars, decimal; for display. */
  amountUsd: forDisplay(textSchema),
  /** US dollars at the present price; only in the request history. */
  amountUsdCurrent: forDisplay(textSchema),
  /** The least that is guaranteed, smallest unit. */
  minimumAmount: orNull(amountStringSchema),
})

/** An amount of a currency. */
export interface Amount extends z.infer<typeof amountSchema> {}

/** A fee: an amount whose currency may be given in part, or which is given in US dollars alone. */
export const feeSchema = open({
  currency: forDisplay(currencySchema),
  amount: forDisplay(amountStringSchema),
  amountFormatted: forDisplay(textSchema),
  amountUsd: forDisplay(textSchema),
})

export interface Fee extends z.infer<typeof feeSchema> {}

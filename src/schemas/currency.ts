import type * as z from 'zod/mini'
import { smallestUnits, signedUnits, chainId, text, boolean, decimals } from './base/primitives.ts'
import { object } from './base/object.ts'
import { nullish, lenient } from './base/nullish.ts'

const metadataSchema = object({
  /** Address of the logo; untrusted. */
  logoURI: lenient(text),
  /** The service vouches for the currency; advice, not proof. */
  verified: lenient(boolean),
  /** The chain's native currency; present in quotes. */
  isNative: lenient(boolean),
})

export const currencySchema = object({
  chainId: chainId,
  /** The currency's address on its chain; the zero address for a native currency. */
  address: text,
  /** Untrusted text. */
  symbol: lenient(text),
  /** Untrusted text. */
  name: lenient(text),
  decimals: decimals,
  metadata: lenient(metadataSchema),
})

/** A currency on one chain. Its identity is chain and address, never its symbol. */
export interface Currency extends z.output<typeof currencySchema> {}

export const amountSchema = object({
  currency: currencySchema,
  /** Smallest unit. */
  amount: smallestUnits,
  /** Decimal, readable; for display. */
  amountFormatted: lenient(text),
  /** US dollars, decimal; for display. */
  amountUsd: lenient(text),
  /** US dollars at the present price; only in the request history. */
  amountUsdCurrent: lenient(text),
  /** The least that is guaranteed, smallest unit. */
  minimumAmount: nullish(smallestUnits),
})

/** An amount of a currency. */
export interface Amount extends z.output<typeof amountSchema> {}

/** A fee: an amount whose currency may be given in part, or which is given in US dollars alone. */
export const feeSchema = object({
  currency: lenient(currencySchema),
  /** Smallest unit; negative where it is a reward. */
  amount: lenient(signedUnits),
  amountFormatted: lenient(text),
  amountUsd: lenient(text),
})

export interface Fee extends z.output<typeof feeSchema> {}

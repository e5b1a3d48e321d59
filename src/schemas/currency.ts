import { object, orNull, forDisplay, type Infer } from './schema.ts'
import { smallestUnits, signedUnits, chainId, text, boolean, decimals } from './primitives.ts'

const metadataSchema = object({
  /** Address of the logo; untrusted. */
  logoURI: forDisplay(text),
  /** The service vouches for the currency; advice, not proof. */
  verified: forDisplay(boolean),
  /** The chain's native currency; present in quotes. */
  isNative: forDisplay(boolean),
})

export const currencySchema = object({
  chainId: chainId,
  /** The currency's address on its chain; the zero address for a native currency. */
  address: text,
  /** Untrusted text. */
  symbol: forDisplay(text),
  /** Untrusted text. */
  name: forDisplay(text),
  decimals: decimals,
  metadata: forDisplay(metadataSchema),
})

/** A currency on one chain. Its identity is chain and address, never its symbol. */
export interface Currency extends Infer<typeof currencySchema> {}

export const amountSchema = object({
  currency: currencySchema,
  /** Smallest unit. */
  amount: smallestUnits,
  /** Decimal, readable; for display. */
  amountFormatted: forDisplay(text),
  /** US dollars, decimal; for display. */
  amountUsd: forDisplay(text),
  /** US dollars at the present price; only in the request history. */
  amountUsdCurrent: forDisplay(text),
  /** The least that is guaranteed, smallest unit. */
  minimumAmount: orNull(smallestUnits),
})

/** An amount of a currency. */
export interface Amount extends Infer<typeof amountSchema> {}

/** A fee: an amount whose currency may be given in part, or which is given in US dollars alone. */
export const feeSchema = object({
  currency: forDisplay(currencySchema),
  /** Smallest unit; negative where it is a reward. */
  amount: forDisplay(signedUnits),
  amountFormatted: forDisplay(text),
  amountUsd: forDisplay(text),
})

export interface Fee extends Infer<typeof feeSchema> {}

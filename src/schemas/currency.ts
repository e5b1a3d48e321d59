import type * as z from 'zod/mini'
import {
  answeredChainId,
  decimals,
  looseBoolean,
  signedUnits,
  exactUnits,
  looseText,
} from './base/primitives.ts'
import { lenientObject, map, object } from './base/object.ts'
import { nullish, lenient } from './base/nullish.ts'

/** Maximum length of a symbol or a name, in characters: comparing the letters of very long ones takes seconds. */
const maxWordLength = 200

const word = map(looseText, (text) => text.slice(0, maxWordLength))

/** Additional facts about a currency from the provider. */
export const currencyMetadataSchema = lenientObject({
  /** URL of the logo; untrusted. */
  logoURI: looseText,
  /** The provider has verified the currency; a hint, not proof. */
  verified: looseBoolean,
  /** Whether it is the chain's native token; present in quotes. */
  isNative: looseBoolean,
})

export const currencySchema = object({
  chainId: answeredChainId,
  /** The currency's address on its chain; the zero address for the native token. */
  address: looseText,
  /** Untrusted text. */
  symbol: lenient(word),
  /** Untrusted text. */
  name: lenient(word),
  decimals: decimals,
  metadata: lenient(currencyMetadataSchema),
})

/** A currency on one chain. Its identity is its chain and address, never its symbol. */
export interface Currency extends z.output<typeof currencySchema> {}

export const embeddedCurrencySchema = object({
  chainId: lenient(answeredChainId),
  /** The currency's address on its chain; the zero address for the native token. */
  address: lenient(looseText),
  /** Untrusted text. */
  symbol: lenient(word),
  /** Untrusted text. */
  name: lenient(word),
  decimals: lenient(decimals),
  metadata: lenient(currencyMetadataSchema),
})

/**
 * A currency as far as the response gives it next to an amount. A missing field is unknown: the rest of the quote or record
 * doesn't have it either.
 */
export interface EmbeddedCurrency extends z.output<typeof embeddedCurrencySchema> {}

const figures = {
  /** In whole tokens, decimal; for display. */
  amountFormatted: lenient(looseText),
  /** US dollars, decimal; for display. */
  amountUsd: lenient(looseText),
  /** US dollars at the current price, decimal; only in the request history. */
  amountUsdCurrent: lenient(looseText),
}

export const amountSchema = object({
  currency: currencySchema,
  /** Base units. */
  amount: exactUnits,
  ...figures,
  /** The guaranteed minimum, in base units. */
  minimumAmount: nullish(exactUnits),
})

/** An amount of a currency. */
export interface Amount extends z.output<typeof amountSchema> {}

export const embeddedAmountSchema = object({
  currency: lenient(embeddedCurrencySchema),
  /** Base units; undefined if the provider omits it or it can't be read. */
  amount: lenient(exactUnits),
  ...figures,
  /** The guaranteed minimum, in base units. */
  minimumAmount: lenient(exactUnits),
})

/** An amount and its currency, as far as the response gives them. */
export interface EmbeddedAmount extends z.output<typeof embeddedAmountSchema> {}

/** A fee: an amount whose currency may be partial, or an amount in US dollars only. */
export const feeSchema = object({
  currency: lenient(embeddedCurrencySchema),
  /** Base units; negative for a reward. */
  amount: lenient(signedUnits),
  ...figures,
  /** Base units; some deployments add it to every amount. */
  minimumAmount: lenient(signedUnits),
})

export interface Fee extends z.output<typeof feeSchema> {}

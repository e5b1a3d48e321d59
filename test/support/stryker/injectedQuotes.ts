import { inject } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type * as original from '../quotes/getQuoteOfEachKind.ts'
import type { QuoteKind } from '../quotes/quoteKinds.ts'

/** Replaces the function of this name under Stryker: gives the quotes that `provideQuotes.ts` got before. */
export async function getQuoteOfEachKind(): Promise<Readonly<Record<QuoteKind, Quote>>> {
  return inject('quotes')
}

/** The function of this name, loaded with its sandbox only for the few tests that get quotes of their own. */
export const getQuoteFor: typeof original.getQuoteFor = async (...parameters) =>
  (await import('../quotes/getQuoteOfEachKind.ts')).getQuoteFor(...parameters)

import { inject } from 'vitest'
import type { Quote } from '../../../src/actions/getQuote.ts'
import type { QuoteKind } from '../quoteKinds.ts'

/** Stands for the function of this name where quotes have been asked for before. */
export async function quoteEveryKind(): Promise<Readonly<Record<QuoteKind, Quote>>> {
  return inject('quotes')
}

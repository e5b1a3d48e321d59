import type { TestProject } from 'vitest/node'
import type { Quote } from '@causeway/react/actions'
import { getQuoteOfEachKind } from '../quotes/getQuoteOfEachKind.ts'
import type { QuoteKind } from '../quotes/quoteKinds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    quotes: Readonly<Record<QuoteKind, Quote>>
  }
}

/** Gets the quotes once for all mutants, so that none of them has to load the sandbox. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('quotes', await getQuoteOfEachKind())
}

import type { TestProject } from 'vitest/node'
import type { Quote } from '@causeway/react/actions'
import { quoteEveryKind } from '../quotes/quoteEveryKind.ts'
import type { QuoteKind } from '../quotes/quoteKinds.ts'

declare module 'vitest' {
  interface ProvidedContext {
    quotes: Readonly<Record<QuoteKind, Quote>>
  }
}

/** Asks for the quotes once for all mutants, so that none of them has to load the sandbox. */
export async function setup({ provide }: TestProject): Promise<void> {
  provide('quotes', await quoteEveryKind())
}

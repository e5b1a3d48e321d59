import { inject } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type * as asking from '../quotes/quoteEveryKind.ts'
import type { QuoteKind } from '../quotes/quoteKinds.ts'

/** Stands for the function of this name where quotes have been asked for before. */
export async function quoteEveryKind(): Promise<Readonly<Record<QuoteKind, Quote>>> {
  return inject('quotes')
}

/** The function of this name, with the sandbox that it needs, for the few tests that ask for quotes of their own. */
export const askFor: typeof asking.askFor = async (...parameters) =>
  (await import('../quotes/quoteEveryKind.ts')).askFor(...parameters)

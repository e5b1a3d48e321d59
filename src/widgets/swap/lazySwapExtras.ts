import { createLazy } from '../../utils/createLazy.ts'
import type { swapExtras } from './swapExtras.ts'

export type SwapExtras = typeof swapExtras

/** What comes after the form: by itself once the page is idle, sooner for whoever needs a part of it. */
export const lazySwapExtras = createLazy<SwapExtras>(async () => (await import('./swapExtras.ts')).swapExtras)

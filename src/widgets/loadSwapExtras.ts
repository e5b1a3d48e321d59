import type { swapExtras } from './swapExtras.ts'

export type SwapExtras = typeof swapExtras

/** Loads what comes after the form: by itself once the page is idle, sooner for whoever needs a part of it. */
export async function loadSwapExtras(): Promise<SwapExtras> {
  return (await import('./swapExtras.ts')).swapExtras
}

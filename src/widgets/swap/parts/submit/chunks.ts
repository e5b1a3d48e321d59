'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

// What the form is seen and filled in without.

// A review that need not be shown goes on to the wallet when it is rendered: only a press may bring it.
export const SwapReview = lazyChunk(async () => (await import('./SwapReview.tsx')).SwapReview, {
  retriesOnline: false,
})
export const SwapProgress = lazyChunk(async () => (await import('./SwapProgress.tsx')).SwapProgress)

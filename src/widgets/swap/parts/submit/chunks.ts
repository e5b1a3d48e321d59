'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

// Loaded after the form, which works without it.

// A review with nothing to show goes straight on to the wallet, so only a press may load it again.
export const SwapReview = lazyChunk(async () => (await import('./SwapReview.tsx')).SwapReview, {
  retriesOnline: false,
})
export const SwapProgress = lazyChunk(async () => (await import('./SwapProgress.tsx')).SwapProgress)

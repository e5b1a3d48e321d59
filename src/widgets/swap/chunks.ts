'use client'
import { lazyChunk } from '../shared/chunks/lazyChunk.tsx'

// What the form is seen and filled in without.

export const TokenPicker = lazyChunk(async () => (await import('../picker/Picker.tsx')).TokenPicker)
// A review that need not be shown goes on to the wallet when it is rendered: only a press may bring it.
export const SwapReview = lazyChunk(async () => (await import('./parts/submit/SwapReview.tsx')).SwapReview, {
  retriesOnline: false,
})
export const SwapProgress = lazyChunk(
  async () => (await import('./parts/submit/SwapProgress.tsx')).SwapProgress,
)

'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

// Loaded after the form, which works without it. Review and progress are one chunk, so that users can't confirm while the progress might
// still fail to load.
const load = async () => (await import('./afterSubmit.ts')).afterSubmit

// A review with nothing to show continues straight to the wallet, so only a press may retry loading it.
export const LazySwapReview = lazyChunk(async () => (await load()).SwapReview, { retriesOnline: false })
export const LazySwapProgress = lazyChunk(async () => (await load()).SwapProgress)

'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

// Loaded after the form, which works without it. Both at once: users can't confirm in the review while the progress
// might still fail to load.
const load = async () => (await import('./afterSubmit.ts')).afterSubmit

// A review with nothing to show continues straight to the wallet, so only a press may load it again.
export const SwapReview = lazyChunk(async () => (await load()).SwapReview, { retriesOnline: false })
export const SwapProgress = lazyChunk(async () => (await load()).SwapProgress)

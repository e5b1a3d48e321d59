'use client'
import { lazyChunk } from '../shared/lazyChunk.tsx'

// What the form is seen and filled in without.

export const TokenPicker = lazyChunk(async () => (await import('../picker/Picker.tsx')).TokenPicker)
export const SwapReview = lazyChunk(async () => (await import('./parts/SwapReview.tsx')).SwapReview)
export const SwapProgress = lazyChunk(async () => (await import('./parts/SwapProgress.tsx')).SwapProgress)

'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

export const LazyTokenPicker = lazyChunk(
  async () => (await import('../../../picker/TokenPicker.tsx')).TokenPicker,
)

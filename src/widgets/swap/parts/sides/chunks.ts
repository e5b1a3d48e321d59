'use client'
import { lazyChunk } from '../../../shared/chunks/lazyChunk.tsx'

export const TokenPicker = lazyChunk(
  async () => (await import('../../../picker/TokenPicker.tsx')).TokenPicker,
)

import { findOtherBrand } from '../schemas/brand.ts'
import type { Client } from './createClient.ts'

/** Compares the names of a quote's fees with the client's brand. */
export function checkBrand({ brand, noteBrandMismatch }: Client, quote: unknown): void {
  const seen = findOtherBrand(quote, brand)
  if (seen !== undefined) noteBrandMismatch({ brand, seen })
}

import { findOtherBrand } from '../schemas/brand.ts'
import type { Client } from './createClient.ts'

/** Looks at the names of a quote's fees. */
export function checkBrand({ brand, noteBrandMismatch }: Client, quote: unknown): void {
  const seen = findOtherBrand(quote, brand)
  if (seen !== undefined) noteBrandMismatch({ brand, seen })
}

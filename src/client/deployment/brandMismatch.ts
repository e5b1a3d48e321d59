/** The provider uses a different brand than the client was configured with, so the names of fees and sponsorship don't match. */
export interface BrandMismatch {
  /** The brand that the client was configured with. */
  brand: string
  /** The brand that the provider uses. */
  seen: string
}

export function warnOfBrand({ brand, seen }: BrandMismatch): void {
  // oxlint-disable-next-line no-console -- the default of `onBrandMismatch`: otherwise fees would go missing in silence
  console.warn(
    `@causeway/react: the provider names its fees after "${seen}", but the client was made for the brand "${brand}". ` +
      `Fees and sponsorship are incomplete until it says \`brand: '${seen}'\`.`,
  )
}

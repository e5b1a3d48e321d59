/** The service writes another brand than the client was told, so that fees and sponsorship can't be read by their names. */
export interface BrandMismatch {
  /** What the client was told. */
  brand: string
  /** What the service writes. */
  seen: string
}

export function warnOfBrand({ brand, seen }: BrandMismatch): void {
  // oxlint-disable-next-line no-console -- the default of `onBrandMismatch`: otherwise fees would go missing in silence
  console.warn(
    `@causeway/react: the service names its fees after "${seen}", but the client was made for the brand "${brand}". ` +
      `Fees and sponsorship are incomplete until it says \`brand: '${seen}'\`.`,
  )
}

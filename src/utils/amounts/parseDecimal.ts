/** A number of whole tokens, exact. */
export interface Units {
  amount: bigint
  decimals: number
}

/** Longest accepted text; no token has more digits. */
const maxLength = 120

/** Parses a decimal number of the provider exactly; undefined for any other text. */
export function parseDecimal(text: string | undefined): Units | undefined {
  const match = text !== undefined && text.length <= maxLength && text.match(/^(\d+)(?:\.(\d+))?$/)
  if (!match) return undefined
  const [, integer = '', fraction = ''] = match
  return { amount: BigInt(integer + fraction), decimals: fraction.length }
}

import { formatUnits } from 'viem'

/** Decimal places of a rate, more than are shown of the smallest. */
const places = 36

interface RatedAmount {
  /** In base units. */
  amount: bigint
  currency: { decimals: number }
}

/** The amount received for one unit paid, as a decimal string, rounded down; undefined if nothing is paid. */
export function rateOf(paid: RatedAmount, received: RatedAmount): string | undefined {
  if (paid.amount <= 0n) return undefined
  const scaled = received.amount * 10n ** BigInt(paid.currency.decimals + places)
  return formatUnits(scaled / (paid.amount * 10n ** BigInt(received.currency.decimals)), places)
}

import { formatUnits } from 'viem'

/** Writes an amount of the smallest unit for display, cut off and never rounded up, without passing through a float. */
export function formatAmount(amount: bigint, decimals: number, maximumFractionDigits = 6): string {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits, roundingMode: 'trunc' })
  return format.format(formatUnits(amount, decimals) as `${number}`)
}

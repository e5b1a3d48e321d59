/** An amount with all of its fields. */
export function amount(
  currency: object,
  units: string,
  formatted: string,
  usd: string,
  minimumAmount: string,
) {
  return { currency, amount: units, amountFormatted: formatted, amountUsd: usd, minimumAmount }
}

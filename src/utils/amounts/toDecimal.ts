/** Writes an amount in base units as an exact decimal with a point and no grouping: `1.5`. */
export function toDecimal(amount: bigint, decimals: number): string {
  const sign = amount < 0n ? '-' : ''
  const digits = amount
    .toString()
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const integer = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return sign + (fraction === '' ? integer : `${integer}.${fraction}`)
}

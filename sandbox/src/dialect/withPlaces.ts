/** Writes a decimal with at least so many places; `0.5` with two of them is `0.50`. */
export function withPlaces(decimal: string, places: number): string {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return `${whole}.${fraction.padEnd(places, '0')}`
}

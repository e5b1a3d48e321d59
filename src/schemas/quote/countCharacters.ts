/** Counts the characters of all texts in a JSON value; names of fields don't count. */
export function countCharacters(json: unknown): number {
  if (typeof json === 'string') return json.length
  if (typeof json !== 'object' || json === null) return 0
  return Object.values(json).reduce((sum: number, value) => sum + countCharacters(value), 0)
}

/** A JSON object with unchecked fields. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a JSON value is an object and not an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object of JSON, nothing of it known yet. */
export type Fields = Readonly<Record<string, unknown>>

/** Whether a value of JSON is an object, and no array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

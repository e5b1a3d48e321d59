import { isObject, type Fields } from '../domain/isObject.ts'

/** Changes every object in a value of JSON, the inner ones first. */
export function mapObjects(value: unknown, change: (fields: Fields) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => mapObjects(one, change))
  if (!isObject(value)) return value
  return change(
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapObjects(inner, change)])),
  )
}

/** The object in a field; an empty one if there is none. */
export function objectAt(value: unknown, name: string): Fields {
  const inner = isObject(value) ? value[name] : undefined
  return isObject(inner) ? inner : {}
}

/** All fields but some. */
export function omit(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

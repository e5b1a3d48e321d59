import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'

/** Fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Fields {
  return ownFields(isObject(value) ? value : {})
}

/** Missing, `null` and `""` all mean that a field has no value. */
export function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** An object whose fields all have no value. */
export function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isAbsent)
}

/** The first value that is present; undefined if none is. */
export function firstPresent(...values: readonly unknown[]): unknown {
  return values.find((value) => !isAbsent(value))
}

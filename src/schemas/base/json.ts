import { isObject } from '../../utils/data/isObject.ts'
import { ownFields } from '../../utils/data/ownFields.ts'

/** Fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of an object; of anything else none. */
export function fieldsOf(value: unknown): Fields {
  return ownFields(isObject(value) ? value : {})
}

/** Absent, `null` and `""` mean the same: that a field has no value. */
export function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === ''
}

/** An object none of whose fields has a value. */
export function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isAbsent)
}

/** The first of the values that is one; undefined when none is. */
export function firstPresent(...values: readonly unknown[]): unknown {
  return values.find((value) => !isAbsent(value))
}

import * as z from 'zod/mini'
import { isObject } from '../../utils/data/isObject.ts'
import { invalidBody } from './readJsonBody.ts'

/**
 * Rejects what a schema doesn't expect of a value in wire format: another type, or a name in an object that is neither in the schema nor in
 * `extraFields`. Values that the schema doesn't restrict are accepted.
 *
 * @param at The value's path in the body; empty for the body itself.
 * @throws {Refusal} `INVALID_BODY`
 */
export function refuseUnexpected(
  schema: z.core.$ZodType,
  value: unknown,
  { at = [], extraFields }: { at?: readonly string[]; extraFields: ReadonlySet<string> },
): void {
  const unknown = findUnknownName(schema, value, extraFields)
  if (unknown) throw invalidBody(`${nameOf([...at, ...unknown])} is no field that is served here`)
  const { error } = z.core.safeParse(schema, value)
  const [issue] = error?.issues ?? []
  if (issue) throw invalidBody(`${nameOf([...at, ...issue.path])}: ${issue.message}`)
}

/** The path of the first name that isn't in the schema, at any depth. */
function findUnknownName(
  schema: z.core.$ZodType,
  value: unknown,
  extraFields: ReadonlySet<string>,
): string[] | undefined {
  for (const [name, part, item] of partsOf(schema, value)) {
    if (!part && !extraFields.has(name)) return [name]
    const within = part && findUnknownName(part, item, extraFields)
    if (within) return [name, ...within]
  }
  return undefined
}

function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
): readonly [name: string, part: z.core.$ZodType | undefined, value: unknown][] {
  if (schema instanceof z.ZodMiniOptional) return partsOf(schema.def.innerType, value)
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) {
    return value.map((item, at) => [String(at), schema.def.element, item])
  }
  if (!(schema instanceof z.ZodMiniObject) || !isObject(value)) return []
  const parts = new Map(Object.entries(schema.def.shape))
  return Object.entries(value).map(([name, item]) => [name, parts.get(name), item])
}

/** A path that is safe to repeat in a message. */
function nameOf(path: readonly PropertyKey[]): string {
  const place = path.map(String).join('.')
  return /^[\w.]{1,64}$/.test(place) ? `"${place}"` : 'a field of it'
}

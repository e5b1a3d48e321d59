import { $constructor } from 'zod/v4/core'
import * as z from 'zod/mini'
import { perObject } from '../../utils/data/perObject.ts'
import { isAbsent } from './json.ts'

const Optional: z.core.$constructor<z.ZodMiniOptional> = z.ZodMiniOptional

/**
 * Deployments write missing, `null` and `""` for the same thing: an optional field without a value. This is a type of
 * its own that calls the value's schema, since nearly every field of a response is one: a pipe of two schemas takes a
 * fifth longer to parse a quote.
 */
const Nullish: z.core.$constructor<z.ZodMiniOptional> = $constructor('Nullish', (schema, definition) => {
  Optional.init(schema, definition)
  const { innerType } = definition
  schema._zod.parse = (payload, context) =>
    isAbsent(payload.value) ? withoutValue(payload) : innerType._zod.run(payload, context)
})

/** A field that may have no value, but must be valid if it has one. */
export function nullish<schema extends z.core.SomeType>(schema: schema): z.ZodMiniOptional<schema> {
  const optional: unknown = new Nullish({ type: 'optional', innerType: schema as unknown as z.core.$ZodType })
  // One cast: zod's constructors aren't generic.
  return optional as z.ZodMiniOptional<schema>
}

/** Not `z.catch`, since esbuild would then keep most of zod's helpers. */
const Lenient: z.core.$constructor<z.ZodMiniOptional> = $constructor('Lenient', (schema, definition) => {
  Optional.init(schema, definition)
  const { innerType } = definition
  schema._zod.parse = (payload, context) => {
    if (isAbsent(payload.value)) return withoutValue(payload)
    const issues = payload.issues.length
    const result = innerType._zod.run(payload, context)
    if (result instanceof Promise || result.issues.length === issues) return result
    result.issues.length = issues
    return withoutValue(result)
  }
})

function withoutValue(payload: z.core.ParsePayload): z.core.ParsePayload {
  payload.value = undefined
  return payload
}

/** Responses have hundreds of such fields, of a few kinds: each kind is created once. */
const lenientOf = perObject(
  (schema: z.core.SomeType): unknown =>
    new Lenient({ type: 'optional', innerType: schema as unknown as z.core.$ZodType }),
)

/** A field that is only displayed: an invalid value is left out instead of failing the call. */
export function lenient<schema extends z.core.SomeType>(schema: schema): z.ZodMiniOptional<schema> {
  // One cast: zod's constructors aren't generic.
  return lenientOf(schema) as z.ZodMiniOptional<schema>
}

import { $constructor } from 'zod/v4/core'
import * as z from 'zod/mini'
import { isAbsent } from './json.ts'

const Optional: z.core.$constructor<z.ZodMiniOptional> = z.ZodMiniOptional

/**
 * Deployments write absent, `null` and `""` for the same thing: that an optional field has no value. It is a type of
 * its own, which calls the schema of the value itself, since nearly every field of an answer is one: a pipe of two schemas
 * takes a fifth longer over a quote.
 */
const Nullish: z.core.$constructor<z.ZodMiniOptional> = $constructor('Nullish', (schema, definition) => {
  Optional.init(schema, definition)
  const { innerType } = definition
  schema._zod.parse = (payload, context) =>
    isAbsent(payload.value) ? withoutValue(payload) : innerType._zod.run(payload, context)
})

/** A field that may have no value, and must be right when it has one. */
export function nullish<schema extends z.core.SomeType>(schema: schema): z.ZodMiniOptional<schema> {
  const optional: unknown = new Nullish({ type: 'optional', innerType: schema as unknown as z.core.$ZodType })
  // One cast: constructors of zod are not generic.
  return optional as z.ZodMiniOptional<schema>
}

/** `z.catch` would do, were it not that esbuild keeps most of zod's helpers with it. */
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

/** Answers have hundreds of such fields, of a few kinds: each kind is made once. */
const lenients = new WeakMap<z.core.SomeType, unknown>()

/** A field that only serves display: whatever is wrong with it, it is left out instead of failing the call. */
export function lenient<schema extends z.core.SomeType>(schema: schema): z.ZodMiniOptional<schema> {
  const optional: unknown =
    lenients.get(schema) ?? new Lenient({ type: 'optional', innerType: schema as unknown as z.core.$ZodType })
  lenients.set(schema, optional)
  // One cast: constructors of zod are not generic.
  return optional as z.ZodMiniOptional<schema>
}

import { $constructor } from 'zod/v4/core'
import * as z from 'zod/mini'
import { isObject } from '../../utils/data/isObject.ts'
import { isPrototypePolluted, ownFields } from '../../utils/data/ownFields.ts'
import { lenient } from './nullish.ts'

const LooseObject: z.core.$constructor<z.ZodMiniObject> = z.ZodMiniObject

/**
 * Reads an object's own fields only: what a page put on `Object.prototype` is neither read nor sent, and a missing
 * field stays `undefined` afterward.
 */
const OwnObject: z.core.$constructor<z.ZodMiniObject> = $constructor('OwnObject', (schema, definition) => {
  LooseObject.init(schema, definition)
  const names = Object.keys(definition.shape)
  const readFields = schema._zod.parse
  schema._zod.parse = (payload, context) => {
    if (!isPrototypePolluted() || !isObject(payload.value)) return readFields(payload, context)
    payload.value = ownFields(payload.value)
    const result = readFields(payload, context)
    if (result instanceof Promise || !isObject(result.value)) return result
    const fields = result.value
    for (const name of names) {
      if (name in fields && !Object.hasOwn(fields, name)) fields[name] = undefined
    }
    return result
  }
})

const anyField = z.unknown()

/**
 * An object. Fields that the schema doesn't know are kept, so that nothing the provider adds is lost; they aren't in
 * the type, so that a misspelled field is a compile error.
 */
export function object<shape extends z.core.$ZodLooseShape>(
  shape: shape,
): z.ZodMiniObject<shape, z.core.$strip> {
  const loose: unknown = new OwnObject({
    type: 'object',
    shape,
    catchall: anyField,
    error: () => 'it must be an object',
  })
  // One cast: zod's constructors aren't generic.
  return loose as z.ZodMiniObject<shape, z.core.$strip>
}

/** An object whose fields are all only displayed. */
export function lenientObject<shape extends z.core.$ZodLooseShape>(shape: shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, lenient(schema)])
  // One cast: `fromEntries` loses which name has which schema.
  return object(
    Object.fromEntries(fields) as { [name in keyof shape]: ReturnType<typeof lenient<shape[name]>> },
  )
}

/** A list. */
export function array<item extends z.core.SomeType>(item: item): z.ZodMiniArray<item> {
  return z.array(item, 'it must be a list')
}

/** A list whose items are parsed one by one; invalid ones are left out. */
export function lenientArray<item extends z.ZodMiniType>(item: item) {
  return map(array(lenient(item)), (values) => values.filter((value) => value !== undefined))
}

/** Parses with a schema, then converts the result. */
export function map<schema extends z.core.SomeType, output>(
  schema: schema,
  convert: (input: z.core.output<schema>) => output,
): z.ZodMiniPipe<schema, z.ZodMiniTransform<output, z.core.output<schema>>> {
  return z.pipe(schema, z.transform(convert)) as never
}

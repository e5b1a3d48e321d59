import * as z from 'zod/mini'
import { lenient } from './nullish.ts'

/**
 * An object. Fields that the schema does not know are kept, so that nothing the service adds is lost; they are not
 * in the type, so that a misspelt field is a compile error.
 */
export function object<shape extends z.core.$ZodLooseShape>(
  shape: shape,
): z.ZodMiniObject<shape, z.core.$strip> {
  // One cast: zod's own type of a loose object takes any name for a field.
  return z.looseObject(shape, 'it must be an object') as unknown as z.ZodMiniObject<shape, z.core.$strip>
}

/** An object of which every field only serves display. */
export function lenientObject<shape extends z.core.$ZodLooseShape>(shape: shape) {
  const fields = Object.entries(shape).map(([name, schema]) => [name, lenient(schema)])
  // One cast: `fromEntries` forgets which name has which schema.
  return object(
    Object.fromEntries(fields) as { [name in keyof shape]: ReturnType<typeof lenient<shape[name]>> },
  )
}

/** A list. */
export function array<item extends z.core.SomeType>(item: item): z.ZodMiniArray<item> {
  return z.array(item, 'it must be a list')
}

/** Reads by one schema, then turns the result into something else. */
export function map<schema extends z.core.SomeType, output>(
  schema: schema,
  convert: (input: z.core.output<schema>) => output,
): z.ZodMiniPipe<schema, z.ZodMiniTransform<output, z.core.output<schema>>> {
  return z.pipe(schema, z.transform(convert)) as never
}

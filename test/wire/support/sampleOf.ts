import * as z from 'zod/mini'

/** An answer, as JSON, in which every field that a schema knows has a value: a unique one where its type allows it. */
export function sampleOf(schema: z.core.$ZodType, numbers: Iterator<number> = counter()): unknown {
  const { shape, element, innerType, in: first, out } = schema._zod.def as Definition
  if (shape) {
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleOf(field, numbers)]))
  }
  if (element) return [sampleOf(element, numbers)]
  if (innerType) return sampleOf(innerType, numbers)
  // Of a schema with a transform, the schema is used, on either side.
  if (first && out) return sampleOf(isTransform(first) ? out : first, numbers)
  const number = Number(numbers.next().value)
  const found = [String(number), number, number % 256, true, `0x${number}`].find(
    (value) => z.safeParse(schema as z.ZodMiniType, value).success,
  )
  if (found === undefined) throw new TypeError('No value is known that the schema takes.')
  return found
}

function isTransform(schema: z.core.$ZodType): boolean {
  return schema._zod.def.type === 'transform'
}

function* counter() {
  for (let number = 1001; ; number += 1) yield number
}

/** The parts of zod's definition of a schema, by its kind. */
interface Definition {
  shape?: Readonly<Record<string, z.core.$ZodType>>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  out?: z.core.$ZodType
}

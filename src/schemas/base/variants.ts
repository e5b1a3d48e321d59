import * as z from 'zod/mini'
import { object } from './object.ts'
import { text } from './primitives.ts'

/**
 * Reads an object by the word in one of its fields: by the schema of that name, or by `other` when there is none. An
 * issue then names the field that is wrong, not a list of alternatives.
 */
export function variants<known extends z.ZodMiniType, other extends z.ZodMiniType>(
  field: string,
  known: ReadonlyMap<string, known>,
  other: other,
) {
  const head = object({ [field]: text })
  return z.pipe(
    z.unknown(),
    z.transform((value, { issues }): z.output<known> | z.output<other> => {
      const word = z.safeParse(head, value)
      const result = word.success ? z.safeParse(known.get(String(word.data[field])) ?? other, value) : word
      if (result.success) return result.data
      for (const { path, message } of result.error.issues) {
        issues.push({ code: 'custom', path, message, input: value })
      }
      return z.NEVER
    }),
  )
}

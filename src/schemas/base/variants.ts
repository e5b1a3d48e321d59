import * as z from 'zod/mini'
import { object } from './object.ts'
import { nonEmptyText } from './primitives.ts'

/**
 * Parses an object with the schema chosen by one of its fields. An issue then names the wrong field instead of listing
 * alternatives.
 */
export function variants<schema extends z.ZodMiniType>(
  field: string,
  choose: (word: string, value: unknown) => schema,
) {
  const head = object({ [field]: nonEmptyText })
  return z.pipe(
    z.unknown(),
    z.transform((value, { issues }): z.output<schema> => {
      const word = z.safeParse(head, value)
      const result = word.success ? z.safeParse(choose(String(word.data[field]), value), value) : word
      if (result.success) return result.data as z.output<schema>
      for (const { path, message } of result.error.issues) {
        issues.push({ code: 'custom', path, message, input: value })
      }
      return z.NEVER
    }),
  )
}

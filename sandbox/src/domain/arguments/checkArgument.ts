import { InvalidArgumentError } from '@causeway/react/schemas'
import type * as z from 'zod/mini'

/**
 * Checks what a function was given, as far as a script without types may get it wrong.
 *
 * @param options `argument`, its name; missing for an object of parameters, whose fields are named themselves.
 * @throws {InvalidArgumentError} naming what is wrong, and how it must be.
 */
export function checkArgument(
  value: unknown,
  { caller, argument, schema }: { caller: string; argument?: string; schema: z.ZodMiniType },
): void {
  const [issue] = schema.safeParse(value).error?.issues ?? []
  if (!issue) return
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(argument === undefined ? [] : [argument]), ...issue.path, ...unknown]
  throw new InvalidArgumentError({
    caller,
    argument: path.length === 0 ? 'parameters' : path.join('.'),
    rule: issue.message,
  })
}

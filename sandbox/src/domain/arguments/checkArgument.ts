import { InvalidArgumentError } from '@causeway/react/schemas'
import type * as z from 'zod/mini'

/**
 * Checks a function's argument for mistakes that an untyped script may make.
 *
 * @param options `argument` is its name in the error; missing for an object of parameters, whose fields are named instead.
 * @throws {InvalidArgumentError} naming what is wrong, and what it must be.
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

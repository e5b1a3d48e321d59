import { InvalidArgumentError } from '../argument.ts'

/**
 * Checks an argument that must be an object, since an untyped script may omit it.
 *
 * @throws {InvalidArgumentError} when it isn't an object, or lacks one of `fields`.
 */
export function checkObject(
  value: unknown,
  caller: string,
  argument = 'parameters',
  { fields = [], rule = 'it must be an object' }: { fields?: readonly string[]; rule?: string } = {},
): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidArgumentError({ caller, argument, rule })
  }
  const missing = fields.find((field) => Reflect.get(value, field) == null)
  if (missing === undefined) return
  throw new InvalidArgumentError({ caller, argument, rule: `${rule}, with \`${missing}\`` })
}

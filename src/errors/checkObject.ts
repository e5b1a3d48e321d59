import { InvalidArgumentError } from './argument.ts'

/**
 * Checks an argument whose fields are read, which a script without types may forget.
 *
 * @throws {InvalidArgumentError} when it has no fields.
 */
export function checkObject(value: unknown, caller: string, argument = 'parameters'): void {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return
  throw new InvalidArgumentError({ caller, argument, rule: 'it must be an object' })
}

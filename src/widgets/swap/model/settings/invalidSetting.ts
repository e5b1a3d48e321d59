import { InvalidArgumentError } from '../../../../errors/argument.ts'

/** The error for an invalid property of the form. */
export function invalidSetting(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'Swap.Root', argument, rule })
}

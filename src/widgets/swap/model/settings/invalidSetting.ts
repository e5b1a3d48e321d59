import { InvalidArgumentError } from '../../../../errors/argument.ts'

/** The error of a property of the form that is wrong. */
export function invalidSetting(argument: string, rule: string): InvalidArgumentError {
  return new InvalidArgumentError({ caller: 'Swap.Root', argument, rule })
}

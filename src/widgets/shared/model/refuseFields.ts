import { InvalidArgumentError } from '../../../errors/argument.ts'

/** The reason that a form rejects parameters for fields that the user fills in. */
export const decidedByForm =
  'the form decides it: set what it begins with by `defaultValue`, or dictate it by `value`'

/**
 * Rejects quote parameters that are set elsewhere: in untyped code, they would be silently ignored, or bypass the form.
 *
 * @param rules For each parameter, where it is set instead, as text.
 * @throws {InvalidArgumentError} naming the first such parameter.
 */
export function refuseFields(
  quoteParameters: object,
  rules: Readonly<Record<string, string>>,
  caller: string,
): void {
  for (const [name, rule] of Object.entries(rules)) {
    if (Reflect.get(quoteParameters, name) == null) continue
    throw new InvalidArgumentError({ caller, argument: `quoteParameters.${name}`, rule })
  }
}

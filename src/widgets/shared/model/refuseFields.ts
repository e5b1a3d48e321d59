import { InvalidArgumentError } from '../../../errors/argument.ts'

/** Why a form accepts no parameter for what the user enters. */
export const decidedByForm =
  'the form decides it: set what it begins with by `defaultValue`, or dictate it by `value`'

/**
 * Rejects quote parameters that are set elsewhere: from untyped code they would be ignored silently, or bypass the
 * form.
 *
 * @param rules Where each of them is set, as text.
 * @throws {InvalidArgumentError} naming the first one that is present.
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

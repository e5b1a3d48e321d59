import { InvalidArgumentError } from '../../../errors/argument.ts'

/** Why a form takes no parameter for what a person enters. */
export const inForm =
  'the form decides it: set what it begins with by `defaultValue`, or dictate it by `value`'

/**
 * Refuses quote parameters that are decided elsewhere: of a page without types they would be passed over without a word, or get past
 * the form.
 *
 * @param rules Where each of them is set, in words.
 * @throws {InvalidArgumentError} naming the first one that is there.
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

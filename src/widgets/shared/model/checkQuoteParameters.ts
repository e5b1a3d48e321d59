import { checkFields } from '../../../errors/checks/checkFields.ts'
import { InvalidArgumentError } from '../../../errors/argument.ts'

interface CheckedNames {
  caller: string
  /** The names that may be set. */
  takes: readonly string[]
  /** Names that are set elsewhere; the caller rejects them and says where. */
  elsewhere: readonly string[]
}

/**
 * Checks the names of `quoteParameters`. The provider would ignore a misspelled name, or reject it with an error that only the page's users
 * see, not its developer.
 *
 * @throws {InvalidArgumentError} naming the unknown name, and the correct one.
 */
export function checkQuoteParameters(
  quoteParameters: object,
  { caller, takes, elsewhere }: CheckedNames,
): void {
  checkFields(
    'quoteParameters',
    quoteParameters,
    [...takes, ...elsewhere],
    (argument, rule) => new InvalidArgumentError({ caller, argument, rule }),
    takes,
  )
}

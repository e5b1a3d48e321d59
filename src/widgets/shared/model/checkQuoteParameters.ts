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
 * Checks the names of `quoteParameters`. The provider would ignore a misspelled name, or reject it in an error that the
 * page's users see and its developer doesn't.
 *
 * @throws {InvalidArgumentError} naming the unknown name, and the one that is meant.
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

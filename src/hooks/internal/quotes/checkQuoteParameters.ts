import { checkFields } from '../../../errors/checks/checkFields.ts'
import { InvalidArgumentError } from '../../../errors/argument.ts'

export interface CheckedNames {
  caller: string
  /** What may be set. */
  takes: readonly string[]
  /** What is set elsewhere, which is for the caller to refuse: its users are told where. */
  elsewhere: readonly string[]
}

/**
 * Checks the names of `quoteParameters`. A misspelled one would be ignored, or refused by the service in words that the page's
 * users see and its developer doesn't.
 *
 * @throws {InvalidArgumentError} naming the one that is unknown, and the one that is meant.
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

import { checkFields } from '../../errors/checks/checkFields.ts'
import type { DepositAddressParameters } from '../../deposit/request/depositAddressParameters.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { quoteBodyFields } from '../../schemas/quote/quoteBody.ts'

const own: readonly (keyof DepositAddressParameters)[] = [
  'extraFields',
  'type',
  'acknowledgedRefundTo',
  'appFeeRecipients',
]
const known: readonly string[] = [...quoteBodyFields, ...own]

/**
 * Checks the names of `quoteParameters`. A misspelt one would be ignored, or refused by the service in words that the page's
 * users see and its developer doesn't.
 *
 * @throws {InvalidArgumentError} naming the one that is unknown, and the one that is meant.
 */
export function checkQuoteParameters(quoteParameters: object, caller: string): void {
  checkFields(
    'quoteParameters',
    quoteParameters,
    known,
    (argument, rule) => new InvalidArgumentError({ caller, argument, rule }),
  )
}

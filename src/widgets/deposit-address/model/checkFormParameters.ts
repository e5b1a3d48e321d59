import { InvalidArgumentError } from '../../../errors/argument.ts'
import { fieldNames } from '../../../utils/data/fieldNames.ts'
import type { DepositValue } from './depositContext.ts'

/** What the payer fills in. */
const filledIn = fieldNames<keyof DepositValue | 'originCurrency'>({
  originChainId: true,
  destinationChainId: true,
  originCurrency: true,
  destinationCurrency: true,
  amount: true,
  recipient: true,
  refundTo: true,
})

/**
 * Refuses what the form decides: of a page without types it would be passed over without a word.
 *
 * @throws {InvalidArgumentError} naming the field, and where it is set.
 */
export function checkFormParameters(quoteParameters: object): void {
  const name = filledIn.find((field) => Reflect.get(quoteParameters, field) != null)
  if (name === undefined) return
  throw new InvalidArgumentError({
    caller: 'DepositAddress.Root',
    argument: `quoteParameters.${name}`,
    rule: 'the form decides it: set what it begins with by `defaultValue`, or dictate it by `value`',
  })
}

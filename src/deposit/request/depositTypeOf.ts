import { InvalidArgumentError } from '../../errors/argument.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'

/**
 * The requested type of deposit address. The API only knows `strict`, and gives an open address for everything else: a
 * misspelled type must not become one.
 *
 * @throws {InvalidArgumentError} when it is neither `strict` nor `open`.
 */
export function depositTypeOf(
  { type = depositDefaults.type }: Pick<DepositAddressParameters, 'type'>,
  caller: string,
): 'strict' | 'open' {
  if (type === 'strict' || type === 'open') return type
  const rule = 'it must be "strict" or "open"'
  throw new InvalidArgumentError({ caller, argument: 'parameters.type', rule })
}

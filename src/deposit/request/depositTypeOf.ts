import { InvalidArgumentError } from '../../errors/argument.ts'
import { depositDefaults, type DepositAddressParameters } from './depositAddressParameters.ts'

/**
 * The type of the deposit address that is wanted. The service knows `strict` alone, and gives an open address for all else: a
 * misspelled word must not become one.
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

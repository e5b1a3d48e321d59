import { checkObject } from '../../errors/checks/checkObject.ts'
import type { DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/**
 * Something that the payer must be told before paying; its text is `deposit.terms.<name>`.
 *
 * - `exact`, `under`, `over`: how a strict address treats the amount
 * - `otherAmount`: the API doesn't say what an open address does with a different amount
 * - `late`: a request that isn't filled in time is refunded
 * - `once`: nothing is promised for a second payment
 * - `token`: nothing is promised for another token or network
 */
export type DepositDisclosure = 'exact' | 'under' | 'over' | 'otherAmount' | 'late' | 'once' | 'token'

const ofStrict: readonly DepositDisclosure[] = ['exact', 'under', 'over', 'late', 'once', 'token']
const ofOpen: readonly DepositDisclosure[] = ['exact', 'otherAmount', 'late', 'once', 'token']

/** What the payer must be told before the address is shown. */
export function depositDisclosures(
  parameters: Pick<DepositAddressParameters, 'type'>,
): readonly DepositDisclosure[] {
  checkObject(parameters, 'depositDisclosures')
  return depositTypeOf(parameters, 'depositDisclosures') === 'strict' ? ofStrict : ofOpen
}

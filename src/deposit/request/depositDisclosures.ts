import { checkObject } from '../../errors/checks/checkObject.ts'
import type { DepositAddressParameters } from './depositAddressParameters.ts'
import { depositTypeOf } from './depositTypeOf.ts'

/**
 * What a payer must have been told, in words under `deposit.terms.<name>`.
 *
 * - `exact`, `under`, `over`: what a strict address does with the amount
 * - `otherAmount`: of an open address, the interface does not say what it does with another amount
 * - `late`: a request that is not filled within its time is refunded
 * - `once`: nothing is promised for a second payment
 * - `currency`: nothing is promised for another token or network
 */
export type DepositDisclosure = 'exact' | 'under' | 'over' | 'otherAmount' | 'late' | 'once' | 'currency'

const ofStrict: readonly DepositDisclosure[] = ['exact', 'under', 'over', 'late', 'once', 'currency']
const ofOpen: readonly DepositDisclosure[] = ['exact', 'otherAmount', 'late', 'once', 'currency']

/** What the payer must be told before the address is shown. */
export function depositDisclosures(
  parameters: Pick<DepositAddressParameters, 'type'>,
): readonly DepositDisclosure[] {
  checkObject(parameters, 'depositDisclosures')
  return depositTypeOf(parameters, 'depositDisclosures') === 'strict' ? ofStrict : ofOpen
}

import type { DepositAddressState } from '../../../deposit/deriveDepositAddress.ts'
import type { DepositAddressParameters } from '../../../deposit/request/depositAddressParameters.ts'
import { depositDisclosures } from '../../../deposit/request/depositDisclosures.ts'
import type { DepositTracking } from '../../deposits/tracking/useDepositProgress.ts'

/** Hides from the form a tracked deposit address that belongs to another account. */
export function hideDeposit<deposit extends DepositAddressState & DepositTracking>(
  deposit: deposit,
  { type }: Pick<DepositAddressParameters, 'type'>,
): deposit {
  const hidden: DepositAddressState & Omit<DepositTracking, 'checkAgain'> = {
    requiredDisclosures: depositDisclosures({ type }),
    requestId: undefined,
    status: undefined,
    payable: undefined,
    unaccepted: undefined,
    terms: undefined,
    quote: undefined,
    isStored: false,
    progress: undefined,
    isUnreachable: false,
    isWithoutHistory: false,
  }
  return { ...deposit, ...hidden }
}

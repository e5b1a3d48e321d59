import type { DepositAddressState } from '../../../deposit/deriveDepositAddress.ts'
import type { DepositAddressParameters } from '../../../deposit/request/depositAddressParameters.ts'
import { depositDisclosures } from '../../../deposit/request/depositDisclosures.ts'
import type { DepositTracking } from '../../deposits/internal/useDepositProgress.ts'

/** What the form is to know of a deposit address that is followed on, and is another account's: nothing. */
export function hideDeposit<deposit extends DepositAddressState & DepositTracking>(
  deposit: deposit,
  { type }: Pick<DepositAddressParameters, 'type'>,
): deposit {
  const hidden: DepositAddressState & Omit<DepositTracking, 'checkAgain'> = {
    requiredDisclosures: depositDisclosures({ type }),
    requestId: undefined,
    status: undefined,
    payable: undefined,
    unacknowledged: undefined,
    terms: undefined,
    quote: undefined,
    isStored: false,
    progress: undefined,
    isUnreachable: false,
    isWithoutHistory: false,
  }
  return { ...deposit, ...hidden }
}

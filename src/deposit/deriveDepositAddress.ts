import type { Quote } from '../actions/getQuote.ts'
import { depositAddressStatus, type DepositAddressStatus } from './depositAddressStatus.ts'
import type { StoredDeposit } from './book/depositEntry.ts'
import { depositDisclosures, type DepositDisclosure } from './request/depositDisclosures.ts'
import type { DepositAddressParameters } from './request/depositAddressParameters.ts'
import type { DepositParties } from './request/depositParties.ts'
import type { DepositProgress } from './progress/depositProgress.ts'
import type { DepositTerms } from './depositTerms.ts'
import type { AuditedDepositAddress } from './request/requestDepositAddress.ts'

/** What may be shown about a deposit address. */
export interface DepositAddressState {
  /** What the payer must be told before paying; show all of it. */
  requiredDisclosures: readonly DepositDisclosure[]
  /** ID of the tracked request. */
  requestId: string | undefined
  /** Missing until an address was returned for exactly these parameters, or for this request in this browser. */
  status: DepositAddressStatus | undefined
  /** What to pay, and where: only while `status` is `payable`. */
  payable: DepositTerms | undefined
  /** Parties that the user must accept, shown in full, before there is an address to pay: only while `status` is `unaccepted`. */
  unaccepted: DepositParties | undefined
  /** The terms for later reference, amounts and parties, without permission to pay; missing while `progress` has none. */
  terms: DepositTerms | undefined
  /** The quote that came with the address; missing if it was requested elsewhere, or before a reload. */
  quote: Quote | undefined
  /** False while there is no address, or if the browser couldn't store it: a reload then loses it. */
  isStored: boolean
  /** The progress of the payment; missing until something is known. */
  progress: DepositProgress | undefined
}

interface DeriveDepositAddressParameters {
  /** The payer's choice. */
  type: DepositAddressParameters['type']
  requestId: string | undefined
  /** The address that was last requested here, whichever request it belongs to. */
  requested: AuditedDepositAddress | undefined
  /** The stored entry of the request. */
  stored: StoredDeposit | undefined
  progress: DepositProgress | undefined
  /** The time to pay is over. */
  isPast: boolean
}

/** Derives what may be shown. An address is shown once it is stored, or once storage was refused. */
export function deriveDepositAddress({
  type,
  requestId,
  requested,
  stored,
  progress,
  isPast,
}: DeriveDepositAddressParameters): DepositAddressState {
  const isKept = stored !== undefined
  const terms = isKept ? progress?.terms : undefined
  const status =
    requestId === undefined || !progress ? undefined : depositAddressStatus({ isKept, progress, isPast })
  return {
    requiredDisclosures: depositDisclosures({ type: terms?.type ?? type }),
    requestId,
    status,
    payable: status === 'payable' ? terms : undefined,
    unaccepted: status === 'unaccepted' ? progress?.unaccepted : undefined,
    terms,
    quote: requested?.terms.requestId === requestId ? requested?.quote : undefined,
    isStored: stored?.isStored ?? false,
    progress,
  }
}

import { isSameRequestId } from '../../schemas/requests/isSameRequestId.ts'
import type { RequestRecord } from '../../schemas/requests/requestRecord.ts'
import { isSettled, type RequestStatus } from '../../schemas/status/requestStatus.ts'
import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AnyChain } from '../../utils/chains/nonEvmChain.ts'
import { contradictsTerms } from '../contradictsTerms.ts'
import type { DepositSigns } from '../depositSigns.ts'
import type { DepositTerms } from '../depositTerms.ts'

interface FindAlarmsParameters {
  /** The terms that this page audited, or that are stored. */
  terms: DepositTerms | undefined
  status: RequestStatus
  requestId: string
  /** The request that superseded it, or its own ID. */
  successorId: string
  /** Every version of every record. */
  records: readonly RequestRecord[]
  chains: readonly AnyChain[]
  /** What the provider has said before, also as stored. */
  signs: DepositSigns
}

/** Whether the provider contradicts what was requested. A later response that doesn't takes nothing back. */
export interface FoundAlarms {
  /** The provider names a different address for the request, or has done so: nothing may be sent. */
  hasOtherAddress: boolean
  /** It no longer names that address, or only this browser's records say that it did. */
  isOtherAddressPast: boolean
  /** The provider's record says something else than what was requested, or has done so: nothing may be sent. */
  hasOtherTerms: boolean
}

export function findAlarms({
  terms,
  status,
  requestId,
  successorId,
  records,
  chains,
  signs,
}: FindAlarmsParameters): FoundAlarms {
  const recordsOf = (wanted: string) => records.filter(({ id }) => isSameRequestId(id, wanted))
  const own = recordsOf(requestId)
  const isOtherAddress =
    terms !== undefined && [...own, ...recordsOf(successorId)].some((one) => !hasAddress(one, terms.address))
  // The end of the payment says more.
  const wasOtherAddress = signs.includes('otherAddress') && !isSettled(status)
  return {
    hasOtherAddress: isOtherAddress || wasOtherAddress,
    isOtherAddressPast: wasOtherAddress && !isOtherAddress,
    hasOtherTerms:
      signs.includes('otherTerms') ||
      (terms !== undefined && own.some((record) => contradictsTerms(terms, record, chains))),
  }
}

function hasAddress({ depositAddress }: RequestRecord, address: string): boolean {
  return depositAddress?.address === undefined || isSameAddress(depositAddress.address, address)
}

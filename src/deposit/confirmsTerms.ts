import { requestAmounts } from '../schemas/requests/requestAmounts.ts'
import type { RequestRecord } from '../schemas/requests/requestRecord.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import type { DepositTerms } from './depositTerms.ts'

/**
 * Whether the service's own record says what a store says of a deposit address. Id, address, network and amount must be
 * in the record; whatever else it tells must agree as well.
 */
export function confirmsTerms(record: RequestRecord, terms: DepositTerms): boolean {
  const { depositAddress, recipient, refundTo, data } = record
  const { quotedInput } = requestAmounts(record)
  const promised = data.route?.quoted?.destination?.outputCurrency
  const isNamed =
    record.id === terms.requestId &&
    isSameAddress(depositAddress?.address, terms.address) &&
    quotedInput?.amount === terms.pay.amount &&
    quotedInput.currency?.chainId === terms.pay.chainId
  const places = [
    [recipient, terms.recipient],
    [refundTo, terms.refundTo],
    [depositAddress?.recoveryAddress, terms.recoveryAddress],
    [terms.receive.currency && promised?.currency?.address, terms.receive.currency],
  ] as const
  const facts = [
    [depositAddress?.type === 'unknown' ? undefined : depositAddress?.type, terms.type],
    [quotedInput?.currency?.decimals, terms.pay.decimals],
    [promised?.amount, terms.receive.amount],
    [promised?.currency?.chainId, terms.receive.chainId],
    [promised?.currency?.decimals, terms.receive.decimals],
  ] as const
  return (
    isNamed &&
    places.every(([said, kept]) => !said || isSameAddress(said, kept ?? undefined)) &&
    facts.every(([said, kept]) => said === undefined || said === kept)
  )
}

import type { Order, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { swappedInput, swappedOutput } from '../swaps/swappedCurrency.ts'

export interface RefundedCurrency {
  chainId: number
  address: string
}

/**
 * What is refunded: what was paid, or what it was swapped to, where it was paid; what was to be received, or what was to be
 * swapped to it, where that was. Some deployments leave out the chain or the currency, and more than one may fit.
 */
export function refundedCurrencies(
  input: AuditInput,
  { inputs = [], output }: Order,
  { chainId, currency }: OrderRefund,
): RefundedCurrency[] {
  const { currencyIn, currencyOut } = input.quote.details
  const origins = inputs.map(({ payment }) => payment?.chainId)
  const isNamed = (names: readonly (string | undefined)[]) =>
    chainId === undefined || names.some((name) => name === undefined || name === chainId)
  const sides = [
    ...(inputs.length > 0 && isNamed(origins) ? [currencyIn.currency, swappedInput(input)] : []),
    ...(isNamed([output?.chainId]) ? [currencyOut.currency, swappedOutput(input)] : []),
  ]
  return sides.flatMap((side) =>
    side && (currency === undefined || isSameAddress(currency, side.address)) ? [side] : [],
  )
}

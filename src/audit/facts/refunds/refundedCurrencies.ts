import type { Order, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { swappedInput, swappedOutput } from '../swaps/swappedCurrency.ts'

export interface RefundedCurrency {
  chainId: number
  address: string
}

/**
 * The currencies that a refund may pay: on the origin chain, the input or the currency that it was swapped to; on the destination chain,
 * the output or the currency that was to be swapped to it. Some deployments leave out the chain or the currency, so several may fit.
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

import type { Quote } from '../../../actions/getQuote.ts'
import type { Order } from '../../../decode/order/decodeOrder.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'

/** The order refunds who was asked to be refunded, in a currency of the quote. */
export const orderRefund: AuditRuleCheck = function* ({ quote, order }) {
  if (!order?.inputs) return
  const refunds = order.inputs.flatMap(({ refunds = [] }) => refunds)
  const { useDepositAddress, refundTo } = quote.parameters
  const isTold = order.inputs.every(({ refunds }) => refunds)
  if (isTold && refunds.length === 0 && (refundTo !== undefined || !useDepositAddress)) {
    yield { severity: 'confirm', message: 'The order refunds nobody.' }
  }
  for (const refund of refunds) {
    const { recipient, chainId = '', currency = '' } = refund
    if (
      ![...refundeesOf(quote), ...otherRefundeesOf(quote, order, refund)].some((expected) =>
        isSameAddress(expected, recipient),
      )
    ) {
      yield { message: 'The order refunds someone else than was asked.', facts: { recipient } }
    }
    if (!isOfQuote(quote, order, refund)) {
      yield { message: 'The order refunds another currency than the quote’s.', facts: { chainId, currency } }
    }
  }
}

/** Without a word from the user, the service refunds the recipient, else the user. */
function refundeesOf({ parameters: { user, recipient = user, refundTo } }: Quote): string[] {
  return refundTo === undefined ? [recipient, user] : [refundTo]
}

/** Who pays outside the EVM has no address on the other chain: there a refund can only go to who receives. */
function otherRefundeesOf(
  { parameters: { refundTo, recipient } }: Quote,
  { inputs = [], output }: Order,
  { chainId }: { chainId?: string | undefined },
): string[] {
  const isElsewhere =
    chainId === output?.chainId && inputs.every(({ payment }) => payment?.chainId !== chainId)
  if (!isElsewhere || refundTo === undefined || recipient === undefined) return []
  return evmAddressPattern.test(refundTo) === evmAddressPattern.test(recipient) ? [] : [recipient]
}

/** What was paid, where it was paid; or what was to be received, where that was. Some deployments leave out either. */
function isOfQuote(
  { details: { currencyIn, currencyOut } }: Quote,
  { inputs = [], output }: Order,
  { chainId, currency }: { chainId?: string | undefined; currency?: string | undefined },
): boolean {
  const sides = [
    ...inputs.map(({ payment }) => ({ name: payment?.chainId, side: currencyIn })),
    { name: output?.chainId, side: currencyOut },
  ]
  return sides.some(
    ({ name, side }) =>
      (chainId === undefined || name === undefined || chainId === name) &&
      (currency === undefined || isSameAddress(currency, side.currency.address)),
  )
}

import type { Quote } from '../../../actions/getQuote.ts'
import type { Order, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../utils/address/refundsPayer.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../utils/address/parseChainAddress.ts'
import type { NonEvmChain } from '../../../utils/chains/nonEvmChain.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import type { AuditRuleCheck } from '../../auditFinding.ts'
import type { AuditInput } from '../../auditInput.ts'

/** The order refunds who was asked to be refunded, in a currency of the quote. */
export const orderRefund: AuditRuleCheck = function* (input) {
  const { quote, order } = input
  if (!order) return
  const { inputs = [] } = order
  const refunds = inputs.flatMap(({ refunds = [] }) => refunds)
  const { useDepositAddress, refundTo } = quote.parameters
  if (!refundsAll(input) && (refundTo !== undefined || !useDepositAddress)) {
    yield {
      severity: 'confirm',
      message: 'An input of the order is refunded to nobody, or only before the order is over.',
    }
  }
  for (const refund of refunds) {
    const { recipient, chainId = '', currency = '' } = refund
    if (
      recipient !== undefined &&
      !refundeesOf(input, refund).some((expected) => isSameAddress(expected, recipient))
    ) {
      yield { message: 'The order refunds someone else than was asked.', facts: { recipient } }
    }
    if (!isOfQuote(quote, order, refund)) {
      yield { message: 'The order refunds another currency than the quote’s.', facts: { chainId, currency } }
    }
  }
}

/** Whatever the order takes is refunded where it is not filled. */
export function refundsAll(input: AuditInput): boolean {
  const { inputs = [] } = input.order ?? {}
  return (
    inputs.length > 0 && inputs.every(({ refunds = [] }) => refunds.some((refund) => isInTime(input, refund)))
  )
}

/** Until the order is over it may still be filled: a refund that ends earlier is none. */
function isInTime({ quote, order }: AuditInput, { deadline }: OrderRefund): boolean {
  return deadline === undefined || deadline >= (order?.output?.deadline ?? quote.receivedAt / 1_000)
}

/** Without a word from the user, the service refunds the recipient, else the user. */
function refundeesOf(input: AuditInput, { chainId }: OrderRefund): string[] {
  const { user, recipient = user, refundTo, destinationChainId } = input.quote.parameters
  if (refundTo === undefined) return [recipient, user]
  // Nobody knows yet who will pay; an order of the user's own deposit may name the user.
  if (refundsPayer(refundTo)) return [refundTo, user]
  if (!isAtDestination(input, chainId)) return [refundTo]
  const chain = input.nonEvmChains.find(({ id }) => id === destinationChainId)
  // Who pays in another family has no address where the money was to arrive: there it can only go to who receives.
  return [isAddressOf(chain, refundTo, recipient) ? refundTo : recipient]
}

/** The order pays out there, and takes nothing there. */
function isAtDestination({ order }: AuditInput, chainId: string | undefined): boolean {
  const { inputs = [], output } = order ?? {}
  return (
    chainId !== undefined &&
    chainId === output?.chainId &&
    inputs.every(({ payment }) => payment?.chainId !== chainId)
  )
}

/** A chain that nobody named is told by who receives there: has it addresses of the EVM or others. */
function isAddressOf(chain: NonEvmChain | undefined, text: string, recipient: string): boolean {
  if (chain && !hasEvmAddresses(chain)) return parseChainAddress(text, chain).address !== undefined
  return evmAddressPattern.test(text) === evmAddressPattern.test(recipient)
}

/** What was paid, where it was paid; or what was to be received, where that was. Some deployments leave out either. */
function isOfQuote(
  { details: { currencyIn, currencyOut } }: Quote,
  { inputs = [], output }: Order,
  { chainId, currency }: OrderRefund,
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

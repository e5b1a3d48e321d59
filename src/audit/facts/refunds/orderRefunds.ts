import type { OrderInput, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../schemas/refundsPayer.ts'
import type { NonEvmChain } from '../../../utils/chains/nonEvmChain.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/** Whether each input of the order has a refund that can be made if the order isn't filled. */
export function refundsAll(input: AuditInput): boolean {
  const { inputs = [] } = input.order ?? {}
  return (
    inputs.length > 0 &&
    inputs.every((one) => (one.refunds ?? []).some((refund) => canBeRefunded(input, one, refund)))
  )
}

/** Whether an input is refunded to the requested address alone, and only on the destination chain. */
export function isRefundedOnlyElsewhere(input: AuditInput, { refunds = [], payment }: OrderInput): boolean {
  const usable = refunds.filter((refund) => canBeRefunded(input, { payment }, refund))
  return (
    usable.length > 0 && usable.every((refund) => isExpected(input, refund) && isElsewhere(input, refund))
  )
}

/**
 * Whether a refund is on the destination chain, to an address that is neither the user's nor the recipient's: it may be a contract's or an
 * exchange's, which nobody has on that chain.
 */
export function isElsewhere(input: AuditInput, { recipient: refunded, chainId }: OrderRefund): boolean {
  const { user, recipient = user } = input.quote.parameters
  return (
    isAtDestination(input, chainId) && ![user, recipient].some((person) => isSameAddress(person, refunded))
  )
}

/** Whether a refund of an order's input can be made: in time, and with a minimum that is available. */
export function canBeRefunded(input: AuditInput, { payment }: OrderInput, refund: OrderRefund): boolean {
  const { minimumAmount: least = 0n, chainId, currency } = refund
  if (!isInTime(input, refund)) return false
  const { chainId: destination, payments = [] } = input.order?.output ?? {}
  // The available amount is only known for these tokens. Some deployments leave out the chain or the currency.
  const available = [
    payment,
    ...payments.map((one) => ({ chainId: destination, currency: one.currency, amount: one.minimumAmount })),
  ].filter(
    (one) =>
      (chainId === undefined || one?.chainId === chainId) &&
      (currency === undefined || isSameAddress(one?.currency, currency)),
  )
  return least === 0n || available.some((one) => least <= (one?.amount ?? 0n))
}

/** Whether a refund is possible at or after the order's deadline: before that, the order may still be filled. */
export function isInTime({ quote, order }: AuditInput, { deadline }: OrderRefund): boolean {
  return deadline === undefined || deadline >= (order?.output?.deadline ?? quote.receivedAt / 1_000)
}

/** Whether a refund goes to an account that was requested for that chain. */
export function isExpected(input: AuditInput, refund: OrderRefund): boolean {
  return refundeesOf(input, refund).some((expected) => isSameAddress(expected, refund.recipient))
}

/** Whether a refund goes to the recipient on the destination chain. */
export function isRecipientOnDestination(input: AuditInput, { recipient, chainId }: OrderRefund): boolean {
  const { user, recipient: receiver = user } = input.quote.parameters
  return isSameAddress(recipient, receiver) && isAtDestination(input, chainId)
}

/** The accounts that a refund may go to. Without a refund address, the provider refunds the recipient or the user. */
function refundeesOf(input: AuditInput, { chainId }: OrderRefund): string[] {
  const { user, recipient = user, refundTo, destinationChainId } = input.quote.parameters
  if (refundTo === undefined) return [recipient, user]
  // The payer is refunded but isn't known yet. An order for the user's own deposit may name the user.
  if (refundsPayer(refundTo)) return [refundTo, user]
  if (!isAtDestination(input, chainId)) return [refundTo]
  const chain = input.nonEvmChains.find(({ id }) => id === destinationChainId)
  // A refund address of another chain family isn't valid on the destination chain: a refund there can only go to the recipient.
  return [isAddressOf(chain, refundTo, recipient) ? refundTo : recipient]
}

/** Whether the order pays out on this chain and has no input there. */
export function isAtDestination({ order }: AuditInput, chainId: string | undefined): boolean {
  const { inputs = [], output } = order ?? {}
  return (
    chainId !== undefined &&
    chainId === output?.chainId &&
    inputs.every(({ payment }) => payment?.chainId !== chainId)
  )
}

/**
 * Whether a text is an address of the chain. If the chain isn't known, it must be of the recipient's kind: both EVM addresses, or neither.
 */
function isAddressOf(chain: NonEvmChain | undefined, text: string, recipient: string): boolean {
  if (chain && !hasEvmAddresses(chain)) return parseChainAddress(text, chain).address !== undefined
  return evmAddressPattern.test(text) === evmAddressPattern.test(recipient)
}

import type { OrderInput, OrderRefund } from '../../../decode/order/decodeOrder.ts'
import { evmAddressPattern } from '../../../schemas/base/primitives.ts'
import { hasEvmAddresses, parseChainAddress } from '../../../utils/address/families/parseChainAddress.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { refundsPayer } from '../../../schemas/refundsPayer.ts'
import type { NonEvmChain } from '../../../utils/chains/nonEvmChain.ts'
import type { AuditInput } from '../../input/auditInput.ts'

/** Whatever the order takes is refunded where it is not filled. */
export function refundsAll(input: AuditInput): boolean {
  const { inputs = [] } = input.order ?? {}
  return (
    inputs.length > 0 &&
    inputs.every((one) => (one.refunds ?? []).some((refund) => canBeRefunded(input, one, refund)))
  )
}

/** Whether a refund of what an order takes can be made: in time, and of no more than there is. */
export function canBeRefunded(input: AuditInput, { payment }: OrderInput, refund: OrderRefund): boolean {
  const { minimumAmount: least = 0n, chainId, currency } = refund
  if (!isInTime(input, refund)) return false
  const { chainId: destination, payments = [] } = input.order?.output ?? {}
  // Of any other token than these, nobody says how much there is. Some deployments leave out the chain or the currency.
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

/** Until the order is over it may still be filled: a refund that ends earlier is none. */
export function isInTime({ quote, order }: AuditInput, { deadline }: OrderRefund): boolean {
  return deadline === undefined || deadline >= (order?.output?.deadline ?? quote.receivedAt / 1_000)
}

/** Who was asked to be refunded there. */
export function isExpected(input: AuditInput, refund: OrderRefund): boolean {
  return refundeesOf(input, refund).some((expected) => isSameAddress(expected, refund.recipient))
}

/** The recipient, where the order was to pay. */
export function isRecipientOnDestination(input: AuditInput, { recipient, chainId }: OrderRefund): boolean {
  const { user, recipient: receiver = user } = input.quote.parameters
  return isSameAddress(recipient, receiver) && isAtDestination(input, chainId)
}

/** Without a refund address, the provider refunds the recipient, or else the user. */
function refundeesOf(input: AuditInput, { chainId }: OrderRefund): string[] {
  const { user, recipient = user, refundTo, destinationChainId } = input.quote.parameters
  if (refundTo === undefined) return [recipient, user]
  // Who will pay isn't known yet; an order of the user's own deposit may name the user.
  if (refundsPayer(refundTo)) return [refundTo, user]
  if (!isAtDestination(input, chainId)) return [refundTo]
  const chain = input.nonEvmChains.find(({ id }) => id === destinationChainId)
  // A payer of another family has no address on the destination chain: a refund there can only go to the recipient.
  return [isAddressOf(chain, refundTo, recipient) ? refundTo : recipient]
}

/** Whether the order pays out on the chain, and takes nothing there. */
export function isAtDestination({ order }: AuditInput, chainId: string | undefined): boolean {
  const { inputs = [], output } = order ?? {}
  return (
    chainId !== undefined &&
    chainId === output?.chainId &&
    inputs.every(({ payment }) => payment?.chainId !== chainId)
  )
}

/** Without a name, the kind of a chain shows in its recipient: an EVM address, or another one. */
function isAddressOf(chain: NonEvmChain | undefined, text: string, recipient: string): boolean {
  if (chain && !hasEvmAddresses(chain)) return parseChainAddress(text, chain).address !== undefined
  return evmAddressPattern.test(text) === evmAddressPattern.test(recipient)
}

import type { Address, Hex } from 'viem'
import type { Quote } from '../actions/getQuote.ts'
import { decodeOrder } from '../decode/order/decodeOrder.ts'
import { isSignedBySolver } from '../decode/order/isSignedBySolver.ts'
import { orderIdOf } from '../decode/order/orderIdOf.ts'

/**
 * Whether the solver that an order names signed it; for `isOrderSigned` of the audit. Where a signature was requested and
 * none came, it is not. Undefined where there is nothing to look at.
 */
export async function isOrderSigned({
  protocol,
  parameters,
}: Pick<Quote, 'protocol' | 'parameters'>): Promise<boolean | undefined> {
  const { orderData, orderSignature: signature } = protocol?.v2 ?? {}
  const orderId = orderIdOf(orderData)
  const solver = decodeOrder(orderData)?.solver
  if ((!parameters.includeProtocolData && signature === undefined) || !orderId || !solver) return undefined
  // Two casts: computed from a solver that is an address, and whatever else is no signature.
  return isSignedBySolver({ orderId, solver: solver as Address, signature: (signature ?? '0x') as Hex })
}

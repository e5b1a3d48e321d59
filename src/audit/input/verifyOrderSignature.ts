import { checkQuote } from '../../errors/checks/checkQuote.ts'
import type { Address, Hex } from 'viem'
import type { Quote } from '../../actions/getQuote.ts'
import { isSignedBySolver } from '../../decode/order/isSignedBySolver.ts'
import { orderOf } from '../../decode/order/orderOf.ts'

/**
 * Checks whether an order was signed by the solver that it names, for the audit's option `isOrderSigned`. False if a signature
 * was requested but is missing, or if the order can't be decoded far enough. Undefined if there is no order, or no signature was
 * requested.
 *
 * @example
 * const findings = auditQuote(quote, { isOrderSigned: await verifyOrderSignature(quote) })
 */
export async function verifyOrderSignature(
  quote: Pick<Quote, 'protocol' | 'parameters'>,
): Promise<boolean | undefined> {
  checkQuote(quote, 'verifyOrderSignature', { fields: ['parameters'] })
  const { protocol, parameters } = quote
  const { orderSignature: signature } = protocol?.v2 ?? {}
  const order = orderOf({ protocol })
  if (!order || (!parameters.includeProtocolData && signature === undefined)) return undefined
  const { id: orderId, solver } = order
  if (!orderId || !solver) return false
  // Two casts: an order ID is computed only if the solver is an address, and anything that isn't a signature fails the check.
  return isSignedBySolver({ orderId, solver: solver as Address, signature: (signature ?? '0x') as Hex })
}

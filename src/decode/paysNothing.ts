import { decodeErc20Call } from './calls/decodeErc20Call.ts'
import { isSameAddress } from '../utils/address/isSameAddress.ts'
import { isReadableMessage } from './permits/isReadableMessage.ts'
import type { QuoteItem } from './quoteItems.ts'

/**
 * Whether an item pays nothing: it only approves, revokes an approval, or signs a text that gives no right to funds.
 *
 * @param others The items of its quote: an EIP-2612 permit for a contract that one of them calls is its approval.
 */
export function paysNothing(item: QuoteItem, others: readonly QuoteItem[] = []): boolean {
  if (item.kind === 'transaction') return decodeErc20Call(item.data.data)?.name === 'approve'
  const { sign } = item.data
  if (sign.signatureKind === 'eip191') return isReadableMessage(sign.message)
  if (sign.primaryType !== 'Permit') return false
  const spender = String(sign.value['spender'])
  return others.some((other) => other.kind === 'transaction' && isSameAddress(other.data.to, spender))
}

/** Whether an item revokes an approval. */
export function isRevocation(item: QuoteItem): boolean {
  if (item.kind !== 'transaction') return false
  const call = decodeErc20Call(item.data.data)
  return call?.name === 'approve' && call.amount === 0n
}

import { decodeSwap, type Swap } from '../../../decode/calls/decodeSwap.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'

/** A transaction that swaps on one chain; `swap` is undefined if it can't be decoded. */
interface AuditedSwap {
  item: AuditedTransaction['item']
  swap: Swap | undefined
}

/**
 * The calls of a same-chain quote that aren't deposits: the user's own swap. A decoded swap is compared with the quote whatever contract it
 * calls, since a forged quote names the swapping contract as its depository.
 */
export function swapsOf({
  transactions,
  allowed,
}: Pick<AuditInput, 'transactions' | 'allowed'>): AuditedSwap[] {
  if (!allowed.isOneChain) return []
  return transactions
    .filter(({ decoded }) => decoded.kind === 'call')
    .map(({ item }) => ({ item, swap: decodeSwap(item.data.data) }))
    .filter(({ item, swap }) => swap !== undefined || !allowed.isDepository(item.data.to))
}

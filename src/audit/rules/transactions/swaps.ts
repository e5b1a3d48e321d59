import { decodeSwap, type Swap } from '../../../decode/decodeSwap.ts'
import type { AuditedTransaction, AuditInput } from '../../auditInput.ts'

/** A transaction that swaps on one chain; `swap` is undefined where it can't be decoded. */
export interface AuditedSwap {
  item: AuditedTransaction['item']
  swap: Swap | undefined
}

/** The calls of a quote on one chain that are no deposit: the user's own swap. */
export function swapsOf({
  transactions,
  allowed,
}: Pick<AuditInput, 'transactions' | 'allowed'>): AuditedSwap[] {
  if (!allowed.isOneChain) return []
  return transactions
    .filter(({ item, decoded }) => decoded.kind === 'call' && !allowed.isDepository(item.data.to))
    .map(({ item }) => ({ item, swap: decodeSwap(item.data.data) }))
}

import { decodeSwap, type Swap } from '../../../decode/calls/decodeSwap.ts'
import type { AuditedTransaction, AuditInput } from '../../input/auditInput.ts'

/** A transaction that swaps on one chain; `swap` is undefined where it can't be decoded. */
interface AuditedSwap {
  item: AuditedTransaction['item']
  swap: Swap | undefined
}

/**
 * The calls of a quote on one chain that are no deposit: the user's own swap. One that can be read is held against the quote wherever
 * it goes: an attacker who forges a quote names the contract that swaps as its depository.
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

import type { QuoteItem } from '../../decode/quoteItems.ts'
import { approvalOf } from './allowance.ts'

/** Whether the provider reports about an item. It may not track approvals. */
export function isItemReported(item: QuoteItem): boolean {
  return item.check != null || item.kind === 'signature' || approvalOf(item) === undefined
}

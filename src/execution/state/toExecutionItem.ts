import { isRevocation, paysNothing } from '../../decode/paysNothing.ts'
import type { QuoteItem } from '../../decode/quoteItems.ts'
import type { ExecutionItem } from './executionItem.ts'

/** An item before its prompt. `others` are the quote's items. */
export function toExecutionItem(
  item: QuoteItem,
  originChainId: number,
  others: readonly QuoteItem[] = [],
): ExecutionItem {
  return {
    kind: item.kind,
    stepId: item.stepId,
    action: item.action,
    chainId: item.kind === 'transaction' ? item.data.chainId : originChainId,
    paysNothing: paysNothing(item, others),
    ...(isRevocation(item) && { revokes: true }),
    status: 'waiting',
    transactionHash: undefined,
  }
}

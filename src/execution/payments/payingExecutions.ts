import { perObject } from '../../utils/data/perObject.ts'
import type { TokenId } from '../../utils/tokens/tokenId.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { ExecutionState } from '../state/executionState.ts'
import { isUsed, mayStillPay, type PayingExecution } from './mayStillPay.ts'

/** An execution that may still pay. */
export type Paying = PayingExecution & {
  id: string
  requestId?: string | undefined
  /** The path of the endpoint that reports on the request, if a step names one. */
  statusPath?: string | undefined
  summary: { pay: { currency: TokenId; amount?: bigint | undefined } }
  updatedAt: number
}

/**
 * Executions of this page that asked a wallet for a payment which may still go through, by their IDs. Kept as long as the page lives, since
 * storage may refuse.
 */
export type PayingExecutions = Map<string, Paying>

const byUrl = perObject((_journal: Journal) => new Map<string, PayingExecutions>())

/** The payments of all executions of this page with the same journal and provider. */
export function sharePayingExecutions(journal: Journal, baseUrl: string): PayingExecutions {
  const shared = byUrl(journal)
  const prompted: PayingExecutions = shared.get(baseUrl) ?? new Map()
  shared.set(baseUrl, prompted)
  return prompted
}

/** Keeps the latest state of an execution of this page that may still pay. */
export function notePayments(
  prompted: PayingExecutions,
  { id, requestId, summary, isRestored, items, status, requestState }: ExecutionState,
  now: number,
): void {
  if (id === undefined || !summary) return
  const state = { status, requestState }
  // The journal has the executions of other pages. For an own one that was restored from it, only its end changes anything.
  const isRelevant = isRestored
    ? prompted.has(id) && isUsed(state)
    : prompted.has(id) || items.some((item) => mayStillPay(item, state))
  if (!isRelevant) return
  const { currency, amount } = summary.pay
  prompted.set(id, {
    ...state,
    id,
    requestId,
    // Drops the items once it was paid, since a server may run for months.
    items: isUsed(state) ? [] : items,
    summary: { pay: { currency, amount } },
    updatedAt: now,
  })
}

/** Notes that a prompt of an execution sent nothing. */
export function noteUnsent(
  prompted: PayingExecutions,
  { id, indexes, promptedAt }: { id: string; indexes: readonly number[]; promptedAt: number },
): void {
  const paying = prompted.get(id)
  if (!paying) return
  const items = paying.items.map((item, at) =>
    indexes.includes(at) && item.intent?.at === promptedAt ? { ...item, status: 'waiting' as const } : item,
  )
  prompted.set(id, { ...paying, items })
}

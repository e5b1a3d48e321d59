import { perObject } from '../../utils/data/perObject.ts'
import type { TokenId } from '../../utils/address/tokenId.ts'
import type { Journal } from '../ports/journal/journal.ts'
import type { ExecutionState } from '../state/executionState.ts'
import { isUsed, mayStillPay, type PayingExecution } from './mayStillPay.ts'

/** What is known of an execution that may still pay. */
export type Paying = PayingExecution & {
  id: string
  requestId?: string | undefined
  /** The path of the endpoint that reports on the request, if a step names one. */
  statusPath?: string | undefined
  summary: { pay: { currency: TokenId; amount?: bigint | undefined } }
  updatedAt: number
}

/** What executions of this page asked a wallet for and may still be paid, by their IDs. It lives as long as the page: storage may refuse. */
export type PromptedPayments = Map<string, Paying>

const byUrl = perObject((_journal: Journal) => new Map<string, PromptedPayments>())

/** What all executions in this page asked for that share a journal and a provider. */
export function sharePromptedPayments(journal: Journal, baseUrl: string): PromptedPayments {
  const shared = byUrl(journal)
  const prompted: PromptedPayments = shared.get(baseUrl) ?? new Map()
  shared.set(baseUrl, prompted)
  return prompted
}

/** Notes whether an execution of this page may still pay, and its latest state. */
export function notePayments(
  prompted: PromptedPayments,
  { id, requestId, summary, isRestored, items, status, requestState }: ExecutionState,
  now: number,
): void {
  if (id === undefined || !summary) return
  const state = { status, requestState }
  // Of what another page began, the journal knows; of an own one that was found there again, only its end is news.
  const isNews = isRestored
    ? prompted.has(id) && isUsed(state)
    : prompted.has(id) || items.some((item) => mayStillPay(item, state))
  if (!isNews) return
  const { currency, amount } = summary.pay
  prompted.set(id, {
    ...state,
    id,
    requestId,
    // A server may run for months: of what was paid, its items no longer matter.
    items: isUsed(state) ? [] : items,
    summary: { pay: { currency, amount } },
    updatedAt: now,
  })
}

/** Takes back that a prompt of an execution may still pay. */
export function noteUnsent(
  prompted: PromptedPayments,
  { id, indexes, promptedAt }: { id: string; indexes: readonly number[]; promptedAt: number },
): void {
  const paying = prompted.get(id)
  if (!paying) return
  const items = paying.items.map((item, at) =>
    indexes.includes(at) && item.intent?.at === promptedAt ? { ...item, status: 'waiting' as const } : item,
  )
  prompted.set(id, { ...paying, items })
}

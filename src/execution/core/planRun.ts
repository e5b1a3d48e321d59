import type { Quote } from '../../actions/getQuote.ts'
import { quoteItemsOf, type QuoteItem } from '../../decode/quoteItems.ts'
import { requestIdOf } from '../../decode/requestIdOf.ts'
import type { PromptingRun } from '../run/run.ts'
import { digestQuote } from '../state/digestQuote.ts'
import type { ExecutionEvent } from '../state/executionEvent.ts'
import type { ExecutionItem } from '../state/executionItem.ts'
import { toExecutionSummary, type PaidOrder } from '../state/executionSummary.ts'
import { toExecutionItem } from '../state/toExecutionItem.ts'

/** What a run begins with. */
export type RunPlan = Pick<PromptingRun, 'quote' | 'digest' | 'items' | 'acceptedRisks' | 'hasBatches'>

/**
 * Plans a run of a quote.
 *
 * @param acceptedDigest Digest of what the user accepted. @default that of the quote
 * @param rejectedRun The earlier run of this quote that the user rejected: it continues, with the steps that the provider appended.
 *
 * @throws {CausewayError} when the quote's steps can't be planned as prompts.
 */
export function planRun(
  quote: Quote,
  acceptedDigest: string | undefined,
  rejectedRun: RunPlan | undefined,
): RunPlan {
  const items = rejectedRun?.items ?? quoteItemsOf(quote.steps)
  const digest = digestQuote(quote)
  return {
    // Accepting a quote accepts the steps that the provider added to it.
    quote: rejectedRun?.quote ?? quote,
    digest:
      rejectedRun && (acceptedDigest ?? digest) === digest ? rejectedRun.digest : (acceptedDigest ?? digest),
    items,
    acceptedRisks: rejectedRun?.acceptedRisks ?? new Set(),
    hasBatches: rejectedRun?.hasBatches ?? true,
  }
}

/** Planned items as they look before the first prompt. */
export function toItems({ parameters }: Quote, items: readonly QuoteItem[]): ExecutionItem[] {
  return items.map((item) => toExecutionItem(item, parameters.originChainId, items))
}

/** The event that starts an execution. */
export function toStarted(
  quote: Quote,
  { options, ...facts }: { id: string; items: readonly ExecutionItem[]; at: number; options: PaidOrder },
): ExecutionEvent {
  const requestId = requestIdOf(quote.steps)
  return { type: 'started', quote, summary: toExecutionSummary(quote, options), requestId, ...facts }
}

import type { Quote } from '../../actions/getQuote.ts'
import { fetchOf, type Client } from '../../client/createClient.ts'
import { perObject } from '../../utils/data/perObject.ts'
import { systemClock } from '../../utils/time/clock.ts'
import type { ExecutionState } from '../state/executionState.ts'

/** A run of a quote. */
interface PayingRun {
  client: Client
  quote: Quote
  digest: string
  getState(): Pick<ExecutionState, 'id' | 'requestId' | 'quote'>
}

/** Prompts that pay and weren't rejected, grouped by what they pay. */
export interface QuotePrompts {
  /** Counts a prompt that pays. Call the returned function if nothing was sent: it removes the prompt again. */
  count(run: PayingRun): () => void
  /** Whether another execution of this page prompted a wallet to pay the same. */
  isPromptedOnPage(run: PayingRun): boolean
}

export function createQuotePrompts(): QuotePrompts {
  const prompts = new Map<string, Set<{ execution: string }>>()
  return {
    count(run) {
      const prompt = { execution: executionOf(run) }
      const payments = paymentsOf(run)
      for (const payment of payments) prompts.set(payment, new Set(prompts.get(payment)).add(prompt))
      return () => {
        for (const payment of payments) {
          const others = new Set(prompts.get(payment))
          others.delete(prompt)
          if (others.size > 0) prompts.set(payment, others)
          else prompts.delete(payment)
        }
      }
    },
    isPromptedOnPage(run) {
      const own = executionOf(run)
      return paymentsOf(run).some((payment) =>
        [...(prompts.get(payment) ?? [])].some(({ execution }) => execution !== own),
      )
    },
  }
}

/** The prompts of this page, shared by all its configs: several may use one provider, each with its own journal and locks. */
export const pageQuotePrompts = createQuotePrompts()

let lastObjectId = 0

/** Assigns each object a number, without keeping the object. */
const objectIdOf = perObject(() => ++lastObjectId)

/**
 * Keys of what a run pays: a request or, if the quote names none, its digest. Two runs pay the same if they requested it through the same
 * `fetch`, or if they have the same response, even copied: clients may each wrap `fetch`. ID and URL alone don't suffice, since simulated
 * providers on one page share them. With a clock of the page, responses may also arrive at the same moment, so the quote object itself is
 * compared.
 */
function paymentsOf(run: PayingRun): string[] {
  const { baseUrl, clock } = run.client
  const { requestId = run.digest, quote = run.quote } = run.getState()
  const response = clock === systemClock ? `at ${quote.receivedAt}` : objectIdOf(quote)
  return [`${objectIdOf(fetchOf(run.client))} ${baseUrl} ${requestId}`, `${response} ${requestId}`]
}

/** A key that is unique on the page: several configs may use the same execution IDs. */
function executionOf({ getState }: PayingRun): string {
  return `${objectIdOf(getState)} ${getState().id}`
}

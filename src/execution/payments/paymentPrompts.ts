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

/** Prompts that pay and weren't rejected, by what they pay. */
export interface PaymentPrompts {
  /** Counts a prompt that pays. The returned function uncounts it, when it turns out that nothing was sent. */
  count(run: PayingRun): () => void
  /** Whether another execution of this page prompted a wallet to pay the same. */
  isPromptedOnPage(run: PayingRun): boolean
}

export function createPaymentPrompts(): PaymentPrompts {
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

/** Those of this page: it may have several configs for one provider, each with a journal and locks of its own. */
export const pagePaymentPrompts = createPaymentPrompts()

let lastNumber = 0

/** Numbers of objects that are told apart, without keeping them. */
const numberOf = perObject(() => ++lastNumber)

/**
 * What a run pays: a request, or, if the quote names none, what its digest stands for. It is the same one if it was requested through the
 * same function, or if it is the same response, also copied: clients may each wrap `fetch`. The ID and the address alone don't suffice,
 * since simulated providers on one page share them. By a clock of the page, they also respond at the same moment: the object then tells.
 */
function paymentsOf(run: PayingRun): string[] {
  const { baseUrl, clock } = run.client
  const { requestId = run.digest, quote = run.quote } = run.getState()
  const response = clock === systemClock ? `at ${quote.receivedAt}` : numberOf(quote)
  return [`${numberOf(fetchOf(run.client))} ${baseUrl} ${requestId}`, `${response} ${requestId}`]
}

/** Configs may give their executions the same IDs. */
function executionOf({ getState }: PayingRun): string {
  return `${numberOf(getState)} ${getState().id}`
}

import type { Quote } from '../../../actions/getQuote.ts'
import type { Client } from '../../../client/createClient.ts'
import { statusPathOf } from '../../../decode/statusPathOf.ts'
import { RequestFailedError } from '../../../errors/execution.ts'
import { QuotePaidError } from '../../../errors/quote.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { classifyRequest, type Outcome } from '../../state/classify.ts'
import { lookUpRequest } from '../../../actions/lookUpRequest.ts'
import type { PromptingRun } from '../run.ts'

/** How long the service may take to say so, in milliseconds: a wallet's window should follow the press that asked for it. */
const maxMs = 2_000

/** Prompts to pay a quote that were not declined, in this page's life, by the client that gave it. */
const prompts = new WeakMap<Client, WeakMap<Quote, number>>()

/** Counts a prompt to pay a quote, or one less where nothing was sent. */
export function countPrompt({ client, quote }: Pick<PromptingRun, 'client' | 'quote'>, change: 1 | -1): void {
  const known = prompts.get(client) ?? new WeakMap<Quote, number>()
  prompts.set(client, known.set(quote, (known.get(quote) ?? 0) + change))
}

const paid: ReadonlySet<Outcome> = new Set(['arrived', 'success', 'refund'])

/**
 * A quote is paid once. A script that was started again, or another config, knows nothing of the first time, and the service does.
 * Where it does not answer, that stops a quote that a wallet was asked to pay before, here or as the journal tells: the service would
 * tell of the first payment while the prompt for a second one is still open.
 *
 * @throws {QuotePaidError} when the service says that a deposit is under way, or more.
 * @throws {RequestFailedError} when it says that the request has failed.
 * @throws {CausewayError} when it does not answer, and a wallet was asked to pay the quote before.
 */
export async function checkUnpaid(run: PromptingRun): Promise<void> {
  const { requestId, items } = run.getState()
  if (requestId === undefined || items.some(({ status }) => status !== 'waiting')) return
  const path = run.items.map(statusPathOf).find((known) => known !== undefined)
  const answer = lookUpRequest(run.client, { requestId, path }, { signal: run.signal }).then(
    ({ state: found }) => found,
  )
  // Heard while the journal is read, and dealt with below.
  answer.catch(() => {})
  const isAsked =
    Boolean(prompts.get(run.client)?.get(run.quote)) || (await run.wasPromptedElsewhere(requestId))
  const state = await (isAsked
    ? answer
    : withLimit(
        { clock: run.clock, signal: run.signal, maxMs },
        answer.catch(() => undefined),
        () => undefined,
      ))
  if (!state) return
  const { status, failReason: reason } = state
  const outcome = classifyRequest(state)
  if (outcome === 'failure') throw new RequestFailedError({ requestId, reason })
  if (paid.has(outcome) || status === 'depositing') throw new QuotePaidError({ requestId, status })
}

import { fetchOf } from '../../../client/createClient.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import type { PromptingRun } from '../../ports/run/run.ts'
import { acceptUnstored } from './acceptUnstored.ts'

/**
 * Prompts of this page that pay a request and weren't rejected: by the function that reaches the provider, then provider and request, then
 * the execution that prompted. A page may have several clients for one provider, each with a journal and locks of its own. The address
 * alone doesn't tell providers apart: simulated ones on one page share it, and give the same IDs. Clients that each wrap `fetch` in a
 * function of their own are told apart as well, so of them only the journal knows.
 */
const prompts = new WeakMap<object, Map<string, Map<string, number>>>()

/** How often each execution prompted to pay the run's request. A quote that names no request is identified by its digest. */
function executionsOf({ client, digest, getState }: PromptingRun): Map<string, number> {
  const fetch = fetchOf(client)
  const requests = prompts.get(fetch) ?? new Map<string, Map<string, number>>()
  prompts.set(fetch, requests)
  const request = `${client.baseUrl} ${getState().requestId ?? digest}`
  const executions = requests.get(request) ?? new Map<string, number>()
  requests.set(request, executions)
  return executions
}

/** Counts a prompt that pays. The returned function uncounts it, when it turns out that nothing was sent. */
export function countPaymentPrompt(run: PromptingRun): () => void {
  const executions = executionsOf(run)
  const id = run.getState().id ?? ''
  let isCounted = true
  executions.set(id, (executions.get(id) ?? 0) + 1)
  return () => {
    if (isCounted) executions.set(id, (executions.get(id) ?? 1) - 1)
    isCounted = false
  }
}

/** Whether another execution of this page prompted a wallet to pay the same request. */
export function isPromptedInPage(run: PromptingRun): boolean {
  const { id } = run.getState()
  return [...executionsOf(run)].some(([other, count]) => other !== id && count > 0)
}

/**
 * Whether another execution, of this page or of the journal, prompted a wallet to pay the same request. If the journal can't be read, the
 * user decides whether to continue without knowing.
 *
 * @throws {UserRejectedError} if the user doesn't.
 */
export async function isPromptedByAnother(run: PromptingRun): Promise<boolean> {
  const { requestId } = run.getState()
  if (isPromptedInPage(run)) return true
  if (requestId === undefined) return false
  try {
    return await raceAbort(run.wasPromptedByAnother(requestId), run.signal)
  } catch (error) {
    if (!run.signal.aborted) await acceptUnstored(run, error)
    return false
  }
}

import type { Client } from '../../../client/createClient.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { PromptingRun } from '../../ports/run/run.ts'

/** Prompts that pay a request and were not declined, in this page's life: by client, then request, then the execution that asked. */
const prompts = new WeakMap<Client, Map<string, Map<string, number>>>()

/** The executions that asked, with how often each did. A quote that names no request is known by its digest. */
function executionsOf(run: PromptingRun): Map<string, number> {
  const requests = prompts.get(run.client) ?? new Map<string, Map<string, number>>()
  prompts.set(run.client, requests)
  const request = run.getState().requestId ?? run.digest
  const executions = requests.get(request) ?? new Map<string, number>()
  requests.set(request, executions)
  return executions
}

/** Counts a prompt that pays until it turns out that nothing was sent. @returns What to call then. */
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

/** Whether a wallet was asked to pay the same request before, by another execution of this page or of the journal. */
export async function isPromptedByAnother(run: PromptingRun): Promise<boolean> {
  const { id, requestId } = run.getState()
  if ([...executionsOf(run)].some(([other, count]) => other !== id && count > 0)) return true
  if (requestId === undefined) return false
  return withLimit(run, run.wasPromptedByAnother(requestId), () => false)
}

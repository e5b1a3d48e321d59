import { raceAbort } from '../../../utils/time/raceAbort.ts'
import type { PromptingRun } from '../run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'

/**
 * Whether another execution, of this page or of the journal, prompted a wallet to pay the same request. If the journal can't be read, the
 * user decides whether to continue without knowing.
 *
 * @throws {UserRejectedError} if the user doesn't want to continue.
 */
export async function checkPromptedByAnother(run: PromptingRun): Promise<boolean> {
  const { requestId } = run.getState()
  if (run.quotePrompts.isPromptedOnPage(run)) return true
  if (requestId === undefined) return false
  try {
    return await raceAbort(run.isPromptedInJournal(requestId), run.signal)
  } catch (error) {
    if (!run.signal.aborted) await acceptMissingSafeguard(run, error)
    return false
  }
}

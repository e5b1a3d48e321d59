import { JournalError, LocksError } from '../../../errors/execution.ts'
import { UserRejectedError } from '../../../errors/wallet.ts'
import type { PromptingRun } from '../run.ts'

/**
 * If nothing can be stored, or the locks don't work, asks the user once whether to continue anyway.
 *
 * @returns whether the user was asked now.
 *
 * @throws {UserRejectedError} if the user doesn't continue.
 */
export async function acceptMissingSafeguard(run: PromptingRun, cause: unknown): Promise<boolean> {
  const kind = cause instanceof LocksError ? 'locksUnavailable' : 'storageUnavailable'
  if (run.acceptedRisks.has(kind)) return false
  const error =
    cause instanceof LocksError || cause instanceof JournalError ? cause : new JournalError({ cause })
  if (!(await run.requestDecision({ kind, error }))) throw new UserRejectedError()
  run.acceptedRisks.add(kind)
  return true
}

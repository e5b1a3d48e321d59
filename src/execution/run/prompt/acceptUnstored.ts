import { JournalError } from '../../../errors/execution.ts'
import { UserRejectedError } from '../../../errors/wallet.ts'
import type { PromptingRun } from '../../ports/run/run.ts'

/**
 * If nothing can be stored, asks the user once whether to continue anyway.
 *
 * @returns whether the user was asked now.
 *
 * @throws {UserRejectedError} if the user doesn't continue.
 */
export async function acceptUnstored(run: PromptingRun, cause: unknown): Promise<boolean> {
  if (run.isUnstoredAccepted) return false
  const error = cause instanceof JournalError ? cause : new JournalError({ cause })
  if (!(await run.requestDecision({ kind: 'unstored', error }))) throw new UserRejectedError()
  run.isUnstoredAccepted = true
  return true
}

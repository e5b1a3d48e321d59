import { JournalError, LocksError } from '../../../errors/execution.ts'
import { UserRejectedError } from '../../../errors/wallet.ts'
import { SchemaError } from '../../../schemas/base/parseWithSchema.ts'
import type { PromptingRun } from '../run.ts'

/**
 * If nothing can be stored, a stored entry can't be read, or the locks don't work, asks the user once whether to continue anyway.
 *
 * @returns whether the user was asked now.
 *
 * @throws {UserRejectedError} if the user doesn't continue.
 */
export async function acceptMissingSafeguard(run: PromptingRun, cause: unknown): Promise<boolean> {
  const kind = kindOf(cause)
  if (run.acceptedRisks.has(kind)) return false
  const error =
    cause instanceof LocksError || cause instanceof JournalError ? cause : new JournalError({ cause })
  if (!(await run.requestDecision({ kind, error }))) throw new UserRejectedError()
  run.acceptedRisks.add(kind)
  return true
}

function kindOf(cause: unknown): 'storageUnavailable' | 'entryUnreadable' | 'locksUnavailable' {
  if (cause instanceof LocksError) return 'locksUnavailable'
  return cause instanceof JournalError && cause.cause instanceof SchemaError
    ? 'entryUnreadable'
    : 'storageUnavailable'
}

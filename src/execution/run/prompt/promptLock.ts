import { AnswerLostError, PromptOpenError, UserRejectedError } from '../../../errors/wallet.ts'
import { acquireInTime, lockLimitMs } from '../../ports/locks/acquireInTime.ts'
import type { LockRelease } from '../../ports/locks/locks.ts'
import { acceptUnstored } from './acceptUnstored.ts'
import type { PromptingRun, Run } from '../../ports/run/run.ts'

/** Held, over all tabs, while the wallet is asked by an account. */
export function promptLockOf(account: string): string {
  return `causeway:prompt:${account.toLowerCase()}`
}

/**
 * Takes the lock of an account's prompts. The user decides where it can't be told whether another tab has it, and where this
 * page has it for a prompt that was left unanswered.
 *
 * @throws {PromptOpenError} when another tab or another part of this page has it.
 * @throws {UserRejectedError} when the user decides against it.
 */
export async function takePromptLock(run: PromptingRun, account: string): Promise<LockRelease> {
  const name = promptLockOf(account)
  if (run.unansweredPrompts.has(name)) {
    if (!(await run.requestDecision({ kind: 'stillAsked', error: new AnswerLostError() })))
      throw new UserRejectedError()
    const left = run.unansweredPrompts.take(name)
    if (left) return left
  }
  try {
    const release = await acquireInTime(run, name)
    if (release) return release
  } catch (error) {
    await acceptUnstored(run, error)
    return () => {}
  }
  throw new PromptOpenError()
}

/** Whether some page still asks the wallet by this account, as far as can be told. */
export async function isPromptOpen(
  { locks, clock, signal }: Pick<Run, 'locks' | 'clock' | 'signal'>,
  account: string,
): Promise<boolean> {
  try {
    const limited = { locks, clock, signal, maxMs: lockLimitMs }
    const release = await acquireInTime(limited, promptLockOf(account))
    release?.()
    return release === undefined
  } catch {
    return false
  }
}

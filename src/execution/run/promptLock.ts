import { PromptBusyError } from '../../errors/wallet.ts'
import type { Locks, LockRelease } from '../ports/locks/locks.ts'
import { acceptUntracked } from './acceptUntracked.ts'
import { acquireInTime } from './acquireInTime.ts'
import type { PromptingRun } from './run.ts'

/** Held, over all tabs, while the wallet is asked by an account. */
export function promptLockOf(account: string): string {
  return `causeway:prompt:${account.toLowerCase()}`
}

/**
 * Takes the lock of an account's prompts. Where it can't be told whether another tab has it, the user decides.
 *
 * @throws {PromptBusyError} when another tab or widget has it.
 */
export async function takePromptLock(run: PromptingRun, account: string): Promise<LockRelease> {
  try {
    const release = await acquireInTime(run, promptLockOf(account))
    if (release) return release
  } catch (error) {
    await acceptUntracked(run, error)
    return () => {}
  }
  throw new PromptBusyError()
}

/** Whether some page still asks the wallet by this account, as far as can be told. */
export async function isPromptOpen(locks: Locks, account: string): Promise<boolean> {
  try {
    const release = await locks.acquire(promptLockOf(account))
    release?.()
    return release === undefined
  } catch {
    return false
  }
}

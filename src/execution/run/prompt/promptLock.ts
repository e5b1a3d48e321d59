import { ResponseLostError, WalletBusyError, UserRejectedError } from '../../../errors/wallet.ts'
import { CallbackError, LocksError } from '../../../errors/execution.ts'
import { acquireInTime } from '../../ports/locks/acquireInTime.ts'
import { promptLockOf } from '../../ports/locks/lockNames.ts'
import type { LockRelease } from '../../ports/locks/locks.ts'
import type { UnansweredPrompt } from '../../payments/unansweredPrompts.ts'
import { isAllowed } from '../allowance.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import type { PromptingRun, Run } from '../run.ts'

/**
 * Takes the lock of an account's prompts. The user decides if it can't be determined whether another tab has it, or if this page has it for
 * an unanswered prompt, unless the token shows that prompt's approval, or the user was already asked about its payment.
 *
 * @returns the lock and, as `left`, the unanswered prompt that the wallet may still show.
 * @throws {WalletBusyError} if another tab or another part of this page has it.
 * @throws {UserRejectedError} if the user decides against it.
 */
export async function takePromptLock(
  run: PromptingRun,
  account: `0x${string}`,
): Promise<{ release: LockRelease; left?: UnansweredPrompt }> {
  const name = promptLockOf(account)
  const left = run.unansweredPrompts.find(name)
  if (left) {
    // A wallet may send an approval and never answer.
    const isDone = await isAllowed(run, left.approval, { chainId: left.chainId, owner: account })
    const isPayment = left.payment !== undefined
    const risk = `pendingPayment ${left.payment}` as const
    const isAccepted = isPayment && run.acceptedRisks.has(risk)
    const decision = { kind: 'unansweredPrompt', error: new ResponseLostError(), isPayment } as const
    if (!isDone && !isAccepted && !(await run.requestDecision(decision))) throw new UserRejectedError()
    // The `pendingPayment` decision won't ask about this payment again.
    if (isPayment) run.acceptedRisks.add(risk)
    // While the user decided, the wallet may have answered, and another prompt may have become unanswered.
    if (run.unansweredPrompts.find(name) !== left) return takePromptLock(run, account)
    run.unansweredPrompts.take(name)
    return { release: left.release, left }
  }
  try {
    const release = await acquireInTime(run, name)
    if (release) return { release }
  } catch (error) {
    // Locks in storage may throw a `JournalError`, which is kept as the cause.
    await acceptMissingSafeguard(
      run,
      error instanceof CallbackError ? new LocksError({ cause: error }) : error,
    )
    return { release: () => {} }
  }
  throw new WalletBusyError()
}

/** Whether any page still has a prompt open for this account; false also if that can't be determined for other pages. */
export async function isPromptOpen(
  { locks, clock, signal, unansweredPrompts }: Pick<Run, 'locks' | 'clock' | 'signal' | 'unansweredPrompts'>,
  account: string,
): Promise<boolean> {
  const name = promptLockOf(account)
  if (unansweredPrompts.find(name)) return true
  try {
    const release = await acquireInTime({ locks, clock, signal }, name)
    release?.()
    return release === undefined
  } catch {
    return false
  }
}

import { TransactionWouldRevertError } from '../../../errors/transaction.ts'
import type { TransactionItem } from '../../../decode/planItems.ts'
import type { Run } from '../../ports/run/run.ts'

/** How often a chain is asked that says no, and how far apart, in milliseconds. */
const tries = 3
const tryDelayMs = 1_500

/**
 * Tries a transaction before the wallet is asked for it. A chain that can't tell does not prevent the prompt; one that says
 * no is asked again, since another of its nodes may have seen the last transaction.
 *
 * @throws {TransactionWouldRevertError} when it would revert.
 */
export async function simulate(
  { chainReader, clock, signal }: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  { data: { chainId, from, to, data, value } }: TransactionItem,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const outcome = await chainReader
      .simulateTransaction?.({ chainId, from, to, data, value })
      .catch(() => undefined)
    if (outcome?.status !== 'reverted') return
    if (tried === tries) throw new TransactionWouldRevertError({ chainId, reason: outcome.reason })
    await clock.sleep(tryDelayMs, signal)
  }
}

import { TransactionWouldRevertError } from '../../../errors/transaction.ts'
import type { TransactionItem } from '../../../decode/quoteItems.ts'
import type { Run } from '../run.ts'

/** How many times a transaction that would revert is simulated, and the pause in between in milliseconds. */
const tries = 3
const tryDelayMs = 1_500

/**
 * Simulates a transaction before the wallet is prompted for it. A chain that can't simulate doesn't prevent the prompt. If it would revert,
 * it is simulated again, since the node may not have seen the previous transaction yet.
 *
 * @throws {TransactionWouldRevertError} if it would revert.
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

import type { Hex } from 'viem'
import { TransactionRevertedError } from '../../../errors/transaction.ts'
import { readInTime, startInTime } from '../../../utils/time/readInTime.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import type { WalletBatch } from '../../ports/wallet/wallet.ts'
import { containsCall } from './containsCall.ts'
import type { Run } from '../run.ts'

/** How many times a batch that the wallet reports as mined is read from the chain, and the pause between two reads in milliseconds. */
const maxReads = 5
const readDelayMs = 2_000

/** How long known transactions may take to be mined before the wallet is asked about them again, in milliseconds. */
const miningLimitMs = 10 * 60_000

/** The calls of a batch, as the wallet was asked for them. */
export type RequestedCalls = Pick<WalletBatch, 'from' | 'chainId' | 'calls'>

/**
 * Checks on the chain what a wallet reports of a batch: its transactions exist, succeeded, and contain every requested call.
 *
 * @returns false if the chain doesn't show that: wallets may report other hashes, or encode calls in their own way. Undefined if it shows
 *   the calls, but not their outcome: a transaction may also be dropped.
 * @throws {TransactionRevertedError}
 */
export async function confirmCalls(
  run: Run,
  { from, chainId, calls }: RequestedCalls,
  hashes: readonly Hex[],
): Promise<boolean | undefined> {
  const { chainReader, clock, signal } = run
  const { getTransaction } = chainReader
  if (!getTransaction) return true
  const names = [...new Set(hashes)]
  for (let reads = 1; ; reads += 1) {
    const found = await Promise.all(
      names.map((transactionHash) => {
        const reading = getTransaction.call(chainReader, { chainId, transactionHash })
        return readInTime(run, reading)
      }),
    )
    const sent = found.filter((transaction) => transaction !== undefined)
    if (sent.length === names.length) {
      const holdsEveryCall = calls.every((call) =>
        sent.some((transaction) => containsCall(transaction, from, call)),
      )
      return holdsEveryCall && (await areDone(names))
    }
    if (reads === maxReads) return false
    await clock.sleep(readDelayMs, signal)
  }

  async function areDone(transactionHashes: readonly Hex[]): Promise<boolean | undefined> {
    const outcomes = await Promise.all(
      transactionHashes.map((transactionHash) =>
        startInTime({ clock, signal, maxMs: miningLimitMs }, (ending) =>
          chainReader.waitForTransaction(
            { chainId, transactionHash },
            { signal: ending, pause: growingPause({ ...run, signal: ending }) },
          ),
        ),
      ),
    )
    const mined = outcomes.filter((outcome) => outcome !== undefined)
    const reverted = mined.find(({ status }) => status !== 'success')
    if (reverted) throw new TransactionRevertedError({ transactionHash: reverted.transactionHash, chainId })
    if (mined.some(({ replacement }) => replacement !== undefined)) return false
    return mined.length === outcomes.length ? true : undefined
  }
}

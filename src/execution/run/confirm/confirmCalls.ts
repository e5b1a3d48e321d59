import type { Hex } from 'viem'
import { TransactionRevertedError } from '../../../errors/transaction.ts'
import { growingPause } from '../../watch/pauseChainPoll.ts'
import type { WalletBatch } from '../../ports/wallet/wallet.ts'
import { holdsCall } from './holdsCall.ts'
import type { Run } from '../../ports/run/run.ts'

/** How often a batch that the wallet calls mined is read from the chain, and the pause between two reads in milliseconds. */
const maxReads = 5
const readDelayMs = 2_000

/** What a wallet was asked to do as one. */
export type AskedCalls = Pick<WalletBatch, 'from' | 'chainId' | 'calls'>

/**
 * Holds what a wallet says of a batch against the chain: its transactions are there, went through, and hold every call that was
 * asked for.
 *
 * @returns false where that can't be told: wallets may name other hashes, or write calls in a way of their own.
 * @throws {TransactionRevertedError}
 */
export async function confirmCalls(
  run: Run,
  { from, chainId, calls }: AskedCalls,
  hashes: readonly Hex[],
): Promise<boolean> {
  const { chainReader, clock, signal } = run
  const { getTransaction } = chainReader
  if (!getTransaction) return true
  const names = [...new Set(hashes)]
  for (let reads = 1; ; reads += 1) {
    const found = await Promise.all(
      names.map((transactionHash) =>
        getTransaction.call(chainReader, { chainId, transactionHash }).catch(() => undefined),
      ),
    )
    const sent = found.filter((transaction) => transaction !== undefined)
    if (sent.length === names.length) {
      const holdsEveryCall = calls.every((call) =>
        sent.some((transaction) => holdsCall(transaction, from, call)),
      )
      return holdsEveryCall && (await areDone(names))
    }
    if (reads === maxReads) return false
    await clock.sleep(readDelayMs, signal)
  }

  async function areDone(transactionHashes: readonly Hex[]): Promise<boolean> {
    const outcomes = await Promise.all(
      transactionHashes.map((transactionHash) =>
        chainReader
          .waitForTransaction({ chainId, transactionHash }, { signal, pause: growingPause(run) })
          .catch(() => undefined),
      ),
    )
    const reverted = outcomes.find((outcome) => outcome && outcome.status !== 'success')
    if (reverted) throw new TransactionRevertedError({ transactionHash: reverted.transactionHash, chainId })
    return outcomes.every((outcome) => outcome && outcome.replacement === undefined)
  }
}

import { ResponseLostError } from '../../../errors/wallet.ts'
import { TransactionReplacedError, TransactionRevertedError } from '../../../errors/transaction.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import type { TransactionOutcome } from '../../ports/chains/chainReader.ts'
import { compareReplacement, compareTransaction, type RequestedCall } from './compareTransaction.ts'
import { detectDroppedTransaction } from './detectDroppedTransaction.ts'
import type { Run } from '../run.ts'

/** Pause after a chain couldn't be read, in milliseconds; it grows. */
const chainRetryDelayMs = 4_000

interface ConfirmTransactionParameters {
  index: number
  chainId: number
  transactionHash: `0x${string}`
  /** What the wallet was asked to send, if this page prompted it. */
  requested?: RequestedCall | undefined
}

/**
 * Waits until a transaction is mined for good. If the hash is that of another transaction, the wallet's answer counts as lost; if it can't
 * be determined what was sent, the provider's report decides.
 *
 * @throws {TransactionRevertedError | TransactionReplacedError}
 */
export async function confirmTransaction(
  run: Run,
  { index, chainId, transactionHash, requested }: ConfirmTransactionParameters,
): Promise<void> {
  const { chainReader, signal, dispatch, getState } = run
  // It ends by itself once the item isn't `confirming` anymore, or with the run.
  detectDroppedTransaction(run, { index, chainId, transactionHash }).catch(() => {})
  const outcome = await waitForOutcome()
  const { replacement } = outcome
  const isOther = replacement === 'cancelled' || replacement === 'replaced'
  const sent = await readInTime(run, compareWithRequested(outcome.transactionHash))
  const { items, requestId } = getState()
  const isReported = index === items.length - 1 && requestId !== undefined
  if (isOther && sent === 'other') {
    throw new TransactionReplacedError({
      transactionHash,
      replacementHash: outcome.transactionHash,
      reason: replacement,
    })
  }
  if (replacement === 'repriced' || (replacement !== undefined && sent === 'same')) {
    dispatch({ type: 'repriced', index, transactionHash: outcome.transactionHash })
  }
  // It isn't known what the replacement did, and the provider doesn't report about it.
  if (sent === 'other' || (isOther && sent === undefined && !isReported)) {
    return dispatch({ type: 'responseLost', indexes: [index], error: new ResponseLostError() })
  }
  if (outcome.status !== 'success') {
    throw new TransactionRevertedError({ transactionHash: outcome.transactionHash, chainId })
  }
  if (sent === undefined && isReported) return run.untilOver()
  dispatch({ type: 'confirmed', index, transactionHash: outcome.transactionHash })

  /** Compares with the request: the chain reader compares a replacement only with the transaction that it replaced. */
  async function compareWithRequested(minedHash: `0x${string}`) {
    if (!requested) return isOther ? 'other' : 'same'
    return (isOther ? compareReplacement : compareTransaction)(chainReader, requested, minedHash)
  }

  /** A failed read says nothing about the transaction, so it is repeated. */
  async function waitForOutcome(): Promise<TransactionOutcome> {
    const pause = growingPause(run)
    for (;;) {
      try {
        return await chainReader.waitForTransaction(
          { chainId, transactionHash },
          { signal, pause, onReorganized: () => dispatch({ type: 'reorganized', index }) },
        )
      } catch {
        await pause(chainRetryDelayMs)
      }
    }
  }
}

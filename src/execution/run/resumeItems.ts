import { InterruptedError } from '../../errors/execution.ts'
import { ResponseLostError } from '../../errors/wallet.ts'
import type { Wallet } from '../ports/wallet/wallet.ts'
import { itemsOf, recoverLostItems } from './recoverLostItems.ts'
import { growingPause } from '../ports/page/pauseChainPoll.ts'
import { isRunOver, itemStatusOf, type Run } from './run.ts'
import { confirmBatch } from './confirm/confirmBatch.ts'
import { waitUntilMined } from './confirm/waitUntilMined.ts'

/** Pause before checking again what was sent, or whether the wallet that sent a batch is connected, in milliseconds. */
const checkDelayMs = 4_000

/**
 * Resumes an execution that another page started: finds out what became of what was prompted, waits for what was sent, and never prompts.
 *
 * @param run The execution, in its restored state.
 * @param getWallet Returns the currently connected wallet, which is only asked what became of a batch.
 *
 * @throws {InterruptedError} if there is more to send: that needs a new quote.
 * @throws {ResponseLostError} if neither chain nor provider has seen the payment and the user stops waiting.
 */
export async function resumeItems(run: Run, getWallet: () => Wallet | undefined): Promise<void> {
  const lost = run.getState().status === 'unconfirmed' ? undefined : await recoverLostItems(run, getWallet)
  if (lost && lost.found !== 'found') {
    // The items stay `lost`, unless they can't have moved funds.
    if (lost.isHarmless) throw new InterruptedError()
    run.dispatch({ type: 'responseLost', indexes: lost.indexes, error: lost.error })
    throw lost.error
  }
  for (const { index, item } of itemsOf(run, 'confirming')) {
    const { chainId, transactionHash, intent, change } = item
    if (isRunOver(run)) return
    const { requestId } = run.getState()
    // The reported transaction may not contain the whole batch, so the wallet is asked again. Not after a reorg, since the batch was
    // confirmed before, and not without a request, since no one else could confirm it.
    const isShown = transactionHash !== undefined && (change === 'reorganized' || requestId === undefined)
    const prompted = isShown ? undefined : intent
    if (prompted?.callsId === undefined) {
      const pause = growingPause(run)
      for (;;) {
        await waitUntilMined(run, index, intent && { chainId, from: intent.from })
        // Another account sent the mined transaction, so the outcome of the prompt isn't known: once the provider reports, it is `lost`.
        const { status } = run.getState().items[index] ?? {}
        if (status === 'lost') throw new ResponseLostError()
        if (status !== 'confirming' || isRunOver(run)) break
        await pause(checkDelayMs)
      }
      continue
    }
    const { callsId, from } = prompted
    const batch = itemsOf(run, 'confirming').filter((other) => other.item.intent?.callsId === callsId)
    await confirmSentBatch(run, getWallet, {
      id: callsId,
      indexes: batch.map((other) => other.index),
      chainId,
      from,
      isReported: true,
    })
  }
  // An execution that had failed wasn't interrupted: it stays failed.
  const hadFailed = run.getState().storedStatus === 'failed'
  if (!isRunOver(run) && !hadFailed && itemsOf(run, 'waiting').length > 0) throw new InterruptedError()
}

/** Waits until a wallet that supports batches is connected, which may be long after the page was opened, and asks it about the batch. */
async function confirmSentBatch(
  run: Run,
  getWallet: () => Wallet | undefined,
  batch: Parameters<typeof confirmBatch>[2],
): Promise<void> {
  while (!isRunOver(run) && batch.indexes.some((index) => itemStatusOf(run, index) === 'confirming')) {
    const batches = getWallet()?.batches
    if (batches) {
      if ((await confirmBatch(run, batches, batch)) === 'over') return
      // A resumed execution never prompts again, so the items stay `lost`.
      const error = new ResponseLostError()
      run.dispatch({ type: 'responseLost', indexes: batch.indexes, error })
      throw error
    }
    await run.clock.sleep(checkDelayMs, run.signal)
  }
}

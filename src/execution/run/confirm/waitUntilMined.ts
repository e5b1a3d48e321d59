import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { growingPause } from '../../watch/pauseChainPoll.ts'
import { isAllowed } from '../allowance.ts'
import type { AskedCall } from './compareTransaction.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { isRunOver, type Run } from '../../ports/run/run.ts'

/** How often an approval is looked for at first when the wallet gave no hash for it, in milliseconds. */
const firstDelayMs = 4_000

/**
 * Waits until what was sent is mined. A wallet may call it by a name of its own, which can look like a hash, and some mine
 * it under another one: the allowance or the service tells as well that it is mined. The item is lost then where something
 * else was mined.
 *
 * @param asked What the wallet was asked to send, where this page did so.
 */
export async function waitUntilMined(run: Run, index: number, asked?: AskedCall): Promise<void> {
  const item = run.getState().items[index]
  if (item?.status !== 'confirming') return
  const { chainId, transactionHash, intent } = item
  // Of several calls in one transaction none can be told from it.
  const call = intent?.callsId === undefined ? asked : undefined
  await raceAndAbort(run.signal, (signal) => [
    ...(transactionHash
      ? [confirmTransaction({ ...run, signal }, { index, chainId, transactionHash, asked: call })]
      : []),
    waitForAllowance({ ...run, signal }, index),
    // It may come in the middle of a long pause.
    run.untilOver(),
  ])
}

async function waitForAllowance(run: Run, index: number): Promise<void> {
  const { chainId, intent } = run.getState().items[index] ?? {}
  const pause = growingPause(run)
  while (!isRunOver(run) && run.getState().items[index]?.status === 'confirming') {
    await pause(firstDelayMs)
    if (chainId === undefined || !intent?.approval) continue
    if (await isAllowed(intent.approval, run.chainReader, { chainId, owner: intent.from })) {
      return run.dispatch({ type: 'confirmed', index })
    }
  }
}

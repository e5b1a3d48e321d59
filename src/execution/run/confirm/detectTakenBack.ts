import { isSaidOpen } from '../../state/classify.ts'
import type { ExecutionState } from '../../state/executionState.ts'
import { chainPollDelay, pauseChainPoll } from '../../watch/pauseChainPoll.ts'
import type { Run } from '../run.ts'

/** Pause before the chain is first read, and before it is read once more: nodes behind one address differ. In milliseconds. */
const firstDelayMs = 60_000
const againDelayMs = 15_000

/** A deposit that was mined, as far as this page or a store knows. */
export interface UnseenDeposit {
  index: number
  chainId: number
  transactionHash: `0x${string}`
}

/** The deposit of an execution whose items are done, while the service says that nothing has arrived. */
export function findUnseenDeposit({
  status,
  items,
  requestState,
}: Pick<ExecutionState, 'status' | 'items' | 'requestState'>): UnseenDeposit | undefined {
  const isMined = status === 'filling' || status === 'unconfirmed'
  const last = items.at(-1)
  if (!isMined || last?.kind !== 'transaction' || last.status !== 'done') return undefined
  const { chainId, transactionHash } = last
  if (transactionHash === undefined || !isSaidOpen(requestState)) return undefined
  return { index: items.length - 1, chainId, transactionHash }
}

/**
 * Reads now and then whether the network still knows a deposit that was mined, which a reorganisation may have taken back for
 * good. It must be gone twice.
 *
 * @returns true once that was told; false once the service has seen it.
 */
export async function detectTakenBack(
  run: Pick<Run, 'client' | 'chainReader' | 'clock' | 'signal' | 'dispatch' | 'getState'>,
): Promise<boolean> {
  const { chainReader, dispatch, getState } = run
  let waitedMs = 0
  let timesGone = 0
  for (;;) {
    const delayMs = timesGone > 0 ? againDelayMs : chainPollDelay(firstDelayMs, waitedMs)
    await pauseChainPoll(run, delayMs)
    waitedMs += delayMs
    const deposit = findUnseenDeposit(getState())
    if (!deposit) return false
    const { index, chainId, transactionHash } = deposit
    const isKnown = await chainReader.hasTransaction({ chainId, transactionHash }).catch(() => undefined)
    timesGone = isKnown === false ? timesGone + 1 : 0
    if (timesGone < 2) continue
    dispatch({ type: 'reorganised', index })
    return getState().items[index]?.status === 'confirming'
  }
}

import type { Hex } from 'viem'
import { ResponseLostError } from '../../../errors/wallet.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { chainPollDelay, pauseChainPoll } from '../../ports/page/pauseChainPoll.ts'
import { addDenial, readBatch, readBatchReport, type BatchDenials } from '../recover/readBatch.ts'
import { recoverLostPrompt, type RecoverLostPromptParameters } from '../recover/recoverLostPrompt.ts'
import { isRunOver, type Run } from '../run.ts'
import { confirmReported, recheckReported } from './confirmReported.ts'
import { nextBatchStep, unprovenMs, type BatchStep } from './nextBatchStep.ts'
import type { SentBatch } from './sentBatch.ts'

/** How often a batch is looked up at first, in milliseconds. */
const checkDelayMs = 2_000

type LostPromptCheck = RecoverLostPromptParameters['check']

/**
 * Waits until the wallet reports how a batch ended, or the run is over. If the chain doesn't show what the wallet reports, the provider's
 * report decides. A batch that the wallet gave up is searched for like one whose answer was lost.
 *
 * @returns `again` if nothing was seen of a batch that the wallet gave up, and the user wants to be prompted again.
 *
 * @throws {TransactionRevertedError | BatchPartlyDoneError | ResponseLostError}
 */
export async function confirmBatch(
  run: Run,
  batches: WalletBatches,
  batch: SentBatch,
): Promise<'over' | 'again'> {
  dispatchSubmitted(run, batch)
  /** How long the batch has been looked up, and for how long the wallet hasn't known it, in milliseconds. */
  let [waitedMs, silentMs] = [0, 0]
  const denials: BatchDenials = { isDenied: false }
  while (!isRunOver(run)) {
    const report = await readBatchReport(run, batches, batch)
    addDenial(denials, report)
    const step = nextBatchStep(report, silentMs)
    const end = await takeStep(run, batches, batch, { step, denials })
    if (end) return end
    if (isRunOver(run)) break
    const isKnown = report !== undefined && report.kind !== 'unclear'
    if (isKnown || step.kind === 'recover') silentMs = 0
    const delayMs = chainPollDelay(checkDelayMs, waitedMs)
    await pauseChainPoll(run, delayMs)
    waitedMs += delayMs
    silentMs += delayMs
  }
  return 'over'
}

/** @returns undefined when the batch is to be looked up again. */
async function takeStep(
  run: Run,
  batches: WalletBatches,
  batch: SentBatch,
  { step, denials }: { step: BatchStep; denials: BatchDenials },
): Promise<'over' | 'again' | undefined> {
  switch (step.kind) {
    case 'wait':
      return undefined
    case 'fail':
      keepHashes(run, batch, step.report.hashes)
      throw step.report.error
    case 'hold': {
      const outcome = await confirmReported(run, batch, step.report)
      if (outcome === 'confirmed') return 'over'
      if (outcome === 'unmined') return undefined
      // The wallet has reported everything, but its transactions may not be the requested ones.
      await waitForService(run)
      return recover(run, batch, () => recheckReported(run, batch, step.report), unprovenMs)
    }
    case 'recover': {
      // Kept, since after a reload these hashes are the only sign that the wallet may have sent the batch.
      keepHashes(run, batch, step.hashes)
      const { id: callsId, indexes, chainId, from } = batch
      const requested = { callsId, index: indexes[0] ?? 0, chainId, from }
      return recover(run, batch, () => readBatch(run, batches, requested, denials))
    }
  }
}

function dispatchSubmitted(run: Run, { id, indexes }: SentBatch): void {
  for (const index of indexes) {
    const { status, intent, transactionHash } = run.getState().items[index] ?? {}
    const isKnown = status === 'confirming' && intent?.callsId === id
    if (!isKnown) run.dispatch({ type: 'submitted', index, transactionHash, callsId: id })
  }
}

function keepHashes({ dispatch }: Run, { indexes }: SentBatch, hashes: readonly Hex[]): void {
  if (hashes.length === 0) return
  for (const [at, index] of indexes.entries()) {
    dispatch({ type: 'submitted', index, transactionHash: hashes[at] ?? hashes.at(-1) })
  }
}

/** Waits until the provider has reported, or should have. */
async function waitForService({ clock, signal, untilOver }: Run): Promise<void> {
  await raceAndAbort(signal, (ending) => [untilOver(), clock.sleep(unprovenMs, ending)])
}

/**
 * Searches for the batch like for one whose answer was lost.
 *
 * @throws {ResponseLostError} if nothing was seen and the user doesn't want to be prompted again.
 */
async function recover(
  run: Run,
  batch: SentBatch,
  check: LostPromptCheck,
  waitedMs = 0,
): Promise<'again' | undefined> {
  if (isRunOver(run)) return undefined
  const { indexes, isReported, chainId, from } = batch
  const error = new ResponseLostError()
  const account = { chainId, from }
  const found = await recoverLostPrompt(run, { indexes, error, isReported, account, check, waitedMs })
  if (found === 'again') return 'again'
  if (found === 'declined') throw error
  if (!isRunOver(run)) dispatchSubmitted(run, batch)
  return undefined
}

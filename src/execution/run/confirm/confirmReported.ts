import { readPromptedNonce } from '../recover/readPromptedNonce.ts'
import type { RecoverLostPromptParameters } from '../recover/recoverLostPrompt.ts'
import type { Run } from '../../ports/run/run.ts'
import { batchSender, type SentBatch } from './sentBatch.ts'
import { confirmCalls } from './confirmCalls.ts'
import type { ReportWithHashes } from './nextBatchStep.ts'

/**
 * Tells the transactions that the wallet names, of which one may do several of the calls, as confirmed or only as submitted.
 *
 * @throws {TransactionRevertedError}
 */
export async function confirmReported(
  run: Run,
  batch: SentBatch,
  report: ReportWithHashes,
): Promise<'confirmed' | 'submitted'> {
  const type = await readEventType(run, batch, report)
  for (const [at, index] of batch.indexes.entries()) {
    run.dispatch({ type, index, transactionHash: report.hashes[at] ?? report.hashes.at(-1) })
  }
  return type
}

/** What was named may come to its chain late; a batch may have come there in another way. */
export async function recheckReported(
  run: Run,
  batch: SentBatch,
  report: ReportWithHashes,
): ReturnType<RecoverLostPromptParameters['check']> {
  if ((await readEventType(run, batch, report)) === 'confirmed') {
    await confirmReported(run, batch, report)
    return 'found'
  }
  const from = batchSender(run, batch)
  return from && readPromptedNonce(run, batch.indexes[0] ?? 0, { chainId: batch.chainId, from })
}

async function readEventType(run: Run, batch: SentBatch, report: ReportWithHashes) {
  const isProven = await isShownByChain(run, batch, report)
  const { items, requestId } = run.getState()
  return reportedEventType({
    isProven,
    isLast: batch.indexes.includes(items.length - 1),
    hasRequest: requestId !== undefined,
  })
}

/**
 * What the transactions that a wallet names count as. Without proof of the last one the service has the last word, where it has
 * one. What is before other prompts is not waited for: these are simulated, and refused if it is missing.
 */
export function reportedEventType({
  isProven,
  isLast,
  hasRequest,
}: {
  isProven: boolean
  /** The last item of the execution is among them. */
  isLast: boolean
  hasRequest: boolean
}): 'confirmed' | 'submitted' {
  return isProven || !isLast || !hasRequest ? 'confirmed' : 'submitted'
}

/** Whether the chain shows what the wallet says, or the service has said meanwhile that the user's part is over. */
async function isShownByChain(
  run: Run,
  { asked }: SentBatch,
  { kind, hashes }: ReportWithHashes,
): Promise<boolean> {
  // The transaction of a bundle goes through where the batch in it failed. Of calls that aren't known, as after a reload, no transaction
  // shows that it holds them.
  if (kind === 'contradicted' || hashes.length === 0 || !asked) return false
  return Promise.race([confirmCalls(run, asked, hashes), run.untilOver().then(() => true)])
}

import { readPromptedNonce } from '../recover/readPromptedNonce.ts'
import type { RecoverLostPromptParameters } from '../recover/recoverLostPrompt.ts'
import type { Run } from '../run.ts'
import type { SentBatch } from './sentBatch.ts'
import { confirmCalls } from './confirmCalls.ts'
import type { ReportWithHashes } from './nextBatchStep.ts'

/**
 * Dispatches the transactions that the wallet reports, as confirmed or only as submitted. One transaction may contain several of the calls.
 *
 * @returns `unmined` if the chain knows them, but not yet their outcome.
 * @throws {TransactionRevertedError}
 */
export async function confirmReported(
  run: Run,
  batch: SentBatch,
  report: ReportWithHashes,
): Promise<'confirmed' | 'submitted' | 'unmined'> {
  const outcome = await readOutcome(run, batch, report)
  const type = outcome === 'unmined' ? 'submitted' : outcome
  for (const [at, index] of batch.indexes.entries()) {
    run.dispatch({ type, index, transactionHash: report.hashes[at] ?? report.hashes.at(-1) })
  }
  return outcome
}

/**
 * Checks the reported transactions again, which may be mined late, and the account's nonce, since the batch may have been mined in another
 * way.
 */
export async function recheckReported(
  run: Run,
  batch: SentBatch,
  report: ReportWithHashes,
): ReturnType<RecoverLostPromptParameters['check']> {
  if ((await readOutcome(run, batch, report)) === 'confirmed') {
    await confirmReported(run, batch, report)
    return 'found'
  }
  const { chainId, from, indexes } = batch
  return readPromptedNonce(run, indexes[0] ?? 0, { chainId, from })
}

async function readOutcome(run: Run, batch: SentBatch, report: ReportWithHashes) {
  const isProven = await isShownByChain(run, batch, report)
  if (isProven === undefined) return 'unmined'
  const { items, requestId } = run.getState()
  return reportedEventType({
    isProven,
    isLast: batch.indexes.includes(items.length - 1),
    hasRequest: requestId !== undefined,
  })
}

/**
 * Whether reported transactions count as confirmed. If the last item is among them without proof, the provider's report decides, if there
 * is a request. Earlier items aren't waited for: the prompts after them are simulated first, and fail if one of them wasn't executed.
 */
export function reportedEventType({
  isProven,
  isLast,
  hasRequest,
}: {
  isProven: boolean
  /** The execution's last item is among them. */
  isLast: boolean
  hasRequest: boolean
}): 'confirmed' | 'submitted' {
  return isProven || !isLast || !hasRequest ? 'confirmed' : 'submitted'
}

/**
 * Whether the chain shows what the wallet reports, or the provider has reported meanwhile that the user's part is over. Undefined if the
 * chain doesn't show the outcome yet.
 */
async function isShownByChain(
  run: Run,
  { requested }: SentBatch,
  { kind, hashes }: ReportWithHashes,
): Promise<boolean | undefined> {
  // The transaction of a bundle succeeds even if the batch in it failed. After a reload, the calls aren't known, so no transaction proves
  // that it contains them.
  if (kind === 'contradicted' || hashes.length === 0 || !requested) return false
  return Promise.race([confirmCalls(run, requested, hashes), run.untilOver().then(() => true)])
}

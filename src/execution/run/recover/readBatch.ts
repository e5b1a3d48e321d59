import type { Hex } from 'viem'
import { BatchPartlyDoneError, TransactionRevertedError } from '../../../errors/transaction.ts'
import { readInTime, startInTime } from '../../../utils/time/readInTime.ts'
import type { TransactionOutcome } from '../../ports/chains/chainReader.ts'
import { isTransactionHash } from '../../ports/wallet/isTransactionHash.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { classifyCalls } from '../../ports/wallet/classifyCalls.ts'
import { readPromptedNonce } from './readPromptedNonce.ts'
import type { Run } from '../run.ts'

/** How long a transaction that a wallet reports may take to be found mined before the wallet is asked again, in milliseconds. */
const findMinedLimitMs = 10_000

/** What a wallet reports of a batch, checked on the chain. */
export type BatchReport =
  /** The batch is still pending. */
  | { kind: 'open' }
  | { kind: 'done'; hashes: readonly Hex[] }
  /** The wallet reports a failure, but its transactions succeeded on the chain. */
  | { kind: 'contradicted'; hashes: readonly Hex[] }
  /** The chain shows that it failed. */
  | { kind: 'failed'; hashes: readonly Hex[]; error: TransactionRevertedError | BatchPartlyDoneError }
  /**
   * Only the wallet reports a failure. No status code proves it: calls that the wallet gave up may still be mined, and some wallets use
   * codes from 400 to 499 for calls that they have yet to send.
   */
  | { kind: 'denied'; hashes: readonly Hex[] }
  /** The wallet knows the batch, but returns an unknown status. */
  | { kind: 'unclear'; hashes: readonly Hex[] }

/** Failures that a wallet has reported so far for a batch. */
export interface BatchDenials {
  /** The wallet has reported a failure, even if it no longer knows the batch. */
  isDenied: boolean
}

/** Remembers a report that denies that the batch was sent. */
export function addDenial(denials: BatchDenials, report: BatchReport | undefined): void {
  if (report?.kind === 'denied') denials.isDenied = true
}

type BatchRun = Pick<Run, 'chainReader' | 'clock' | 'signal' | 'getState'>

/**
 * Reads what became of a batch or of its earlier attempts: the wallet may still execute one that it gave up. If the wallet reports a
 * failure that the chain doesn't show, that proves nothing.
 *
 * @returns undefined if the wallet doesn't answer.
 */
export async function readBatchReport(
  run: BatchRun,
  batches: WalletBatches,
  { id, chainId }: { id: string; chainId: number },
): Promise<BatchReport | undefined> {
  const intent = run.getState().items.find((item) => item.intent?.callsId === id)?.intent
  const ids = [id, ...(intent?.earlierCallsIds ?? [])]
  const reports = await Promise.all(ids.map((one) => readReport(run, batches, { id: one, chainId })))
  const find = (...kinds: BatchReport['kind'][]) => reports.find((one) => one && kinds.includes(one.kind))
  return find('done') ?? find('open', 'contradicted') ?? reports[0]
}

async function readReport(
  run: BatchRun,
  batches: WalletBatches,
  { id, chainId }: { id: string; chainId: number },
): Promise<BatchReport | undefined> {
  // The wallet may also throw synchronously.
  const asking = (async () => batches.getCallsStatus(id))()
  const answer = await readInTime(run, asking)
  if (!answer) return undefined
  const { status } = answer
  const reported = hashesOf(answer.transactionHashes)
  const hashes = reported.length > 0 ? reported : namedHashes(run, id)
  const reverted = new Set(hashesOf(answer.revertedHashes))
  const outcome = classifyCalls(
    status,
    hashes.map((hash) => reverted.has(hash)),
  )
  if (outcome === 'success') return { kind: 'done', hashes }
  if (outcome === 'open') return { kind: 'open' }
  if (outcome !== 'failure' && outcome !== 'partial') return { kind: 'unclear', hashes }
  const names = [...new Set(hashes)]
  const mined = await readMined(run, chainId, names)
  const failed = mined.filter((one) => one.status !== 'success')
  const isAllDone = failed.length === 0 && mined.length >= callsOf(run, id)
  const isPart =
    outcome === 'partial' ? mined.length > 0 && !isAllDone : failed.length > 0 && failed.length < mined.length
  if (isPart)
    return { kind: 'failed', hashes, error: new BatchPartlyDoneError({ transactionHashes: hashes }) }
  const [first] = failed
  if (first) {
    const { transactionHash } = first
    return { kind: 'failed', hashes, error: new TransactionRevertedError({ transactionHash, chainId }) }
  }
  return names.length > 0 && mined.length === names.length
    ? { kind: 'contradicted', hashes }
    : { kind: 'denied', hashes }
}

/** How many calls a batch, or an earlier attempt of it, has. */
function callsOf({ getState }: Pick<Run, 'getState'>, id: string): number {
  return getState().items.filter(
    ({ intent }) => intent?.callsId === id || intent?.earlierCallsIds?.includes(id),
  ).length
}

/** The hashes that the wallet has reported for a batch so far. */
function namedHashes({ getState }: Pick<Run, 'getState'>, id: string): Hex[] {
  const hashes = getState().items.map(({ intent, transactionHash }) =>
    intent?.callsId === id ? transactionHash : undefined,
  )
  return hashes.filter((hash) => hash !== undefined)
}

/** A third-party wallet may report anything. */
function hashesOf(answer: unknown): Hex[] {
  return Array.isArray(answer) ? answer.filter(isTransactionHash) : []
}

/** The outcomes of the transactions that are mined by now, without replacements. */
async function readMined(
  { chainReader, clock, signal }: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  chainId: number,
  hashes: readonly Hex[],
): Promise<TransactionOutcome[]> {
  const outcomes = await Promise.all(
    hashes.map((transactionHash) =>
      startInTime({ clock, signal, maxMs: findMinedLimitMs }, (ending) =>
        chainReader.waitForTransaction({ chainId, transactionHash }, { signal: ending }),
      ),
    ),
  )
  return outcomes.filter((one) => one !== undefined).filter((one) => one.replacement === undefined)
}

/**
 * What became of a batch whose answer was lost, or that the wallet gave up. A wallet that doesn't know this library's ID proves nothing:
 * some wallets assign their own IDs, which were lost with the answer. Nor does a failure that it reports after it has reported a hash.
 *
 * @param denials What the wallet has reported before; what it reports now is added.
 * @returns `found` if the wallet or the chain has the batch; `absent` if the account has sent nothing since, though the wallet still may;
 *   `moved` if it has, which may be the batch; `denied` if only the wallet can tell, and reports that it failed; undefined if no one can
 *   tell.
 */
export async function readBatch(
  run: Run,
  batches: WalletBatches,
  { callsId, index, ...account }: { callsId: string; index: number; chainId: number; from: `0x${string}` },
  denials: BatchDenials,
): Promise<'found' | 'absent' | 'denied' | 'moved' | undefined> {
  const report = await readBatchReport(run, batches, { id: callsId, chainId: account.chainId })
  if (report && report.kind !== 'denied' && report.kind !== 'unclear') return 'found'
  addDenial(denials, report)
  const seen = await readPromptedNonce(run, index, account).catch(() => undefined)
  const hashes = report?.hashes ?? namedHashes(run, callsId)
  return denials.isDenied && hashes.length === 0 ? (seen ?? 'denied') : seen
}

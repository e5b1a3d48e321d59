import type { Hex } from 'viem'
import { BatchPartlyDoneError, TransactionRevertedError } from '../../../errors/transaction.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { TransactionOutcome } from '../../ports/chains/chainReader.ts'
import { isTransactionHash } from '../../ports/wallet/isTransactionHash.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { classifyCalls } from '../../ports/wallet/classifyCalls.ts'
import { readPromptedNonce } from './readPromptedNonce.ts'
import type { Run } from '../run.ts'

/** How long a transaction that a wallet reports may take to be found mined before the wallet is asked again, in milliseconds. */
const minedLimitMs = 10_000

const nothing = () => undefined

/** What a wallet reports of a batch, checked on the chain. */
export type BatchReport =
  /** Not over. */
  | { kind: 'open' }
  | { kind: 'done'; hashes: readonly Hex[] }
  /** The wallet reports a failure, but on the chain its transactions succeeded. */
  | { kind: 'contradicted'; hashes: readonly Hex[] }
  /** It failed, and the chain shows it. */
  | { kind: 'failed'; hashes: readonly Hex[]; error: TransactionRevertedError | BatchPartlyDoneError }
  /**
   * Only the wallet reports a failure, which proves nothing, by whatever code: calls that it gave up may still be mined, and some wallets
   * also report by a code of 400 to 499 what they are still to send.
   */
  | { kind: 'denied'; hashes: readonly Hex[] }
  /** The wallet knows it, by a status that nobody knows. */
  | { kind: 'unclear'; hashes: readonly Hex[] }

/** What a wallet has reported so far of a batch that isn't done. */
export interface BatchDenials {
  /** It has reported a failure, also if it has forgotten the batch since. */
  isDenied: boolean
}

/** Remembers a report, if it denies that a batch is done or under way. */
export function addDenial(denials: BatchDenials, report: BatchReport | undefined): void {
  if (report?.kind === 'denied') denials.isDenied = true
}

type BatchRun = Pick<Run, 'chainReader' | 'clock' | 'signal' | 'getState'>

/**
 * Reads what became of a batch, or of an earlier try of it: the wallet may execute what it gave up. If the wallet reports a failure that
 * the chain doesn't show, that proves nothing.
 *
 * @returns undefined if the wallet doesn't say.
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
  // It may also throw at once.
  const asking = (async () => batches.getCallsStatus(id))()
  const answer = await withLimit(run, asking.catch(nothing), nothing)
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

/** How many calls a batch, or an earlier try of it, has. */
function callsOf({ getState }: Pick<Run, 'getState'>, id: string): number {
  return getState().items.filter(
    ({ intent }) => intent?.callsId === id || intent?.earlierCallsIds?.includes(id),
  ).length
}

/** The transactions that the wallet has named of a batch so far. */
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

/** The outcomes of those transactions that are mined by now, without replaced ones. */
async function readMined(
  { chainReader, clock, signal }: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  chainId: number,
  hashes: readonly Hex[],
): Promise<TransactionOutcome[]> {
  const outcomes = await Promise.all(
    hashes.map((transactionHash) =>
      raceAndAbort<TransactionOutcome | undefined>(signal, (ending) => [
        chainReader
          .waitForTransaction({ chainId, transactionHash }, { signal: ending })
          .catch(() => undefined),
        clock.sleep(minedLimitMs, ending).then(nothing, nothing),
      ]),
    ),
  )
  return outcomes.filter((one) => one !== undefined).filter((one) => one.replacement === undefined)
}

/**
 * What became of a batch whose answer was lost, or that the wallet gave up. If the wallet doesn't know our ID, that proves nothing: some
 * wallets assign IDs of their own, which were lost with the answer. Nor does a failure that it reports after it has named a transaction.
 *
 * @param denials What the wallet has reported before; what it reports now is added.
 * @returns `found` if the wallet or the chain has it; `absent` if the account has sent nothing since, which doesn't say that the wallet
 *   never will; `moved` if it has, which may be the batch; `denied` if only the wallet can tell, and reports that it failed; undefined if no
 *   one can tell.
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

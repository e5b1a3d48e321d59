import type { Hex } from 'viem'
import { BatchPartlyDoneError, TransactionRevertedError } from '../../../errors/transaction.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import type { TransactionOutcome } from '../../ports/chains/chainReader.ts'
import { isTransactionHash } from '../../ports/wallet/isTransactionHash.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { classifyCalls } from '../../state/classify.ts'
import { readPromptedNonce } from './readPromptedNonce.ts'
import type { Run } from '../../ports/run/run.ts'

/** How long a transaction that a wallet names may take to be found mined, before the wallet is asked again; in milliseconds. */
const minedLimitMs = 10_000

/** What a wallet says of a batch, held against the chain. */
export type BatchReport =
  /** Not over, or in a word that nobody knows. */
  | { kind: 'open' }
  | { kind: 'done'; hashes: readonly Hex[] }
  /** It failed, says the wallet, and the chain shows transactions of that name that went through. */
  | { kind: 'contradicted'; hashes: readonly Hex[] }
  /** It failed, and the chain shows it. */
  | { kind: 'failed'; hashes: readonly Hex[]; error: TransactionRevertedError | BatchPartlyDoneError }
  /** It failed, says the wallet alone: calls that it gave up may still be mined. */
  | { kind: 'denied' }

/**
 * Reads what became of a batch. A wallet's word for an end that the chain does not show is no proof of it.
 *
 * @returns undefined when the wallet does not say.
 */
export async function readBatchReport(
  run: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  batches: WalletBatches,
  { id, chainId }: { id: string; chainId: number },
): Promise<BatchReport | undefined> {
  const answer = await batches.getCallsStatus(id).catch(() => undefined)
  if (!answer) return undefined
  const { status } = answer
  const hashes = hashesOf(answer.transactionHashes)
  const reverted = new Set(hashesOf(answer.revertedHashes))
  const outcome = classifyCalls(
    status,
    hashes.map((hash) => reverted.has(hash)),
  )
  if (outcome === 'success') return { kind: 'done', hashes }
  if (outcome !== 'failure' && outcome !== 'partial') return { kind: 'open' }
  const names = [...new Set(hashes)]
  const mined = await readMined(run, chainId, names)
  const failed = mined.filter((one) => one.status !== 'success')
  const isPart = outcome === 'partial' ? mined.length > 0 : failed.length > 0 && failed.length < mined.length
  if (isPart)
    return { kind: 'failed', hashes, error: new BatchPartlyDoneError({ transactionHashes: hashes }) }
  const [first] = failed
  if (first) {
    const { transactionHash } = first
    return { kind: 'failed', hashes, error: new TransactionRevertedError({ transactionHash, chainId }) }
  }
  return names.length > 0 && mined.length === names.length
    ? { kind: 'contradicted', hashes }
    : { kind: 'denied' }
}

/** What a wallet of another make names may be anything. */
function hashesOf(answer: unknown): Hex[] {
  return Array.isArray(answer) ? answer.filter(isTransactionHash) : []
}

const nothing = () => undefined

/** Those of the transactions that are mined by now, as they ended. */
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
 * What became of a batch whose answer was lost. That the wallet knows none by our id proves nothing: some wallets give batches
 * ids of their own, and what those are was lost as well.
 *
 * @returns `found` when the wallet has it, or the chain does; `absent` when the account has sent nothing since, and `unsent` when
 * the wallet says so, too; `denied` when the wallet says so alone; `moved` when the account has sent something since; undefined when
 * nobody can tell.
 */
export async function readBatch(
  run: Run,
  batches: WalletBatches,
  { callsId, index, ...account }: { callsId: string; index: number; chainId: number; from: `0x${string}` },
): Promise<'found' | 'absent' | 'unsent' | 'denied' | 'moved' | undefined> {
  const report = await readBatchReport(run, batches, { id: callsId, chainId: account.chainId })
  if (report && report.kind !== 'denied') return 'found'
  const seen = await readPromptedNonce(run, index, account).catch(() => undefined)
  if (!report) return seen
  return seen === 'absent' ? 'unsent' : 'denied'
}

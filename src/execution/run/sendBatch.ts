import { bytesToHex, type Hex } from 'viem'
import {
  BatchPartlyDoneError,
  BatchRevertedError,
  TransactionRevertedError,
} from '../../errors/transaction.ts'
import { WalletError } from '../../errors/wallet.ts'
import { classifyCalls } from '../state/classify.ts'
import type { PlanItem, TransactionItem } from '../../decode/planItems.ts'
import type { WalletBatches } from '../ports/wallet/wallet.ts'
import { isBatchKnown, isBatchRefused, toWalletError } from '../ports/wallet/walletErrors.ts'
import { confirmCalls, type AskedCalls } from './confirmCalls.ts'
import { recoverLostPrompt } from './recover/recoverLostPrompt.ts'
import { readPromptedNonce } from './recover/readPromptedNonce.ts'
import { isFollowable } from './isFollowable.ts'
import { prompt } from './prompt/prompt.ts'
import { isRunOver, type PromptingRun, type Run } from './run.ts'

/** How long a wallet may take to say what it can do, and how often a batch is looked up, in milliseconds. */
const probeTimeoutMs = 2_000
const checkDelayMs = 2_000

/** Transactions in a row that the wallet does whole or not at all, from a place on; undefined when it does not. */
export async function batchAt(run: PromptingRun, index: number): Promise<TransactionItem[] | undefined> {
  const { batches } = run.wallet
  const [first, ...rest] = run.items.slice(index)
  if (!batches || !run.hasBatches || first?.kind !== 'transaction') return undefined
  const items = [first]
  for (const item of rest) {
    if (!isTransactionOn(item, first.data.chainId)) break
    items.push(item)
  }
  if (items.length < 2) return undefined
  const atomicity = await probe(run, batches, first.data.chainId)
  const isUsable = atomicity === 'supported' || (atomicity === 'ready' && run.allowAccountUpgrade)
  return isUsable ? items : undefined
}

/**
 * Asks the wallet for several transactions in one prompt (EIP-5792), and waits until all are mined.
 *
 * @returns false when the wallet does no batches after all and nothing was sent.
 */
export async function sendBatch(
  run: PromptingRun,
  items: readonly TransactionItem[],
  index: number,
): Promise<boolean> {
  const { batches } = run.wallet
  const last = items.at(-1)
  if (!batches || !last) return false
  const { from, chainId } = last.data
  const indexes = items.map((_, at) => index + at)
  // Gas figures of the service are hints; the wallet estimates its own.
  const calls = items.map(({ data: { to, data, value } }) => ({ to, data, value }))
  const asked = { from, chainId, calls }
  const callsId = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  for (;;) {
    try {
      const outcome = await prompt(run, {
        indexes,
        item: items.find(({ check }) => check) ?? last,
        from,
        chainId,
        callsId,
        ask: () =>
          batches
            .sendCalls({ id: callsId, ...asked })
            // The wallet has it already, from an answer that was lost.
            .catch((error: unknown) => (isBatchKnown(error) ? callsId : Promise.reject(error))),
      })
      if (outcome.kind === 'over') return true
      if (outcome.kind === 'answered') {
        await confirmBatch(run, batches, { id: outcome.answer, indexes, chainId, asked })
        return true
      }
      const found = await recoverLostPrompt(run, {
        indexes,
        error: outcome.error,
        isFollowed: items.some(isFollowable),
        account: { chainId, from },
        check: () => readBatch(run, batches, { callsId, index, chainId, from }),
      })
      if (found === 'declined') throw outcome.error
      if (found === 'found') {
        await confirmBatch(run, batches, { id: callsId, indexes, chainId, asked })
        return true
      }
    } catch (error) {
      if (!isBatchRefused(error)) throw error
      run.hasBatches = false
      run.dispatch({ type: 'batchRefused', error: toWalletError(error) })
      return false
    }
  }
}

/**
 * Whether the wallet knows a batch whose answer was lost. That it knows none by our id proves nothing: some wallets give batches
 * ids of their own, and what those are was lost as well.
 */
export async function readBatch(
  run: Run,
  batches: WalletBatches,
  { callsId, index, ...account }: { callsId: string; index: number; chainId: number; from: `0x${string}` },
): Promise<'found' | 'absent' | undefined> {
  try {
    await batches.getCallsStatus(callsId)
    return 'found'
  } catch {
    return readPromptedNonce(run, index, account)
  }
}

export interface ConfirmBatchParameters {
  id: string
  indexes: readonly number[]
  chainId: number
  /** What the wallet was asked for, where this page did so. */
  asked?: AskedCalls | undefined
}

/**
 * Waits until the wallet says how a batch ended, or the run is over. Where the chain does not show that it did what it was asked
 * for, the service has the last word.
 *
 * @throws {TransactionRevertedError | BatchPartlyDoneError | WalletError}
 */
export async function confirmBatch(
  run: Run,
  batches: WalletBatches,
  { id, indexes, chainId, asked }: ConfirmBatchParameters,
): Promise<void> {
  const { dispatch, clock, signal } = run
  for (const index of indexes) dispatch({ type: 'submitted', index, transactionHash: undefined, callsId: id })
  while (!isRunOver(run)) {
    const answer = await batches.getCallsStatus(id).catch(() => undefined)
    const hashes = answer?.transactionHashes ?? []
    const reverted = new Set(answer?.revertedHashes)
    const outcome =
      answer &&
      classifyCalls(
        answer.status,
        hashes.map((hash) => reverted.has(hash)),
      )
    if (outcome === 'success') {
      const type = await confirmedBy(hashes)
      for (const [at, index] of indexes.entries()) {
        dispatch({ type, index, transactionHash: hashes[at] ?? hashes.at(-1) })
      }
      return type === 'confirmed' ? undefined : run.untilOver()
    }
    if (outcome === 'partial') {
      for (const [at, index] of indexes.entries()) {
        dispatch({ type: 'submitted', index, transactionHash: hashes[at] })
      }
      throw new BatchPartlyDoneError({ transactionHashes: hashes })
    }
    if (outcome === 'failure') {
      const [transactionHash] = hashes
      if (transactionHash) throw new TransactionRevertedError({ transactionHash, chainId })
      if (isReverted(answer?.status ?? 0)) throw new BatchRevertedError({ chainId })
      throw new WalletError({ message: 'The batch did not reach the chain; nothing was sent.' })
    }
    await clock.sleep(checkDelayMs, signal)
  }

  /** What is before other prompts is not waited for: these are simulated, and refused if it is missing. */
  async function confirmedBy(hashes: readonly Hex[]): Promise<'confirmed' | 'submitted'> {
    const over = run.untilOver().then(() => true)
    const isConfirmed = !asked || (await Promise.race([confirmCalls(run, asked, hashes), over]))
    const { items, requestId } = run.getState()
    const isLast = indexes.includes(items.length - 1)
    return isConfirmed || !isLast || requestId === undefined ? 'confirmed' : 'submitted'
  }
}

/** The code of a batch that was mined and reverted, whether or not its transaction is told. */
function isReverted(status: number): boolean {
  return Math.floor(status / 100) === 5
}

function isTransactionOn(item: PlanItem, chainId: number): item is TransactionItem {
  return item.kind === 'transaction' && item.data.chainId === chainId
}

/** What the wallet can do; a wallet that fails or takes its time to say so can't. */
async function probe(
  { clock, signal }: Run,
  batches: WalletBatches,
  chainId: number,
): Promise<'supported' | 'ready' | 'unsupported'> {
  const controller = new AbortController()
  const ending = AbortSignal.any([signal, controller.signal])
  const unsupported = () => 'unsupported' as const
  try {
    return await Promise.race([
      batches.getAtomicity(chainId).catch(unsupported),
      clock.sleep(probeTimeoutMs, ending).then(unsupported, unsupported),
    ])
  } finally {
    controller.abort()
  }
}

import { ResponseLostError } from '../../errors/wallet.ts'
import type { ExecutionItem, ExecutionItemStatus } from '../state/executionItem.ts'
import type { Wallet, WalletBatches } from '../ports/wallet/wallet.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import { isAllowed } from './allowance.ts'
import { readPromptedNonce } from './recover/readPromptedNonce.ts'
import { readSignatureUse } from './recover/readSignatureUse.ts'
import { recoverLostPrompt } from './recover/recoverLostPrompt.ts'
import type { Run } from './run.ts'
import { readBatch, type BatchDenials } from './recover/readBatch.ts'
import { confirmBatch } from './confirm/confirmBatch.ts'

/** What became of prompts whose answers were lost; see `recoverLostPrompt`. */
interface RecoveredItems {
  found: 'found' | 'again' | 'declined'
  indexes: readonly number[]
  /** The prompt was for a signed text that pays nothing, and the provider no longer acts on it. */
  isHarmless: boolean
  error: ResponseLostError
}

/**
 * Finds out what became of prompts whose answers were lost, because the page that prompted is gone or gave up.
 *
 * @param getWallet Returns the currently connected wallet, which is only asked what became of a batch.
 * @returns undefined if no answer was lost.
 */
export async function recoverLostItems(
  run: Run,
  getWallet: () => Wallet | undefined,
): Promise<RecoveredItems | undefined> {
  const lost = itemsOf(run, 'lost')
  const [first] = lost
  if (!first) return undefined
  const { index, item } = first
  const { intent, kind, chainId } = item
  const indexes = lost.map((place) => place.index)
  const error = new ResponseLostError()
  let batch: Batch | undefined
  const denials: BatchDenials = { isDenied: false }
  let isHarmless = false
  let found = await recoverLostPrompt(run, {
    indexes,
    error,
    isReported: true,
    account: { chainId, from: intent?.from ?? '' },
    async check() {
      if (!intent) return undefined
      if (kind === 'signature') {
        const seen = await withLimit(run, readSignatureUse(run, intent, chainId), () => undefined)
        if (seen === 'found') run.dispatch({ type: 'confirmed', index })
        isHarmless = seen === 'absent' && item.paysNothing === true
        return seen
      }
      const account = { chainId, from: intent.from }
      if (await isAllowed(run, intent.approval, { chainId, owner: account.from })) {
        run.dispatch({ type: 'confirmed', index })
        return 'found'
      }
      batch = batchOf(run, index, getWallet()) ?? batch
      return batch
        ? readBatch(run, batch.batches, { callsId: batch.id, index, ...account }, denials)
        : readPromptedNonce(run, index, account)
    },
  })
  if (found === 'found') {
    // The wallet's own ID may have come late.
    batch = batchOf(run, index, getWallet()) ?? batch
    const sent = batch && { id: batch.id, indexes, chainId, from: batch.from, isReported: true }
    if (batch && sent && (await confirmBatch(run, batch.batches, sent)) === 'again') found = 'again'
  }
  return { found, indexes, isHarmless, error }
}

/** A batch, and the wallet that knows it by this ID. */
interface Batch {
  id: string
  /** The account that sent it. */
  from: `0x${string}`
  batches: WalletBatches
}

/** Undefined if it wasn't a batch, or while no wallet that supports batches is connected. */
function batchOf({ getState }: Run, index: number, wallet: Wallet | undefined): Batch | undefined {
  const intent = getState().items[index]?.intent
  const batches = wallet?.batches
  if (intent?.callsId === undefined || !batches) return undefined
  return { id: intent.callsId, from: intent.from, batches }
}

/** Items with a status, and their positions. */
export function itemsOf(
  { getState }: Pick<Run, 'getState'>,
  status: ExecutionItemStatus,
): { index: number; item: ExecutionItem }[] {
  return getState().items.flatMap((item, index) => (item.status === status ? [{ index, item }] : []))
}

import { bytesToHex } from 'viem'
import type { QuoteItem, TransactionItem } from '../../../decode/quoteItems.ts'
import { fieldsOf } from '../../../schemas/base/json.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { WalletBatches } from '../../ports/wallet/wallet.ts'
import { isBatchKnown, isBatchRefused, toWalletError } from '../../ports/wallet/walletErrors.ts'
import { confirmBatch } from '../confirm/confirmBatch.ts'
import { readBatch, readBatchReport, type BatchDenials } from '../recover/readBatch.ts'
import { recoverLostPrompt } from '../recover/recoverLostPrompt.ts'
import { isItemReported } from '../isItemReported.ts'
import { prompt } from '../prompt/prompt.ts'
import type { PromptingRun, Run } from '../run.ts'

/** How long a wallet may take to say what it can do, in milliseconds. */
const probeTimeoutMs = 2_000

/** The consecutive transactions from a position on that the wallet can execute as one atomic batch; undefined if there are none. */
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
 * Prompts the wallet for several transactions at once (EIP-5792), and waits until all are mined.
 *
 * @returns false if the wallet refused the batch and nothing was sent.
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
  // The provider's gas figures are hints; the wallet makes its own estimate.
  const calls = items.map(({ data: { to, data, value } }) => ({ to, data, value }))
  const requested = { from, chainId, calls }
  const isReported = items.some(isItemReported)
  let callsId = createCallsId()
  for (let tries = 1; ; tries += 1) {
    if (tries > 1 && (await isGivenUp(run, batches, { index, chainId }))) callsId = createCallsId()
    try {
      const outcome = await prompt(run, {
        indexes,
        item: items.find(({ check }) => check) ?? last,
        from,
        chainId,
        callsId,
        async openPrompt() {
          const id = await batches
            .sendCalls({ id: callsId, ...requested })
            .then((answer) => toCallsId(answer) ?? callsId)
            // The wallet already has the batch, from a prompt whose answer was lost.
            .catch((error: unknown) => (isBatchKnown(error) ? callsId : Promise.reject(error)))
          // Kept even if the run was left meanwhile.
          run.sent(indexes, { transactionHash: undefined, callsId: id })
          return id
        },
      })
      if (outcome.kind === 'over') return true
      if (outcome.kind === 'answered') {
        const batch = { id: outcome.answer, indexes, chainId, from, isReported, requested }
        if ((await confirmBatch(run, batches, batch)) === 'again') continue
        return true
      }
      const denials: BatchDenials = { isDenied: false }
      const found = await recoverLostPrompt(run, {
        indexes,
        error: outcome.error,
        isReported,
        account: { chainId, from },
        check: () => readBatch(run, batches, { callsId, index, chainId, from }, denials),
      })
      if (found === 'declined') throw outcome.error
      if (found === 'again') continue
      const batch = { id: callsId, indexes, chainId, from, isReported, requested }
      if ((await confirmBatch(run, batches, batch)) === 'over') return true
    } catch (error) {
      if (!isBatchRefused(error)) throw error
      run.hasBatches = false
      run.dispatch({ type: 'batchRefused', error: toWalletError(error) })
      return false
    }
  }
}

function createCallsId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
}

/**
 * Whether the wallet gave up the batch, and so refuses its ID. Otherwise the same ID is sent again, so that the wallet recognizes the
 * batch.
 */
async function isGivenUp(
  run: PromptingRun,
  batches: WalletBatches,
  { index, chainId }: { index: number; chainId: number },
): Promise<boolean> {
  const id = run.getState().items[index]?.intent?.callsId
  return id !== undefined && (await readBatchReport(run, batches, { id, chainId }))?.kind === 'denied'
}

/** A third-party wallet may return anything, not only the standard's object. */
function toCallsId(answer: unknown): string | undefined {
  const id = typeof answer === 'string' ? answer : fieldsOf(answer)['id']
  return typeof id === 'string' ? id : undefined
}

function isTransactionOn(item: QuoteItem, chainId: number): item is TransactionItem {
  return item.kind === 'transaction' && item.data.chainId === chainId
}

/** Asks what the wallet supports; `unsupported` if it fails or takes too long. */
async function probe(
  { clock, signal }: Run,
  batches: WalletBatches,
  chainId: number,
): Promise<'supported' | 'ready' | 'unsupported'> {
  const unsupported = () => 'unsupported' as const
  return withLimit(
    { clock, signal, maxMs: probeTimeoutMs },
    // The wallet may also throw synchronously.
    (async () => batches.getAtomicity(chainId))().catch(unsupported),
    unsupported,
  )
}

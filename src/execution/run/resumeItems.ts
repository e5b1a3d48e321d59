import { InterruptedError } from '../../errors/execution.ts'
import { AnswerLostError } from '../../errors/wallet.ts'
import type { ExecutionItem, ExecutionItemStatus, PromptIntent } from '../state/executionState.ts'
import type { Wallet, WalletBatches } from '../ports/wallet/wallet.ts'
import { isAllowed } from './allowance.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { recoverLostPrompt } from './recoverLostPrompt.ts'
import { checkNonce } from './checkNonce.ts'
import { isRunOver, type Run } from './run.ts'
import { confirmBatch, checkBatch } from './sendBatch.ts'
import { postedGraceMs } from './signItem.ts'

/**
 * Takes up an execution that another page began: finds out what became of what was prompted, waits for what was sent,
 * and never prompts.
 *
 * @param run The execution, in its restored state.
 * @param getWallet Gives the wallet that is connected by then. It is asked what became of a batch; nothing else.
 *
 * @throws {InterruptedError} when there is more to send: a new quote is needed for it.
 */
export async function resumeItems(run: Run, getWallet: () => Wallet | undefined): Promise<void> {
  const { getState, clock } = run
  const lost = itemsOf(run, 'lost')
  const [first] = lost
  if (first) {
    const { index, item } = first
    const { intent, kind, chainId } = item
    const indexes = lost.map((place) => place.index)
    let batch: Batch | undefined
    const found = await recoverLostPrompt(run, {
      indexes,
      error: new AnswerLostError(),
      isFollowed: getState().requestId !== undefined,
      async check() {
        if (kind === 'signature') {
          return clock.now() - (intent?.at ?? 0) > postedGraceMs ? 'absent' : undefined
        }
        if (!intent) return undefined
        const account = { chainId, from: intent.from as `0x${string}` }
        if (await isAllowed(intent.approval, run.chains, { chainId, owner: account.from })) {
          run.dispatch({ type: 'confirmed', index })
          return 'found'
        }
        batch = batchOf(intent, getWallet()) ?? batch
        return batch
          ? checkBatch(run, batch.batches, { callsId: batch.id, index, ...account })
          : checkNonce(run, index, account)
      },
    })
    if (found !== 'found') throw new InterruptedError()
    batch ??= batchOf(intent, getWallet())
    if (batch) await confirmBatch(run, batch.batches, { id: batch.id, indexes, chainId })
  }
  for (const { index, item } of itemsOf(run, 'confirming')) {
    const { chainId, transactionHash } = item
    if (transactionHash && !isRunOver(run)) {
      await confirmTransaction(run, { index, chainId, transactionHash })
    }
  }
  if (!isRunOver(run) && itemsOf(run, 'waiting').length > 0) throw new InterruptedError()
}

/** What was asked for in one prompt, by the name that the wallet knows it by. */
interface Batch {
  id: string
  batches: WalletBatches
}

/** Undefined for what was no batch, and while no wallet is connected that does batches. */
function batchOf(intent: PromptIntent | undefined, wallet: Wallet | undefined): Batch | undefined {
  const id = intent?.callsId
  const batches = wallet?.batches
  return id !== undefined && batches ? { id, batches } : undefined
}

function itemsOf({ getState }: Run, status: ExecutionItemStatus): { index: number; item: ExecutionItem }[] {
  return getState().items.flatMap((item, index) => (item.status === status ? [{ index, item }] : []))
}

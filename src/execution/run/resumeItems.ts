import { InterruptedError } from '../../errors/execution.ts'
import { AnswerLostError } from '../../errors/wallet.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { isAllowed } from './allowance.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { findLost } from './findLost.ts'
import { lookAtNonce } from './lookAtNonce.ts'
import { isRunOver, type Run } from './run.ts'
import { confirmBatch, lookAtBatch } from './sendBatch.ts'
import { postedGraceMs } from './signItem.ts'

/**
 * Takes up an execution that another page began: finds out what became of what was prompted, waits for what was sent,
 * and never prompts.
 *
 * @param run The execution, in its restored state.
 * @param wallet Asked what became of a batch; nothing else.
 *
 * @throws {InterruptedError} when there is more to send: a new quote is needed for it.
 */
export async function resumeItems(run: Run, wallet: Wallet | undefined): Promise<void> {
  const { getState, clock } = run
  const lost = indexesOf(run, 'lost')
  const [first] = lost
  const { intent, kind, chainId } = getState().items[first ?? 0] ?? {}
  const batches = wallet?.batches
  if (first !== undefined && chainId !== undefined) {
    const callsId = intent?.callsId
    const found = await findLost(run, {
      indexes: lost,
      error: new AnswerLostError(),
      isFollowed: getState().requestId !== undefined,
      async look() {
        if (kind === 'signature') {
          return clock.now() - (intent?.at ?? 0) > postedGraceMs ? 'absent' : undefined
        }
        if (!intent) return undefined
        const account = { chainId, from: intent.from as `0x${string}` }
        if (await isAllowed(intent.approval, run.chains, { chainId, owner: account.from })) {
          run.dispatch({ type: 'confirmed', index: first })
          return 'found'
        }
        return callsId !== undefined && batches
          ? lookAtBatch(run, batches, { callsId, index: first, ...account })
          : lookAtNonce(run, first, account)
      },
    })
    if (found !== 'found') throw new InterruptedError()
    if (!isRunOver(run) && callsId !== undefined && batches) {
      await confirmBatch(run, batches, { id: callsId, indexes: lost, chainId })
    }
  }
  for (const index of indexesOf(run, 'confirming')) {
    const item = getState().items[index]
    if (item?.transactionHash && !isRunOver(run)) {
      await confirmTransaction(run, {
        index,
        chainId: item.chainId,
        transactionHash: item.transactionHash,
      })
    }
  }
  if (!isRunOver(run) && indexesOf(run, 'waiting').length > 0) throw new InterruptedError()
}

function indexesOf({ getState }: Run, status: string): number[] {
  return getState().items.flatMap((item, index) => (item.status === status ? [index] : []))
}

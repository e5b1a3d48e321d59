import { approvalOf, isAllowed } from './allowance.ts'
import { checkQuote } from './checkQuote.ts'
import { isRunOver, type PromptingRun } from './run.ts'
import { batchAt, sendBatch } from './sendBatch.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signItem } from './signItem.ts'

/**
 * Takes what a quote asks for through the wallet, one after the other. The first one that is declined or fails ends
 * the run.
 */
export async function runItems(run: PromptingRun): Promise<void> {
  await checkQuote(run)
  // The list grows when the service appends to it, and the walk with it.
  for (const [index, item] of run.items.entries()) {
    if (isRunOver(run)) return
    if (run.getState().items[index]?.status === 'done') continue
    if (item.kind === 'signature') {
      await signItem(run, item, index)
      continue
    }
    const { chainId, from: owner } = item.data
    if (await isAllowed(approvalOf(item), run.chains, { chainId, owner })) {
      run.dispatch({ type: 'confirmed', index })
      continue
    }
    const batch = await batchAt(run, index)
    if (batch && (await sendBatch(run, batch, index))) continue
    await sendTransaction(run, item, index)
  }
}

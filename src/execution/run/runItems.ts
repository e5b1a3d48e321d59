import { ResponseLostError } from '../../errors/wallet.ts'
import { approvalOf, isAllowed } from './allowance.ts'
import { checkBeforePrompt } from './prompt/checkBeforePrompt.ts'
import { checkOpenPayments } from './prompt/checkOpenPayments.ts'
import { checkUnpaid } from './prompt/checkUnpaid.ts'
import { recoverLostItems } from './recoverLostItems.ts'
import { isRunOver, itemStatusOf, type PromptingRun } from './run.ts'
import { batchAt, sendBatch } from './send/sendBatch.ts'
import { sendTransaction } from './send/sendTransaction.ts'
import { signItem } from './send/signItem.ts'
import { waitUntilMined } from './confirm/waitUntilMined.ts'

/** Prompts the wallet for the items of a quote, one after the other. The first one that is rejected or fails ends the run. */
export async function runItems(run: PromptingRun): Promise<void> {
  await checkBeforePrompt(run)
  await checkOpenPayments(run)
  // Last, since the user may have taken long to decide.
  await checkUnpaid(run)
  // A resumed run may have a prompt whose answer was lost.
  const lost = await recoverLostItems(run, () => run.wallet)
  if (lost?.found === 'declined') throw lost.error
  // The provider may append to the list while the loop runs.
  for (const [index, item] of run.items.entries()) {
    if (isRunOver(run)) return
    await waitUntilMined(run, index, item.kind === 'transaction' ? item.data : undefined)
    const status = itemStatusOf(run, index)
    if (status === 'done') continue
    // Another transaction was mined, so the requested one may have been sent as well.
    if (status === 'lost') throw new ResponseLostError()
    if (item.kind === 'signature') {
      await signItem(run, item, index)
      continue
    }
    const { chainId, from: owner } = item.data
    if (await isAllowed(run, approvalOf(item), { chainId, owner })) {
      run.dispatch({ type: 'confirmed', index })
      continue
    }
    const batch = await batchAt(run, index)
    if (batch && (await sendBatch(run, batch, index))) continue
    await sendTransaction(run, item, index)
  }
}

import { ResponseLostError } from '../../../errors/wallet.ts'
import type { TransactionItem } from '../../../decode/quoteItems.ts'
import { isTransactionHash } from '../../ports/wallet/isTransactionHash.ts'
import { approvalOf, isAllowed } from '../allowance.ts'
import { recoverLostPrompt } from '../recover/recoverLostPrompt.ts'
import { readPromptedNonce } from '../recover/readPromptedNonce.ts'
import { isItemReported } from '../isItemReported.ts'
import { prompt } from '../prompt/prompt.ts'
import { itemStatusOf, type PromptingRun } from '../run.ts'
import { simulate } from './simulate.ts'
import { waitUntilMined } from '../confirm/waitUntilMined.ts'

/** Prompts the wallet to send one transaction, and waits until it is mined. */
export async function sendTransaction(
  run: PromptingRun,
  item: TransactionItem,
  index: number,
): Promise<void> {
  // The provider's gas figures are hints; the wallet makes its own estimate.
  const { from, to, data, value, chainId } = item.data
  const approval = approvalOf(item)
  const isApproved = () => isAllowed(run, approval, { chainId, owner: from })
  for (;;) {
    const outcome = await prompt(run, {
      indexes: [index],
      item,
      from,
      chainId,
      approval,
      check: () => simulate(run, item),
      async openPrompt(wallet) {
        const answer = await wallet.sendTransaction({ from, to, data, value, chainId })
        const hash = isTransactionHash(answer) ? answer : undefined
        // Kept even if the run was left meanwhile.
        run.sent([index], { transactionHash: hash })
        return hash
      },
    })
    if (outcome.kind === 'over') return
    if (outcome.kind === 'answered') await waitUntilMined(run, index, item.data)
    if (outcome.kind === 'answered' && itemStatusOf(run, index) !== 'lost') return
    const error = outcome.kind === 'lost' ? outcome.error : new ResponseLostError()
    const found = await recoverLostPrompt(run, {
      indexes: [index],
      error,
      isReported: isItemReported(item),
      account: { chainId, from },
      check: async () => {
        if (!(await isApproved())) return readPromptedNonce(run, index, { chainId, from })
        run.dispatch({ type: 'confirmed', index })
        return 'found'
      },
    })
    if (found === 'declined') throw error
    if (found === 'found') return
  }
}

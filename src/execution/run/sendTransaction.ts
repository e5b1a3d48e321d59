import { UserRejectedError } from '../../errors/execution.ts'
import type { TransactionItem } from '../planItems.ts'
import { isAllowed } from './allowance.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { findLost } from './findLost.ts'
import { lookAtNonce } from './lookAtNonce.ts'
import { prompt } from './prompt.ts'
import { isRunOver, type PromptingRun } from './run.ts'

const hashPattern = /^0x[0-9a-fA-F]{64}$/

/** How often an approval is looked for when the wallet gave no hash for it, in milliseconds. */
const lookDelayMs = 4_000

/** Asks the wallet to send one transaction, and waits until it is mined. */
export async function sendTransaction(
  run: PromptingRun,
  item: TransactionItem,
  index: number,
): Promise<void> {
  const { chainId, from } = item.data
  for (;;) {
    const outcome = await prompt(run, {
      indexes: [index],
      item,
      from,
      chainId,
      ask: (wallet) => wallet.sendTransaction(item.data),
    })
    if (outcome.kind === 'over') return
    if (outcome.kind === 'answered') {
      const { answer } = outcome
      const transactionHash = hashPattern.test(answer) ? answer : undefined
      run.dispatch({ type: 'submitted', index, transactionHash })
      return transactionHash
        ? confirmTransaction(run, { index, chainId, transactionHash })
        : waitWithoutHash(run, item, index)
    }
    const found = await findLost(run, {
      indexes: [index],
      error: outcome.error,
      isFollowed: item.check != null,
      look: async () => {
        if (!(await isAllowed(item, run.chains))) return lookAtNonce(run, index, { chainId, from })
        run.dispatch({ type: 'confirmed', index })
        return 'found'
      },
    })
    if (found === 'declined') throw new UserRejectedError()
    if (found === 'found') return
  }
}

/** The wallet sent, and calls it by a name of its own: the allowance or the service tells when it is mined. */
async function waitWithoutHash(run: PromptingRun, item: TransactionItem, index: number): Promise<void> {
  while (!isRunOver(run)) {
    if (await isAllowed(item, run.chains)) return run.dispatch({ type: 'confirmed', index })
    await run.clock.sleep(lookDelayMs, run.signal)
  }
}

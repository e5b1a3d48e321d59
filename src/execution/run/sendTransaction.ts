import { UserRejectedError } from '../../errors/wallet.ts'
import { bytes32Pattern } from '../../schemas/base/primitives.ts'
import type { TransactionItem } from '../../decode/planItems.ts'
import { approvalOf, isAllowed } from './allowance.ts'
import { confirmTransaction } from './confirmTransaction.ts'
import { recoverLostPrompt } from './recoverLostPrompt.ts'
import { checkNonce } from './checkNonce.ts'
import { prompt } from './prompt.ts'
import { isRunOver, type PromptingRun } from './run.ts'
import { simulate } from './simulate.ts'

/** How often an approval is looked for when the wallet gave no hash for it, in milliseconds. */
const checkDelayMs = 4_000

/** Asks the wallet to send one transaction, and waits until it is mined. */
export async function sendTransaction(
  run: PromptingRun,
  item: TransactionItem,
  index: number,
): Promise<void> {
  // Gas figures of the service are hints; the wallet estimates its own.
  const { from, to, data, value, chainId } = item.data
  const approval = approvalOf(item)
  const isApproved = () => isAllowed(approval, run.chains, { chainId, owner: from })
  for (;;) {
    const outcome = await prompt(run, {
      indexes: [index],
      item,
      from,
      chainId,
      approval,
      check: () => simulate(run, item),
      ask: (wallet) => wallet.sendTransaction({ from, to, data, value, chainId }),
    })
    if (outcome.kind === 'over') return
    if (outcome.kind === 'answered') {
      const { answer } = outcome
      const transactionHash = bytes32Pattern.test(answer) ? answer : undefined
      run.dispatch({ type: 'submitted', index, transactionHash })
      return Promise.race([
        ...(transactionHash ? [confirmTransaction(run, { index, chainId, transactionHash })] : []),
        waitWithoutHash(run, index, isApproved),
      ])
    }
    const found = await recoverLostPrompt(run, {
      indexes: [index],
      error: outcome.error,
      isFollowed: item.check != null,
      check: async () => {
        if (!(await isApproved())) return checkNonce(run, index, { chainId, from })
        run.dispatch({ type: 'confirmed', index })
        return 'found'
      },
    })
    if (found === 'declined') throw new UserRejectedError()
    if (found === 'found') return
  }
}

/**
 * A wallet may call what it sent by a name of its own, which can look like a hash: the allowance or the service tells
 * as well that it is mined.
 */
async function waitWithoutHash(
  run: PromptingRun,
  index: number,
  isApproved: () => Promise<boolean>,
): Promise<void> {
  while (!isRunOver(run) && run.getState().items[index]?.status === 'confirming') {
    await run.clock.sleep(checkDelayMs, run.signal)
    if (await isApproved()) return run.dispatch({ type: 'confirmed', index })
  }
}

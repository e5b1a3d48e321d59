import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import { growingPause } from '../ports/page/pauseChainPoll.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import { isRunOver, itemStatusOf, type Run } from './run.ts'
import type { Approval, ExecutionItemStatus } from '../state/executionItem.ts'
import type { TransactionItem } from '../../decode/quoteItems.ts'

/** The approval that an item makes, zero if it revokes one; undefined if it does neither. */
export function approvalOf({ data }: TransactionItem): Approval | undefined {
  const { name, target, amount } = decodeErc20Call(data.data) ?? {}
  return name === 'approve' && target && amount !== undefined
    ? { token: data.to, spender: target, amount }
    : undefined
}

/** True if the token's allowance already suffices or, for a revocation, is already zero. */
export async function isAllowed(
  run: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  approval: Approval | undefined,
  { chainId, owner }: { chainId: number; owner: `0x${string}` },
  /** The result if the allowance can't be read in time. */
  unread: () => boolean = () => false,
): Promise<boolean> {
  if (!approval) return false
  const { token, spender, amount } = approval
  const reading = run.chainReader.getAllowance({ chainId, token, owner, spender })
  const isEnough = reading.then(
    (allowance) => (amount === 0n ? allowance === 0n : allowance >= amount),
    unread,
  )
  return withLimit(run, isEnough, unread)
}

/** How often the allowance of an approval is read at first, in milliseconds. */
const firstDelayMs = 4_000

/** Statuses of an item that may have been sent. */
const maybeSent: ReadonlySet<ExecutionItemStatus | undefined> = new Set(['prompting', 'lost', 'confirming'])

/** Waits until the token shows the allowance that an item sets, and confirms the item; or until the item has ended in another way. */
export async function waitForAllowance(run: Run, index: number): Promise<void> {
  const pause = growingPause(run)
  while (!isRunOver(run) && maybeSent.has(itemStatusOf(run, index))) {
    await pause(firstDelayMs)
    const { intent, chainId = 0 } = run.getState().items[index] ?? {}
    if (intent && (await isAllowed(run, intent.approval, { chainId, owner: intent.from }))) {
      return run.dispatch({ type: 'confirmed', index })
    }
  }
}

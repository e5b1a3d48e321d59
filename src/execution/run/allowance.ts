import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import type { Run } from '../ports/run/run.ts'
import type { Approval } from '../state/executionItem.ts'
import type { TransactionItem } from '../../decode/planItems.ts'

/** What an item approves; undefined if it isn't an approval, or revokes one. */
export function approvalOf({ data }: TransactionItem): Approval | undefined {
  const { name, target, amount } = decodeErc20Call(data.data) ?? {}
  return name === 'approve' && target && amount ? { token: data.to, spender: target, amount } : undefined
}

/** True if the token's allowance already suffices; false also if it can't be read, or not in time. */
export async function isAllowed(
  run: Pick<Run, 'chainReader' | 'clock' | 'signal'>,
  approval: Approval | undefined,
  { chainId, owner }: { chainId: number; owner: `0x${string}` },
): Promise<boolean> {
  if (!approval) return false
  const { token, spender, amount } = approval
  const unread = () => -1n
  const reading = run.chainReader.getAllowance({ chainId, token, owner, spender }).catch(unread)
  return (await withLimit(run, reading, unread)) >= amount
}

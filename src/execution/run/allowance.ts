import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { Approval } from '../state/executionItem.ts'
import type { TransactionItem } from '../../decode/planItems.ts'

/** What an item approves; undefined when it is no approval, or takes one back. */
export function approvalOf({ data }: TransactionItem): Approval | undefined {
  const { name, target, amount } = decodeErc20Call(data.data) ?? {}
  return name === 'approve' && target && amount ? { token: data.to, spender: target, amount } : undefined
}

/** True when the token already holds the approval; false as well when that can't be read. */
export async function isAllowed(
  approval: Approval | undefined,
  chainReader: ChainReader,
  { chainId, owner }: { chainId: number; owner: `0x${string}` },
): Promise<boolean> {
  if (!approval) return false
  const { token, spender, amount } = approval
  const allowance = await chainReader.getAllowance({ chainId, token, owner, spender }).catch(() => -1n)
  return allowance >= amount
}

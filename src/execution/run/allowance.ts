import { decodeErc20Call } from '../../decode/calls/decodeErc20Call.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import type { Approval } from '../state/executionItem.ts'
import type { TransactionItem } from '../../decode/planItems.ts'

/** What an item approves; undefined if it isn't an approval, or revokes one. */
export function approvalOf({ data }: TransactionItem): Approval | undefined {
  const { name, target, amount } = decodeErc20Call(data.data) ?? {}
  return name === 'approve' && target && amount ? { token: data.to, spender: target, amount } : undefined
}

/** True if the token's allowance already suffices; false also if it can't be read. */
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

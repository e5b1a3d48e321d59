import { readErc20Call } from '../audit/erc20Call.ts'
import type { ChainReader } from '../chains/chainReader.ts'
import type { TransactionItem } from '../planItems.ts'

/** True when the item is an approval that the token already holds; false as well when that can't be read. */
export async function isAllowed({ data }: TransactionItem, chains: ChainReader): Promise<boolean> {
  const call = readErc20Call(data.data)
  if (call?.name !== 'approve' || !call.target || !call.amount) return false
  const allowance = await chains
    .getAllowance({ chainId: data.chainId, token: data.to, owner: data.from, spender: call.target })
    .catch(() => undefined)
  return allowance !== undefined && allowance >= call.amount
}

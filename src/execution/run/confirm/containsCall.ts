import { numberToHex } from 'viem'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { TransactionCall } from '../../ports/chains/chainReader.ts'
import type { WalletBatch } from '../../ports/wallet/wallet.ts'

/** Whether a transaction makes a call: directly, or inside the data of another call that is sent by, goes to or names the account. */
export function containsCall(
  { from, to, data, value }: TransactionCall,
  account: string,
  call: WalletBatch['calls'][number],
): boolean {
  const text = data.toLowerCase()
  const holds = (hex: string) => text.includes(hex.slice(2).toLowerCase())
  const isOwn = isSameAddress(from, account)
  if (isOwn && isSameAddress(to, call.to) && value === call.value && holds(call.data)) return true
  const isOfAccount = isOwn || isSameAddress(to, account) || holds(account)
  const isPaid = call.value === 0n || holds(numberToHex(call.value, { size: 32 }))
  return isOfAccount && isPaid && holds(call.to) && holds(call.data)
}

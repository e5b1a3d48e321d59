import type { Hex } from 'viem'
import { decodeErc20Call } from '../../../decode/calls/decodeErc20Call.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { TransactionCall } from './chainReader.ts'

/** The call that a wallet was asked to send. After a reload, often only the sender is known. */
type WantedCall = { from: string } & {
  [name in 'to' | 'data' | 'value']?: TransactionCall[name] | undefined
}

/** Whether a transaction makes the requested call, apart from changes that wallets make. */
export function isSameCall(sent: TransactionCall, { from, to, data, value }: WantedCall): boolean {
  return (
    isSameAddress(sent.from, from) &&
    (to === undefined || isSameAddress(sent.to, to)) &&
    (value === undefined || sent.value === value) &&
    (data === undefined || isSameData(sent.data, data) || isSameApproval(sent.data, data))
  )
}

/** Some wallets append a mark of their own to the calldata, which no contract reads. */
function isSameData(data: Hex, wanted: Hex): boolean {
  const [one, other] = [data.toLowerCase(), wanted.toLowerCase()]
  return one === other || (other !== '0x' && one.startsWith(other))
}

/** Wallets let the user change the amount of an approval; the token says how much is approved. */
function isSameApproval(data: Hex, wanted: Hex): boolean {
  const [one, other] = [decodeErc20Call(data), decodeErc20Call(wanted)]
  return one?.name === 'approve' && other?.name === 'approve' && isSameAddress(one.target, other.target)
}

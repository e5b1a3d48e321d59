import type { Hex } from 'viem'
import { decodeErc20Call } from '../../../decode/calls/decodeErc20Call.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { TransactionCall } from './chainReader.ts'

/** What a wallet was asked to send: after a reload, no more than by whom may be known. */
export type WantedCall = { from: string } & {
  [name in 'to' | 'data' | 'value']?: TransactionCall[name] | undefined
}

/** Whether a transaction is the one that was asked for, as far as a wallet may write it in its own way. */
export function isSameCall(sent: TransactionCall, { from, to, data, value }: WantedCall): boolean {
  return (
    isSameAddress(sent.from, from) &&
    (to === undefined || isSameAddress(sent.to, to)) &&
    (value === undefined || sent.value === value) &&
    (data === undefined || isSameData(sent.data, data) || isSameApproval(sent.data, data))
  )
}

/** Some wallets put a mark of their own behind the calldata, which no contract reads. */
function isSameData(data: Hex, wanted: Hex): boolean {
  const [one, other] = [data.toLowerCase(), wanted.toLowerCase()]
  return one === other || (other !== '0x' && one.startsWith(other))
}

/** Wallets let the user change the amount; how much is approved is read from the token. */
function isSameApproval(data: Hex, wanted: Hex): boolean {
  const [one, other] = [decodeErc20Call(data), decodeErc20Call(wanted)]
  return one?.name === 'approve' && other?.name === 'approve' && isSameAddress(one.target, other.target)
}

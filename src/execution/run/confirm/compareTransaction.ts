import type { Hex } from 'viem'
import { decodeErc20Call } from '../../../decode/decodeErc20Call.ts'
import type { TransactionItem } from '../../../decode/planItems.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { ChainReader, TransactionCall } from '../../ports/chains/chainReader.ts'

type Call = TransactionItem['data']

/** What a wallet was asked to send: after a reload, no more than by whom is known. */
export type AskedCall = Pick<Call, 'chainId' | 'from'> & Partial<Call>

/**
 * Compares a transaction on its chain with what the wallet was asked to send.
 *
 * @returns `other` where that is certain; undefined where it can't be told: for an account with code others may send, in a
 * transaction that is mined also where its call failed.
 */
export async function compareTransaction(
  chainReader: Pick<ChainReader, 'getTransaction' | 'getCode'>,
  asked: AskedCall,
  transactionHash: Hex,
): Promise<'same' | 'other' | undefined> {
  const { chainId, from } = asked
  if (!chainReader.getTransaction) return 'same'
  const sent = await chainReader.getTransaction({ chainId, transactionHash })
  if (!sent) return undefined
  if (isSameCall(sent, asked)) return 'same'
  const code = await chainReader.getCode({ chainId, address: from })
  return code === undefined || code === '0x' ? 'other' : undefined
}

function isSameCall(sent: TransactionCall, { from, to, data, value }: AskedCall): boolean {
  return (
    isSameAddress(sent.from, from) &&
    (to === undefined || isSameAddress(sent.to, to)) &&
    (value === undefined || sent.value === value) &&
    (data === undefined || isSameData(sent.data, data) || isSameApproval(sent.data, data))
  )
}

/** Some wallets put a mark of their own behind the calldata, which no contract reads. */
function isSameData(data: Hex, asked: Hex): boolean {
  const [one, other] = [data.toLowerCase(), asked.toLowerCase()]
  return one === other || (other !== '0x' && one.startsWith(other))
}

/** Wallets let the user change the amount; how much is approved is read from the token. */
function isSameApproval(data: Hex, asked: Hex): boolean {
  const [one, other] = [decodeErc20Call(data), decodeErc20Call(asked)]
  return one?.name === 'approve' && other?.name === 'approve' && isSameAddress(one.target, other.target)
}

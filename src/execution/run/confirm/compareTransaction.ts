import type { Hex } from 'viem'
import type { TransactionItem } from '../../../decode/quoteItems.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { ChainReader } from '../../ports/chains/chainReader.ts'
import { isSameCall } from '../../ports/chains/isSameCall.ts'
import { containsCall } from './containsCall.ts'

type Call = TransactionItem['data']

/** What the wallet was asked to send. After a reload, only the chain and the sender are known. */
export type RequestedCall = Pick<Call, 'chainId' | 'from'> & Partial<Call>

/**
 * Compares a transaction on its chain with what the wallet was asked to send.
 *
 * @returns `other` only if that is certain, otherwise undefined: others may send transactions for an account with code, which are mined
 *   even if the account's call failed.
 */
export async function compareTransaction(
  chainReader: Pick<ChainReader, 'getTransaction' | 'getCode'>,
  requested: RequestedCall,
  transactionHash: Hex,
): Promise<'same' | 'other' | undefined> {
  const { chainId } = requested
  if (!chainReader.getTransaction) return 'same'
  const sent = await chainReader.getTransaction({ chainId, transactionHash })
  if (!sent) return undefined
  return isSameCall(sent, requested) ? 'same' : otherIfNoCode(chainReader, requested)
}

/**
 * Compares a transaction that was mined in place of another with what the wallet was asked to send. A wallet that raises the fee may encode
 * the call differently, and a call of an account to itself may contain the requested one.
 *
 * @returns as `compareTransaction`, and `other` also if the chain reader reports a replacement but can't read transactions.
 */
export async function compareReplacement(
  chainReader: Pick<ChainReader, 'getTransaction' | 'getCode'>,
  requested: RequestedCall,
  transactionHash: Hex,
): Promise<'same' | 'other' | undefined> {
  const { chainId, from, to, data, value } = requested
  if (!chainReader.getTransaction) return 'other'
  const sent = await chainReader.getTransaction({ chainId, transactionHash })
  if (!sent) return undefined
  // An empty transaction to the account itself does nothing, whatever code the account has.
  if (isSameAddress(sent.to, from) && sent.data === '0x') return 'other'
  // After a reload only the sender is known, and every replacement has the same one.
  if (to !== undefined && data !== undefined && value !== undefined) {
    if (isSameCall(sent, requested) || containsCall(sent, from, { to, data, value })) return 'same'
  }
  return otherIfNoCode(chainReader, requested)
}

/** `other` only for an account without code: others may send for an account with code, and its calls may contain further calls. */
async function otherIfNoCode(
  chainReader: Pick<ChainReader, 'getCode'>,
  { chainId, from }: RequestedCall,
): Promise<'other' | undefined> {
  const code = await chainReader.getCode({ chainId, address: from })
  return code === undefined || code === '0x' ? 'other' : undefined
}

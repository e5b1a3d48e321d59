import { concat, encodeFunctionData, isAddressEqual, zeroAddress, type Address, type Hex } from 'viem'
import { erc20Abi } from '../contracts/generated/abis.ts'
import type { LedgerCall } from './ports.ts'
import type { ServiceRequest } from './requestModel.ts'

/** The transaction that sends money to someone else on the same chain. */
export interface SendCall {
  to: Address
  data: Hex
  value: bigint
}

/**
 * Writes the one transaction of a send. The request's id stands behind its calldata, where tokens and accounts
 * overlook it, so that the service finds the transaction on the chain.
 */
export function toSendCall({
  id,
  recipient,
  terms,
}: Pick<ServiceRequest, 'id' | 'recipient' | 'terms'>): SendCall {
  const { currencyIn, amountIn } = terms
  if (currencyIn.address === zeroAddress) return { to: recipient, data: id, value: amountIn }
  const args = [recipient, amountIn] as const
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  return { to: currencyIn.address, data: concat([transfer, id]), value: 0n }
}

/** Whether a transaction is the one that was quoted: anyone can put any id behind anything. */
export function isSendOf(request: ServiceRequest, call: LedgerCall): boolean {
  const { to, data, value } = toSendCall(request)
  return (
    call.chainId === request.terms.currencyIn.chainId &&
    isAddressEqual(call.from, request.user) &&
    isAddressEqual(call.to, to) &&
    call.data.toLowerCase() === data.toLowerCase() &&
    call.value === value
  )
}

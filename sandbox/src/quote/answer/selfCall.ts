import { concat, encodeFunctionData, isAddressEqual, zeroAddress, type Address, type Hex } from 'viem'
import { erc20Abi, swapSourceAbi, wrappedNativeAbi } from '../../contracts/generated/abis.ts'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { LedgerCall } from '../../domain/ledger/ledger.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'

/** The transaction of a self-executed quote, which needs no solver. */
export interface SelfCall {
  to: Address
  data: Hex
  value: bigint
}

/**
 * Writes that transaction. The request's id is appended to its calldata, where contracts and accounts ignore it, so that the service can
 * find the transaction on the chain.
 */
export function toSelfCall(request: ServiceRequest): SelfCall {
  const { to, data, value } = toBareCall(request)
  return { to, data: concat([data, request.id]), value }
}

/** Whether a transaction is the quoted one, since anyone can append any id to any calldata. */
export function isSelfCallOf(request: ServiceRequest, call: LedgerCall): boolean {
  const { to, data, value } = toSelfCall(request)
  return (
    call.chainId === request.terms.currencyIn.chainId &&
    isAddressEqual(call.from, request.user) &&
    isAddressEqual(call.to, to) &&
    call.data.toLowerCase() === data.toLowerCase() &&
    call.value === value
  )
}

function toBareCall({ recipient, terms, expiresAt }: ServiceRequest): SelfCall {
  const { currencyIn, currencyOut, amountIn, minimumOut, swapSource, surplusRecipient } = terms
  const isNative = currencyIn.address === zeroAddress
  const value = isNative ? amountIn : 0n
  if (swapSource) {
    const deadline = BigInt(Math.floor(expiresAt / 1000))
    const pair = [currencyIn.address, currencyOut.address] as const
    const args = [
      ...pair,
      amountIn,
      minimumOut,
      recipient,
      surplusRecipient ?? zeroAddress,
      deadline,
    ] as const
    const data = encodeFunctionData({ abi: swapSourceAbi, functionName: 'swap', args })
    return { to: swapSource.address, data, value }
  }
  switch (operationOf(terms)) {
    case 'wrap':
      return {
        to: currencyOut.address,
        data: encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' }),
        value,
      }
    case 'unwrap': {
      const data = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'withdraw', args: [amountIn] })
      return { to: currencyIn.address, data, value }
    }
    default: {
      if (isNative) return { to: recipient, data: '0x', value }
      const args = [recipient, amountIn] as const
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
      return { to: currencyIn.address, data, value }
    }
  }
}

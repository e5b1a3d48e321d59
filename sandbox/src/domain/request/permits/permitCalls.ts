import { depositAbi } from '@causeway/react/schemas'
import { concat, encodeFunctionData, erc20Abi, hexToBigInt, keccak256, slice, type Hex } from 'viem'
import type { SignedCall } from '../../ledger/ledger.ts'
import type { ServiceRequest } from '../flow/serviceRequest.ts'

/** The calls that are signed with a permit of Permit2: they deposit what it gives, for the order. */
export function permitCalls({
  orderId,
  user,
  terms,
}: Pick<ServiceRequest, 'orderId' | 'user' | 'terms'>): SignedCall[] {
  const { currencyIn, depository, amountIn } = terms
  const approve = { abi: erc20Abi, functionName: 'approve', args: [depository, amountIn] } as const
  const deposit = {
    abi: depositAbi,
    functionName: 'depositErc20',
    args: [user, currencyIn.address, amountIn, orderId],
  } as const
  const surely = { allowFailure: false, value: 0n }
  return [
    { target: currencyIn.address, ...surely, callData: encodeFunctionData(approve) },
    { target: depository, ...surely, callData: encodeFunctionData(deposit) },
  ]
}

/** What tells a transfer to the solver apart from others; it says nothing of request and order. */
export function transferNonce({ id }: Pick<ServiceRequest, 'id'>): Hex {
  return keccak256(id)
}

/** What tells a permit of Permit2 apart from others of its owner. */
export function permit2Nonce({ id }: Pick<ServiceRequest, 'id'>): bigint {
  return hexToBigInt(slice(id, 0, 6))
}

/** A note that is signed with a permit of Permit2, for whoever reads the chain: 33 bytes, as of public ones. */
export function permitMetadata({ id }: Pick<ServiceRequest, 'id'>): Hex {
  return concat(['0x01', keccak256(id)])
}

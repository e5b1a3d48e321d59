import { depositAbi } from '@causeway/react/schemas'
import { concat, encodeFunctionData, erc20Abi, hexToBigInt, keccak256, slice, type Hex } from 'viem'
import type { SignedCall } from '../../ledger/ledger.ts'
import type { ServiceRequest } from '../flow/serviceRequest.ts'

/** The calls that are signed with a permit of Permit2. They deposit its amount for the order. */
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

/** The nonce of a transfer to the solver, which doesn't reveal the request or the order. */
export function transferNonce({ id }: Pick<ServiceRequest, 'id'>): Hex {
  return keccak256(id)
}

/** The nonce of a permit of Permit2. */
export function permit2Nonce({ id }: Pick<ServiceRequest, 'id'>): bigint {
  return hexToBigInt(slice(id, 0, 6))
}

/** Metadata that is signed with a permit of Permit2: 33 bytes, as on public deployments. */
export function permitMetadata({ id }: Pick<ServiceRequest, 'id'>): Hex {
  return concat(['0x01', keccak256(id)])
}

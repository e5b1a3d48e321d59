import { decodeFunctionData, encodeFunctionData, size, toFunctionSelector } from 'viem'
import { depositAbi } from '../../schemas/protocol/depositAbi.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'

const depositCalls = depositAbi.filter((item) => item.type === 'function')

/** A deposit at a depository. */
export interface Deposit {
  /** The account that is credited with it; undefined for the sender. */
  depositor: `0x${string}` | undefined
  /** The zero address for the native token. */
  token: `0x${string}`
  /** Base units. Undefined if the call doesn't contain it: native tokens are sent along, and a token deposit takes the allowance. */
  amount: bigint | undefined
  /** ID of the order that it is for, in lower case. */
  id: `0x${string}`
}

/** Decodes the calldata of a deposit; undefined for any other call, and for one with missing or extra bytes. */
export function decodeDeposit(data: `0x${string}`): Deposit | undefined {
  const lowerCase = data.toLowerCase() as `0x${string}`
  const called = depositCalls.find((item) => toFunctionSelector(item) === lowerCase.slice(0, 10))
  // Every argument is a single word.
  if (!called || size(lowerCase) !== 4 + 32 * called.inputs.length) return undefined
  const call = decodeFunctionData({ abi: depositCalls, data: lowerCase })
  // An address that isn't padded with zeros is invalid.
  if (encodeFunctionData({ abi: depositCalls, ...call }) !== lowerCase) return undefined
  const depositor = call.args[0] === zeroAddress ? undefined : call.args[0]
  if (call.functionName === 'depositNative') {
    return { depositor, token: zeroAddress, amount: undefined, id: call.args[1] }
  }
  return call.args.length === 4
    ? { depositor, token: call.args[1], amount: call.args[2], id: call.args[3] }
    : { depositor, token: call.args[1], amount: undefined, id: call.args[2] }
}

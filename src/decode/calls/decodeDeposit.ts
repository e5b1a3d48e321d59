import { decodeFunctionData, encodeFunctionData, size, toFunctionSelector } from 'viem'
import { depositAbi } from '../../schemas/protocol/depositAbi.ts'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'

const depositCalls = depositAbi.filter((item) => item.type === 'function')

/** How many bytes the calldata of each function has: its arguments are words without tails. */
const lengths: ReadonlyMap<string, number> = new Map(
  depositCalls.map((item) => [toFunctionSelector(item), 4 + 32 * item.inputs.length]),
)

/** A deposit at a depository. */
export interface Deposit {
  /** Who is credited with it; undefined for whoever sends it. */
  depositor: `0x${string}` | undefined
  /** The zero address for native currency. */
  token: `0x${string}`
  /** Smallest unit. Undefined where the call does not say it: native currency as it is sent, a token as it is approved. */
  amount: bigint | undefined
  /** The order that it is for; lower case. */
  id: `0x${string}`
}

/** Decodes the calldata of a deposit; undefined for any other call, and for one with bytes missing or left over. */
export function decodeDeposit(data: `0x${string}`): Deposit | undefined {
  const lowerCase = data.toLowerCase() as `0x${string}`
  if (lengths.get(lowerCase.slice(0, 10)) !== size(lowerCase)) return undefined
  const call = decodeFunctionData({ abi: depositCalls, data: lowerCase })
  // An address with something in front of it is none.
  if (encodeFunctionData({ abi: depositCalls, ...call }) !== lowerCase) return undefined
  const depositor = call.args[0] === zeroAddress ? undefined : call.args[0]
  if (call.functionName === 'depositNative') {
    return { depositor, token: zeroAddress, amount: undefined, id: call.args[1] }
  }
  return call.args.length === 4
    ? { depositor, token: call.args[1], amount: call.args[2], id: call.args[3] }
    : { depositor, token: call.args[1], amount: undefined, id: call.args[2] }
}

import { decodeFunctionData, parseAbi } from 'viem'
import { decodeDeposit, type Deposit } from './decodeDeposit.ts'

/** A deposit that a router makes, and the contract that it pays. */
interface RoutedDeposit {
  to: `0x${string}`
  deposit: Deposit
}

/** A call of a provider's router, which makes several calls, such as a swap and the deposit of what it pays. */
export interface RouterCall {
  /** Tokens that it takes from its caller, in base units. The native token is sent along. */
  taken: readonly { token: `0x${string}`; amount: bigint }[]
  /** The deposits among its calls; other calls, such as swaps, aren't decoded. */
  deposits: readonly RoutedDeposit[]
  /** The account that gets leftover native tokens; the zero address means the caller. */
  leftoverRecipient: `0x${string}`
}

/** The public routers of versions 2 and 3, and the proxies that take tokens for them. */
const routerAbi = parseAbi([
  'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call[] calls, address refundTo, address nftRecipient) payable',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function multicall(Call[] calls, address refundTo, address nftRecipient) payable',
  'function multicall(Call[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
])

/** How a router makes a call with all that it holds: the amounts aren't known before. */
const cleanupAbi = parseAbi([
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data, bytes metadata)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts, bytes metadata)',
])

interface Call {
  target: `0x${string}`
  callData: `0x${string}`
}

/** Decodes the calldata of a router; undefined for any other call. Anything after it, such as an ID, is ignored. */
export function decodeRouterCall(data: `0x${string}`): RouterCall | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: routerAbi, data })
    if (functionName === 'multicall') {
      const [calls, leftoverRecipient] = args
      return { taken: [], deposits: depositsAmong(calls), leftoverRecipient }
    }
    const [tokens, amounts, calls, leftoverRecipient] = args
    const taken = tokens.map((token, index) => ({ token, amount: amounts[index] ?? 0n }))
    return { taken, deposits: depositsAmong(calls), leftoverRecipient }
  } catch {
    return undefined
  }
}

function depositsAmong(calls: readonly Call[]): RoutedDeposit[] {
  return calls.flatMap(callsOf).flatMap(({ target: to, callData }) => {
    const deposit = decodeDeposit(callData)
    return deposit ? [{ to, deposit }] : []
  })
}

/** The call itself, or the calls that it makes the router make. */
function callsOf(call: Call): readonly Call[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: cleanupAbi, data: call.callData })
    if (functionName === 'cleanupNativeViaCall') return [{ target: args[1], callData: args[2] }]
    const [, targets, datas] = args
    return targets.map((target, index) => ({ target, callData: datas[index] ?? '0x' }))
  } catch {
    return [call]
  }
}

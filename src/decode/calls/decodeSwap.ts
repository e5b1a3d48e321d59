import {
  decodeFunctionData,
  encodeAbiParameters,
  parseAbi,
  toFunctionSelector,
  type AbiFunction,
  type Address,
} from 'viem'
import { zeroAddress } from '../../utils/address/zeroAddress.ts'

/** A swap on one chain, according to its calldata. */
export interface Swap {
  recipient: string
  /** The zero address for the native token. */
  token: string
  /** The minimum that is paid, in base units. */
  minimum: bigint
  /** What is taken at most; undefined for the native token that is sent along. */
  taken: { token: string; amount: bigint } | undefined
  /** The account that gets what is paid beyond the minimum; missing if it is the recipient. */
  surplusRecipient?: string | undefined
}

/** Routers with public functions: Uniswap V2 and its forks, Uniswap V3's two routers, and the sandbox's swap source. */
const routerAbi = parseAbi([
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable',
  'struct Single { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct Single02 { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct Path { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
  'struct Path02 { bytes path; address recipient; uint256 amountIn; uint256 amountOutMinimum; }',
  'function exactInputSingle(Single params) payable',
  'function exactInputSingle(Single02 params) payable',
  'function exactInput(Path params) payable',
  'function exactInput(Path02 params) payable',
  'function swap(address currencyIn, address currencyOut, uint256 amountIn, uint256 minimumOut, address recipient, address surplusRecipient, uint256 deadline) payable',
])

/** Lengths, in hexadecimal digits, of what providers append to a call: nothing, or its request's ID. */
const tailLengths: ReadonlySet<number> = new Set([0, 64])

/**
 * Decodes the calldata of a swap by publicly known routers. It only swaps if the contract is such a router, which the caller must check.
 *
 * @returns undefined for any other function, and for calldata that isn't canonically ABI-encoded.
 */
export function decodeSwap(data: `0x${string}`): Swap | undefined {
  const lowerCase = data.toLowerCase() as `0x${string}`
  try {
    const call = decodeFunctionData({ abi: routerAbi, data: lowerCase })
    const selector = lowerCase.slice(0, 10)
    // By selector, since the two routers of Uniswap V3 have functions of the same name.
    const called = routerAbi.find((item: AbiFunction) => toFunctionSelector(item) === selector)
    const canonical = selector + encodeAbiParameters(called?.inputs ?? [], call.args).slice(2)
    // Data between the arguments, or arguments in unusual places, could mean something else to a router.
    if (!lowerCase.startsWith(canonical) || !tailLengths.has(lowerCase.length - canonical.length))
      return undefined
    return swapOf(call)
  } catch {
    return undefined
  }
}

function swapOf(call: ReturnType<typeof decodeFunctionData<typeof routerAbi>>): Swap | undefined {
  switch (call.functionName) {
    case 'swapExactTokensForTokens':
    case 'swapExactTokensForTokensSupportingFeeOnTransferTokens': {
      const [amount, minimum, path, recipient] = call.args
      return alongPath(path, { recipient, minimum, amount })
    }
    case 'swapExactTokensForETH':
    case 'swapExactTokensForETHSupportingFeeOnTransferTokens': {
      const [amount, minimum, path, recipient] = call.args
      return alongPath(path, { recipient, minimum, amount, token: zeroAddress })
    }
    case 'swapTokensForExactTokens': {
      const [minimum, amount, path, recipient] = call.args
      return alongPath(path, { recipient, minimum, amount })
    }
    case 'swapTokensForExactETH': {
      const [minimum, amount, path, recipient] = call.args
      return alongPath(path, { recipient, minimum, amount, token: zeroAddress })
    }
    case 'swapExactETHForTokens':
    case 'swapExactETHForTokensSupportingFeeOnTransferTokens':
    case 'swapETHForExactTokens': {
      const [minimum, path, recipient] = call.args
      return alongPath(path, { recipient, minimum })
    }
    case 'exactInputSingle': {
      const [{ recipient, tokenIn, tokenOut, amountIn, amountOutMinimum }] = call.args
      const taken = { token: tokenIn, amount: amountIn }
      return { recipient, token: tokenOut, minimum: amountOutMinimum, taken }
    }
    case 'exactInput': {
      const [{ path, recipient, amountIn, amountOutMinimum }] = call.args
      const [first, token] = endsOfPath(path) ?? []
      const taken = first && { token: first, amount: amountIn }
      return token && { recipient, token, minimum: amountOutMinimum, taken }
    }
    case 'swap': {
      const [first, token, amount, minimum, recipient, other] = call.args
      const surplusRecipient = other === zeroAddress ? undefined : other
      return { recipient, token, minimum, taken: { token: first, amount }, surplusRecipient }
    }
    default:
      return call satisfies never
  }
}

/** The swap along a path. Without an amount, it takes the native tokens sent along. */
function alongPath(
  path: readonly Address[],
  {
    recipient,
    minimum,
    amount,
    token = path.at(-1),
  }: { recipient: string; minimum: bigint; amount?: bigint; token?: Address | undefined },
): Swap | undefined {
  const [first] = path
  if (!first || !token) return undefined
  return { recipient, token, minimum, taken: amount === undefined ? undefined : { token: first, amount } }
}

/** Uniswap V3 writes a path as 20 bytes of a token, 3 of a fee, 20 of the next token, and so on. */
function endsOfPath(path: `0x${string}`): [first: `0x${string}`, last: `0x${string}`] | undefined {
  const digits = path.length - 2
  return digits > 40 && digits % 46 === 40 ? [`0x${path.slice(2, 42)}`, `0x${path.slice(-40)}`] : undefined
}

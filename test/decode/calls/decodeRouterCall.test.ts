import { encodeFunctionData, getAddress, parseAbi, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeRouterCall } from '../../../src/decode/calls/decodeRouterCall.ts'
import { depositAbi } from '@causeway/react/schemas'

const abi = parseAbi([
  'struct Call { address target; bool allowFailure; uint256 value; bytes callData; }',
  'function transferAndMulticall(address[] tokens, uint256[] amounts, Call[] calls, address refundTo, address nftRecipient) payable',
  'function multicall(Call[] calls, address refundTo, address nftRecipient) payable',
  'function multicall(Call[] calls, address refundTo, address nftRecipient, bytes metadata) payable',
  'function cleanupErc20sViaCall(address[] tokens, address[] tos, bytes[] datas, uint256[] amounts)',
  'function cleanupNativeViaCall(uint256 amount, address to, bytes data, bytes metadata)',
])
const user = getAddress('0x0000000000000000000000000000000000000a11')
const token = getAddress('0x0000000000000000000000000000000000000b22')
const router = getAddress('0x0000000000000000000000000000000000000c33')
const depository = getAddress('0x0000000000000000000000000000000000000d44')
const refundTo = getAddress('0x0000000000000000000000000000000000000e55')
const id = `0x${'1f'.repeat(32)}` as const

const depositToken = encodeFunctionData({
  abi: depositAbi,
  functionName: 'depositErc20',
  args: [user, token, id],
})
const depositNative = encodeFunctionData({
  abi: depositAbi,
  functionName: 'depositNative',
  args: [user, id],
})
const call = (target: `0x${string}`, callData: `0x${string}`) =>
  ({ target, allowFailure: false, value: 0n, callData }) as const
const ofTokens = encodeFunctionData({
  abi,
  functionName: 'cleanupErc20sViaCall',
  args: [[token], [depository], [depositToken], [0n]],
})
const ofNative = encodeFunctionData({
  abi,
  functionName: 'cleanupNativeViaCall',
  args: [0n, depository, depositNative, '0x1234'],
})

describe(decodeRouterCall, () => {
  it('default: reads deposits of everything that the router holds, in native and other tokens', () => {
    const calls = [call(depository, depositNative), call(token, '0x095ea7b3'), call(router, ofTokens)]
    expect(
      decodeRouterCall(
        encodeFunctionData({ abi, functionName: 'multicall', args: [calls, zeroAddress, user, '0x1234'] }),
      ),
    ).toEqual({
      taken: [],
      leftoverRecipient: zeroAddress,
      deposits: [
        { to: depository, deposit: { depositor: user, token: zeroAddress, amount: undefined, id } },
        { to: depository, deposit: { depositor: user, token, amount: undefined, id } },
      ],
    })
  })

  it('behavior: reads calls of older routers, which have no metadata at their end', () => {
    const calls = [call(router, ofNative)]
    const native = { depositor: user, token: zeroAddress, amount: undefined, id }
    expect(
      decodeRouterCall(encodeFunctionData({ abi, functionName: 'multicall', args: [calls, refundTo, user] })),
    ).toEqual({ taken: [], leftoverRecipient: refundTo, deposits: [{ to: depository, deposit: native }] })
    const args = [[token, router], [7n, 9n], calls, refundTo, user] as const
    expect(decodeRouterCall(encodeFunctionData({ abi, functionName: 'transferAndMulticall', args }))).toEqual(
      {
        taken: [
          { token, amount: 7n },
          { token: router, amount: 9n },
        ],
        leftoverRecipient: refundTo,
        deposits: [{ to: depository, deposit: native }],
      },
    )
  })

  it('error: gives undefined for other calls, and for a truncated one', () => {
    expect(decodeRouterCall('0x')).toBeUndefined()
    expect(decodeRouterCall(depositNative)).toBeUndefined()
    const whole = encodeFunctionData({
      abi,
      functionName: 'multicall',
      args: [[call(router, ofNative)], user, user],
    })
    expect(decodeRouterCall(whole.slice(0, 200) as `0x${string}`)).toBeUndefined()
  })
})

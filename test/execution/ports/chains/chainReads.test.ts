import { QueryClient } from '@tanstack/react-query'
import {
  custom,
  decodeFunctionData,
  defineChain,
  encodeAbiParameters,
  encodeFunctionResult,
  erc20Abi,
  parseAbi,
  stringToHex,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { createViemChainReader } from '@causeway/react/execution'
import { isContractQueryOptions } from '../../../../src/query/chain/isContract.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'

const address = '0x00000000000000000000000000000000000000aa'
const oracle = '0x420000000000000000000000000000000000000f'

/** A reader of one chain whose node gives these answers, and refuses all other requests. */
function readerOf(answers: Record<string, (params: unknown[]) => unknown>, withOracle = false) {
  const chain = defineChain({
    id: 1,
    name: 'One',
    nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
    rpcUrls: { default: { http: [] } },
    ...(withOracle && { contracts: { gasPriceOracle: { address: oracle } } }),
  })
  const request = async ({ method, params }: { method: string; params?: unknown[] }) => {
    const answer = answers[method]
    if (!answer) throw Object.assign(new Error(`no ${method}`), { code: -32601 })
    return answer(params ?? [])
  }
  return createViemChainReader({ chains: [chain], transports: { 1: custom({ request }, { retryCount: 0 }) } })
}

describe('getToken', () => {
  it('default', async () => {
    const { reader, tokens } = createTestEnvironment()
    const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
    const { chainId = 0, address: usdcAddress = zeroAddress, ...facts } = usdc ?? {}
    await expect(reader.getToken({ chainId, token: usdcAddress })).resolves.toEqual(facts)
  })

  it('behavior: finds no token at an account, or at a contract of another kind', async () => {
    const { reader, chains, wallet, sandbox } = createTestEnvironment()
    const [{ id: chainId }] = chains
    await expect(reader.getToken({ chainId, token: wallet.address })).resolves.toBeUndefined()
    const [alder] = sandbox.chains
    const depository = alder?.depository ?? zeroAddress
    await expect(reader.getToken({ chainId, token: depository })).resolves.toBeUndefined()
  })

  it('behavior: names of the first tokens are in 32 bytes', async () => {
    const bytes = encodeAbiParameters([{ type: 'bytes32' }], [stringToHex('MKR', { size: 32 })])
    const decimals = encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 18 })
    const reader = readerOf({
      eth_getCode: () => '0x60',
      eth_call: ([call]) => ((call as { data: string }).data === '0x313ce567' ? decimals : bytes),
    })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toEqual({
      symbol: 'MKR',
      name: 'MKR',
      decimals: 18,
    })
  })

  it('behavior: cuts a name or symbol that is too long', async () => {
    const of = (functionName: 'symbol' | 'name', result: string) =>
      encodeFunctionResult({ abi: erc20Abi, functionName, result })
    const answers: Record<string, unknown> = {
      '0x313ce567': encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 7 }),
      '0x95d89b41': of('symbol', 'S'.repeat(201)),
      '0x06fdde03': of('name', 'N'.repeat(999)),
    }
    const reader = readerOf({
      eth_getCode: () => '0x60',
      eth_call: ([call]) => answers[(call as { data: string }).data],
    })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toEqual({
      symbol: 'S'.repeat(200),
      name: 'N'.repeat(200),
      decimals: 7,
    })
  })

  it('behavior: accepts a token without a name, but not one without a symbol', async () => {
    const answers: Record<string, unknown> = {
      '0x313ce567': encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 18 }),
      '0x95d89b41': encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'DOGE' }),
    }
    const reader = readerOf({
      eth_getCode: () => '0x60',
      eth_call: ([call]) => answers[(call as { data: string }).data] ?? '0x',
    })
    const token = await reader.getToken({ chainId: 1, token: address })
    expect(token).toEqual({ symbol: 'DOGE', name: '', decimals: 18 })
    delete answers['0x95d89b41']
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toBeUndefined()
  })

  it.each([
    [255n, { symbol: 'DOGE', name: 'DOGE', decimals: 255 }],
    [256n, undefined],
    [2n ** 255n, undefined],
  ])('behavior: reads a token with %d decimals as %o', async (decimals, token) => {
    const text = encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'DOGE' })
    const word = encodeAbiParameters([{ type: 'uint256' }], [decimals])
    const reader = readerOf({
      eth_getCode: () => '0x60',
      eth_call: ([call]) => ((call as { data: string }).data === '0x313ce567' ? word : text),
    })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toEqual(token)
  })

  it('behavior: asks nothing more where there is no code', async () => {
    let calls = 0
    const reader = readerOf({ eth_getCode: () => '0x', eth_call: () => (calls += 1) })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toBeUndefined()
    expect(calls).toBe(0)
  })

  it.each([
    ['too many requests', { code: -32005, message: 'Too many requests' }],
    ['a node out of order', { code: -32603, message: 'Internal error' }],
    ['a connection that breaks', new Error('ECONNRESET')],
  ])(
    'error: doesn’t take %s after the code was read for "no token", or for "no name"',
    async (_, failure) => {
      const fail = () => {
        throw Object.assign(new Error(), failure)
      }
      await expect(
        readerOf({ eth_getCode: () => '0x60', eth_call: fail }).getToken({ chainId: 1, token: address }),
      ).rejects.toThrow()
      const answers: Record<string, unknown> = {
        '0x313ce567': encodeFunctionResult({ abi: erc20Abi, functionName: 'decimals', result: 7 }),
        '0x95d89b41': encodeFunctionResult({ abi: erc20Abi, functionName: 'symbol', result: 'DOGE' }),
      }
      const nameless = readerOf({
        eth_getCode: () => '0x60',
        eth_call: ([call]) => answers[(call as { data: string }).data] ?? fail(),
      })
      await expect(nameless.getToken({ chainId: 1, token: address })).rejects.toThrow()
    },
  )

  it.each([
    ['a revert', { code: 3, message: 'execution reverted' }],
    ['a revert by the code of other nodes', { code: -32603, message: 'VM Exception: revert' }],
    ['a revert of an old node', { code: -32000, message: 'execution reverted' }],
  ])('behavior: finds no token after %s', async (_, failure) => {
    const fail = () => {
      throw Object.assign(new Error(failure.message), failure)
    }
    const reader = readerOf({ eth_getCode: () => '0x60', eth_call: fail })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toBeUndefined()
  })

  it('behavior: finds no token if the answer can’t be decoded', async () => {
    const reader = readerOf({ eth_getCode: () => '0x60', eth_call: () => '0x01' })
    await expect(reader.getToken({ chainId: 1, token: address })).resolves.toBeUndefined()
  })

  it('error: doesn’t take an unreachable chain for "no token"', async () => {
    await expect(readerOf({}).getToken({ chainId: 1, token: address })).rejects.toThrow()
  })
})

describe('isContract', () => {
  it.each([
    ['nothing', '0x', false],
    ['code', '0x6080', true],
    ['a delegation to code', `0xef0100${'11'.repeat(20)}`, false],
  ])('parameters: %s', async (_, code, isContract) => {
    const config = { client: clientOf(fetch), chainReader: readerOf({ eth_getCode: () => code }) }
    const queryClient = new QueryClient()
    const options = isContractQueryOptions(config, { chainId: 1, address })
    await expect(queryClient.fetchQuery(options)).resolves.toEqual({ value: isContract })
  })
})

describe('getMaxNetworkFee', () => {
  const oracleAbi = parseAbi(['function getL1FeeUpperBound(uint256) view returns (uint256)'])
  const block = { baseFeePerGas: '0x64', number: '0x1', transactions: [] }

  it('default: multiplies gas by the current price, and adds a fifth', async () => {
    const reader = readerOf({ eth_getBlockByNumber: () => block, eth_maxPriorityFeePerGas: () => '0x0a' })
    // viem allows the base fee to rise by a fifth: 100 · 1.2 + 10.
    await expect(reader.getMaxNetworkFee({ chainId: 1, gas: 1_000n })).resolves.toBe((130_000n * 12n) / 10n)
  })

  it('behavior: supports a chain from before EIP-1559', async () => {
    const reader = readerOf({
      eth_getBlockByNumber: () => ({ ...block, baseFeePerGas: null }),
      eth_gasPrice: () => '0x64',
    })
    await expect(reader.getMaxNetworkFee({ chainId: 1, gas: 1_000n })).resolves.toBe((120_000n * 12n) / 10n)
  })

  it('error: doesn’t take a node that fails for one from before EIP-1559', async () => {
    let looks = 0
    const reader = readerOf({
      eth_getBlockByNumber() {
        if (++looks === 1) throw new Error('The node is down.')
        return block
      },
      eth_gasPrice: () => '0x64',
    })
    await expect(reader.getMaxNetworkFee({ chainId: 1, gas: 1n })).rejects.toThrow('The node is down.')
  })

  it('behavior: includes what a rollup charges for data', async () => {
    const reader = readerOf(
      {
        eth_getBlockByNumber: () => block,
        eth_maxPriorityFeePerGas: () => '0x0a',
        eth_call([call]) {
          const { to, data } = call as { to: string; data: `0x${string}` }
          expect(to.toLowerCase()).toBe(oracle)
          const { args } = decodeFunctionData({ abi: oracleAbi, data })
          return encodeAbiParameters([{ type: 'uint256' }], [args[0] * 3n])
        },
      },
      true,
    )
    // A router's call of 8 KiB: 8,192 · 3 for its data.
    await expect(reader.getMaxNetworkFee({ chainId: 1, gas: 1_000n })).resolves.toBe((154_576n * 12n) / 10n)
  })

  it('error: doesn’t count a missing answer of the rollup as zero', async () => {
    const answers = { eth_getBlockByNumber: () => block, eth_maxPriorityFeePerGas: () => '0x0a' }
    await expect(readerOf(answers, true).getMaxNetworkFee({ chainId: 1, gas: 1n })).rejects.toThrow()
  })
})

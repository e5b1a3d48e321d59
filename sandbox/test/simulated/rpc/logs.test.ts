import {
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  erc20Abi,
  getAddress,
  pad,
  parseEventLogs,
  toEventSelector,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { at } from '../../support/at.ts'
import { createTestSandbox } from '../../support/environment/createTestSandbox.ts'
import { currencyOf } from '../../support/quotes.ts'

const [recipient, stranger] = [
  getAddress('0x0000000000000000000000000000000000000b0b'),
  getAddress('0x00000000000000000000000000000000000a11ce'),
]
const transfer = toEventSelector('Transfer(address,address,uint256)')

/** A transfer of a token to a recipient, then one to a stranger, then one of another token to the recipient. */
async function setUp() {
  const sandbox = createTestSandbox()
  const origin = at(sandbox.chains, 0)
  const chain = defineChain({
    id: origin.id,
    name: 'Alder',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
  const wallet = createWalletClient({ chain, account: sandbox.user, transport: custom(sandbox.provider) })
  const node = createPublicClient({ chain, transport: custom(sandbox.rpc(origin.id)), cacheTime: 0 })
  const [usdc, dai] = [currencyOf(origin, 'USDC').address, currencyOf(origin, 'DAI').address]
  const first = await node.getBlockNumber()
  for (const [address, to, value] of [
    [usdc, recipient, 5n],
    [usdc, stranger, 6n],
    [dai, recipient, 7n],
  ] as const) {
    await wallet.writeContract({ address, abi: erc20Abi, functionName: 'transfer', args: [to, value] })
  }
  const ask = async (filter: object) => {
    const logs = await node.request({ method: 'eth_getLogs', params: [filter] } as never)
    return parseEventLogs({ abi: erc20Abi, logs: logs as never, eventName: 'Transfer' }).map(
      ({ args }) => args.value,
    )
  }
  const blockAt = (after: bigint) => `0x${(first + after).toString(16)}`
  return { user: sandbox.user, usdc, blockAt, ask, node }
}

describe('eth_getLogs', () => {
  it('default: returns the logs of a range of blocks, both ends included', async () => {
    const { ask, blockAt } = await setUp()
    expect(await ask({ fromBlock: blockAt(1n), toBlock: blockAt(2n) })).toEqual([5n, 6n])
    expect(await ask({ fromBlock: blockAt(2n), toBlock: 'latest' })).toEqual([6n, 7n])
  })

  it('parameters: filters by contract and topics, with any or one of several', async () => {
    const { ask, blockAt, usdc, user } = await setUp()
    const range = { fromBlock: blockAt(1n), toBlock: 'latest' }
    expect(await ask({ ...range, address: usdc })).toEqual([5n, 6n])
    expect(await ask({ ...range, topics: [transfer, pad(user), pad(recipient)] })).toEqual([5n, 7n])
    expect(await ask({ ...range, topics: [null, null, [pad(stranger), pad(user)]] })).toEqual([6n])
    expect(await ask({ ...range, topics: [pad(user)] })).toEqual([])
  })

  it('error: refuses an invalid filter', async () => {
    const { node } = await setUp()
    for (const params of [[], [{ topics: 'Transfer' }], [{ topics: ['Transfer'] }]]) {
      await expect(node.request({ method: 'eth_getLogs', params } as never)).rejects.toThrow(/parameters/i)
    }
  })
})

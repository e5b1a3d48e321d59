import {
  BaseError,
  custom,
  defineChain,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  zeroAddress,
  type Hex,
  type Transport,
} from 'viem'
import { describe, expect, it, vi } from 'vitest'
import { createViemChainReader } from '@causeway/react/execution'

const account = '0x00000000000000000000000000000000000000a1'
const spender = '0x00000000000000000000000000000000000000a2'
const token = '0x00000000000000000000000000000000000000aa'
const transactionHash: Hex = `0x${'ab'.repeat(32)}`

type Answers = Record<string, (params: readonly unknown[]) => unknown>

/** A chain's node that gives these answers, refuses all other requests, and records them. */
function nodeOf(answers: Answers) {
  const asked: { method: string; params: readonly unknown[] }[] = []
  const request = async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
    asked.push({ method, params })
    const answer = answers[method]
    if (!answer) throw Object.assign(new Error(`no ${method}`), { code: -32601 })
    return answer(params)
  }
  return { asked, transport: custom({ request }, { retryCount: 0 }) }
}

const chainOf = (id: number) =>
  defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })

function readerOf(transports: Record<number, Transport>, confirmations?: Record<number, number>) {
  return createViemChainReader({
    chains: [chainOf(1), chainOf(2)],
    transports,
    pollingIntervalMs: 1,
    confirmations,
  })
}

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])

describe('the chains of a reader', () => {
  it('default: has the chains whose transport it was given', () => {
    const { transport } = nodeOf({})
    const reader = readerOf({ 1: transport, 3: transport })
    expect([1, 2, 3, 4].map((chainId) => reader.has(chainId))).toEqual([true, false, false, false])
  })

  it.each([2, 3])('error: names an unconfigured chain, and asks no node: %d', async (chainId) => {
    const { transport, asked } = nodeOf({})
    const reader = readerOf({ 1: transport, 3: transport })
    const reads = [
      reader.getBalance({ chainId, token: zeroAddress, account }),
      reader.getAllowance({ chainId, token, owner: account, spender }),
      reader.getToken({ chainId, token }),
      reader.getMaxNetworkFee({ chainId, gas: 1n }),
      reader.getTransactionCount({ chainId, account }),
      reader.hasTransaction({ chainId, transactionHash }),
      reader.getTransaction?.({ chainId, transactionHash }),
      reader.getCode({ chainId, address: token }),
      reader.simulateTransaction?.({ chainId, from: account, to: token, data: '0x', value: 0n }),
      reader.isPermitUsed?.({ chainId, contract: token, owner: account, standard: 'EIP-2612', nonce: '1' }),
      reader.getChainTime?.({ chainId }),
      reader.getBlock?.({ chainId }),
      reader.getLogs?.({ chainId, address: token, topics: [], fromBlock: 0n, toBlock: 0n }),
      reader.waitForTransaction({ chainId, transactionHash }),
    ]
    for (const read of reads) {
      await expect(read).rejects.toMatchObject({ name: 'ChainNotConfiguredError', chainId })
    }
    expect(asked).toEqual([])
  })

  it('default: knows the block time of a chain that declares it', () => {
    const { transport } = nodeOf({})
    const chains = [chainOf(1), { ...chainOf(2), blockTime: 250 }]
    const reader = createViemChainReader({ chains, transports: { 1: transport, 2: transport } })
    expect([1, 2, 3].map((chainId) => reader.blockTimeMs?.(chainId))).toEqual([undefined, 250, undefined])
  })

  it('behavior: reads the chain’s time from its newest block', async () => {
    const { transport, asked } = nodeOf({ eth_getBlockByNumber: () => ({ timestamp: '0x7d1' }) })
    expect(await readerOf({ 1: transport }).getChainTime?.({ chainId: 1 })).toBe(2_001_000)
    expect(asked).toMatchObject([{ method: 'eth_getBlockByNumber', params: ['latest', false] }])
  })

  it('default: reads a block, or the newest one if none is named', async () => {
    const { transport, asked } = nodeOf({
      eth_getBlockByNumber: () => ({ number: '0x10', timestamp: '0x7d1' }),
    })
    const { getBlock } = readerOf({ 1: transport })
    expect(await getBlock?.({ chainId: 1 })).toEqual({ number: 16n, timeMs: 2_001_000 })
    await getBlock?.({ chainId: 1, number: 0n })
    expect(asked.map(({ params }) => params)).toEqual([
      ['latest', false],
      ['0x0', false],
    ])
  })

  it('default: reads the logs of a contract in a range of blocks', async () => {
    const log = { topics: [transactionHash], data: '0x05' }
    const { transport, asked } = nodeOf({ eth_getLogs: () => [log] })
    const topics = [transactionHash, [transactionHash, word(2n)]] as const
    const range = { fromBlock: 0n, toBlock: 255n }
    const logs = await readerOf({ 1: transport }).getLogs?.({ chainId: 1, address: token, topics, ...range })
    expect(logs).toEqual([log])
    expect(asked).toEqual([
      { method: 'eth_getLogs', params: [{ address: token, topics, fromBlock: '0x0', toBlock: '0xff' }] },
    ])
  })

  it('behavior: asks each chain at its own node, which is connected once', async () => {
    const [one, other] = [1n, 2n].map((balance) => nodeOf({ eth_getBalance: () => word(balance) }))
    let connections = 0
    const connect: Transport = (...parameters) => {
      connections += 1
      return (one ?? nodeOf({})).transport(...parameters)
    }
    const reader = readerOf({ 1: connect, 2: (other ?? nodeOf({})).transport })
    const balanceOn = (chainId: number) => reader.getBalance({ chainId, token: zeroAddress, account })
    await expect(balanceOn(1)).resolves.toBe(1n)
    await expect(balanceOn(2)).resolves.toBe(2n)
    await expect(balanceOn(1)).resolves.toBe(1n)
    expect(connections).toBe(1)
  })
})

describe('the requests of a reader to its node', () => {
  it('default: reads a balance of the native token', async () => {
    const { transport, asked } = nodeOf({ eth_getBalance: () => '0x7' })
    const reader = readerOf({ 1: transport })
    await expect(reader.getBalance({ chainId: 1, token: zeroAddress, account })).resolves.toBe(7n)
    expect(asked).toMatchObject([{ method: 'eth_getBalance', params: [account, 'latest'] }])
  })

  it('default: reads a balance of a token', async () => {
    const { transport, asked } = nodeOf({ eth_call: () => word(8n) })
    const reader = readerOf({ 1: transport })
    await expect(reader.getBalance({ chainId: 1, token, account })).resolves.toBe(8n)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    expect(asked).toMatchObject([{ method: 'eth_call', params: [{ to: token, data }, 'latest'] }])
  })

  it.each([
    ['where there is no contract', '0x'],
    ['that is shorter than a number', `0x${'00'.repeat(31)}`],
    ['that isn’t hex', 'none'],
    ['with something else behind a number', `${word(8n)}zz`],
    ['with something else before a number', `8 ${word(8n)}`],
  ])('error: rejects an answer %s', async (_, answer) => {
    const { transport } = nodeOf({ eth_call: () => answer })
    const reader = readerOf({ 1: transport })
    const balance = reader.getBalance({ chainId: 1, token, account })
    await expect(balance).rejects.toThrow(BaseError)
    const allowance = reader.getAllowance({ chainId: 1, token, owner: account, spender })
    await expect(allowance).rejects.toThrow(BaseError)
  })

  it('behavior: reads the first number of a token’s longer answer', async () => {
    const { transport } = nodeOf({ eth_call: () => `${word(8n)}${'00'.repeat(32)}` })
    await expect(readerOf({ 1: transport }).getBalance({ chainId: 1, token, account })).resolves.toBe(8n)
  })

  it.each(['0x12', `${account}00`, `eth:${account}`, 'someone.eth'])(
    'error: refuses %s as an account, and asks no node',
    async (text) => {
      const { transport, asked } = nodeOf({ eth_call: () => word(8n) })
      const balance = readerOf({ 1: transport }).getBalance({
        chainId: 1,
        token: token,
        account: text as Hex,
      })
      await expect(balance).rejects.toThrow(BaseError)
      expect(asked).toEqual([])
    },
  )

  it('default: reads an allowance', async () => {
    const { transport, asked } = nodeOf({ eth_call: () => word(9n) })
    const reader = readerOf({ 1: transport })
    await expect(reader.getAllowance({ chainId: 1, token, owner: account, spender })).resolves.toBe(9n)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'allowance', args: [account, spender] })
    expect(asked).toMatchObject([{ method: 'eth_call', params: [{ to: token, data }, 'latest'] }])
  })

  const simulate = async (answer: () => unknown) => {
    const { transport, asked } = nodeOf({ eth_call: answer })
    const transaction = { from: account, to: token, data: '0xabcdef01', value: 5n } as const
    const outcome = readerOf({ 1: transport }).simulateTransaction?.({ chainId: 1, ...transaction })
    await outcome?.catch(() => {})
    return { asked, outcome }
  }
  const refusal = (code: number, message: string, data?: string) => () => {
    throw Object.assign(new Error(message), { code, data })
  }

  it('default: simulates a transaction', async () => {
    const { asked, outcome } = await simulate(() => word(1n))
    await expect(outcome).resolves.toStrictEqual({ status: 'success' })
    const transaction = { from: account, to: token, data: '0xabcdef01', value: '0x5' }
    expect(asked).toEqual([{ method: 'eth_call', params: [transaction, 'latest'] }])
  })

  it.each([
    ['with its reason', 3, 'execution reverted: too little', 'too little'],
    ['by the words of an older node', -32000, 'execution reverted: Not yours', 'Not yours'],
    ['with its reason behind a mere space', 3, 'execution reverted  too late', 'too late'],
    ['without a reason', 3, 'execution reverted', undefined],
  ])('default: reports that a transaction would revert, %s', async (_, code, message, reason) => {
    const { outcome } = await simulate(refusal(code, message))
    await expect(outcome).resolves.toStrictEqual({ status: 'reverted', reason })
  })

  it.each([
    ['a node that can’t', -32603, 'internal error'],
    ['a node in words of its own', 3, 'out of luck'],
    ['too little for gas', -32000, 'insufficient funds for gas * price + value'],
  ])('error: rejects for %s, which isn’t a revert', async (_, code, message) => {
    const { outcome } = await simulate(refusal(code, message))
    await expect(outcome).rejects.toThrow()
  })

  it('behavior: doesn’t follow a contract to another host (ERC-3668)', async () => {
    const elsewhere = encodeErrorResult({
      abi: parseAbi(['error OffchainLookup(address, string[], bytes, bytes4, bytes)']),
      args: [token, ['https://elsewhere.invalid/{sender}/{data}'], '0x', '0x12345678', '0x'],
    })
    const fetch = vi.spyOn(globalThis, 'fetch')
    const { outcome } = await simulate(refusal(3, 'execution reverted', elsewhere))
    await expect(outcome).resolves.toMatchObject({ status: 'reverted' })
    expect(fetch).not.toHaveBeenCalled()
    fetch.mockRestore()
  })

  it.each<[string, Record<number, number> | undefined, (readonly unknown[])[]]>([
    ['the newest block', undefined, [[account, 'latest']]],
    ['the newest block, too, of one confirmation', { 1: 1 }, [[account, 'latest']]],
    ['an earlier block of more', { 1: 3 }, [[], [account, '0x8']]],
    ['no block, of more than the chain has', { 1: 12 }, [[]]],
  ])('default: counts confirmed transactions by %s', async (_, confirmations, params) => {
    const { transport, asked } = nodeOf({
      eth_blockNumber: () => '0xa',
      eth_getTransactionCount: () => '0x5',
    })
    const reader = readerOf({ 1: transport }, confirmations)
    const count = reader.getConfirmedTransactionCount?.({ chainId: 1, account })
    await expect(count).resolves.toBe(params.at(-1)?.length === 0 ? 0 : 5)
    expect(asked.map((one) => one.params)).toEqual(params)
  })

  it('default: counts transactions, including pending ones', async () => {
    const { transport, asked } = nodeOf({
      eth_getTransactionCount: ([, blockTag]) => (blockTag === 'pending' ? '0x6' : '0x5'),
    })
    const reader = readerOf({ 1: transport })
    await expect(reader.getTransactionCount({ chainId: 1, account })).resolves.toBe(6)
    await expect(reader.getTransactionCount({ chainId: 1, account, blockTag: 'latest' })).resolves.toBe(5)
    expect(asked.map(({ params }) => params)).toEqual([
      [account, 'pending'],
      [account, 'latest'],
    ])
  })

  it('default: reads the code at an address', async () => {
    const { transport, asked } = nodeOf({ eth_getCode: ([address]) => (address === token ? '0x60' : '0x') })
    const reader = readerOf({ 1: transport })
    await expect(reader.getCode({ chainId: 1, address: token })).resolves.toBe('0x60')
    await expect(reader.getCode({ chainId: 1, address: account })).resolves.toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  it('default: knows whether the node has a transaction', async () => {
    const known = nodeOf({ eth_getTransactionByHash: ([hash]) => ({ hash, type: '0x2', chainId: '0x1' }) })
    const unknown = nodeOf({ eth_getTransactionByHash: () => null })
    const asking = { chainId: 1, transactionHash }
    await expect(readerOf({ 1: known.transport }).hasTransaction(asking)).resolves.toBe(true)
    expect(known.asked).toMatchObject([{ params: [transactionHash] }])
    await expect(readerOf({ 1: unknown.transport }).hasTransaction(asking)).resolves.toBe(false)
  })

  it('default: reads what a transaction called, and nothing of an unknown one', async () => {
    const known = (to: string | null) =>
      nodeOf({
        eth_getTransactionByHash: ([hash]) => {
          const call = { from: account, to, input: '0xabcd', value: '0x5' }
          return { hash, type: '0x2', chainId: '0x1', ...call }
        },
      })
    const unknown = nodeOf({ eth_getTransactionByHash: () => null })
    const read = ({ transport }: ReturnType<typeof nodeOf>) =>
      readerOf({ 1: transport }).getTransaction?.({ chainId: 1, transactionHash })
    const sent = { from: account, to: token, data: '0xabcd', value: 5n }
    await expect(read(known(token))).resolves.toEqual(sent)
    await expect(read(known(null))).resolves.toEqual({ ...sent, to: undefined })
    await expect(read(unknown)).resolves.toBeUndefined()
    await expect(read(nodeOf({}))).rejects.toThrow('no eth_getTransactionByHash')
  })

  it('error: doesn’t call a transaction unknown when the node does not answer', async () => {
    const reader = readerOf({ 1: nodeOf({}).transport })
    await expect(reader.hasTransaction({ chainId: 1, transactionHash })).rejects.toThrow(
      'no eth_getTransactionByHash',
    )
  })
})

describe('waitForTransaction', () => {
  const receipt = {
    transactionHash,
    blockNumber: '0x5',
    status: '0x1',
    logs: [],
    type: '0x2',
  }
  const transaction = { hash: transactionHash, blockNumber: '0x5', from: account, nonce: '0x1', type: '0x2' }

  /** A chain that grows by a block each time it is asked for its height, beginning with `from`. */
  function growingNode(from: number, answers: Answers = {}) {
    const chain = { height: from - 1 }
    const node = nodeOf({
      eth_blockNumber: () => `0x${(++chain.height).toString(16)}`,
      eth_getTransactionByHash: () => transaction,
      eth_getBlockByNumber: ([number]) => ({ number, transactions: [] }),
      eth_getTransactionReceipt: () => (chain.height >= 5 ? receipt : null),
      // By the fifth block, the account's second one is mined.
      eth_getTransactionCount: ([, block]) =>
        (block === 'latest' ? chain.height : Number(block)) >= 5 ? '0x2' : '0x1',
      ...answers,
    })
    return { ...node, chain }
  }

  it('behavior: asks the node nothing more once it was ended', async () => {
    const { asked, transport } = nodeOf({
      eth_blockNumber: () => '0x1',
      eth_getTransactionReceipt: () => null,
      eth_getTransactionByHash: () => null,
    })
    const controller = new AbortController()
    const waiting = readerOf({ 1: transport }).waitForTransaction(
      { chainId: 1, transactionHash },
      { signal: controller.signal },
    )
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(5), { timeout: 60_000 })
    controller.abort(new Error('enough'))
    await expect(waiting).rejects.toThrow('enough')
    const { length } = asked
    for (let turn = 0; turn < 2_000; turn++) await new Promise(setImmediate)
    expect(asked).toHaveLength(length)
  })

  it('default: waits until it is mined', async () => {
    const { transport, chain } = growingNode(3)
    const outcome = await readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
    expect(outcome).toEqual({ status: 'success', transactionHash, replacement: undefined })
    expect(chain.height).toBe(5)
  })

  it('behavior: reports a reverted transaction', async () => {
    const { transport } = growingNode(5, { eth_getTransactionReceipt: () => ({ ...receipt, status: '0x0' }) })
    const outcome = await readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
    expect(outcome.status).toBe('reverted')
  })

  it('parameters: uses the confirmations of the chain, which include the block of the transaction', async () => {
    const { transport, chain } = growingNode(3)
    const reader = readerOf({ 1: transport }, { 1: 4, 2: 9 })
    await reader.waitForTransaction({ chainId: 1, transactionHash })
    expect(chain.height).toBe(8)
  })

  const approveOf = (to: string, amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [to as Hex, amount] })

  it.each<[reason: string, why: string, change: object, call?: object]>([
    ['repriced', 'the same', {}],
    [
      'repriced',
      'the same with a mark of the wallet',
      { input: '0xabcdef0180218021' },
      { input: '0xabcdef01' },
    ],
    ['repriced', 'the same without its mark', { input: '0xabcdef01' }, { input: '0xabcdef0180218021' }],
    [
      'repriced',
      'an approval whose amount was edited',
      { input: approveOf(spender, 7n) },
      { input: approveOf(spender, 5n) },
    ],
    [
      'replaced',
      'an approval of somebody else',
      { input: approveOf(token, 5n) },
      { input: approveOf(spender, 5n) },
    ],
    ['cancelled', 'nothing', { to: account, value: '0x0' }],
    ['replaced', 'a call of the account by itself', { to: account, value: '0x0', input: '0x34fcd5be' }],
    ['replaced', 'another value', { value: '0x9' }],
  ])(
    'behavior: ends as %s with the transaction that took its place: %s',
    async (reason, _, change, call = {}) => {
      const replacementHash: Hex = `0x${'cd'.repeat(32)}`
      const sent = { ...transaction, to: spender, value: '0x1', input: '0x', ...call, blockNumber: null }
      const other = { ...sent, ...change, hash: replacementHash, blockNumber: '0x5' }
      const { transport } = growingNode(4, {
        eth_getTransactionByHash: ([hash]) => (hash === transactionHash ? sent : other),
        eth_getBlockByNumber: ([number]) => ({ number, transactions: number === '0x5' ? [other] : [] }),
        eth_getTransactionReceipt: ([hash]) =>
          hash === replacementHash ? { ...receipt, transactionHash: replacementHash } : null,
      })
      const outcome = await readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
      expect(outcome).toEqual({ status: 'success', transactionHash: replacementHash, replacement: reason })
    },
  )

  describe('the pace', () => {
    it('default: leaves the pace to the caller, who gets the shortest pause', async () => {
      const pauses: number[] = []
      const { asked, transport } = growingNode(1)
      const reader = readerOf({ 1: transport })
      const askedBefore: number[] = []
      await reader.waitForTransaction(
        { chainId: 1, transactionHash },
        {
          async pause(leastMs) {
            pauses.push(leastMs)
            askedBefore.push(asked.length)
          },
        },
      )
      expect(pauses).toEqual([1, 1, 1, 1])
      // Its receipt, its call once, and the height of the chain and the account's nonce: no block is read while it waits.
      expect(asked.map(({ method }) => method)).not.toContain('eth_getBlockByNumber')
      expect(askedBefore.map((count, at) => count - (askedBefore[at - 1] ?? 0))).toEqual([3, 3, 3, 3])
    })

    it('behavior: ends when the caller’s pause rejects', async () => {
      const { asked, transport } = growingNode(1)
      const waiting = readerOf({ 1: transport }).waitForTransaction(
        { chainId: 1, transactionHash },
        { pause: () => Promise.reject(new Error('left')) },
      )
      await expect(waiting).rejects.toThrow('left')
      expect(asked).toHaveLength(3)
    })
  })

  describe('a replacement that was mined many blocks ago', () => {
    const replacementHash: Hex = `0x${'cd'.repeat(32)}`
    const sent = { ...transaction, to: spender, value: '0x1', input: '0x', blockNumber: null }
    const other = { ...sent, value: '0x9', hash: replacementHash, blockNumber: '0x5' }

    /** A chain that has advanced by many blocks between two polls. */
    function jumpedNode(height: number, answers: Answers = {}) {
      let polls = 0
      return nodeOf({
        eth_blockNumber: () => `0x${(++polls === 1 ? 2 : height).toString(16)}`,
        eth_getTransactionByHash: ([hash]) => (hash === transactionHash ? sent : other),
        eth_getBlockByNumber: ([number]) => ({ number, transactions: number === '0x5' ? [other] : [] }),
        eth_getTransactionReceipt: ([hash]) =>
          hash === replacementHash ? { ...receipt, transactionHash: replacementHash } : null,
        eth_getTransactionCount: ([, block]) => (block === 'latest' || Number(block) >= 5 ? '0x2' : '0x1'),
        ...answers,
      })
    }
    const blocksOf = (asked: { method: string; params: readonly unknown[] }[]) =>
      asked.filter(({ method }) => method === 'eth_getBlockByNumber').map(({ params }) => Number(params[0]))
    const replaced = { status: 'success', transactionHash: replacementHash, replacement: 'replaced' }

    it('default: is found by bisection, reading one block', async () => {
      const { asked, transport } = jumpedNode(1_000)
      const waiting = readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
      expect(await waiting).toEqual(replaced)
      expect(blocksOf(asked)).toEqual([5])
      expect(asked.length).toBeLessThan(30)
    })

    it('behavior: is searched for in the blocks where the node keeps no old account states', async () => {
      const { asked, transport } = jumpedNode(8, {
        eth_getTransactionCount([, block]) {
          if (block !== 'latest') throw new Error('missing trie node')
          return '0x2'
        },
      })
      const waiting = readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
      expect(await waiting).toEqual(replaced)
      expect(blocksOf(asked)).toEqual([8, 7, 6, 5])
    })

    it('behavior: is searched for in at most the newest 300 blocks', async () => {
      const pauses: number[] = []
      const { asked, transport } = jumpedNode(1_000, {
        eth_getTransactionCount([, block]) {
          if (block !== 'latest') throw new Error('missing trie node')
          return '0x2'
        },
      })
      const waiting = readerOf({ 1: transport }).waitForTransaction(
        { chainId: 1, transactionHash },
        {
          async pause(leastMs) {
            pauses.push(leastMs)
            if (pauses.length === 4) throw new Error('enough')
          },
        },
      )
      await expect(waiting).rejects.toThrow('enough')
      // Once: what was read before is not read again.
      expect(blocksOf(asked)).toEqual(Array.from({ length: 300 }, (_, index) => 1_000 - index))
    })

    it('behavior: doesn’t fail when the chain can’t say how far it is', async () => {
      let heights = 0
      const { transport } = jumpedNode(6, {
        eth_blockNumber() {
          heights += 1
          if (heights === 2 || heights === 4) throw new Error('busy')
          return heights === 1 ? '0x2' : '0x6'
        },
      })
      const waiting = readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
      expect(await waiting).toEqual(replaced)
    })

    it('behavior: isn’t searched for on a chain without replacement detection', async () => {
      const { asked, transport } = growingNode(3)
      const chain = { ...chainOf(1), supportsTransactionReplacementDetection: false }
      const reader = createViemChainReader({
        chains: [chain],
        transports: { 1: transport },
        pollingIntervalMs: 1,
      })
      let pauses = 0
      const pause = async () => {
        pauses += 1
        if (pauses === 3) throw new Error('enough')
      }
      await expect(reader.waitForTransaction({ chainId: 1, transactionHash }, { pause })).rejects.toThrow(
        'enough',
      )
      expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['eth_getTransactionReceipt']))
    })

    it('behavior: reports the first transaction again if a reorganization brings it back', async () => {
      let isBack = false
      const node = jumpedNode(6, {
        eth_getTransactionReceipt([hash]) {
          if (isBack) return hash === transactionHash ? receipt : null
          // Read twice: gone at the second time.
          isBack = hash === replacementHash
          return isBack ? { ...receipt, transactionHash: replacementHash } : null
        },
        eth_getBlockByNumber: ([number]) => ({
          number,
          transactions: number === '0x5' ? [isBack ? { ...sent, blockNumber: '0x5' } : other] : [],
        }),
      })
      const told: string[] = []
      const waiting = readerOf({ 1: node.transport }).waitForTransaction(
        { chainId: 1, transactionHash },
        { onReorganized: () => told.push('it') },
      )
      expect(await waiting).toEqual({ status: 'success', transactionHash, replacement: undefined })
      expect(told).toEqual(['it'])
    })
  })

  it('behavior: waits again for a receipt that disappears, even without a listener', async () => {
    let receipts = 0
    const { transport } = growingNode(5, {
      eth_getTransactionReceipt: () => (++receipts === 2 ? null : receipt),
    })
    const outcome = await readerOf({ 1: transport }).waitForTransaction({ chainId: 1, transactionHash })
    expect(outcome.status).toBe('success')
    expect(receipts).toBe(4)
  })

  it('error: doesn’t report a reorganization when the node fails at the last check', async () => {
    let receipts = 0
    const reorganized: string[] = []
    const { transport } = growingNode(5, {
      eth_getTransactionReceipt() {
        if (++receipts === 2) throw new Error('The node is down.')
        return receipt
      },
    })
    const waiting = readerOf({ 1: transport }).waitForTransaction(
      { chainId: 1, transactionHash },
      { onReorganized: () => reorganized.push('it') },
    )
    await expect(waiting).rejects.toThrow('The node is down.')
    expect(reorganized).toEqual([])
  })
})

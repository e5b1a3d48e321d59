import { defaultChainSpecs, type Sandbox, sandboxAccounts, startSandbox } from '@causeway/sandbox'
import {
  createTestClient,
  createWalletClient,
  custom,
  defineChain,
  encodeFunctionData,
  erc20Abi,
  http,
  publicActions,
  walletActions,
  type Address,
  type Hex,
  type Transport,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getQuote,
  type GetQuoteParameters,
  getRequestStatus,
  createClient,
  type Client,
} from '@causeway/react/actions'
import {
  createViemChainReader,
  createExecution,
  type Execution,
  type ExecutionStatus,
  createMemoryJournal,
  createMemoryLocks,
  type StartExecutionConnection,
  createViemWallet,
  type Wallet,
} from '@causeway/react/execution'
import { permitErc20Abi } from '../../sandbox/src/contracts/generated/abis.ts'
import { relayPermits } from './support/relayPermits.ts'

// The library's execution on real chains, through the provider over HTTP.

const [user, , , refundAccount, relayer] = sandboxAccounts.users
let sandbox: Sandbox
let client: Client

beforeAll(async () => {
  sandbox = await startSandbox({
    servicePort: 0,
    chains: defaultChainSpecs.map((spec) => ({ ...spec, port: 0 })),
    policy: { fillDelayMs: 100 },
  })
  client = createClient({ baseUrl: sandbox.serviceUrl })
})

afterAll(() => sandbox.stop())

function chainAt(index: 0 | 1) {
  const local = sandbox.chains[index]
  if (!local) throw new TypeError('The sandbox has two chains.')
  const chain = defineChain({
    id: local.id,
    name: local.name,
    nativeCurrency: { symbol: 'ETH', name: 'Ether', decimals: 18 },
    rpcUrls: { default: { http: [local.rpcUrl] } },
  })
  const currencyOf = (symbol: string) => {
    const found = local.currencies.find((currency) => currency.symbol === symbol)
    if (!found) throw new TypeError(`${local.name} has no ${symbol}.`)
    return found
  }
  const node = createTestClient({ chain, mode: 'anvil', transport: http(local.rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  return { chain, node, currencyOf }
}

/** A page of the user: its wallet, what the wallet was asked, and an execution. */
function openPage(confirmations = 1, service = client) {
  const [origin, destination] = [chainAt(0), chainAt(1)]
  const walletClient = createWalletClient({
    account: privateKeyToAccount(user.privateKey),
    chain: origin.chain,
    transport: http(origin.chain.rpcUrls.default.http[0]),
  })
  const own = createViemWallet(walletClient)
  const prompts: string[] = []
  let tellHeard = () => {}
  const heard = new Promise<void>((resolve) => {
    tellHeard = resolve
  })
  const wallet: Wallet = {
    ...own,
    sendTransaction(transaction) {
      prompts.push(transaction.data.slice(0, 10))
      return own.sendTransaction(transaction)
    },
    signTypedData(data) {
      prompts.push(data.primaryType)
      return own.signTypedData?.(data) ?? Promise.reject(new TypeError('It can’t sign.'))
    },
  }
  const chainReader = createViemChainReader({
    chains: [origin.chain, destination.chain],
    transports: Object.fromEntries([origin, destination].map(({ node }) => [node.chain.id, listened(node)])),
    pollingIntervalMs: 20,
    confirmations: { [origin.chain.id]: confirmations },
  })
  const execution = createExecution(service, { journal: createMemoryJournal(), locks: createMemoryLocks() })
  const connection: StartExecutionConnection = { wallet, chainReader }
  return { origin, destination, execution, prompts, connection, heard }

  /**
   * Reports when the wait for the transaction has seen it: the wait can't notice the replacement of an unseen one. Other reads look it up,
   * too, but only the wait then counts its sender's mined transactions.
   */
  function listened(node: ReturnType<typeof chainAt>['node']): Transport {
    let wasSeen = false
    return custom({
      async request(request: { method: string; params?: readonly unknown[] }) {
        const answer: unknown = await node.request(request as never)
        const { method, params } = request
        if (method === 'eth_getTransactionByHash' && answer) wasSeen = true
        if (method === 'eth_getTransactionCount' && params?.[1] === 'latest' && wasSeen) tellHeard()
        return answer
      },
    })
  }
}

async function ask(symbol: string, change: Partial<GetQuoteParameters> = {}, service = client) {
  const [origin, destination] = [chainAt(0), chainAt(1)]
  const { address, decimals } = origin.currencyOf(symbol)
  return getQuote(service, {
    user: user.address,
    refundTo: refundAccount.address,
    originChainId: origin.chain.id,
    originCurrency: address,
    destinationChainId: destination.chain.id,
    destinationCurrency: destination.currencyOf(symbol).address,
    amount: 10n ** BigInt(decimals),
    tradeType: 'EXACT_INPUT',
    ...change,
  })
}

async function tokensOf(index: 0 | 1, symbol: string, owner: Address = user.address): Promise<bigint> {
  const { node, currencyOf } = chainAt(index)
  const { address } = currencyOf(symbol)
  return node.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
}

/** Every status that an execution goes through. */
function statusesOf(execution: Execution): ExecutionStatus[] {
  const statuses: ExecutionStatus[] = []
  execution.subscribe(() => statuses.push(execution.getState().status))
  return statuses
}

const nativeOf = (index: 0 | 1) => chainAt(index).node.getBalance({ address: user.address })

/** Waits until something is so of an execution. */
async function until(execution: Execution, isSo: () => boolean): Promise<void> {
  if (isSo()) return
  await new Promise<void>((resolve) => {
    const stop = execution.subscribe(() => {
      if (!isSo()) return
      stop()
      resolve()
    })
  })
}

const selectors = { approve: '0x095ea7b3' }

describe('execution on real chains', () => {
  it('default: approves and pays a token, exact to the base unit', async () => {
    const { execution, connection, prompts } = openPage()
    const quote = await ask('USDC')
    const before = [await tokensOf(0, 'USDC'), await tokensOf(1, 'USDC')] as const
    const state = await execution.start(quote, connection)
    expect(state).toMatchObject({ status: 'success', items: [{ status: 'done' }, { status: 'done' }] })
    expect(before[0] - (await tokensOf(0, 'USDC'))).toBe(quote.details.currencyIn.amount)
    expect((await tokensOf(1, 'USDC')) - before[1]).toBe(quote.details.currencyOut.amount)
    expect(prompts).toEqual([selectors.approve, expect.any(String)])
  })

  it('default: moves the token with a permit, without gas of the user', async () => {
    const { execution, connection, prompts } = openPage()
    const quote = await ask('USDC', { usePermit: true })
    const [native, before, after] = [await nativeOf(0), await tokensOf(0, 'USDC'), await tokensOf(1, 'USDC')]
    expect((await execution.start(quote, connection)).status).toBe('success')
    expect(prompts).toEqual([expect.stringMatching(/WithAuthorization$/)])
    expect(await nativeOf(0)).toBe(native)
    expect(before - (await tokensOf(0, 'USDC'))).toBe(quote.details.currencyIn.amount)
    expect((await tokensOf(1, 'USDC')) - after).toBe(quote.details.currencyOut.amount)
  })

  it('default: pays with a permit instead of an approval (EIP-2612), which a relayer submits', async () => {
    const { node, currencyOf } = chainAt(0)
    const relayed = createClient({
      baseUrl: sandbox.serviceUrl,
      fetch: relayPermits({
        readNonce: (address, owner) =>
          node.readContract({ address, abi: permitErc20Abi, functionName: 'nonces', args: [owner] }),
        async write(call) {
          const account = privateKeyToAccount(relayer.privateKey)
          const hash = await node.writeContract({ ...call, account })
          await node.waitForTransactionReceipt({ hash })
        },
      }),
    })
    const { execution, connection, prompts } = openPage(1, relayed)
    const quote = await ask('USDC', {}, relayed)
    const token = { address: currencyOf('USDC').address, abi: permitErc20Abi }
    const nonces = () => node.readContract({ ...token, functionName: 'nonces', args: [user.address] })
    const [nonce, before, after] = [await nonces(), await tokensOf(0, 'USDC'), await tokensOf(1, 'USDC')]
    expect(await execution.start(quote, connection)).toMatchObject({
      status: 'success',
      items: [
        { kind: 'signature', status: 'done' },
        { kind: 'transaction', status: 'done' },
      ],
    })
    expect(prompts).toEqual(['Permit', expect.stringMatching(/^0x/)])
    expect(prompts).not.toContain(selectors.approve)
    expect(await nonces()).toBe(nonce + 1n)
    expect(before - (await tokensOf(0, 'USDC'))).toBe(quote.details.currencyIn.amount)
    expect((await tokensOf(1, 'USDC')) - after).toBe(quote.details.currencyOut.amount)
  })

  it('behavior: resets the approval of a token that requires it', async () => {
    const { origin, execution, connection, prompts } = openPage()
    const quoted = await ask('USDT')
    const approval = quoted.steps.find(({ id }) => id.startsWith('approv'))
    const first = approval?.kind === 'transaction' ? approval.items[0]?.data : undefined
    if (!first) throw new TypeError('The quote has no approval.')
    // A rest of an old approval: one unit for the same spender.
    const spender = `0x${first.data.slice(34, 74)}` as Address
    const hash = await origin.node.writeContract({
      account: privateKeyToAccount(user.privateKey),
      address: origin.currencyOf('USDT').address,
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, 1n],
    })
    await origin.node.waitForTransactionReceipt({ hash })
    const state = await execution.start(await ask('USDT'), connection)
    expect(state.status).toBe('success')
    expect(prompts.slice(0, 2)).toEqual([selectors.approve, selectors.approve])
    expect(prompts).toHaveLength(3)
  })

  it('error: refuses a permit for an account with a delegation (EIP-7702), and pays with transactions', async () => {
    const { origin, execution, connection, prompts } = openPage()
    const code: Hex = `0xef0100${'11'.repeat(20)}`
    await origin.node.setCode({ address: user.address, bytecode: code })
    try {
      expect(await execution.start(await ask('USDC', { usePermit: true }), connection)).toMatchObject({
        status: 'failed',
        error: { name: 'UnsupportedSignerError' },
      })
      expect(prompts).toEqual([])
      expect((await execution.start(await ask('ETH'), connection)).status).toBe('success')
    } finally {
      await origin.node.setCode({ address: user.address, bytecode: '0x' })
    }
  })

  it('error: reports a transaction that reverts', async () => {
    const { origin, execution, connection } = openPage()
    const before = await nativeOf(0)
    const { wallet } = connection
    const state = await execution.start(await ask('ETH'), {
      ...connection,
      wallet: {
        ...wallet,
        // The transaction has too little gas to succeed, which the wallet doesn't know.
        sendTransaction: ({ to, data, value }) =>
          origin.node.sendTransaction({
            account: privateKeyToAccount(user.privateKey),
            to,
            data,
            value,
            gas: 24_000n,
          }),
      },
    })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'TransactionRevertedError' } })
    const lost = before - (await nativeOf(0))
    expect(lost).toBeGreaterThan(0n)
    expect(lost).toBeLessThan(10n ** 17n)
  })

  it('error: doesn’t prompt for a transaction that would revert, and keeps the approval', async () => {
    const { origin, execution, prompts, connection } = openPage()
    const { address } = origin.currencyOf('DAI')
    const held = await tokensOf(0, 'DAI')
    const quote = await ask('DAI')
    // Between the quote and its second step the user spends what there is.
    const { wallet } = connection
    const spend = {
      ...wallet,
      async sendTransaction(transaction: Parameters<Wallet['sendTransaction']>[0]) {
        const approved = await wallet.sendTransaction(transaction)
        const hash = await origin.node.writeContract({
          account: privateKeyToAccount(user.privateKey),
          address,
          abi: erc20Abi,
          functionName: 'transfer',
          args: [relayer.address, held],
        })
        await origin.node.waitForTransactionReceipt({ hash })
        return approved
      },
    }
    const state = await execution.start(quote, { ...connection, wallet: spend })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'TransactionWouldRevertError' } })
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'waiting'])
    expect(prompts).toHaveLength(1)
  })

  it('behavior: calls that fail on the destination, where they would have gone through before, are refunded', async () => {
    const { destination, execution, connection, prompts } = openPage()
    const { address } = destination.currencyOf('USDC')
    const runner = sandbox.chains[1]?.callRunner
    if (!runner) throw new TypeError('The sandbox runs no calls.')
    /** Lets the runner of calls take a token of the user. */
    async function allow(amount: bigint): Promise<void> {
      const hash = await destination.node.writeContract({
        account: privateKeyToAccount(user.privateKey),
        address,
        abi: erc20Abi,
        functionName: 'approve',
        args: [runner as Address, amount],
      })
      await destination.node.waitForTransactionReceipt({ hash })
    }
    await allow(1n)
    const args = [user.address, refundAccount.address, 1n] as const
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args })
    const quote = await ask('USDC', { amount: 20_000_000n, txs: [{ to: address, data, value: 0n }] })
    await allow(0n)
    execution.subscribe(() => {
      if (execution.getState().decision) queueMicrotask(execution.proceed)
    })
    const [paid, back] = [await tokensOf(0, 'USDC'), await tokensOf(0, 'USDC', refundAccount.address)]
    const there = await tokensOf(1, 'USDC')
    const statuses = statusesOf(execution)
    const state = await execution.start(quote, connection)
    expect(state).toMatchObject({
      status: 'refunded',
      items: [{ status: 'done' }, { status: 'done' }],
      requestState: { status: 'refund' },
    })
    expect(statuses).toContain('filling')
    expect(statuses).not.toContain('success')
    // Neither the calls nor their payment were executed.
    const { amount } = quote.details.currencyIn
    expect(paid - (await tokensOf(0, 'USDC'))).toBe(amount)
    expect((await tokensOf(0, 'USDC', refundAccount.address)) - back).toBe(amount)
    expect(await tokensOf(1, 'USDC')).toBe(there)
    expect(prompts).toHaveLength(2)
  })

  describe('a transaction that its chain drops after the provider has reported it', () => {
    /** Takes back the blocks from a transaction's on. Returns what brings it to its chain again. */
    async function takeBack(index: 0 | 1, hash: string | undefined): Promise<() => Promise<void>> {
      const { node } = chainAt(index)
      const request = (method: string, params: unknown[]) =>
        node.request({ method: method as never, params: params as never })
      const raw = (await request('eth_getRawTransactionByHash', [hash])) as Hex
      const { blockNumber } = await node.getTransactionReceipt({ hash: hash as Hex })
      const newest = await node.getBlockNumber({ cacheTime: 0 })
      await request('anvil_reorg', [Number(newest - blockNumber) + 1, []])
      return async () => {
        const again = await node.sendRawTransaction({ serializedTransaction: raw })
        await node.waitForTransactionReceipt({ hash: again })
      }
    }

    it('behavior: keeps the success that the provider reported when the fill is reorganized, and prompts for nothing', async () => {
      const { destination, execution, connection, prompts } = openPage()
      const quote = await ask('USDC')
      const before = await tokensOf(1, 'USDC')
      const statuses = statusesOf(execution)
      const state = await execution.start(quote, connection)
      const { amount } = quote.details.currencyOut
      expect(state.status).toBe('success')
      expect(statuses.indexOf('filling')).toBeLessThan(statuses.indexOf('success'))
      expect((await tokensOf(1, 'USDC')) - before).toBe(amount)
      const [transactionHash] = state.requestState?.txHashes ?? []
      const isKnown = () =>
        connection.chainReader.hasTransaction({
          chainId: destination.chain.id,
          transactionHash: transactionHash as Hex,
        })
      const bringBack = await takeBack(1, transactionHash)
      try {
        expect(await isKnown()).toBe(false)
        expect(await tokensOf(1, 'USDC')).toBe(before)
        const { requestId = '' } = state
        expect(await getRequestStatus(client, { requestId })).toMatchObject({
          status: 'success',
          txHashes: [transactionHash],
        })
        // The state names the transaction to look up.
        expect(execution.getState()).toEqual(state)
      } finally {
        await bringBack()
      }
      expect(await isKnown()).toBe(true)
      expect((await tokensOf(1, 'USDC')) - before).toBe(amount)
      expect(execution.getState()).toEqual(state)
      expect(prompts).toHaveLength(2)
    })

    it('behavior: keeps a refund as refunded, keeps the deposit, and prompts for nothing', async () => {
      const { origin, execution, connection, prompts } = openPage()
      const quote = await ask('USDC')
      const [paid, back] = [await tokensOf(0, 'USDC'), await tokensOf(0, 'USDC', refundAccount.address)]
      sandbox.faults.add({ kind: 'chain', type: 'revertedFill', times: 1 })
      const state = await execution.start(quote, connection)
      const { amount } = quote.details.currencyIn
      expect(state.status).toBe('refunded')
      const returned = (await tokensOf(0, 'USDC', refundAccount.address)) - back
      expect(returned).toBeGreaterThan(0n)
      const deposit = state.items.at(-1)?.transactionHash
      const bringBack = await takeBack(0, state.requestState?.txHashes?.at(-1))
      try {
        expect(await tokensOf(0, 'USDC', refundAccount.address)).toBe(back)
        expect(paid - (await tokensOf(0, 'USDC'))).toBe(amount)
        const chainId = origin.chain.id
        expect(
          await connection.chainReader.hasTransaction({ chainId, transactionHash: deposit ?? '0x' }),
        ).toBe(true)
        expect(execution.getState()).toEqual(state)
      } finally {
        await bringBack()
      }
      expect((await tokensOf(0, 'USDC', refundAccount.address)) - back).toBe(returned)
      expect(execution.getState()).toEqual(state)
      expect(prompts).toHaveLength(2)
    })
  })

  describe('with blocks that are mined on demand', () => {
    const mine = async () => chainAt(0).node.mine({ blocks: 1 })

    async function sendUnmined(confirmations = 1) {
      const page = openPage(confirmations)
      const { node } = page.origin
      const quote = await ask('ETH')
      await node.setAutomine(false)
      const events: string[] = []
      page.execution.subscribeEvents(({ event }) => events.push(event.type))
      const over = page.execution.start(quote, page.connection)
      await until(page.execution, () => page.execution.getState().status === 'confirming')
      const hash = page.execution.getState().items[0]?.transactionHash
      if (!hash) throw new TypeError('Nothing was sent.')
      const transaction = await node.getTransaction({ hash })
      await page.heard
      return { ...page, node, events, over, hash, transaction }
    }

    /** Sends in the place of a waiting transaction, for more gas. */
    async function replace(
      { node, transaction }: Awaited<ReturnType<typeof sendUnmined>>,
      change: { to?: Address; value?: bigint; data?: Hex } = {},
    ): Promise<Hex> {
      const { nonce, to, value, input, maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = transaction
      return node.sendTransaction({
        account: privateKeyToAccount(user.privateKey),
        to,
        value,
        data: input,
        ...change,
        nonce,
        gas: 200_000n,
        maxFeePerGas: maxFeePerGas * 2n,
        maxPriorityFeePerGas: maxPriorityFeePerGas * 2n + 1n,
      })
    }

    async function restore(): Promise<void> {
      await chainAt(0).node.setAutomine(true)
    }

    it('behavior: follows a transaction that is sent again with more gas', async () => {
      const sent = await sendUnmined()
      try {
        const hash = await replace(sent)
        await mine()
        expect((await sent.over).status).toBe('success')
        expect([hash, sent.hash]).toContain(sent.execution.getState().items[0]?.transactionHash)
      } finally {
        await restore()
      }
    })

    it('error: reports a transaction that is canceled by an empty one with the same nonce', async () => {
      const sent = await sendUnmined()
      try {
        const replacementHash = await replace(sent, { to: user.address, value: 0n, data: '0x' })
        await mine()
        expect(await sent.over).toMatchObject({
          status: 'failed',
          error: { name: 'TransactionReplacedError', reason: 'cancelled', replacementHash },
        })
      } finally {
        await restore()
      }
    })

    it('behavior: follows a transaction through a reorganization into a later block', async () => {
      const sent = await sendUnmined(3)
      try {
        const raw = await sent.node.request({
          method: 'eth_getRawTransactionByHash' as never,
          params: [sent.hash] as never,
        })
        await mine()
        await sent.node.request({ method: 'anvil_reorg' as never, params: [1, [[raw, 0]]] as never })
        await sent.node.mine({ blocks: 3 })
        expect((await sent.over).status).toBe('success')
        expect(sent.prompts).toHaveLength(1)
        expect(sent.events).not.toContain('failed')
      } finally {
        await restore()
      }
    })
  })
})

import type { RpcRequest } from '@causeway/sandbox/simulated'
import { custom } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  type ExecutionState,
  type ChainReader,
  createViemChainReader,
} from '@causeway/react/execution'
import { isPending } from '../../../src/execution/state/executionState.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
} from '../../support/environment/createTestExecution.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

/** Starts a native transfer on a chain that mines on demand, and waits until it was sent. */
async function sendOnManualChain(confirmations = 1) {
  const env = createTestExecution()
  onTestFinished(() => env.execution.stop())
  const [origin] = env.chains
  const network = env.sandbox.network(origin.id)
  network.mining = 'manual'
  const events: string[] = []
  env.execution.subscribeEvents(({ event }) => events.push(event.type))
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const heard = { transaction: false, receipt: false, receipts: 0 }
  const rpc = env.sandbox.rpc(origin.id)
  const chainReader = createViemChainReader({
    chains: env.chains,
    transports: { ...env.transports, [origin.id]: custom({ request: listen }) },
    pollingIntervalMs: 5,
    confirmations: { [origin.id]: confirmations },
  })
  const over = env.execution.start(quote, { ...env.connection, chainReader })
  await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
  const hash = env.execution.getState().items[0]?.transactionHash
  if (!hash) throw new TypeError('Nothing was sent.')
  // The reader must have seen the transaction once to know what replaced it.
  await advanceWhile(env.clock, () => !heard.transaction)
  const end = async (): Promise<ExecutionState> => {
    await advanceUntil(env.clock, over)
    return over
  }
  return { env, network, events, hash, end, heard, wallet: env.sandbox.wallet }

  async function listen(request: RpcRequest): Promise<unknown> {
    const answer = await rpc.request(request)
    if (request.method === 'eth_getTransactionByHash') heard.transaction = true
    if (request.method === 'eth_getTransactionReceipt') heard.receipts += 1
    if (request.method === 'eth_getTransactionReceipt' && answer) heard.receipt = true
    return answer
  }
}

describe('a pending transaction', () => {
  it('default: is confirmed when it is mined', async () => {
    const { network, end, hash } = await sendOnManualChain()
    network.mine()
    expect(await end()).toMatchObject({ status: 'success', items: [{ transactionHash: hash }] })
  })

  it('behavior: is checked ever more rarely if it isn’t mined for long, and is still seen once it is', async () => {
    const { env, network, end, heard } = await sendOnManualChain()
    const until = env.clock.now() + 20 * 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    // Every 5 ms at first.
    expect(heard.receipts).toBeLessThan(150)
    network.mine()
    expect((await end()).status).toBe('success')
  })

  it('behavior: continues under its new hash after a speed-up', async () => {
    const { env, network, events, end, hash, wallet } = await sendOnManualChain()
    const repriced = wallet.speedUp(hash)
    // The provider is slow, so that the chain reports first.
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 503 })
    env.execution.subscribeEvents(({ event }) => {
      if (event.type === 'repriced') env.sandbox.faults.clear()
    })
    network.mine()
    expect((await end()).status).toBe('success')
    expect(events).toContain('repriced')
    expect(env.execution.getState().items[0]?.transactionHash).toBe(repriced)
  })

  it('behavior: is recognized when the wallet sends it again with a suffix behind its calldata', async () => {
    const { env, network, events, end, hash, wallet } = await sendOnManualChain()
    const sent = await env.reader.getTransaction?.({ chainId: env.chains[0].id, transactionHash: hash })
    if (!sent?.to) throw new TypeError('Nothing was sent.')
    const { to, data, value } = sent
    const marked = wallet.replace(hash, { to, value, data: `${data}c0ffee` })
    // The provider is slow, so that the chain reports first.
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 503 })
    network.mine()
    await advanceWhile(env.clock, () => env.execution.getState().items[0]?.transactionHash !== marked)
    env.sandbox.faults.clear()
    expect((await end()).status).toBe('success')
    expect(events).not.toContain('failed')
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['replaced by another one', 'replaced'],
  ] as const)('error: %s in the wallet, is reported as that, and never as a success', async (_, reason) => {
    const { env, network, end, hash, wallet } = await sendOnManualChain()
    const [, second = env.wallet.address] = env.sandbox.accounts
    const replacementHash =
      reason === 'cancelled'
        ? wallet.cancel(hash)
        : wallet.replace(hash, { to: second, value: 1n, data: '0x' })
    network.mine()
    expect(await end()).toMatchObject({
      status: 'failed',
      error: { name: 'TransactionReplacedError', reason, transactionHash: hash, replacementHash },
      items: [{ status: 'failed' }],
    })
  })

  it('error: is reported and kept in the journal if it reverts', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.script({ type: 'approve', outcome: 'reverts' })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const over = env.execution.start(quote, env.connection)
    await advanceUntil(env.clock, over)
    expect(await over).toMatchObject({
      status: 'failed',
      error: { name: 'TransactionRevertedError', chainId: env.chains[0].id },
    })
    // A transaction was sent: it is remembered.
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: is watched again after a reorganization', async () => {
    const { env, network, events, end, heard } = await sendOnManualChain(3)
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 503 })
    network.mine()
    await advanceWhile(env.clock, () => !heard.receipt)
    // Two more blocks, and the chain decides otherwise.
    network.reorg(1, { transactions: 'return' })
    network.mine()
    network.mine()
    network.mine()
    env.sandbox.faults.clear()
    expect((await end()).status).toBe('success')
    expect(events.filter((type) => type === 'failed')).toEqual([])
  })
})

describe('a transaction that no node has seen', () => {
  /** Sends on a chain that is not mined and whose node does not show the transaction. */
  async function sendUnseen() {
    const env = createTestExecution()
    onTestFinished(() => env.execution.stop())
    const [origin] = env.chains
    const network = env.sandbox.network(origin.id)
    network.mining = 'manual'
    const rpc = env.sandbox.rpc(origin.id)
    const node = { isBlind: true, isBroken: false }
    const looks = new Set(['eth_getTransactionByHash', 'eth_getTransactionReceipt'])
    const chainReader = createViemChainReader({
      chains: env.chains,
      transports: {
        ...env.transports,
        [origin.id]: custom({
          async request(request: RpcRequest) {
            if (node.isBroken) throw new Error('The node is down.')
            return looks.has(request.method) && node.isBlind ? null : rpc.request(request)
          },
        }),
      },
      pollingIntervalMs: 5,
    })
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
      ...env.connection,
      chainReader,
    })
    const item = () => env.execution.getState().items[0]
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
    const wait = async (ms: number) => {
      const until = env.clock.now() + ms
      await advanceWhile(env.clock, () => env.clock.now() < until)
    }
    return { env, network, node, item, wait, hash: item()?.transactionHash ?? '0x' }
  }

  it('behavior: reports it as missing if it was canceled before any node saw it', async () => {
    const { env, network, hash, item, wait } = await sendUnseen()
    env.sandbox.wallet.cancel(hash)
    network.mine()
    // While a private relay tries, an earlier transaction of the relay may have moved the nonce on.
    await wait(5 * 60_000 + 5_000)
    // Nodes behind one address differ: once is not enough.
    expect(item()?.change).toBeUndefined()
    await wait(15_000)
    expect(env.execution.getState()).toMatchObject({ status: 'confirming', items: [{ change: 'missing' }] })
    expect((await env.journal.read())[0]?.text).toContain('"change":"missing"')
    env.execution.reset()
    expect(env.execution.getState().status).toBe('idle')
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: stays pending while the account’s nonce has not moved', async () => {
    const { env, network, item, wait } = await sendUnseen()
    await wait(120_000)
    expect(item()?.change).toBeUndefined()
    network.mine()
    await advanceWhile(env.clock, () => isPending(env.execution.getState()))
    expect(env.execution.getState().status).toBe('success')
  })

  it('behavior: is no longer missing once it is seen again', async () => {
    const env = createTestExecution()
    const node = { isKnown: false }
    const mined = Promise.withResolvers<void>()
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 503 })
    const chainReader: ChainReader = {
      ...env.reader,
      hasTransaction: async () => node.isKnown,
      async waitForTransaction(...parameters) {
        await mined.promise
        return env.reader.waitForTransaction(...parameters)
      },
    }
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
      ...env.connection,
      chainReader,
    })
    const item = () => env.execution.getState().items[0]
    await advanceWhile(env.clock, () => item()?.change !== 'missing')
    expect(item()?.status).toBe('confirming')
    node.isKnown = true
    await advanceWhile(env.clock, () => item()?.change === 'missing')
    expect(item()).toMatchObject({ status: 'confirming', change: undefined })
    mined.resolve()
    await advanceWhile(env.clock, () => item()?.status !== 'done')
    expect(env.execution.getState().status).toBe('filling')
  })

  it('behavior: stays unchanged while the node doesn’t answer', async () => {
    const { env, network, node, hash, item, wait } = await sendUnseen()
    env.sandbox.wallet.cancel(hash)
    network.mine()
    node.isBroken = true
    await wait(120_000)
    expect(item()?.change).toBeUndefined()
  })
})

describe('a wallet that shows nothing', () => {
  async function ask() {
    const env = createTestExecution()
    env.sandbox.wallet.approve = 'manual'
    const over = env.execution.start(await getQuote(env.client, env.quoteParameters()), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    return { env, over }
  }

  it('behavior: is unknown after it was given up; a late answer still counts', async () => {
    const { env, over } = await ask()
    env.execution.giveUpPrompt()
    expect(env.execution.getState()).toMatchObject({
      status: 'unknown',
      items: [{ status: 'lost' }, { status: 'waiting' }],
      error: { name: 'ResponseLostError' },
    })
    env.sandbox.wallet.prompts[0]?.reply({ type: 'approve' })
    env.sandbox.wallet.approve = 'always'
    await advanceUntil(env.clock, over)
    expect(await over).toMatchObject({ status: 'success', error: undefined })
  })

  /** Leaves while the wallet still shows the prompt, and starts again with another quote. */
  async function askAnew() {
    const { env } = await ask()
    env.execution.giveUpPrompt()
    env.execution.reset()
    expect(env.execution.getState().status).toBe('idle')
    const second = env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status === 'auditing')
    return { env, second }
  }

  it('behavior: says what could be paid twice before it asks the wallet again after an abandoned prompt', async () => {
    const { env, second } = await askAnew()
    expect(env.execution.getState()).toMatchObject({
      status: 'attention',
      decision: { kind: 'unansweredPrompt', error: { name: 'ResponseLostError' } },
    })
    expect(env.sandbox.wallet.prompts).toHaveLength(1)
    env.execution.proceed()
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length < 2)
    env.sandbox.wallet.prompts[1]?.reply({ type: 'approve' })
    await advanceUntil(env.clock, second)
    expect(await second).toMatchObject({ status: 'success' })
  })

  it('behavior: prompts for nothing if the user declines, and blocks other tabs meanwhile', async () => {
    const { env, second } = await askAnew()
    env.execution.decline()
    await advanceUntil(env.clock, second)
    expect(await second).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    const other = createExecution(env.client, {
      ...env,
      clock: env.sleepClock,
      journal: { ...env.journal },
    })
    const theirs = other.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceUntil(env.clock, theirs)
    expect(await theirs).toMatchObject({ status: 'failed', error: { name: 'WalletBusyError' } })
    expect(env.sandbox.wallet.prompts).toHaveLength(1)
  })

  it.each(['approve', 'reject'] as const)(
    'behavior: is no longer uncertain once the wallet answers (%s)',
    async (type) => {
      const { env } = await ask()
      env.execution.giveUpPrompt()
      env.execution.reset()
      env.sandbox.wallet.prompts[0]?.reply({ type })
      // Less than a quote may be old: the next one is dated by the real clock.
      const until = env.clock.now() + 30_000
      await advanceWhile(env.clock, () => env.clock.now() < until)
      // The next step of what was left is not asked for.
      expect(env.sandbox.wallet.prompts).toEqual([])
      env.sandbox.wallet.approve = 'always'
      const state = await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
      expect([state.status, env.seen.includes('attention')]).toEqual(['success', false])
    },
  )

  it('behavior: frees the account if left while the wallet is asked to switch', async () => {
    const env = createTestExecution()
    const wallet = {
      ...env.wallet,
      getChainId: async () => 5,
      switchChain: () => new Promise<void>(() => {}),
    }
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
      ...env.connection,
      wallet,
    })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'awaitingChain')
    env.execution.giveUpPrompt()
    env.execution.reset()
    const state = await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    expect(state.status).toBe('success')
  })

  it('behavior: is rejected if the user declines after it was given up', async () => {
    const { env, over } = await ask()
    env.execution.giveUpPrompt()
    env.sandbox.wallet.prompts[0]?.reply({ type: 'reject' })
    await advanceUntil(env.clock, over)
    expect(await over).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
  })

  it('behavior: ends as rejected when a chain switch is given up, and prompts nothing later', async () => {
    const env = createTestExecution()
    const { wallet } = env
    const { resolve, promise } = Promise.withResolvers<void>()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const over = env.execution.start(quote, {
      ...env.connection,
      wallet: { ...wallet, getChainId: async () => 5, switchChain: () => promise },
    })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'awaitingChain')
    env.execution.giveUpPrompt()
    await over
    expect(env.execution.getState()).toMatchObject({ status: 'rejected' })
    const prompts: string[] = []
    env.sandbox.wallet.approve = async ({ method }) => prompts.push(method) > 0
    resolve()
    const until = env.clock.now() + 10_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(prompts).toEqual([])
    expect(env.execution.getState().status).toBe('rejected')
  })

  it.each(['idle', 'filling'] as const)('behavior: ignores giveUpPrompt while it is %s', async (status) => {
    const env = createTestExecution({ policy: { fillDelayMs: 60_000 } })
    if (status === 'filling') {
      void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
      await advanceWhile(env.clock, () => env.execution.getState().status !== 'filling')
    }
    const before = env.execution.getState()
    env.execution.giveUpPrompt()
    expect(env.execution.getState()).toBe(before)
  })
})

describe('waitForTransaction', () => {
  it('behavior: waits again, and reports a reorganization, when a receipt disappears during its confirmations', async () => {
    const { chains, sandbox, wallet } = createTestEnvironment()
    const [origin] = chains
    const network = sandbox.network(origin.id)
    network.mining = 'manual'
    const transactionHash = await wallet.sendTransaction({
      from: wallet.address,
      to: wallet.address,
      data: '0x',
      value: 1n,
      chainId: origin.id,
    })
    network.mine()
    let receipts = 0
    const reader = createViemChainReader({
      chains,
      transports: {
        [origin.id]: custom({
          async request(request: RpcRequest) {
            // The first one is what viem waits for; before the second one the chain has decided otherwise.
            if (request.method === 'eth_getTransactionReceipt' && ++receipts === 2) network.reorg(1)
            return sandbox.rpc(origin.id).request(request)
          },
        }),
      },
      pollingIntervalMs: 5,
    })
    let reorganized = 0
    const outcome = await reader.waitForTransaction(
      { chainId: origin.id, transactionHash },
      {
        onReorganized: () => {
          reorganized += 1
          network.mine()
        },
      },
    )
    expect(outcome).toMatchObject({ status: 'success', transactionHash })
    expect(reorganized).toBe(1)
  })
})

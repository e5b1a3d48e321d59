import {
  createExecution,
  createEip1193Wallet,
  createExecutions,
  type Eip1193Provider,
  type ChainReader,
  type WalletBatch,
} from '@causeway/react/execution'
import { getQuote, type Quote } from '@causeway/react/actions'
import type { BatchSupport, PromptReply } from '@causeway/sandbox/simulated'
import { concatHex } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

/** An environment whose wallet does batches so, and the methods that it prompts for. */
function createBatchExecution(support: Partial<BatchSupport>, ...replies: PromptReply[]) {
  const env = createTestExecution()
  const { wallet } = env.sandbox
  wallet.batches = { ...wallet.batches, atomic: 'supported', ...support }
  const prompts: string[] = []
  const pending = [...replies]
  wallet.approve = async ({ method }) => {
    prompts.push(method)
    return pending.shift() ?? true
  }
  return { env, prompts }
}

const run = async (env: TestExecution, connection: { allowAccountUpgrade?: boolean } = {}) =>
  runToEnd(env, await getQuote(env.client, env.quoteParameters()), connection)

/** A chain on which every transaction has ended so. */
const readerOf = ({ reader }: TestExecution, status: 'success' | 'reverted'): ChainReader => ({
  ...reader,
  waitForTransaction: async ({ transactionHash }) => ({ status, transactionHash }),
})

const one = ['wallet_sendCalls']
const two = ['eth_sendTransaction', 'eth_sendTransaction']

describe('batches (EIP-5792)', () => {
  it.each<[string, Partial<BatchSupport>, { allowAccountUpgrade?: boolean }, string[]]>([
    ['one prompt if the wallet supports atomic batches', {}, {}, one],
    ['one prompt with the names of EIP-5792’s drafts', { dialect: 'draft' }, {}, one],
    ['one after the other if it doesn’t', { atomic: 'unsupported' }, {}, two],
    ['one after the other if it doesn’t know batches', { dialect: 'none' }, {}, two],
    ['one after the other if it doesn’t answer in time', { capabilities: 'hangs' }, {}, two],
    ['no upgrade of the account unless it is allowed', { atomic: 'ready' }, {}, two],
    [
      'one prompt after an allowed upgrade of the account',
      { atomic: 'ready' },
      { allowAccountUpgrade: true },
      one,
    ],
    ['one after the other if the batch is too large', { maxCalls: 1 }, {}, two],
  ])('default: %s', async (_, support, connection, expected) => {
    const { env, prompts } = createBatchExecution(support)
    const state = await run(env, connection)
    expect(state.status).toBe('success')
    expect(state.items.every(({ status }) => status === 'done')).toBe(true)
    // A batch that is refused before a prompt was never shown.
    expect(prompts).toEqual(expected)
  })

  it.each([5740, 5760, 5700, 5710, 4200, -32601, -32602])(
    'behavior: prompts one by one after a refusal with code %d, and reports the refusal',
    async (code) => {
      const { env, prompts } = createBatchExecution({}, { type: 'fail', code })
      const events: string[] = []
      env.execution.subscribeEvents(({ event }) => events.push(event.type))
      expect((await run(env)).status).toBe('success')
      expect(prompts).toEqual([...one, ...two])
      expect(events).toContain('batchRefused')
    },
  )

  it.each([4001, 5750] as const)('behavior: ends when the user declines with %d', async (code) => {
    const { env, prompts } = createBatchExecution({}, { type: 'reject', code })
    expect(await run(env)).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    expect(prompts).toEqual(one)
  })

  it('behavior: stores its own ID first, and sends it to the wallet as the batch’s ID', async () => {
    const { env } = createBatchExecution({})
    const ids: unknown[] = []
    const stored: string[] = []
    env.sandbox.wallet.approve = async ({ params }) => {
      ids.push((params as [{ id: unknown }])[0].id)
      stored.push(...(await env.journal.read()).map(({ text }) => text))
      return true
    }
    await run(env)
    expect(ids).toEqual([expect.stringMatching(/^0x[0-9a-f]{64}$/)])
    expect(stored[0]).toContain(`"callsId":"${String(ids[0])}"`)
  })

  it('behavior: finds a batch whose answer was lost by its ID', async () => {
    const { env, prompts } = createBatchExecution({}, { type: 'approve', answer: 'lost' })
    expect((await run(env)).status).toBe('success')
    expect(prompts).toEqual(one)
  })

  it('behavior: asks about a batch that the wallet never got', async () => {
    const { env, prompts } = createBatchExecution({}, { type: 'fail', code: -32603 })
    const decisions: string[] = []
    env.execution.subscribeEvents(({ event }) => {
      if (event.type !== 'decisionNeeded') return
      decisions.push(event.decision.kind)
      queueMicrotask(env.execution.proceed)
    })
    expect((await run(env)).status).toBe('success')
    expect(decisions).toEqual(['notSeen'])
    expect(prompts).toEqual([...one, ...one])
  })

  it('error: reports a batch that reverts as a whole', async () => {
    const { env } = createBatchExecution({}, { type: 'approve', revertedCalls: [1] })
    expect(await run(env)).toMatchObject({
      status: 'failed',
      error: { name: 'TransactionRevertedError' },
    })
    // The chain shows that it took nothing: the next swap, of another page, asks nothing.
    const { client, sleepClock: clock, journal, locks, requestWatcher } = env
    const next = createExecution(client, { clock, journal: { ...journal }, locks, requestWatcher })
    expect((await run({ ...env, execution: next })).status).toBe('success')
  })

  it('error: asks about a batch that the wallet gave up, where the nonce proves nothing', async () => {
    const { env } = createBatchExecution({}, { type: 'approve', outcome: 'dropped' })
    env.execution.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') queueMicrotask(env.execution.decline)
    })
    const state = await run(env)
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'ResponseLostError' } })
    // It may be mined yet.
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: keeps a batch that the wallet gave up and that is mined after all', async () => {
    const env = createTestExecution()
    const { id: chainId } = env.chains[0]
    const { batches } = env.wallet
    if (!batches) throw new TypeError('The wallet has no batches.')
    env.sandbox.network(chainId).mining = 'manual'
    const wallet = {
      ...env.wallet,
      batches: {
        ...batches,
        getAtomicity: async () => 'supported' as const,
        async sendCalls({ id, from, calls }: WalletBatch) {
          for (const call of calls) await env.wallet.sendTransaction({ from, chainId, ...call })
          return id
        },
        getCallsStatus: async () => ({ status: 400, transactionHashes: [] }),
      },
    }
    const quote = await getQuote(env.client, env.quoteParameters())
    const over = env.execution.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
    const begunAt = env.clock.now()
    await advanceWhile(env.clock, () => env.clock.now() < begunAt + 29 * 60_000)
    // It may be what the account has sent since, so another prompt could pay twice.
    expect(env.execution.getState().status).toBe('unknown')
    await advanceWhile(env.clock, () => env.clock.now() < begunAt + 34 * 60_000)
    // Not "nothing was sent".
    expect(env.execution.getState()).toMatchObject({ status: 'attention', decision: { kind: 'notSeen' } })
    const [entry] = await env.journal.read()
    expect(entry?.text).toContain('"callsId"')
    env.sandbox.network(chainId).mining = 'automatic'
    env.sandbox.network(chainId).mine()
    env.sandbox.network(chainId).mine()
    await advanceUntil(env.clock, over)
    expect(env.execution.getState().status).toBe('success')
  })

  it.each([400, 429])(
    'behavior: keeps a batch that the wallet reports as failed with code %d, and asks before the next payment: the wallet may send it yet',
    async (status) => {
      const env = createTestExecution()
      const sent: WalletBatch[] = []
      const wallet = {
        ...env.wallet,
        batches: {
          getAtomicity: async () => 'supported' as const,
          sendCalls: async (batch: WalletBatch) => (sent.push(batch), batch.id ?? 'one'),
          getCallsStatus: async () => ({ status, transactionHashes: [] }),
        },
      }
      // An account whose number would show what it has sent.
      const chainReader: ChainReader = {
        ...env.reader,
        getCode: async (asked) => (asked.address === env.wallet.address ? '0x' : env.reader.getCode(asked)),
      }
      const kinds: string[] = []
      const decline = (execution: typeof env.execution) =>
        execution.subscribeEvents(({ event }) => {
          if (event.type !== 'decisionNeeded') return
          kinds.push(event.decision.kind)
          queueMicrotask(event.decision.kind === 'findings' ? execution.proceed : execution.decline)
        })
      decline(env.execution)
      const quote = await getQuote(env.client, env.quoteParameters())
      await advanceUntil(
        env.clock,
        env.execution.start(quote, { wallet, chainReader }).catch(() => {}),
      )
      expect(env.execution.getState()).toMatchObject({
        status: 'rejected',
        error: { name: 'ResponseLostError' },
        items: [{ status: 'lost' }, { status: 'lost' }],
      })
      expect(await env.journal.read()).toHaveLength(1)

      // With its own page.
      const { client, sleepClock: clock, journal, locks, requestWatcher } = env
      const next = createExecution(client, { clock, journal: { ...journal }, locks, requestWatcher })
      decline(next)
      const other = await getQuote(env.client, env.quoteParameters())
      await advanceUntil(
        env.clock,
        next.start(other, env.connection).catch(() => {}),
      )
      expect(next.getState().status).toBe('rejected')
      expect(kinds.filter((kind) => kind !== 'findings')).toEqual(['notSeen', 'pendingPayment'])
      expect(sent).toHaveLength(1)
    },
  )

  it('behavior: sends a batch that the wallet gave up under another ID, and still follows the earlier one', async () => {
    const env = createTestExecution()
    onTestFinished(() => env.execution.stop())
    env.sandbox.wallet.setAccountKind(env.wallet.address, 'contract')
    const { id: chainId } = env.chains[0]
    const shown: WalletBatch[] = []
    const hashes: `0x${string}`[] = []
    const wallet = {
      ...env.wallet,
      batches: {
        getAtomicity: async () => 'supported' as const,
        async sendCalls(batch: WalletBatch) {
          if (shown.some(({ id }) => id === batch.id)) throw { code: 5720 }
          shown.push(batch)
          return batch.id ?? 'none'
        },
        // The wallet never reports the end of the second batch; the first one succeeds after all.
        async getCallsStatus(id: string) {
          if (id !== shown[0]?.id) return { status: 100, transactionHashes: [] }
          return { status: hashes.length > 0 ? 200 : 400, transactionHashes: hashes }
        },
      },
    }
    env.execution.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') queueMicrotask(env.execution.proceed)
    })
    const quote = await getQuote(env.client, env.quoteParameters())
    const over = env.execution.start(quote, { ...env.connection, wallet })
    await advanceWhile(env.clock, () => shown.length < 2)
    expect(shown[1]?.id).not.toBe(shown[0]?.id)
    // Only the wallet reports.
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    const sending = shown[0]?.calls.map((call) =>
      env.wallet.sendTransaction({ from: env.wallet.address, chainId, ...call }),
    )
    hashes.push(...(await Promise.all(sending ?? [])))
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'filling')
    expect(env.execution.getState().items.map(({ transactionHash }) => transactionHash)).toEqual(hashes)
    env.sandbox.faults.clear()
    await advanceUntil(env.clock, over)
    expect(await over).toMatchObject({ status: 'success' })
    expect(shown).toHaveLength(2)
  })

  it('behavior: stores the transaction that a wallet names for a batch that it gave up, for the next page', async () => {
    const env = createTestExecution()
    onTestFinished(() => env.execution.stop())
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    const transactionHash = `0x${'5e'.repeat(32)}` as const
    let named: readonly (typeof transactionHash)[] = [transactionHash]
    const wallet = {
      ...env.wallet,
      batches: {
        getAtomicity: async () => 'supported' as const,
        sendCalls: async (batch: WalletBatch) => batch.id ?? 'one',
        getCallsStatus: async () => ({ status: 400, transactionHashes: named }),
      },
    }
    const quote = await getQuote(env.client, env.quoteParameters())
    // The account's nonce has moved, but no chain knows the transaction yet.
    const chainReader: ChainReader = {
      ...env.reader,
      getCode: async (asked) => (asked.address === quote.parameters.user ? '0x' : env.reader.getCode(asked)),
      waitForTransaction: () => new Promise(() => {}),
    }
    void env.execution.start(quote, { wallet, chainReader })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'unknown')
    const shown = { status: 'lost', transactionHash }
    expect(env.execution.getState().items).toMatchObject([shown, shown])
    const isStored = async () =>
      (await env.journal.read()).every(({ text }) => text.includes(transactionHash))
    expect(await isStored()).toBe(true)
    env.execution.stop()

    // The next page's wallet has forgotten the transaction, and the provider has seen nothing.
    named = []
    env.sandbox.faults.clear()
    const { client, sleepClock: clock, journal, locks, requestWatcher } = env
    const executions = createExecutions(client, { clock, journal, locks, requestWatcher })
    onTestFinished(executions.open({ chainReader, getWallet: () => wallet }))
    const found = () => executions.getState().pending.at(0)?.state
    await advanceWhile(env.clock, () => found()?.decision === undefined && found()?.status !== 'failed')
    // Not "nothing was sent".
    expect(found()).toMatchObject({
      status: 'attention',
      decision: { kind: 'notSeen' },
      items: [shown, shown],
    })
    expect(await isStored()).toBe(true)
  })

  it('error: asks the wallet again about a confirmed batch that the network dropped', async () => {
    const { env } = createBatchExecution({})
    env.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    const transactionHash = `0x${'5e'.repeat(32)}` as const
    let [sent, asked, waits]: [WalletBatch | undefined, number, Set<AbortSignal>] = [undefined, 0, new Set()]
    const wallet = {
      ...env.wallet,
      batches: {
        getAtomicity: async () => 'supported' as const,
        sendCalls: async (batch: WalletBatch) => ((sent = batch), batch.id ?? 'one'),
        getCallsStatus: async () => (asked++, { status: 200, transactionHashes: [transactionHash] }),
      },
    }
    const chainReader: ChainReader = {
      ...env.reader,
      // Seen, and never mined.
      async getTransaction() {
        const { from, calls } = sent ?? {}
        if (!from || !calls || waits.size > 0) return undefined
        return { from, to: from, data: concatHex(calls.flatMap(({ to, data }) => [to, data])), value: 0n }
      },
      waitForTransaction: (_, { signal } = {}) => new Promise(() => void (signal && waits.add(signal))),
    }
    onTestFinished(() => env.execution.stop())
    const quote = await getQuote(env.client, env.quoteParameters())
    void env.execution.start(quote, { wallet, chainReader })
    await advanceWhile(env.clock, () => waits.size === 0)
    const begunAt = env.clock.now()
    await advanceWhile(env.clock, () => env.clock.now() < begunAt + 11 * 60_000)
    expect(asked).toBeGreaterThan(1)
    expect([...waits].map(({ aborted }) => aborted)).toEqual([true])
    // Nothing proves that it was executed, nor that it was not.
    const shown = { status: 'confirming', transactionHash }
    expect(env.execution.getState()).toMatchObject({ status: 'confirming', items: [shown, shown] })
  })

  it('error: reports a wallet that executes only a part of an atomic batch', async () => {
    const { env } = createBatchExecution({})
    const { batches } = env.wallet
    if (!batches) throw new TypeError('The wallet has no batches.')
    // One of two calls is mined.
    const transactionHashes = [`0x${'1'.repeat(64)}`] as const
    const wallet = {
      ...env.wallet,
      batches: {
        ...batches,
        sendCalls: async () => 'one',
        getCallsStatus: async () => ({ status: 600, transactionHashes }),
      },
    }
    const quote: Quote = await getQuote(env.client, env.quoteParameters())
    const state = await runToEnd(env, quote, { wallet, chainReader: readerOf(env, 'success') })
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'BatchPartlyDoneError', transactionHashes },
    })
    // Something was sent: it is kept.
    expect(await env.journal.read()).toHaveLength(1)
  })

  it.each<[string, string, { status: number | string; receipts: string[] }, name: string, end?: string]>([
    [
      '200',
      'confirmed, and its receipt says that it reverted',
      { status: 200, receipts: ['0x0'] },
      'TransactionRevertedError',
    ],
    [
      'a draft',
      'confirmed, and its receipt says that it reverted',
      { status: 'CONFIRMED', receipts: ['0x0'] },
      'TransactionRevertedError',
    ],
    ['500', 'reverted, without a receipt', { status: 500, receipts: [] }, 'ResponseLostError', 'rejected'],
    ['501', 'reverted', { status: 501, receipts: ['0x0'] }, 'TransactionRevertedError'],
    ['401', 'never sent, as its wallet says', { status: 401, receipts: [] }, 'ResponseLostError', 'rejected'],
  ])('error: a batch that is, by %s, %s', async (_, __, { status, receipts }, name, end = 'failed') => {
    const env = createTestExecution()
    env.execution.subscribe(() => {
      const { decision } = env.execution.getState()
      if (decision?.kind === 'notSeen') queueMicrotask(() => env.execution.decline())
    })
    const provider: Eip1193Provider = {
      async request({ method }) {
        switch (method) {
          case 'wallet_getCapabilities':
            return { [`0x${env.chains[0].id.toString(16)}`]: { atomic: { status: 'supported' } } }
          case 'wallet_sendCalls':
            return { id: '0x1' }
          case 'wallet_getCallsStatus':
            return {
              status,
              receipts: receipts.map((word) => ({ transactionHash: `0x${'1'.repeat(64)}`, status: word })),
            }
          default:
            throw new TypeError(`Nobody asks for ${method}.`)
        }
      },
    }
    const { batches } = createEip1193Wallet(provider, { account: env.wallet.address })
    const quote = await getQuote(env.client, env.quoteParameters())
    const state = await runToEnd(env, quote, {
      wallet: { ...env.wallet, batches },
      chainReader: readerOf(env, 'reverted'),
    })
    expect(state).toMatchObject({ status: end, error: { name } })
    // Remembered is what may reach the chain, whatever the wallet says.
    expect(await env.journal.read()).toHaveLength(1)
  })
})

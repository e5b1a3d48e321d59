import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  createExecution,
  createExecutions,
  createMemoryJournal,
  type Journal,
  type Wallet,
} from '@causeway/react/execution'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  watcherOf,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

// What a prompt still means after its execution was left during or just before it.

const declined = Object.assign(new Error('The user declined.'), { code: 4001 })

type Transaction = Parameters<Wallet['sendTransaction']>[0]

type Way = 'transaction' | 'signature' | 'batch'

const ways: readonly Way[] = ['transaction', 'signature', 'batch']

const quoteOf = ({ client, quoteParameters }: TestExecution, way: Way) =>
  getQuote(
    client,
    way === 'transaction'
      ? quoteParameters('ETH')
      : quoteParameters('USDC', { usePermit: way === 'signature' }),
  )

/** The wallet with `ask` in place of what it does that way. */
function walletOf(
  { wallet, sandbox }: TestExecution,
  way: Way,
  ask: (transaction?: Transaction) => Promise<never>,
): Wallet {
  if (way === 'transaction') return { ...wallet, sendTransaction: ask }
  if (way === 'signature') return { ...wallet, signTypedData: () => ask() }
  sandbox.wallet.setAccountKind(wallet.address, 'contract')
  const unknown = Object.assign(new Error('There is no such batch.'), { code: 5730 })
  return {
    ...wallet,
    batches: {
      getAtomicity: async () => 'supported',
      sendCalls: () => ask(),
      getCallsStatus: () => Promise.reject(unknown),
    },
  }
}

const pass = async ({ clock }: TestExecution, ms: number) => {
  const until = clock.now() + ms
  await advanceWhile(clock, () => clock.now() < until)
}

/** Swaps the same token by another execution, and lists what the user is asked. */
async function askedByNext(env: TestExecution, way: Way, isWanted = true) {
  const { client, sleepClock: clock, journal, locks, requestWatcher } = env
  env.sandbox.wallet.setAccountKind(env.wallet.address, 'plain')
  const execution = createExecution(client, { clock, journal, locks, requestWatcher })
  const asked: string[] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    asked.push(event.decision.kind)
    queueMicrotask(isWanted ? execution.proceed : execution.decline)
  })
  const { status } = await runToEnd({ ...env, execution }, await quoteOf(env, way))
  return { asked, status }
}

/** Starts a swap and leaves it while the wallet is asked. */
async function leaveWhileAsked(env: TestExecution, way: Way) {
  const { promise, resolve, reject } = Promise.withResolvers<`0x${string}`>()
  promise.catch(() => {})
  let isAsked = false
  let transaction: Transaction | undefined
  const wallet = walletOf(env, way, (asked) => {
    ;[isAsked, transaction] = [true, asked]
    // Cast: only a transaction is answered at all.
    return promise as Promise<never>
  })
  void env.execution.start(await quoteOf(env, way), { ...env.connection, wallet })
  await advanceWhile(env.clock, () => !isAsked)
  await pass(env, 1_000)
  return { resolve, reject, transaction }
}

const openList = ({ client, sleepClock: clock, journal, locks, requestWatcher, reader }: TestExecution) => {
  const list = createExecutions(client, { clock, journal, locks, requestWatcher })
  list.open({ chainReader: reader })
  return list
}

describe('a prompt that was left and is then rejected in the wallet', () => {
  it.each(ways.flatMap((way) => [[way, true] as const, [way, false] as const]))(
    'default: ends the swap, and the next one asks nothing: %s, followed by a list: %s',
    async (way, isListed) => {
      const env = createTestExecution()
      const answer = await leaveWhileAsked(env, way)
      env.execution.giveUpPrompt()
      env.execution.stop()
      const list = isListed ? openList(env) : undefined
      await pass(env, 20_000)
      answer.reject(declined)
      await pass(env, 20_000)
      expect(list?.getState().pending ?? []).toEqual([])
      expect(await env.journal.read()).toEqual([])
      expect(await askedByNext(env, way)).toEqual({ asked: [], status: 'success' })
    },
  )

  it.each(ways.filter((way) => way !== 'signature'))(
    'default: is over as well where the list of another tab follows it: %s',
    async (way) => {
      const env = createTestExecution()
      // No event notifies that tab of what this one writes.
      const other = { ...env, journal: { ...env.journal } }
      const answer = await leaveWhileAsked(env, way)
      env.execution.stop()
      const list = openList(other)
      await pass(env, 20_000)
      expect(list.getState().pending[0]?.state.items[0]).toMatchObject({ status: 'lost' })
      answer.reject(declined)
      await pass(env, 60_000)
      expect(list.getState().pending).toEqual([])
      expect(await env.journal.read()).toEqual([])
      expect(await askedByNext(other, way)).toEqual({ asked: [], status: 'success' })
    },
  )

  it('behavior: the next swap asks about an earlier prompt whose answer was lost', async () => {
    const env = createTestExecution()
    const { execution } = env
    const answer = Promise.withResolvers<never>()
    answer.promise.catch(() => {})
    let prompts = 0
    const wallet = walletOf(env, 'transaction', () =>
      ++prompts === 1 ? Promise.reject(new Error('socket hang up')) : answer.promise,
    )
    execution.subscribeEvents(({ event }) => {
      if (event.type === 'decisionNeeded') queueMicrotask(execution.proceed)
    })
    void execution.start(await quoteOf(env, 'transaction'), { ...env.connection, wallet })
    await advanceWhile(env.clock, () => prompts < 2)
    execution.stop()
    await pass(env, 1_000)
    answer.reject(declined)
    await pass(env, 20_000)
    expect(await askedByNext(env, 'transaction', false)).toEqual({
      asked: ['pendingPayment'],
      status: 'rejected',
    })
  })

  it('behavior: makes the next swap ask as long as it is open', async () => {
    const env = createTestExecution()
    await leaveWhileAsked(env, 'transaction')
    env.execution.stop()
    expect(await askedByNext(env, 'transaction', false)).toMatchObject({ status: 'rejected' })
  })

  it('behavior: the next swap asks once about it', async () => {
    const env = createTestExecution()
    await leaveWhileAsked(env, 'transaction')
    env.execution.giveUpPrompt()
    env.execution.stop()
    expect(await askedByNext(env, 'transaction')).toEqual({ asked: ['pendingPayment'], status: 'success' })
  })
})

describe('a prompt of a swap that the provider failed meanwhile', () => {
  async function failed(env: TestExecution) {
    let isFailed = false
    const { sleepClock: clock, journal, locks } = env
    const send: typeof env.client.send = async (path, init) =>
      isFailed && path.startsWith('/intents/status')
        ? Response.json({ status: 'failure', failReason: 'EXPIRED' })
        : env.client.send(path, init)
    const client = { ...env.client, send }
    const requestWatcher = watcherOf({ client, sleepClock: clock, locks })
    const execution = createExecution(client, { clock, journal, locks, requestWatcher })
    const prompt = await leaveWhileAsked({ ...env, execution }, 'transaction')
    isFailed = true
    await advanceWhile(env.clock, () => execution.getState().status !== 'failed')
    return { execution, prompt }
  }

  it.each([
    ['in the same page', false, false],
    ['in the same page', false, true],
    ['after it was left', true, false],
    ['after it was left', true, true],
  ])('default: sent by the wallet, %s: left %s, mined %s', async (_, isLeft, isMined) => {
    const env = createTestExecution()
    const { execution, prompt } = await failed(env)
    if (isLeft) execution.stop()
    await pass(env, 1_000)
    const network = env.sandbox.network(env.chains[0].id)
    if (!isMined) network.mining = 'manual'
    if (!prompt.transaction) throw new TypeError('The wallet was not asked.')
    prompt.resolve(await env.wallet.sendTransaction(prompt.transaction))
    await pass(env, 20_000)
    const items = [{ status: 'confirming', transactionHash: expect.stringMatching(/^0x/) }]
    if (!isLeft) expect(execution.getState()).toMatchObject({ status: 'failed', items })
    const [record] = (await env.journal.read()).map(({ text }): unknown => JSON.parse(text))
    expect(record).toMatchObject({ status: 'failed', items })
    // Mined as well, although its user saw the swap as failed.
    expect(await askedByNext(env, 'transaction', false)).toEqual({
      asked: ['pendingPayment'],
      status: 'rejected',
    })
  })

  it('default: is over, and the next swap asks nothing, once the wallet rejects it', async () => {
    const env = createTestExecution()
    const { execution, prompt: answer } = await failed(env)
    answer.reject(declined)
    await pass(env, 20_000)
    expect(execution.getState()).toMatchObject({ status: 'failed', items: [{ status: 'waiting' }] })
    expect(await askedByNext(env, 'transaction')).toEqual({ asked: [], status: 'success' })
  })
})

describe('a swap that was left before its wallet was asked', () => {
  it.each(ways.flatMap((way) => [[way, 'the journal'] as const, [way, 'the wallet'] as const]))(
    'default: ends, and the next swap asks nothing: %s, while %s is slow',
    async (way, slow) => {
      const memory = createMemoryJournal()
      let isSlow = true
      const journal: Journal = {
        ...memory,
        async write(entry) {
          if (isSlow && slow === 'the journal') await env.sleepClock.sleep(3_000)
          return memory.write(entry)
        },
      }
      const env = createTestExecution({}, { journal })
      const isPrompting = () => env.execution.getState().items.some(({ status }) => status === 'prompting')
      let isAsked = false
      const wallet: Wallet = {
        ...walletOf(env, way, () => ((isAsked = true), Promise.reject(declined))),
        async getChainId() {
          if (slow === 'the wallet' && isPrompting()) await env.sleepClock.sleep(3_000)
          return env.wallet.getChainId()
        },
      }
      void env.execution.start(await quoteOf(env, way), { ...env.connection, wallet })
      await advanceWhile(env.clock, () => !isPrompting())
      await pass(env, 1_000)
      env.execution.stop()
      await pass(env, 20_000)
      isSlow = false
      expect(isAsked).toBe(false)
      expect(await env.journal.read()).toEqual([])
      expect(await askedByNext(env, way)).toEqual({ asked: [], status: 'success' })
    },
  )
})

describe('a signature that the wallet gives after its swap was left', () => {
  it('default: is not sent to the provider, and the next swap asks nothing about it', async () => {
    const env = createTestExecution()
    let posts = 0
    const answer = Promise.withResolvers<`0x${string}`>()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const send: typeof env.client.send = async (path, init) => {
      if (path.startsWith('/execute/permits')) posts += 1
      return env.client.send(path, init)
    }
    const execution = createExecution({ ...env.client, send }, { clock, journal, locks, requestWatcher })
    let sign: (() => Promise<`0x${string}`>) | undefined
    const wallet: Wallet = {
      ...env.wallet,
      async signTypedData(data) {
        sign = async () => env.wallet.signTypedData?.(data) ?? answer.promise
        return answer.promise
      },
    }
    void execution.start(await quoteOf(env, 'signature'), { ...env.connection, wallet })
    await advanceWhile(env.clock, () => sign === undefined)
    execution.stop()
    await pass(env, 1_000)
    const signing = sign?.().then(answer.resolve)
    if (signing) await advanceUntil(env.clock, signing)
    await pass(env, 20_000)
    expect(posts).toBe(0)
    expect(await askedByNext(env, 'signature')).toEqual({ asked: [], status: 'success' })
  })
})

describe('a prompt after one whose answer was lost', () => {
  it('behavior: still follows the lost one if the swap is left before the wallet is prompted', async () => {
    const env = createTestExecution()
    const { execution } = env
    env.sandbox.network(env.chains[0].id).mining = 'manual'
    let held: Transaction | undefined
    const timedOut = Object.assign(new Error('Request timed out.'), { code: -32002 })
    const wallet = walletOf(env, 'transaction', (transaction) => {
      held = transaction
      return Promise.reject(timedOut)
    })
    void execution.start(await quoteOf(env, 'transaction'), { ...env.connection, wallet })
    await advanceWhile(env.clock, () => execution.getState().decision === undefined)
    expect(execution.getState().decision?.kind).toBe('notSeen')
    execution.proceed()
    execution.stop()
    const list = openList(env)
    await pass(env, 5_000)
    expect(list.getState().pending).toMatchObject([
      { state: { status: 'unknown', items: [{ status: 'lost' }] } },
    ])
    // The wallet sends it after all.
    if (!held) throw new TypeError('The wallet was never asked.')
    await env.wallet.sendTransaction(held)
    env.sandbox.network(env.chains[0].id).mine()
    await pass(env, 60_000)
    expect(list.getState().past).toMatchObject([{ state: { status: 'success' } }])
  })
})

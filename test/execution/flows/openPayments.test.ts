import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createClient, getQuote, type Quote } from '@causeway/react/actions'
import {
  createExecution,
  createExecutions,
  createMemoryJournal,
  type CreateExecutionOptions,
  type Execution,
  type ExecutionDecision,
} from '@causeway/react/execution'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { required } from '../../support/mutations/places.ts'

// What becomes of a payment that was prompted and whose execution was given up: the provider may still use a permit, and the wallet may still
// send a transaction.

const amount = 100_000_000n
const minuteMs = 60_000

const permitQuote = (env: TestExecution, client = env.client): Promise<Quote> =>
  getQuote(client, env.quoteParameters('USDC', { usePermit: true }))

const paidBy = async ({ sandbox, wallet, quoteParameters }: TestExecution) => {
  const { originChainId, originCurrency } = quoteParameters('USDC')
  const left = await sandbox.ledger.balanceOf(originChainId, originCurrency as `0x${string}`, wallet.address)
  return 10_000_000_000n - left
}

/** Answers each decision, and lists their kinds. */
function decide(execution: Execution, answer: (kind: ExecutionDecision['kind']) => boolean) {
  const kinds: ExecutionDecision['kind'][] = []
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    const { kind } = event.decision
    kinds.push(kind)
    queueMicrotask(answer(kind) ? execution.proceed : execution.decline)
  })
  return kinds
}

/** An execution whose provider gets the permit, but uses it only on demand, and answers differently. */
function holdingPermits(
  env: TestExecution,
  answer: (quote: Quote) => Response | Promise<Response>,
  { client = env.client, ...options }: { client?: TestExecution['client'] } & CreateExecutionOptions = {},
) {
  const held: (() => Promise<unknown>)[] = []
  let quote: Quote | undefined
  const send: typeof client.send = async (path, init) => {
    if (!path.startsWith('/execute/permits')) return client.send(path, init)
    // The page gave it up, but the request has arrived.
    held.push(() => client.send(path, { ...init, signal: null }))
    return answer(required(quote))
  }
  const { sleepClock: clock, journal, locks, requestWatcher } = env
  const execution = createExecution(
    { ...client, send },
    { clock, journal, locks, requestWatcher, ...options },
  )
  return {
    execution,
    run: async () => {
      quote = await permitQuote(env, client)
      return runToEnd({ ...env, execution }, quote)
    },
    use: () => advanceUntil(env.clock, Promise.all(held.splice(0).map((go) => go()))),
  }
}

/** Takes the permit, and asks for a payment by hand besides. */
async function askForMore(env: TestExecution, quote: Quote): Promise<Response> {
  const plain = await getQuote(env.client, env.quoteParameters('USDC'))
  const rename = (text: string, of: (one: Quote) => string | undefined) =>
    text.replaceAll((of(plain) ?? '').slice(2), (of(quote) ?? '').slice(2))
  let steps = JSON.stringify(plain.steps, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  steps = rename(steps, (one) => one.steps[0]?.requestId)
  steps = rename(steps, (one) => one.protocol?.v2?.orderId)
  return new Response(`{"message":"taken","steps":${steps}}`)
}

const gateway = () => Response.json({ message: 'Forbidden' }, { status: 403 })

/** Lets chains and pages continue. */
async function pass({ clock, sleepClock, sandbox, chains }: TestExecution, ms: number): Promise<void> {
  const until = clock.now() + ms
  const mining = new AbortController()
  const mine = async (): Promise<void> => {
    await sleepClock.sleep(minuteMs, mining.signal)
    sandbox.network(chains[0].id).mine()
    await mine()
  }
  mine().catch(() => {})
  await advanceWhile(clock, () => clock.now() < until)
  mining.abort()
}

describe('a permit that the provider took, of a swap that the user then left', () => {
  const declineFindings = (env: TestExecution) => {
    const swap = holdingPermits(env, (quote) => askForMore(env, quote))
    decide(swap.execution, () => false)
    return swap
  }

  it('default: follows the swap to its end in the same page', async () => {
    const env = createTestExecution()
    const { run, use, execution } = declineFindings(env)
    const left = await run()
    expect(left).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    expect(left.items.map(({ status }) => status)).toEqual(['done', 'waiting', 'waiting'])
    await use()
    await advanceWhile(env.clock, () => execution.getState().status !== 'success')
    expect(await paidBy(env)).toBe(amount)
  })

  it('default: lists the swap as pending after a reload, keeps it, and follows it to its end', async () => {
    const env = createTestExecution()
    const { run, use, execution } = declineFindings(env)
    const { id } = await run()
    execution.stop()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const list = createExecutions(env.client, { clock, journal, locks, requestWatcher })
    const close = list.open({ chainReader: env.reader })
    await advanceWhile(env.clock, () => list.getState().pending[0]?.state.requestState === undefined)
    expect(list.getState()).toMatchObject({
      pending: [{ state: { id, error: { name: 'PendingPaymentError' } }, isTracked: true }],
      past: [],
      clearableCount: 0,
    })
    const cleared = list.clear()
    await advanceUntil(env.clock, cleared)
    expect(await cleared).toMatchObject({ removed: 0 })
    await use()
    await advanceWhile(env.clock, () => list.getState().past[0]?.state.status !== 'success')
    close()
  })

  it('default: follows the swap to its end if the page closes while the user is asked', async () => {
    const env = createTestExecution()
    const { run, use, execution } = holdingPermits(env, (quote) => askForMore(env, quote))
    void run()
    await advanceWhile(env.clock, () => execution.getState().decision === undefined)
    execution.stop()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const list = createExecutions(env.client, { clock, journal, locks, requestWatcher })
    const close = list.open({ chainReader: env.reader })
    await pass(env, 2 * minuteMs)
    await use()
    await advanceWhile(env.clock, () => list.getState().past[0]?.state.status !== 'success')
    close()
  })

  it('behavior: fails once the chain shows that the permit can no longer be used', async () => {
    const env = createTestExecution()
    const { run, execution } = declineFindings(env)
    await run()
    await pass(env, 9 * minuteMs)
    expect(execution.getState().status).toBe('rejected')
    await pass(env, 20 * minuteMs)
    expect(execution.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'PermitUnusedError' },
      items: [{ status: 'failed' }, {}, {}],
    })
    expect(await env.journal.read()).toEqual([])
    expect(await paidBy(env)).toBe(0n)
  })

  it.each<[string, (response: Response) => Promise<Response>, boolean]>([
    ['the user declines what is appended', async (response) => response, false],
    [
      'the audit blocks what is appended',
      async (response) => {
        const { steps } = (await response.json()) as { steps: unknown[] }
        return Response.json({ message: 'taken', steps: [...steps, steps.at(-1)] })
      },
      true,
    ],
  ])('error: the next swap of the token asks first when %s', async (_, change, isAccepted) => {
    const env = createTestExecution()
    const swap = holdingPermits(env, async (quote) => change(await askForMore(env, quote)))
    decide(swap.execution, () => isAccepted)
    const left = await swap.run()
    expect(['rejected', 'failed']).toContain(left.status)
    const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
    expect((await runToEnd(env, await permitQuote(env))).status).toBe('rejected')
    expect(kinds).toEqual(['pendingPayment'])
  })
})

describe('a permit that the provider may or may not have', () => {
  /** Leaves it in doubt, and starts the next swap of the token. */
  async function runNext(env: TestExecution, options: Parameters<typeof holdingPermits>[2] = {}) {
    const first = holdingPermits(env, gateway, options)
    decide(first.execution, (kind) => kind !== 'postAgain')
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => !['unknown', 'failed'].includes(first.execution.getState().status))
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const { client = env.client, ...rest } = options
    const execution = createExecution(client, { clock, journal, locks, requestWatcher, ...rest })
    const kinds = decide(execution, (kind) => kind !== 'pendingPayment')
    const { status } = await runToEnd({ ...env, execution }, await permitQuote(env, client))
    await first.use()
    await pass(env, minuteMs)
    return { status, kinds, paid: await paidBy(env) }
  }

  it('default: the next swap also asks about a permit that seemed delivered when it was left', async () => {
    const env = createTestExecution()
    const first = holdingPermits(env, (quote) =>
      Response.json({ message: 'taken', steps: [], requestId: quote.steps[0]?.requestId }),
    )
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => first.execution.getState().status !== 'filling')
    first.execution.stop()
    const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
    expect((await runToEnd(env, await permitQuote(env))).status).toBe('rejected')
    expect(kinds).toEqual(['pendingPayment'])
  })

  it.each([1, 3 * 60, 24 * 60])(
    'default: the next swap asks first %d minutes after the provider has used it without answering',
    async (minutes) => {
      const env = createTestExecution()
      const first = holdingPermits(env, gateway)
      decide(first.execution, (kind) => kind !== 'postAgain')
      void first.run().catch(() => {})
      await advanceWhile(env.clock, () => first.execution.getState().status !== 'unknown')
      first.execution.stop()
      await first.use()
      await env.clock.advance(minutes * minuteMs)
      await pass(env, minuteMs)
      expect(await paidBy(env)).toBe(amount)
      const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
      expect((await runToEnd(env, await permitQuote(env))).status).toBe('rejected')
      expect(kinds).toEqual(['pendingPayment'])
      expect(await paidBy(env)).toBe(amount)
    },
  )

  it.each([false, true])(
    'behavior: asks about a permit whose page was closed while sending it, used by the provider: %s',
    async (isUsed) => {
      const env = createTestExecution()
      const first = holdingPermits(env, () => new Promise(() => {}))
      void first.run().catch(() => {})
      await advanceWhile(env.clock, () => first.execution.getState().status !== 'posting')
      await pass(env, 1_000)
      first.execution.stop()
      if (isUsed) {
        await first.use()
        await pass(env, minuteMs)
      }
      const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
      expect((await runToEnd(env, await permitQuote(env))).status).toBe('rejected')
      expect(kinds).toEqual(['pendingPayment'])
      expect(await paidBy(env)).toBe(isUsed ? amount : 0n)
    },
  )

  it('behavior: asks nothing about a permit whose page was closed while sending it, once a list has seen its swap paid', async () => {
    const env = createTestExecution()
    const first = holdingPermits(env, () => new Promise(() => {}))
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => first.execution.getState().status !== 'posting')
    await pass(env, 1_000)
    first.execution.stop()
    await first.use()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const list = createExecutions(env.client, { clock, journal, locks, requestWatcher })
    const close = list.open({ chainReader: env.reader })
    await advanceWhile(env.clock, () => list.getState().past[0]?.state.status !== 'success')
    close()
    const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
    expect((await runToEnd(env, await permitQuote(env))).status).toBe('success')
    expect(kinds).toEqual([])
    expect(await paidBy(env)).toBe(2n * amount)
  })

  it('behavior: always asks about a permit that the user had sent again', async () => {
    const env = createTestExecution()
    let posts = 0
    const first = holdingPermits(env, () =>
      ++posts === 1 ? Response.json({ message: 'down' }, { status: 502 }) : new Promise(() => {}),
    )
    decide(first.execution, () => true)
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => posts < 2)
    await pass(env, 1_000)
    first.execution.stop()
    await first.use()
    await pass(env, minuteMs)
    const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
    expect((await runToEnd(env, await permitQuote(env))).status).toBe('rejected')
    expect(kinds).toEqual(['pendingPayment'])
  })

  it('behavior: asks nothing once the provider has used the permit of a swap that was reported in progress', async () => {
    const env = createTestExecution()
    const first = holdingPermits(env, (quote) =>
      Response.json({ message: 'taken', steps: [], requestId: quote.steps[0]?.requestId }),
    )
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => first.execution.getState().status !== 'filling')
    first.execution.stop()
    await first.use()
    await pass(env, minuteMs)
    expect((await runToEnd(env, await permitQuote(env))).status).toBe('success')
    expect(await paidBy(env)).toBe(2n * amount)
  })

  it('default: the next swap asks first', async () => {
    const { status, kinds, paid } = await runNext(createTestExecution())
    expect({ status, kinds, paid }).toEqual({ status: 'rejected', kinds: ['pendingPayment'], paid: amount })
  })

  it('behavior: the next swap asks first on a device whose clock is an hour ahead', async () => {
    const env = createTestExecution()
    const { sleepClock } = env
    const clock = { ...sleepClock, now: () => sleepClock.now() + 60 * minuteMs }
    const client = createClient({
      deployment: { baseUrl: 'https://sandbox.invalid' },
      fetch: env.sandbox.fetch,
      clock,
    })
    const { status, kinds, paid } = await runNext(env, { client, clock })
    expect({ status, paid }).toEqual({ status: 'rejected', paid: amount })
    expect(kinds).toContain('pendingPayment')
  })

  it('behavior: the next swap asks first with a slow journal', async () => {
    const memory = createMemoryJournal()
    const slow = async () => env.sleepClock.sleep(1_200)
    const env = createTestExecution(
      {},
      {
        journal: {
          read: async () => (await slow(), memory.read()),
          write: async (entry) => (await slow(), memory.write(entry)),
          remove: async (id) => (await slow(), memory.remove(id)),
        },
      },
    )
    const { status, kinds, paid } = await runNext(env)
    expect({ status, kinds, paid }).toEqual({ status: 'rejected', kinds: ['pendingPayment'], paid: amount })
  })

  const refuse = () => Promise.reject(new Error('refused'))

  it.each<[string, object, ExecutionDecision['kind'][]]>([
    ['stored', { write: refuse }, ['pendingPayment']],
    ['stored or read', { write: refuse, read: refuse }, ['storageUnavailable', 'pendingPayment']],
  ])(
    'behavior: the next swap asks first where nothing can be %s, in the same page',
    async (_, change, asked) => {
      const env = createTestExecution({}, { journal: { ...createMemoryJournal(), ...change } })
      const { status, kinds, paid } = await runNext(env)
      expect({ status, kinds, paid }).toEqual({ status: 'rejected', kinds: asked, paid: amount })
    },
  )

  it('behavior: a swap that waited for its approval meanwhile asks before it pays', async () => {
    const env = createTestExecution()
    const first = holdingPermits(env, gateway)
    decide(first.execution, () => false)
    const kinds = decide(env.execution, (kind) => kind !== 'pendingPayment')
    const approved = Promise.withResolvers<void>()
    const chainReader: typeof env.reader = {
      ...env.reader,
      waitForTransaction: async (of) => (await approved.promise, env.reader.waitForTransaction(of)),
    }
    const over = env.execution.start(await getQuote(env.client, env.quoteParameters('USDC')), {
      ...env.connection,
      chainReader,
    })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
    void first.run().catch(() => {})
    await advanceWhile(env.clock, () => first.execution.getState().status !== 'unknown')
    approved.resolve()
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('rejected')
    expect(kinds).toEqual(['pendingPayment'])
    await first.use()
    await pass(env, minuteMs)
    expect(await paidBy(env)).toBe(amount)
  })
})

describe('a deposit whose answer the wallet lost', () => {
  it.each<[string, boolean]>([
    ['declined to send it again', false],
    ['did nothing', true],
  ])('default: the next swap of the token asks the user who %s', async (_, isLeft) => {
    const env = createTestExecution()
    const late: (() => Promise<unknown>)[] = []
    const wallet: typeof env.wallet = {
      ...env.wallet,
      async sendTransaction(transaction) {
        late.push(() => env.wallet.sendTransaction(transaction))
        throw new Error('socket hang up')
      },
    }
    if (!isLeft) decide(env.execution, () => false)
    const over = env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
      ...env.connection,
      wallet,
    })
    await advanceWhile(env.clock, () => late.length === 0 || env.execution.getState().status !== 'unknown')
    if (!isLeft) await advanceUntil(env.clock, over)
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
    const kinds = decide(execution, () => false)
    const next = await runToEnd({ ...env, execution }, await getQuote(env.client, env.quoteParameters('ETH')))
    expect({ status: next.status, kinds }).toEqual({ status: 'rejected', kinds: ['pendingPayment'] })
    env.execution.stop()
  })
})

describe('a deposit that the network dropped while another page followed it', () => {
  it.each([
    [29, []],
    [31, ['pendingPayment']],
  ])('default: after %d minutes, the next swap of the token asks %j', async (minutes, kindsAsked) => {
    const env = createTestExecution()
    env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped' })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    void env.execution.start(quote, env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
    env.execution.stop()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const list = createExecutions(env.client, { clock, journal, locks, requestWatcher })
    const close = list.open({ chainReader: env.reader })
    await pass(env, minutes * minuteMs)
    close()
    const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
    const kinds = decide(execution, () => true)
    const next = await runToEnd({ ...env, execution }, await getQuote(env.client, env.quoteParameters('ETH')))
    expect({ status: next.status, kinds }).toEqual({ status: 'success', kinds: kindsAsked })
  })

  it.each(['is known again', 'is known again and mined'])(
    'behavior: doesn’t prompt the wallet if the deposit %s while the user is asked',
    async (state) => {
      const env = createTestExecution()
      const network = env.sandbox.network(env.chains[0].id)
      network.mining = 'manual'
      void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
      await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
      const hash = env.execution.getState().items.at(-1)?.transactionHash
      env.execution.stop()
      await env.clock.advance(31 * minuteMs)
      let isDropped = true
      const { sleepClock: clock, journal, locks, requestWatcher } = env
      const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
      void execution.start(await getQuote(env.client, env.quoteParameters('ETH')), {
        ...env.connection,
        chainReader: {
          ...env.reader,
          hasTransaction: async (asked) =>
            !(isDropped && asked.transactionHash === hash) && env.reader.hasTransaction(asked),
        },
      })
      await advanceWhile(env.clock, () => execution.getState().status !== 'attention')
      const prompts = env.sandbox.wallet.prompts.length
      isDropped = false
      if (state.endsWith('mined')) for (let blocks = 0; blocks < 3; blocks++) network.mine()
      const seenAt = env.clock.now()
      await advanceWhile(env.clock, () => env.clock.now() < seenAt + minuteMs)
      expect(execution.getState()).toMatchObject({
        status: 'attention',
        decision: { kind: 'pendingPayment' },
      })
      expect(env.sandbox.wallet.prompts).toHaveLength(prompts)
      execution.stop()
    },
  )
})

describe('a deposit that a node on a fork showed as reverted', () => {
  it('default: the next swap asks once the chain shows it as mined', async () => {
    const env = createTestExecution()
    const chainReader: typeof env.reader = {
      ...env.reader,
      waitForTransaction: async (...of) => ({
        ...(await env.reader.waitForTransaction(...of)),
        status: 'reverted',
      }),
    }
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'status' })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    await advanceUntil(env.clock, env.execution.start(quote, { ...env.connection, chainReader }))
    expect(env.execution.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'TransactionRevertedError' },
    })
    env.execution.stop()
    env.sandbox.faults.clear()
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
    const kinds = decide(execution, () => false)
    const next = await runToEnd({ ...env, execution }, await getQuote(env.client, env.quoteParameters('ETH')))
    expect({ status: next.status, kinds }).toEqual({ status: 'rejected', kinds: ['pendingPayment'] })
  })
})

describe('a deposit that the user replaced in the wallet', () => {
  /** Sends a swap that is not mined, lets the page leave it or see its end, and starts the next swap of the token. */
  async function runNext(
    replace: (wallet: TestExecution['sandbox']['wallet'], hash: Hex) => void,
    { isLeft = true, isMined = true } = {},
  ) {
    const env = createTestExecution()
    const network = env.sandbox.network(env.chains[0].id)
    network.mining = 'manual'
    const over = env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    const item = () => env.execution.getState().items[0]
    await advanceWhile(env.clock, () => item()?.transactionNonce === undefined)
    const { transactionHash = '0x' } = item() ?? {}
    if (isLeft) env.execution.stop()
    replace(env.sandbox.wallet, transactionHash)
    if (isMined) network.mine()
    if (!isLeft) await advanceUntil(env.clock, over)
    network.mining = 'automatic'
    const until = env.clock.now() + 31 * minuteMs
    await advanceWhile(env.clock, () => env.clock.now() < until)
    const { sleepClock: clock, locks, requestWatcher } = env
    // On another page, which has only what was stored.
    const journal = createMemoryJournal()
    for (const entry of await env.journal.read()) await journal.write(entry)
    const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
    const kinds = decide(execution, () => false)
    const next = await runToEnd({ ...env, execution }, await getQuote(env.client, env.quoteParameters('ETH')))
    return { first: env.execution.getState(), status: next.status, kinds }
  }

  it.each<[string, Parameters<typeof runNext>[0]]>([
    ['sped up', (wallet, hash) => wallet.speedUp(hash)],
    ['canceled', (wallet, hash) => wallet.cancel(hash)],
  ])(
    'default: the next swap of the token asks nothing about one that was %s, and mined',
    async (_, replace) => {
      expect(await runNext(replace)).toMatchObject({ status: 'success', kinds: [] })
    },
  )

  it('default: the next swap of the token asks nothing about one that its own page saw canceled', async () => {
    const { first, ...next } = await runNext((wallet, hash) => wallet.cancel(hash), { isLeft: false })
    expect(first).toMatchObject({ status: 'failed', error: { name: 'TransactionReplacedError' } })
    expect(next).toEqual({ status: 'success', kinds: [] })
  })

  it('behavior: the next swap asks while the replacement waits, since the first one may still be mined', async () => {
    const next = await runNext((wallet, hash) => wallet.cancel(hash), { isMined: false })
    expect(next).toMatchObject({ status: 'rejected', kinds: ['pendingPayment'] })
  })
})

describe('a permit that the user declined in the wallet', () => {
  it.each([4001, 4100])('default: the next swap of the token asks nothing: %s', async (code) => {
    const env = createTestExecution()
    const wallet: typeof env.wallet = {
      ...env.wallet,
      signTypedData: () => Promise.reject(Object.assign(new Error('declined'), { code })),
    }
    const left = await runToEnd(env, await permitQuote(env), { wallet })
    expect(left.items.map(({ status }) => status)).not.toContain('lost')
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
    const kinds = decide(execution, () => true)
    expect((await runToEnd({ ...env, execution }, await permitQuote(env))).status).toBe('success')
    expect(kinds).toEqual([])
  })
})

describe('a batch of which the wallet has named no transaction', () => {
  it.each([0, 100, 200, 300, 700])(
    'default: the next swap of the token asks first after its tab was closed: code %d',
    async (status) => {
      const env = createTestExecution()
      let looks = 0
      const wallet: typeof env.wallet = {
        ...env.wallet,
        batches: {
          getAtomicity: async () => 'supported',
          sendCalls: async ({ id }) => id,
          getCallsStatus: async () => (looks++, { status, transactionHashes: [] }),
        },
      }
      const quote = await getQuote(env.client, env.quoteParameters('USDC'))
      void env.execution.start(quote, { ...env.connection, wallet })
      await advanceWhile(env.clock, () => looks === 0)
      await pass(env, 5_000)
      env.execution.stop()
      const { sleepClock: clock, locks, requestWatcher } = env
      // On another page, which has only what was stored.
      const journal = createMemoryJournal()
      for (const entry of await env.journal.read()) await journal.write(entry)
      const execution = createExecution(env.client, { clock, journal, locks, requestWatcher })
      const kinds = decide(execution, () => false)
      const next = await runToEnd(
        { ...env, execution },
        await getQuote(env.client, env.quoteParameters('USDC')),
      )
      expect({ status: next.status, kinds }).toEqual({ status: 'rejected', kinds: ['pendingPayment'] })
    },
  )
})

describe('a batch whose page was closed before its wallet named a transaction', () => {
  it('default: the next swap of the token asks nothing, since the wallet reports its status', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.batches = { ...env.sandbox.wallet.batches, atomic: 'supported' }
    env.sandbox.faults.add({ type: 'serverError', status: 503, endpoint: 'status' })
    const network = env.sandbox.network(env.chains[0].id)
    network.mining = 'manual'
    void env.execution.start(await getQuote(env.client, env.quoteParameters('USDC')), env.connection)
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'confirming')
    expect(env.execution.getState().items.map(({ transactionHash }) => transactionHash)).toEqual([
      undefined,
      undefined,
    ])
    env.execution.stop()
    network.mining = 'automatic'
    network.mine()
    await pass(env, minuteMs)
    const kinds = decide(env.execution, () => false)
    const next = env.execution.start(await getQuote(env.client, env.quoteParameters('USDC')), env.connection)
    await advanceWhile(env.clock, () => !['filling', 'rejected'].includes(env.execution.getState().status))
    expect(kinds).toEqual([])
    env.execution.stop()
    await next.catch(() => {})
  })
})

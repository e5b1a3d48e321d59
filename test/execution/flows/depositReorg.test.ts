import { describe, expect, it } from 'vitest'
import { getQuote, type Client } from '@causeway/react/actions'
import { createExecution, createExecutions, type ChainReader } from '@causeway/react/execution'
import { clientOf } from '../../support/environment/createTestEnvironment.ts'
import {
  advanceWhile,
  createTestExecution,
  runToEnd,
  watcherOf,
} from '../../support/environment/createTestExecution.ts'

const minuteMs = 60_000

/** A deposit that is mined, while the provider keeps reporting what the test says. */
async function deposit({ isBatch = false } = {}) {
  const env = createTestExecution()
  const { sandbox, sleepClock, clock, locks, journal } = env
  if (isBatch) sandbox.wallet.batches = { ...sandbox.wallet.batches, atomic: 'supported' }
  const service: { word: string; failReason?: string; details?: string } = { word: 'waiting' }
  /** The provider reports what the test says about this request. */
  let requestId: string | undefined
  const node = { isBehind: false, hangs: 0 }
  const client: Client = clientOf(async (input, init) => {
    const isStatus = String(input instanceof Request ? input.url : input).includes('/intents/status')
    if (!isStatus || !String(input instanceof Request ? input.url : input).includes(requestId ?? ''))
      return sandbox.fetch(input, init)
    const { word: status, failReason, details } = service
    return Response.json({ status, failReason, details, inTxHashes: [], txHashes: [] })
  })
  let looks = 0
  const chainReader: ChainReader = {
    ...env.reader,
    async hasTransaction(parameters) {
      looks += 1
      if (node.hangs-- > 0) return new Promise(() => {})
      return !node.isBehind && env.reader.hasTransaction(parameters)
    },
  }
  const watcher = watcherOf({ client, sleepClock, locks })
  const ports = { clock: sleepClock, locks, journal, watcher }
  const execution = createExecution(client, ports)
  const ask = () => getQuote(client, env.quoteParameters(isBatch ? 'USDC' : 'ETH'))
  const quote = await ask()
  requestId = quote.steps[0]?.requestId
  void execution.start(quote, { wallet: env.wallet, chainReader })
  await advanceWhile(clock, () => execution.getState().status !== 'filling')
  const network = sandbox.network(env.chains[0].id)
  return {
    execution,
    service,
    node,
    journal,
    looks: () => looks,
    stateOf: execution.getState,
    waitWhile: async (isSo: () => boolean) => {
      const until = clock.now() + 60 * minuteMs
      while (isSo() && clock.now() < until) await advanceWhile(clock, ticks(5))
    },
    wait: async (ms: number) => {
      const until = clock.now() + ms
      await advanceWhile(clock, () => clock.now() < until)
    },
    takeBack: () => network.reorg(1, { transactions: 'return' }),
    /** Swaps the token again, by another execution, and lists what the user is asked. */
    async swapAgain() {
      const next = createExecution(client, ports)
      const asked: string[] = []
      next.subscribeEvents(({ event }) => {
        if (event.type !== 'decisionNeeded') return
        asked.push(event.decision.kind)
        queueMicrotask(next.decline)
      })
      const { status } = await runToEnd({ ...env, execution: next }, await ask(), { chainReader })
      return { asked, status }
    },
    lose() {
      network.reorg(1, { transactions: 'lose' })
      network.mine()
      network.mine()
    },
    /** The page is opened again. */
    reopen() {
      execution.stop()
      const executions = createExecutions(client, ports)
      executions.open({ chainReader })
      return () => executions.getState().pending[0]?.state
    },
  }
}

function ticks(count: number): () => boolean {
  let left = count
  return () => left-- > 0
}

describe('a mined deposit that the provider has not received yet', () => {
  it.each([false, true])(
    'default: is no longer shown as received once its chain drops it (batch: %s)',
    async (isBatch) => {
      const { lose, waitWhile, stateOf, execution, journal } = await deposit({ isBatch })
      lose()
      await waitWhile(() => stateOf().status === 'filling')
      expect(stateOf().status).toBe('confirming')
      expect(stateOf().items.at(-1)).toMatchObject({ status: 'confirming', change: 'reorganized' })
      await waitWhile(() => stateOf().items.at(-1)?.change === 'reorganized')
      expect(stateOf().items.at(-1)).toMatchObject({ status: 'confirming', change: 'missing' })
      // It can be left, and stays in sight.
      execution.reset()
      expect(stateOf().status).toBe('idle')
      expect(await journal.read()).toHaveLength(1)
    },
  )

  it('behavior: asks a chain again that once doesn’t answer', async () => {
    const { lose, waitWhile, stateOf, node, execution } = await deposit()
    node.hangs = 1
    lose()
    await waitWhile(() => stateOf().status === 'filling')
    expect(stateOf().items.at(-1)).toMatchObject({ status: 'confirming', change: 'reorganized' })
    execution.stop()
  })

  it('behavior: still there, it is left as it is, and looked for rarely', async () => {
    const { wait, stateOf, looks, execution } = await deposit()
    await wait(50_000)
    expect(looks()).toBe(0)
    await wait(20 * minuteMs)
    expect(looks()).toBeGreaterThan(5)
    expect(looks()).toBeLessThan(20)
    expect(stateOf()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
    execution.stop()
  })

  it('behavior: ends once the provider reports that it has arrived, whatever the chain says', async () => {
    const { lose, service, wait, waitWhile, looks, stateOf } = await deposit()
    lose()
    await waitWhile(() => stateOf().status === 'filling')
    service.word = 'submitted'
    await waitWhile(() => stateOf().status === 'confirming')
    expect(stateOf()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
    const count = looks()
    await wait(20 * minuteMs)
    expect(looks()).toBe(count)
    expect(stateOf().status).toBe('filling')
  })

  it('behavior: counts as dropped as soon as the provider reports it, whatever the chain says', async () => {
    const { service, waitWhile, stateOf } = await deposit()
    Object.assign(service, { word: 'failure', failReason: 'DEPOSIT_REORGED' })
    await waitWhile(() => stateOf().status === 'filling')
    expect(stateOf()).toMatchObject({
      status: 'failed',
      items: [{ status: 'confirming', change: 'reorganized' }],
    })
  })

  it('behavior: counts as mined again when a node was only behind', async () => {
    const { node, waitWhile, stateOf, execution } = await deposit()
    node.isBehind = true
    await waitWhile(() => stateOf().status === 'filling')
    await waitWhile(() => stateOf().status === 'confirming')
    expect(stateOf()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
    execution.stop()
  })

  it('behavior: is looked for after a reload as well', async () => {
    const { lose, reopen, waitWhile } = await deposit()
    lose()
    const pending = reopen()
    await waitWhile(() => pending()?.items[0]?.status !== 'confirming')
    expect(pending()).toMatchObject({
      status: 'unconfirmed',
      items: [{ status: 'confirming', change: 'reorganized' }],
    })
    await waitWhile(() => pending()?.items[0]?.change !== 'missing')
    expect(pending()).toMatchObject({ status: 'unconfirmed', items: [{ change: 'missing' }] })
  })
})

describe('a deposit of a swap that the provider reports as failed in a status of its own', () => {
  async function failed(isBatch = false) {
    const env = await deposit({ isBatch })
    Object.assign(env.service, { word: 'failure', details: 'The chain has taken the deposit back.' })
    await env.waitWhile(() => env.stateOf().status === 'filling')
    expect(env.stateOf()).toMatchObject({ status: 'failed', requestState: { status: 'failure' } })
    return env
  }

  it.each(['waits to be mined again', 'is lost'])(
    'default: the next swap asks first if it %s',
    async (fate) => {
      const { takeBack, lose, swapAgain } = await failed()
      if (fate === 'is lost') lose()
      else takeBack()
      expect(await swapAgain()).toEqual({ asked: ['pendingPayment'], status: 'rejected' })
    },
  )

  it.each([false, true])(
    'default: the next swap asks nothing while it is still mined (batch: %s)',
    async (isBatch) => {
      const { swapAgain } = await failed(isBatch)
      expect(await swapAgain()).toEqual({ asked: [], status: 'success' })
    },
  )

  it('behavior: shows the deposit as dropped after a while, and the swap still as failed', async () => {
    const { lose, waitWhile, stateOf } = await failed()
    lose()
    await waitWhile(() => stateOf().items[0]?.status === 'done')
    expect(stateOf()).toMatchObject({
      status: 'failed',
      error: { name: 'RequestFailedError' },
      items: [{ status: 'confirming', change: 'reorganized' }],
    })
  })
})

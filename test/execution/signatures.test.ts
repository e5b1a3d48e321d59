import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '../../src/actions/getQuote.ts'
import { createExecution } from '../../src/execution/core/createExecution.ts'
import type { ExecutionDecision } from '../../src/execution/core/executionState.ts'
import {
  advanceUntil,
  advanceWhile,
  createExecutionBench,
  runToEnd,
  type ExecutionBench,
} from '../support/createExecutionBench.ts'
import { friend } from '../support/quoteKinds.ts'

function watch({ sandbox, execution }: ExecutionBench, answer?: boolean) {
  const prompts: string[] = []
  const decisions: ExecutionDecision['kind'][] = []
  const approve = sandbox.wallet.approve
  sandbox.wallet.approve = async (request) => {
    prompts.push(request.method)
    return typeof approve === 'function' ? approve(request) : approve === 'always'
  }
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    decisions.push(event.decision.kind)
    if (answer !== undefined) queueMicrotask(answer ? execution.proceed : execution.decline)
  })
  return { prompts, decisions }
}
const permitQuote = (bench: ExecutionBench, more: { recipient?: string } = {}): Promise<Quote> =>
  getQuote(bench.client, bench.quoteParameters('USDC', { usePermit: true, ...more }))

describe('signature steps', () => {
  it('default: a permit is signed, handed over and filled, without a transaction of the user', async () => {
    const bench = createExecutionBench()
    const { prompts } = watch(bench)
    const quote = await permitQuote(bench)
    const state = await runToEnd(bench, quote)
    expect(bench.seen).toEqual(expect.arrayContaining(['awaitingWallet', 'posting', 'success']))
    expect(state.status).toBe('success')
    expect(prompts).toEqual(['eth_signTypedData_v4'])
    // No signature is kept.
    const [stored] = await bench.journal.read()
    expect(stored?.text).not.toMatch(/0x[0-9a-f]{130}/i)
  })

  it('default: steps that the service appends follow, audited, each once', async () => {
    const bench = createExecutionBench({ policy: { relaysPermits: false } })
    const { prompts, decisions } = watch(bench, true)
    const state = await runToEnd(bench, await permitQuote(bench))
    expect(state.status).toBe('success')
    // The permit stays good beside what is then paid by hand.
    expect(decisions).toEqual(['findings'])
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
    expect(state.items.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'signature done',
      'transaction done',
      'transaction done',
    ])
  })

  it('default: a message to read is signed before the deposit', async () => {
    const bench = createExecutionBench({ policy: { requiresClaim: true } })
    const { prompts } = watch(bench)
    const state = await runToEnd(bench, await getQuote(bench.client, bench.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(prompts).toEqual(['personal_sign', 'eth_sendTransaction'])
  })

  it('error: an appended step that is not what was quoted never reaches the wallet', async () => {
    const bench = createExecutionBench({ policy: { relaysPermits: false } })
    const { prompts } = watch(bench)
    const quote = await permitQuote(bench)
    const stranger = `0x${'d'.repeat(40)}`
    const send: typeof bench.client.send = async (path, init) => {
      const response = await bench.client.send(path, init)
      if (!path.startsWith('/execute/permits')) return response
      const body = await response.text()
      // The approval goes to somebody else.
      const changed = body.replace(/(0x095ea7b3[0]{24})[0-9a-f]{40}/, `$1${stranger.slice(2)}`)
      expect(changed).not.toBe(body)
      return new Response(changed, response)
    }
    const { sleepClock: clock, journal, locks, watcher } = bench
    const execution = createExecution({ ...bench.client, send }, { clock, journal, locks, watcher })
    const state = await runToEnd({ ...bench, execution }, quote)
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteAuditError', findings: [{ rule: 'approval-spender' }] },
    })
    expect(prompts).toEqual(['eth_signTypedData_v4'])
  })

  it('behavior: a step that the service repeats is not asked for again', async () => {
    const bench = createExecutionBench()
    const { prompts } = watch(bench)
    const quote = await permitQuote(bench)
    const send: typeof bench.client.send = async (path, init) => {
      const response = await bench.client.send(path, init)
      return path.startsWith('/execute/permits')
        ? new Response(JSON.stringify({ message: 'taken', steps: quote.steps }), response)
        : response
    }
    const { sleepClock: clock, journal, locks, watcher } = bench
    const execution = createExecution({ ...bench.client, send }, { clock, journal, locks, watcher })
    expect((await runToEnd({ ...bench, execution }, quote)).status).toBe('success')
    expect(prompts).toHaveLength(1)
  })

  it('behavior: declining sends nothing, and the same quote can be taken up again', async () => {
    const bench = createExecutionBench()
    bench.sandbox.wallet.script({ type: 'reject' })
    const quote = await permitQuote(bench)
    expect((await runToEnd(bench, quote)).status).toBe('rejected')
    expect((await runToEnd(bench, quote)).status).toBe('success')
  })

  it.each([
    // The service has the signature, and its answer is lost.
    'lostConnection',
    'serverError',
  ] as const)('behavior: %s: it may be handed over again, the same and once more only', async (type) => {
    const bench = createExecutionBench()
    const { prompts, decisions } = watch(bench, true)
    const quote = await permitQuote(bench)
    bench.sandbox.faults.add(
      type === 'serverError'
        ? { endpoint: 'permits', type, status: 500, times: 1 }
        : { endpoint: 'permits', type, times: 1 },
    )
    const state = await runToEnd(bench, quote)
    expect(state.status).toBe('success')
    expect(decisions.every((kind) => kind === 'postAgain')).toBe(true)
    expect(prompts).toHaveLength(1)
  })

  it.each([
    ['a permit', {}, { usePermit: true }],
    ['a permit before transactions', { relaysPermits: false }, { usePermit: true }],
    ['a text before transactions', { requiresClaim: true }, {}],
  ])(
    'behavior: %s that is not to be handed over again: nothing more is prompted',
    async (_, policy, wish) => {
      const bench = createExecutionBench({ policy })
      const { prompts, decisions } = watch(bench, false)
      const quote = await getQuote(bench.client, bench.quoteParameters('USDC', wish))
      // The service never hears of it.
      bench.sandbox.faults.add({ endpoint: 'permits', type: 'serverError', status: 500 })
      const over = bench.execution.start(quote, bench.io)
      const until = bench.clock.now() + 14 * 60_000
      await advanceWhile(bench.clock, () => bench.clock.now() < until)
      // It could still be used: that is not known yet.
      expect(bench.execution.getState()).toMatchObject({ status: 'unknown', decision: undefined })
      await advanceUntil(bench.clock, over)
      expect((await over).status).toBe('rejected')
      expect(prompts).toHaveLength(1)
      expect(decisions).toEqual(['postAgain', 'nothingSent'])
    },
  )

  it('behavior: steps that the answer to a second try brings are in the list, and stored before each prompt', async () => {
    const bench = createExecutionBench({ policy: { relaysPermits: false } })
    const { prompts } = watch(bench, true)
    const stored: string[] = []
    const approve = bench.sandbox.wallet.approve
    bench.sandbox.wallet.approve = async (request) => {
      const [entry] = await bench.journal.read()
      stored.push((entry?.text.match(/"status":"(prompting|waiting|done|posting)"/g) ?? []).join(' '))
      return typeof approve === 'function' ? approve(request) : approve === 'always'
    }
    const quote = await permitQuote(bench)
    bench.sandbox.faults.add({ endpoint: 'permits', type: 'lostConnection', times: 1 })
    const state = await runToEnd(bench, quote)
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    expect(prompts).toHaveLength(3)
    for (const text of stored) expect(text).toContain('"prompting"')
  })

  it('error: a signature that the service refuses ends it', async () => {
    const bench = createExecutionBench()
    const quote = await permitQuote(bench)
    const { signTypedData } = bench.wallet
    const wallet = {
      ...bench.wallet,
      // Of something else.
      signTypedData: (data: Parameters<NonNullable<typeof signTypedData>>[0]) =>
        signTypedData?.({ ...data, value: { ...data.value, value: '1' } }) ?? Promise.reject(new Error()),
    }
    const state = await runToEnd(bench, quote, { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'ServiceError', status: 400 } })
    expect(await bench.journal.read()).toEqual([])
  })

  it.each(['contract', 'delegated'] as const)('error: a %s account gets no permit', async (kind) => {
    const bench = createExecutionBench()
    const { prompts } = watch(bench)
    const quote = await permitQuote(bench, { recipient: friend })
    bench.sandbox.wallet.setAccountKind(bench.wallet.address, kind)
    expect(await runToEnd(bench, quote)).toMatchObject({
      status: 'failed',
      error: { name: 'UnsupportedSignerError', account: bench.wallet.address },
    })
    expect(prompts).toEqual([])
  })

  it('error: a wallet that can’t sign typed data is not asked', async () => {
    const bench = createExecutionBench()
    const { prompts } = watch(bench)
    const { signTypedData: _, ...wallet } = bench.wallet
    const state = await runToEnd(bench, await permitQuote(bench), { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'UnsupportedStepError' } })
    expect(prompts).toEqual([])
  })

  it('error: a wallet that fails to sign has sent nothing', async () => {
    const bench = createExecutionBench()
    bench.sandbox.wallet.script({ type: 'fail', code: -32603 })
    const state = await runToEnd(bench, await permitQuote(bench))
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WalletError' } })
  })
})

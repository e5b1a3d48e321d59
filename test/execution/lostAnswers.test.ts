import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import type { ExecutionDecision } from '../../src/execution/core/executionState.ts'
import {
  advanceWhile,
  createExecutionBench,
  runToEnd,
  type ExecutionBench,
} from '../support/createExecutionBench.ts'
import { friend } from '../support/quoteKinds.ts'

/** Counts prompts that would send, and answers decisions as told. */
function watch(bench: ExecutionBench, answer: boolean | undefined = undefined) {
  const decisions: ExecutionDecision['kind'][] = []
  let prompts = 0
  bench.execution.subscribeEvents(({ event }) => {
    if (event.type === 'prompted') prompts += 1
    if (event.type !== 'decisionNeeded') return
    decisions.push(event.decision.kind)
    if (answer === undefined) return
    queueMicrotask(() => (answer ? bench.execution.proceed() : bench.execution.decline()))
  })
  return { decisions, prompts: () => prompts }
}

const quoteOf = (bench: ExecutionBench, symbol: 'ETH' | 'USDC' = 'ETH') =>
  getQuote(bench.client, bench.quoteParameters(symbol, { recipient: friend }))

describe('a lost answer of the wallet', () => {
  it('default: what was sent all the same is found by the service, and never asked for again', async () => {
    const bench = createExecutionBench()
    const { decisions, prompts } = watch(bench)
    bench.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const state = await runToEnd(bench, await quoteOf(bench))
    expect(bench.seen).toEqual(['auditing', 'awaitingWallet', 'unknown', 'success'])
    expect(state).toMatchObject({ status: 'success', error: undefined })
    expect(prompts()).toBe(1)
    expect(decisions).toEqual([])
  })

  it('default: what was not sent is asked about, and asked for again only when the user wants it', async () => {
    const bench = createExecutionBench()
    const { decisions, prompts } = watch(bench, true)
    bench.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const state = await runToEnd(bench, await quoteOf(bench))
    expect(state.status).toBe('success')
    expect(decisions).toEqual(['nothingSent'])
    expect(prompts()).toBe(2)
    expect(bench.seen).toContain('attention')
  })

  it('behavior: a user who does not want it ends it, and nothing is remembered', async () => {
    const bench = createExecutionBench()
    const { prompts } = watch(bench, false)
    bench.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const state = await runToEnd(bench, await quoteOf(bench))
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
    expect(prompts()).toBe(1)
    expect(await bench.journal.read()).toEqual([])
  })

  it('behavior: a lost approval is found by the allowance, and the deposit follows', async () => {
    const bench = createExecutionBench()
    const { decisions, prompts } = watch(bench)
    bench.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const state = await runToEnd(bench, await quoteOf(bench, 'USDC'))
    expect(state.status).toBe('success')
    expect(prompts()).toBe(2)
    expect(decisions).toEqual([])
  })

  it('behavior: nothing is asked while the service can’t be reached', async () => {
    const bench = createExecutionBench()
    const { decisions } = watch(bench)
    const quote = await quoteOf(bench)
    bench.sandbox.faults.add({ endpoint: 'status', type: 'lostConnection' })
    bench.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const over = bench.execution.start(quote, bench.io)
    const until = bench.clock.now() + 120_000
    await advanceWhile(bench.clock, () => bench.clock.now() < until)
    expect(bench.execution.getState()).toMatchObject({ status: 'unknown', isServiceUnreachable: true })
    expect(decisions).toEqual([])
    bench.sandbox.faults.clear()
    await advanceWhile(bench.clock, () => bench.execution.getState().status === 'unknown')
    expect(decisions).toEqual(['nothingSent'])
    bench.execution.decline()
    expect((await over).status).toBe('rejected')
  })

  it.each([
    ['the account’s number can’t be read', 'plain'],
    ['the account is a contract, for which others send', 'contract'],
    ['the account lends its code, so that others may send for it', 'delegated'],
  ] as const)('behavior: nothing is asked when %s', async (_, kind) => {
    const bench = createExecutionBench()
    const { decisions } = watch(bench)
    const quote = await quoteOf(bench)
    bench.sandbox.wallet.setAccountKind(bench.wallet.address, kind)
    bench.sandbox.wallet.script({ type: 'approve', outcome: 'dropped', answer: 'lost' })
    const chains =
      kind === 'plain'
        ? { ...bench.reader, getTransactionCount: () => Promise.reject(new Error('no answer')) }
        : bench.reader
    const over = bench.execution.start(quote, { ...bench.io, chains })
    const until = bench.clock.now() + 300_000
    await advanceWhile(bench.clock, () => bench.clock.now() < until)
    expect(bench.execution.getState().status).toBe('unknown')
    expect(decisions).toEqual([])
    // It can be left, and stays in sight.
    bench.execution.reset()
    await over
    expect(bench.execution.getState().status).toBe('idle')
    expect(await bench.journal.read()).toHaveLength(1)
  })

  it('behavior: a wallet that calls what it sent by a name of its own is followed by the service', async () => {
    const bench = createExecutionBench()
    bench.sandbox.wallet.setAccountKind(bench.wallet.address, 'contract')
    bench.sandbox.wallet.approve = async () => ({ type: 'approve', answer: 'own' })
    const state = await runToEnd(bench, await quoteOf(bench, 'USDC'))
    expect(state.status).toBe('success')
  })

  it('behavior: a wallet that never answers frees the account once the service is done', async () => {
    const bench = createExecutionBench()
    bench.sandbox.wallet.script({ type: 'approve', answer: 'never' })
    expect((await runToEnd(bench, await quoteOf(bench))).status).toBe('success')
    expect((await runToEnd(bench, await quoteOf(bench))).status).toBe('success')
  })
})

import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import type { AuditFinding } from '../../src/errors/quote.ts'
import { executeSteps, type ExecuteStepsOptions } from '../../src/execution/executeSteps.ts'
import type { ExecutionStatus } from '../../src/execution/executionState.ts'
import { advanceUntil, advanceWhile, createExecutionBench } from '../support/createExecutionBench.ts'

const finding: AuditFinding = {
  rule: 'own',
  severity: 'confirm',
  message: 'Seen.',
  facts: {},
  stepIndex: undefined,
  itemIndex: undefined,
}

/** Runs a native transfer of which the user is asked something first, where `isAsking`. */
async function run({
  isAsking = false,
  ...options
}: Pick<ExecuteStepsOptions, 'onChange' | 'onQuestion' | 'signal'> & { isAsking?: boolean }) {
  const bench = createExecutionBench()
  const prompts: string[] = []
  bench.sandbox.wallet.approve = async ({ method }) => prompts.push(method) > 0
  const { sleepClock: clock, journal, locks, watcher } = bench
  const quote = await getQuote(bench.client, bench.question('ETH'))
  const audit = isAsking ? { rules: [() => [finding]] } : {}
  const over = executeSteps(
    bench.client,
    { quote, ...bench.io, audit },
    { clock, journal, locks, watcher, ...options },
  )
  return { bench, prompts, over }
}

describe('executeSteps', () => {
  it('default: to the end, with every state on the way', async () => {
    const seen: ExecutionStatus[] = []
    const { bench, over } = await run({ onChange: ({ status }) => seen.push(status) })
    await advanceUntil(bench.clock, over)
    expect((await over).status).toBe('success')
    expect([...new Set(seen)]).toEqual(['auditing', 'awaitingWallet', 'confirming', 'filling', 'success'])
  })

  it('parameters: a signal that has aborted before asks the wallet for nothing', async () => {
    const seen: ExecutionStatus[] = []
    const { over, prompts } = await run({
      signal: AbortSignal.abort(),
      onChange: ({ status }) => seen.push(status),
    })
    expect((await over).status).toBe('idle')
    expect([seen, prompts]).toEqual([[], []])
  })

  it('parameters: a signal that aborts on the way ends the wait, where it is then', async () => {
    const controller = new AbortController()
    const seen: ExecutionStatus[] = []
    const { bench, over } = await run({
      signal: controller.signal,
      onChange: ({ status }) => seen.push(status),
    })
    await advanceWhile(bench.clock, () => seen.at(-1) !== 'filling')
    controller.abort()
    expect((await over).status).toBe('filling')
    const { length } = seen
    const until = bench.clock.now() + 60_000
    await advanceWhile(bench.clock, () => bench.clock.now() < until)
    expect(seen).toHaveLength(length)
  })

  it('behavior: a question is asked once, whatever else happens while it is open', async () => {
    const asked: string[] = []
    const answer = Promise.withResolvers<boolean>()
    const { bench, over, prompts } = await run({
      isAsking: true,
      onQuestion: ({ kind }) => (asked.push(kind), answer.promise),
    })
    await advanceWhile(bench.clock, () => asked.length === 0)
    const until = bench.clock.now() + 1_000
    await advanceWhile(bench.clock, () => bench.clock.now() < until)
    expect([asked, prompts]).toEqual([['findings'], []])
    answer.resolve(true)
    await advanceUntil(bench.clock, over)
    expect((await over).status).toBe('success')
    expect(asked).toEqual(['findings'])
  })

  it('behavior: declined, it is rejected, and nothing is asked of the wallet', async () => {
    const { bench, over, prompts } = await run({ isAsking: true })
    await advanceUntil(bench.clock, over)
    expect((await over).status).toBe('rejected')
    expect(prompts).toEqual([])
  })
})

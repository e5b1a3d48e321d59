import { describe, expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { digestQuote } from '../../src/execution/core/digestQuote.ts'
import { memoryJournal } from '../../src/execution/ports/journal/journal.ts'
import {
  advanceWhile,
  createExecutionBench,
  runToEnd,
  type ExecutionBench,
} from '../support/createExecutionBench.ts'

function countPrompts({ sandbox }: ExecutionBench): () => number {
  let count = 0
  sandbox.wallet.approve = async ({ method }) => {
    if (method === 'eth_sendTransaction') count += 1
    return true
  }
  return () => count
}

/** A promise that is settled from outside. */
function deferred<value = void>() {
  let resolve: (value: value) => void = () => {}
  const promise = new Promise<value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

describe('what is signed', () => {
  it('default: it is what was accepted', async () => {
    const bench = createExecutionBench()
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const over = bench.execution.start(quote, bench.io, { accepted: digestQuote(quote) })
    await advanceWhile(bench.clock, () => bench.execution.getState().status !== 'success')
    expect((await over).status).toBe('success')
  })

  it('error: another quote than the accepted one is not prompted', async () => {
    const bench = createExecutionBench()
    const prompts = countPrompts(bench)
    const seen = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const newer = await getQuote(bench.client, bench.quoteParameters('ETH'))
    expect(await bench.execution.start(newer, bench.io, { accepted: digestQuote(seen) })).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteChangedError' },
    })
    expect(prompts()).toBe(0)
  })

  it('error: a quote that changes under way is not prompted any further', async () => {
    const bench = createExecutionBench()
    const prompts = countPrompts(bench)
    const quote = await getQuote(bench.client, bench.quoteParameters())
    bench.execution.subscribeEvents(({ event }) => {
      const [, deposit] = quote.steps
      if (event.type === 'confirmed' && deposit?.kind === 'transaction') {
        for (const { data } of deposit.items) data.to = `0x${'d'.repeat(40)}`
      }
    })
    const state = await runToEnd(bench, quote)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'QuoteChangedError' } })
    // The approval alone.
    expect(prompts()).toBe(1)
  })

  it.each([
    ['account', 'WrongAccountError'],
    ['chain', 'WrongChainError'],
  ] as const)('error: another %s taken while the prompt is being stored', async (what, name) => {
    const journal = memoryJournal()
    const storing = deferred()
    const stored = deferred()
    const bench = createExecutionBench(
      {},
      {
        journal: {
          ...journal,
          async write(entry) {
            storing.resolve()
            await stored.promise
            return journal.write(entry)
          },
        },
      },
    )
    const prompts = countPrompts(bench)
    const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
    const over = bench.execution.start(quote, bench.io)
    await storing.promise
    const [, second = bench.wallet.address] = bench.sandbox.accounts
    if (what === 'account') bench.sandbox.wallet.switchAccount(second)
    else bench.sandbox.wallet.switchChain(bench.chains[1].id)
    stored.resolve()
    expect(await over).toMatchObject({ status: 'failed', error: { name } })
    expect(prompts()).toBe(0)
  })

  it('behavior: what was left says nothing about what follows', async () => {
    const bench = createExecutionBench()
    const allowance = deferred<bigint>()
    let reads = 0
    const chains = {
      ...bench.reader,
      // Once before the prompt; then, for what became of it, an answer that takes its time.
      getAllowance: () => (++reads === 1 ? Promise.resolve(0n) : allowance.promise),
    }
    bench.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const quote = await getQuote(bench.client, bench.quoteParameters())
    void bench.execution.start(quote, { ...bench.io, chains })
    await advanceWhile(bench.clock, () => reads < 2)
    bench.execution.reset()
    bench.sandbox.wallet.approve = 'manual'
    void bench.execution.start(await getQuote(bench.client, bench.quoteParameters('ETH')), bench.io)
    await advanceWhile(bench.clock, () => bench.sandbox.wallet.prompts.length === 0)
    allowance.resolve(10n ** 30n)
    // Everything that hangs on that answer has run by then.
    await new Promise(setImmediate)
    expect(bench.execution.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'prompting' }],
    })
  })
})

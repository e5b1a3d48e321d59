import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { digestQuote, createMemoryJournal } from '@causeway/react/execution'
import {
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'

function countPrompts({ sandbox }: TestExecution): () => number {
  let count = 0
  sandbox.wallet.approve = async ({ method }) => {
    if (method === 'eth_sendTransaction') count += 1
    return true
  }
  return () => count
}

/** A promise that is resolved from outside. */
function deferred<value = void>() {
  let resolve: (value: value) => void = () => {}
  const promise = new Promise<value>((fulfill) => {
    resolve = fulfill
  })
  return { promise, resolve }
}

describe('the signed message', () => {
  it('default: signs the quote that the user accepted', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const over = env.execution.start(quote, env.connection, { acceptedDigest: digestQuote(quote) })
    await advanceWhile(env.clock, () => env.execution.getState().status !== 'success')
    expect((await over).status).toBe('success')
  })

  it('error: doesn’t prompt for another quote than the accepted one', async () => {
    const env = createTestExecution()
    const prompts = countPrompts(env)
    const seen = await getQuote(env.client, env.quoteParameters('ETH'))
    const newer = await getQuote(env.client, env.quoteParameters('ETH'))
    expect(
      await env.execution.start(newer, env.connection, { acceptedDigest: digestQuote(seen) }),
    ).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteChangedError' },
    })
    expect(prompts()).toBe(0)
  })

  it('error: stops prompting when the quote changes meanwhile', async () => {
    const env = createTestExecution()
    const prompts = countPrompts(env)
    // A received quote is frozen, but a page may have copied and changed it.
    const quote = structuredClone(await getQuote(env.client, env.quoteParameters()))
    env.execution.subscribeEvents(({ event }) => {
      const [, deposit] = quote.steps
      if (event.type === 'confirmed' && deposit?.kind === 'transaction') {
        for (const { data } of deposit.items) data.to = `0x${'d'.repeat(40)}`
      }
    })
    const state = await runToEnd(env, quote)
    expect(state).toMatchObject({ status: 'failed', error: { name: 'QuoteChangedError' } })
    // The approval alone.
    expect(prompts()).toBe(1)
  })

  it.each([
    ['account', 'WrongAccountError'],
    ['chain', 'WrongChainError'],
  ] as const)(
    'error: fails if the wallet changes its %s while the prompt is being stored',
    async (what, name) => {
      const journal = createMemoryJournal()
      const storing = deferred()
      const stored = deferred()
      const env = createTestExecution(
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
      const prompts = countPrompts(env)
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const over = env.execution.start(quote, env.connection)
      await storing.promise
      const [, second = env.wallet.address] = env.sandbox.accounts
      if (what === 'account') env.sandbox.wallet.switchAccount(second)
      else env.sandbox.wallet.switchChain(env.chains[1].id)
      stored.resolve()
      expect(await over).toMatchObject({ status: 'failed', error: { name } })
      expect(prompts()).toBe(0)
    },
  )

  it('behavior: doesn’t let a quote that was left affect the next one', async () => {
    const env = createTestExecution()
    const allowance = deferred<bigint>()
    let reads = 0
    const chainReader = {
      ...env.reader,
      // Twice before the prompt; then, for what became of it, an answer that takes its time.
      getAllowance: () => (++reads < 3 ? Promise.resolve(0n) : allowance.promise),
    }
    env.sandbox.wallet.script({ type: 'approve', answer: 'lost' })
    const quote = await getQuote(env.client, env.quoteParameters())
    void env.execution.start(quote, { ...env.connection, chainReader })
    await advanceWhile(env.clock, () => reads < 3)
    env.execution.reset()
    env.sandbox.wallet.approve = 'manual'
    void env.execution.start(await getQuote(env.client, env.quoteParameters('ETH')), env.connection)
    await advanceWhile(env.clock, () => env.sandbox.wallet.prompts.length === 0)
    allowance.resolve(10n ** 30n)
    // Everything that hangs on that answer has run by then.
    await new Promise(setImmediate)
    expect(env.execution.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'prompting' }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import type { SimulatedOutcome } from '../../../src/execution/chains/chainReader.ts'
import { sendTransaction } from '../../../src/execution/run/sendTransaction.ts'
import { createRunBench, hash, transactionItem } from '../../support/createRunBench.ts'

const item = transactionItem()
const reverted: SimulatedOutcome = { status: 'reverted', reason: 'too little' }

/** A chain that answers so, one after the other, and the last for ever. */
function benchOf(...answers: (SimulatedOutcome | Error)[]) {
  const tried: unknown[] = []
  let prompts = 0
  const bench = createRunBench({
    items: [item],
    wallet: {
      async sendTransaction() {
        prompts += 1
        return hash
      },
    },
    chains: {
      async simulateTransaction(transaction) {
        tried.push(transaction)
        const answer = answers.length > 1 ? answers.shift() : answers[0]
        if (!answer || answer instanceof Error) throw answer
        return answer
      },
    },
  })
  return { ...bench, tried, prompts: () => prompts, send: () => sendTransaction(bench.run, item, 0) }
}

describe('what would become of a transaction', () => {
  it('default: it is tried as it will be sent, once', async () => {
    const { tried, prompts, sleeps, send } = benchOf({ status: 'success' })
    await send()
    expect(tried).toStrictEqual([item.data])
    expect(prompts()).toBe(1)
    expect(sleeps).not.toContain(1_500)
  })

  it('error: what would revert is never asked for, nor stored as asked for', async () => {
    const { tried, prompts, sleeps, events, send } = benchOf(reverted)
    await expect(send()).rejects.toMatchObject({
      name: 'TransactionWouldRevertError',
      chainId: 1,
      reason: 'too little',
    })
    expect(tried).toHaveLength(3)
    expect(sleeps).toEqual([1_500, 1_500])
    expect(prompts()).toBe(0)
    expect(events).toEqual([])
  })

  it('behavior: a node that was behind is asked again', async () => {
    const { prompts, sleeps, send } = benchOf(reverted, reverted, { status: 'success' })
    await send()
    expect(prompts()).toBe(1)
    expect(sleeps.filter((ms) => ms === 1_500)).toHaveLength(2)
  })

  it('behavior: a node that does not tell stands in nobody’s way', async () => {
    const { prompts, sleeps, send } = benchOf(new Error('no eth_call'))
    await send()
    expect(prompts()).toBe(1)
    expect(sleeps).not.toContain(1_500)
  })

  it('behavior: who leaves meanwhile is asked for nothing', async () => {
    const { controller, prompts, send } = benchOf(reverted)
    const sent = send()
    controller.abort()
    await expect(sent).rejects.toThrow()
    expect(prompts()).toBe(0)
  })
})

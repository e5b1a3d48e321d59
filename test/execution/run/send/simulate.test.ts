import { describe, expect, it } from 'vitest'
import type { ChainReader } from '@causeway/react/execution'
import { simulate } from '../../../../src/execution/run/send/simulate.ts'
import { createTestRun, transactionItem } from '../../../support/environment/createTestRun.ts'

type Simulation = Awaited<ReturnType<NonNullable<ChainReader['simulateTransaction']>>>

const item = transactionItem()
const no: Simulation = { status: 'reverted', reason: 'too late' }
const yes = { status: 'success' } as Simulation

/** A chain that answers with one after the other; the last one stays. */
function createTry(...answers: (Simulation | Error)[]) {
  const asked: unknown[] = []
  const env = createTestRun({
    chainReader: {
      async simulateTransaction(parameters) {
        asked.push(parameters)
        const answer = answers[Math.min(asked.length, answers.length) - 1]
        if (answer instanceof Error || answer === undefined) throw answer
        return answer
      },
    },
  })
  return { env, asked, attempt: () => simulate(env.run, item) }
}

describe('simulate', () => {
  it('default: simulates once, as it will be sent, if that succeeds', async () => {
    const { env, asked, attempt } = createTry(yes)
    await attempt()
    expect(asked).toEqual([item.data])
    expect(env.sleeps).toEqual([])
  })

  it('error: fails with the reason after three reverts, a while apart', async () => {
    const { env, asked, attempt } = createTry(no)
    await expect(attempt()).rejects.toMatchObject({
      name: 'TransactionWouldRevertError',
      chainId: 1,
      reason: 'too late',
    })
    expect(asked).toHaveLength(3)
    expect(env.sleeps).toEqual([1_500, 1_500])
  })

  it('behavior: asks again, since another node of the chain may know better', async () => {
    const { asked, attempt } = createTry(no, no, yes)
    await attempt()
    expect(asked).toHaveLength(3)
  })

  it('behavior: lets the prompt through if the chain does not answer, or can’t simulate', async () => {
    const { asked, attempt } = createTry(new Error('no answer'))
    await attempt()
    expect(asked).toHaveLength(1)
    await expect(simulate(createTestRun().run, item)).resolves.toBeUndefined()
  })

  it('behavior: doesn’t try again once the run was left', async () => {
    const { env, asked, attempt } = createTry(no)
    const trying = attempt()
    env.controller.abort(new Error('left'))
    await expect(trying).rejects.toThrow('left')
    expect(asked).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { detectTakenBack, findUnseenDeposit } from '../../../../src/execution/run/confirm/detectTakenBack.ts'
import type { ChainReader } from '../../../../src/execution/ports/chains/chainReader.ts'
import {
  createTestRun,
  hash,
  type CreateTestRunParameters,
} from '../../../support/environment/createTestRun.ts'

/** Mined, and the service says that nothing has arrived. */
function mined(chainReader: Partial<ChainReader>, onSleep?: CreateTestRunParameters['onSleep']) {
  const env = createTestRun({ begun: 'sent', chainReader, onSleep })
  env.store.dispatch({ type: 'confirmed', index: 0, transactionHash: hash })
  env.say('waiting')
  env.events.length = 0
  return env
}

/** Answers in turn, and then the last one. */
const answers = (...known: (boolean | undefined)[]) => ({
  hasTransaction: async () => {
    const answer = known.length > 1 ? known.shift() : known[0]
    if (answer === undefined) throw new Error('no answer')
    return answer
  },
})

describe('detectTakenBack', () => {
  it('default: told when it is gone twice', async () => {
    const env = mined(answers(true, false))
    expect(await detectTakenBack(env.run)).toBe(true)
    expect(env.sleeps).toEqual([60_000, 60_000, 15_000])
    expect(env.events).toEqual([{ type: 'reorganised', index: 0 }])
    expect(env.store.getState()).toMatchObject({ status: 'confirming', items: [{ change: 'reorganised' }] })
  })

  it.each([
    ['known again', true],
    ['not told', undefined],
  ])('behavior: once gone and then %s, it is not gone', async (_, second) => {
    const env = mined(answers(false, second, false, true), ({ say, sleeps }) => {
      if (sleeps.length === 5) say('success')
    })
    expect(await detectTakenBack(env.run)).toBe(false)
    expect(env.events.map(({ type }) => type)).toEqual(['statusSeen'])
  })

  it('behavior: looked for ever more rarely, until the service has it', async () => {
    const env = mined(answers(true), ({ say, sleeps }) => {
      if (sleeps.length === 60) say('submitted')
    })
    expect(await detectTakenBack(env.run)).toBe(false)
    expect(env.sleeps).toEqual(env.sleeps.toSorted((one, other) => one - other))
    expect(env.sleeps.at(-1)).toBe(10 * 60_000)
  })

  it('behavior: a service that sees it while the chain is asked is believed', async () => {
    const env = mined({
      hasTransaction: async () => {
        if (env.sleeps.length === 2) env.say('submitted')
        return false
      },
    })
    expect(await detectTakenBack(env.run)).toBe(false)
    expect(env.store.getState()).toMatchObject({ status: 'filling', items: [{ status: 'done' }] })
  })
})

describe('findUnseenDeposit', () => {
  const { run } = mined({})
  const state = run.getState()

  it('default: what was mined and is not seen', () => {
    expect(findUnseenDeposit(state)).toEqual({ index: 0, chainId: 1, transactionHash: hash })
    expect(findUnseenDeposit({ ...state, status: 'unconfirmed' })).toBeDefined()
  })

  it.each([
    ['that waits', { status: 'confirming' as const }],
    ['of which the service has not spoken', { requestState: undefined }],
    ['of nothing', { items: [] }],
    [
      'that a signature follows',
      { items: state.items.map((item) => ({ ...item, kind: 'signature' as const })) },
    ],
    ['that is not mined', { items: state.items.map((item) => ({ ...item, status: 'confirming' as const })) }],
    ['without a hash', { items: state.items.map((item) => ({ ...item, transactionHash: undefined })) }],
  ])('behavior: none %s', (_, change) => {
    expect(findUnseenDeposit({ ...state, ...change })).toBeUndefined()
  })
})

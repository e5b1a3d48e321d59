import { describe, expect, it } from 'vitest'
import { ResponseLostError } from '@causeway/react/execution'
import {
  recoverLostPrompt,
  type RecoverLostPromptParameters,
} from '../../../../src/execution/run/recover/recoverLostPrompt.ts'
import { promptLockOf } from '../../../../src/execution/ports/locks/lockNames.ts'
import { createUnansweredPrompts } from '../../../../src/execution/payments/unansweredPrompts.ts'
import { lockLimitMs } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { account, type TestRun, createTestRun } from '../../../support/environment/createTestRun.ts'

describe('recoverLostPrompt', () => {
  const error = new ResponseLostError()
  const asked = { chainId: 1, from: account }
  const find = ({ run }: TestRun, check: RecoverLostPromptParameters['check'], isReported = true) =>
    recoverLostPrompt(run, { indexes: [0], error, isReported, account: asked, check })

  it('default: is found on the chain', async () => {
    const env = createTestRun({ begun: 'prompted' })
    expect(await find(env, async () => 'found')).toBe('found')
    expect(env.events.at(-1)).toEqual({ type: 'responseLost', indexes: [0], error })
    expect(env.sleeps).toEqual([])
  })

  it('behavior: doesn’t search for a swap that is over', async () => {
    const env = createTestRun({ begun: 'prompted' })
    env.say('success')
    let looks = 0
    expect(await find(env, async () => (looks++, undefined))).toBe('found')
    expect([looks, env.sleeps]).toEqual([0, []])
  })

  it('behavior: reads the chain no more once the provider has reported it', async () => {
    const env = createTestRun({ begun: 'prompted', onSleep: ({ say }) => say('success') })
    let looks = 0
    expect(await find(env, async () => (looks++, undefined))).toBe('found')
    expect(looks).toBe(1)
  })

  it('behavior: never asks about a swap that only the store knows', async () => {
    const env = createTestRun({
      begun: 'prompted',
      onSleep: ({ say, sleeps }) => say(sleeps.length > 100 ? 'success' : 'waiting'),
    })
    const getState = () => {
      const state = env.store.getState()
      return { ...state, status: state.status === 'unknown' ? ('unconfirmed' as const) : state.status }
    }
    const run = { ...env.run, getState }
    expect(await find({ ...env, run }, async () => 'absent')).toBe('found')
    expect(env.decisions).toEqual([])
    expect(env.sleeps.length).toBeGreaterThan(100)
  })

  it('error: doesn’t count an account whose code can’t be read as one that sent nothing', async () => {
    const env = createTestRun({
      begun: 'prompted',
      chainReader: { getCode: () => Promise.reject(new Error('no answer')) },
      onSleep: ({ say, sleeps }) => say(sleeps.length > 30 ? 'success' : 'waiting'),
    })
    expect(await find(env, async () => undefined)).toBe('found')
    expect(env.decisions).toEqual([])
  })

  it('error: still asks the user when locks fail', async () => {
    const env = createTestRun({
      begun: 'prompted',
      run: { locks: { acquire: () => Promise.reject(new Error('denied')) } },
      onSleep: ({ say }) => say('waiting'),
    })
    expect(await find(env, async () => 'absent')).toBe('again')
    expect(env.decisions.map(({ kind }) => kind)).toEqual(['notSeen'])
  })

  it('behavior: looks every three seconds, also after a check that fails', async () => {
    const env = createTestRun({ begun: 'prompted' })
    let looks = 0
    const check = async () => {
      if (++looks === 2) throw new Error('no answer')
      return looks === 3 ? ('found' as const) : undefined
    }
    expect(await find(env, check)).toBe('found')
    expect(env.sleeps).toEqual([3_000, 3_000])
  })

  it('behavior: is found by the provider, whatever the chain shows', async () => {
    let looks = 0
    const early = createTestRun({ begun: 'prompted', onSleep: ({ say }) => say('success') })
    expect(await find(early, async () => void looks++)).toBe('found')
    expect(looks).toBe(1)
    const late = createTestRun({ begun: 'prompted' })
    const check = async () => {
      late.say('success')
      return 'absent' as const
    }
    expect(await find(late, check)).toBe('found')
    expect(late.decisions).toEqual([])
  })

  it.each([
    [true, 'again'],
    [false, 'declined'],
  ] as const)(
    'behavior: asks the user if it is absent after fifteen seconds; the answer is %s',
    async (answer, outcome) => {
      const env = createTestRun({ begun: 'prompted', answer, onSleep: ({ say }) => say('waiting') })
      expect(await find(env, async () => 'absent')).toBe(outcome)
      expect(env.sleeps).toEqual([3_000, 3_000, 3_000, 3_000, 3_000])
      expect(env.decisions).toMatchObject([{ kind: 'notSeen', error }])
    },
  )

  it.each([
    ['another transaction or permit may have been', 'moved'],
    ['only the wallet says wasn’t sent', 'denied'],
  ] as const)('behavior: asks after half an hour about what %s', async (_, seen) => {
    const env = createTestRun({ begun: 'prompted', answer: false, onSleep: ({ say }) => say('waiting') })
    expect(await find(env, async () => seen)).toBe('declined')
    expect(env.decisions).toMatchObject([{ kind: 'notSeen', error }])
    const waitedMs = env.sleeps.reduce((sum, ms) => sum + ms, 0)
    expect(waitedMs).toBeGreaterThanOrEqual(30 * 60_000)
    expect(waitedMs).toBeLessThan(34 * 60_000)
  })

  it('behavior: doesn’t ask the user before the provider has reported either', async () => {
    const env = createTestRun({
      begun: 'prompted',
      onSleep: ({ sleeps, say }) => {
        if (sleeps.length === 200) say('success')
      },
    })
    expect(await find(env, async () => 'moved')).toBe('found')
    expect(env.decisions).toEqual([])
  })

  it.each([
    ['before the search', 0],
    ['just after it began', 1],
    ['once the chain’s time is over', 40],
  ])('behavior: asks about a restored execution if the provider has reported %s', async (_, spokenAt) => {
    const env = createTestRun({
      begun: 'sent',
      answer: false,
      onSleep: ({ say, sleeps }) => sleeps.length === spokenAt && say('waiting'),
    })
    const { dispatch, getState } = env.store
    const state = { ...getState(), status: 'unconfirmed', isRestored: true } as const
    dispatch({ type: 'reset' })
    dispatch({ type: 'restored', state })
    if (spokenAt === 0) env.say('waiting')
    expect(await find(env, async () => 'absent')).toBe('declined')
    expect(env.sleeps).toHaveLength(Math.max(5, spokenAt))
    expect(env.decisions).toMatchObject([{ kind: 'notSeen', error }])
    expect(getState().items).toMatchObject([{ status: 'lost' }])
  })

  it.each([
    ['ahead', 60 * 60_000, 5],
    ['back', -60 * 60_000, 5],
  ])('behavior: waits as long if the clock is set %s meanwhile', async (_, jumpMs, looks) => {
    const env = createTestRun({
      begun: 'prompted',
      answer: false,
      onSleep: ({ say, pass, sleeps }) => {
        say('waiting')
        if (sleeps.length === 2) pass(jumpMs)
      },
    })
    await find(env, async () => 'absent')
    expect(env.sleeps).toHaveLength(looks)
  })

  it('behavior: pauses that a hidden page draws out count, each for a tenth of the wait', async () => {
    const env = createTestRun({
      begun: 'prompted',
      answer: false,
      chainReader: { blockTimeMs: () => 12_000 },
      onSleep: ({ say, pass }) => {
        say('waiting')
        pass(57_000)
      },
    })
    await find(env, async () => 'absent')
    expect(env.sleeps).toHaveLength(10)
  })

  it('behavior: asks nothing until the provider has reported, where it follows the request', async () => {
    const followed = createTestRun({
      begun: 'prompted',
      onSleep: ({ sleeps, store, say }) => {
        if (sleeps.length === 8) store.dispatch({ type: 'statusUnavailable' })
        if (sleeps.length === 9) say('waiting')
        if (sleeps.length === 7) say('waiting')
      },
      answer: false,
    })
    await find(followed, async () => (followed.sleeps.length === 7 ? undefined : 'absent'))
    expect(followed.sleeps).toHaveLength(9)
    const alone = createTestRun({ begun: 'prompted', answer: false })
    expect(await find(alone, async () => 'absent', false)).toBe('declined')
    expect(alone.sleeps).toHaveLength(5)
  })

  it.each<[string, Partial<TestRun['chainReader']>, () => Promise<'denied' | undefined>, number]>([
    ['a contract', { getCode: async () => '0x60' }, async () => undefined, 1],
    [
      'a contract whose wallet says that it sent nothing',
      { getCode: async () => '0x60' },
      async () => 'denied',
      1,
    ],
    ['an account of a key', {}, async () => undefined, 0],
    [
      'one whose code can’t be read',
      { getCode: () => Promise.reject(new Error('no')) },
      async () => undefined,
      0,
    ],
    [
      'a contract that can’t be looked at',
      { getCode: async () => '0x60' },
      () => Promise.reject(new Error('no')),
      0,
    ],
  ])(
    'behavior: asks or doesn’t ask the user where nothing can be proven: %s, %#',
    async (_, chainReader, check, count) => {
      const env = createTestRun({
        begun: 'prompted',
        chainReader,
        answer: false,
        onSleep: ({ say, sleeps }) => say(sleeps.length > 30 ? 'success' : 'waiting'),
      })
      await find(env, check)
      expect(env.decisions).toHaveLength(count)
      if (count > 0) expect(env.sleeps).toHaveLength(5)
    },
  )

  it('behavior: checks ever more rarely, after a day every ten minutes', async () => {
    const env = createTestRun({
      begun: 'prompted',
      onSleep: ({ say, sleeps }) => {
        if (sleeps.length === 200) say('success')
      },
    })
    await find(env, async () => undefined)
    expect(env.sleeps.slice(0, 10).every((ms) => ms === 3_000)).toBe(true)
    expect(env.sleeps).toEqual(env.sleeps.toSorted((one, other) => one - other))
    expect(env.sleeps.at(-1)).toBe(10 * 60_000)
  })

  it('behavior: is not declined by a decision that events make pointless', async () => {
    const env = createTestRun({ begun: 'prompted' })
    const requestDecision = async () => {
      env.say('success')
      return false
    }
    const run = { ...env.run, requestDecision }
    const found = await recoverLostPrompt(run, {
      indexes: [0],
      error,
      isReported: false,
      account: asked,
      check: async () => 'absent',
    })
    expect(found).toBe('found')
  })

  it('behavior: ends with the run', async () => {
    const env = createTestRun({
      begun: 'prompted',
      onSleep: ({ controller }) => controller.abort(new Error('left')),
    })
    await expect(find(env, async () => undefined)).rejects.toThrow('left')
  })

  it('error: locks that never answer hold nothing up: the user decides', async () => {
    const env = createTestRun({
      begun: 'prompted',
      run: { locks: { acquire: () => new Promise(() => {}) } },
      onSleep: ({ say }) => say('waiting'),
    })
    expect(await find(env, async () => 'absent')).toBe('again')
    expect(env.decisions).toMatchObject([{ kind: 'notSeen' }])
    expect(env.sleeps).toContain(lockLimitMs)
  })

  it('behavior: asks nothing while this page’s own prompt is open, whatever the locks', async () => {
    const unansweredPrompts = createUnansweredPrompts()
    unansweredPrompts.keep(
      promptLockOf(account),
      { release: () => {}, chainId: 1, approval: undefined, payment: undefined, requestId: '0x2' },
      new Promise(() => {}),
    )
    const env = createTestRun({
      begun: 'prompted',
      run: { locks: { acquire: () => new Promise(() => {}) }, unansweredPrompts },
      onSleep: ({ say, sleeps }) => say(sleeps.length > 40 ? 'success' : 'waiting'),
    })
    expect(await find(env, async () => 'absent')).toBe('found')
    expect(env.decisions).toEqual([])
  })
})

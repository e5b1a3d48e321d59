import { describe, expect, it } from 'vitest'
import { JournalError, ResponseLostError, type Wallet } from '@causeway/react/execution'
import { prompt } from '../../../../src/execution/run/prompt/prompt.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'
import { call } from '../../../support/mutations/places.ts'

const item = transactionItem()
const lock = `causeway:prompt:${account.toLowerCase()}`

/** Asks the wallet of an environment, and whether it came so far. */
function createPrompt(parameters: CreateTestRunParameters = {}) {
  const env = createTestRun(parameters)
  const asked: string[] = []
  const ask = (answer: () => Promise<unknown> = async () => hash, more = {}) =>
    prompt(env.run, {
      indexes: [0],
      item,
      from: account,
      chainId: 1,
      openPrompt: () => {
        asked.push(env.store.getState().status)
        return answer()
      },
      ...more,
    })
  return { env, asked, ask }
}

const isFree = async ({ run }: TestRun) => (await run.locks.acquire(lock)) !== undefined

describe('prompt', () => {
  it('default: prompts once the intent is stored, and follows the request from then on', async () => {
    const order: string[] = []
    const { env, asked, ask } = createPrompt({
      run: {
        save: async () => {
          order.push(`save ${env.store.getState().items[0]?.status}`)
        },
        watch: (followed) => void order.push(`watch ${followed.stepId}`),
      },
    })
    const approval = { token: contract, spender: contract, amount: 5n } as const
    const outcome = await ask(
      async () => {
        order.push('ask')
        expect(await isFree(env)).toBe(false)
        return 'yes'
      },
      { callsId: '0x9', approval },
    )
    expect(outcome).toEqual({ kind: 'answered', answer: 'yes' })
    expect(order).toEqual(['save prompting', 'watch deposit', 'ask'])
    expect(asked).toEqual(['awaitingWallet'])
    expect(env.events).toEqual([
      {
        type: 'prompted',
        indexes: [0],
        intent: { from: account, at: env.run.clock.now(), nonce: 7, callsId: '0x9', approval },
      },
    ])
    expect(await isFree(env)).toBe(true)
  })

  it.each<[string, (reads: number) => Promise<bigint>, string]>([
    ['since the prompt', async (reads) => (reads > 1 ? 5n : 0n), 'over'],
    [
      'as it may have been before',
      (reads) => (reads > 1 ? Promise.resolve(5n) : Promise.reject(new Error('429'))),
      'answered',
    ],
  ])('behavior: decides about an approval whose allowance the token shows %s', async (_, allowance, kind) => {
    let reads = 0
    const answer = Promise.withResolvers<unknown>()
    const { ask } = createPrompt({
      chainReader: { getAllowance: () => allowance(++reads) },
    })
    const approval = { token: contract, spender: account, amount: 5n }
    const asking = ask(() => answer.promise, { approval })
    // Meanwhile the allowance is read, if the token has one.
    for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate)
    answer.resolve(hash)
    expect(await asking).toMatchObject({ kind })
  })

  it('behavior: doesn’t follow an approval at the provider', async () => {
    const data = { ...item.data, data: call('approve', account, 5n) }
    const followedOf = async (asked: object) => {
      const { env, ask } = createPrompt()
      await ask(undefined, { item: { ...item, data, ...asked } })
      return env.watched.length
    }
    expect(await followedOf({ check: undefined })).toBe(0)
    expect(await followedOf({})).toBe(1)
  })

  it('default: reads the account’s nonce on the chain', async () => {
    const reads: unknown[] = []
    const { ask } = createPrompt({
      chainReader: {
        getTransactionCount: async (parameters) => {
          reads.push(parameters)
          return 7
        },
      },
    })
    await ask()
    expect(reads).toEqual([{ chainId: 1, account }])
  })

  it('error: prompts for nothing if one of several items is done meanwhile', async () => {
    const { env, asked, ask } = createPrompt({
      items: [item, item],
      run: { save: async () => env.store.dispatch({ type: 'confirmed', index: 1 }) },
    })
    await expect(ask(undefined, { indexes: [0, 1] })).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect(asked).toEqual([])
  })

  it('behavior: leaves a nonce open that can’t be read', async () => {
    const { env, ask } = createPrompt({
      chainReader: { getTransactionCount: () => Promise.reject(new Error('no answer')) },
    })
    expect(await ask()).toMatchObject({ kind: 'answered' })
    expect(env.store.getState().items[0]?.intent?.nonce).toBeUndefined()
  })

  it('error: refuses while another prompt of the account is open', async () => {
    const { env, asked, ask } = createPrompt()
    const release = await env.run.locks.acquire(lock)
    await expect(ask()).rejects.toMatchObject({ name: 'WalletBusyError' })
    expect([asked, env.events]).toEqual([[], []])
    release?.()
    expect(await ask()).toMatchObject({ kind: 'answered' })
  })

  it('error: refuses if the lock is lost before the wallet is prompted', async () => {
    let isHeld = true
    const { env, asked, ask } = createPrompt({
      run: {
        locks: { acquire: async () => Object.assign(() => {}, { isHeld: () => isHeld }) },
        save: async () => {
          isHeld = false
        },
      },
    })
    await expect(ask()).rejects.toMatchObject({ name: 'WalletBusyError' })
    expect([asked, env.watched]).toEqual([[], []])
  })

  it.each([true, false])(
    'behavior: lets the user decide where a lock can’t be checked: %s',
    async (answer) => {
      const { env, asked, ask } = createPrompt({
        answer,
        run: { locks: { acquire: () => Promise.reject(new Error('full')) } },
      })
      const outcome = await ask().catch((error: Error) => error.name)
      expect(env.decisions).toMatchObject([
        { kind: 'locksUnavailable', error: { name: 'LocksError', cause: { message: 'full' } } },
      ])
      expect(outcome).toEqual(answer ? { kind: 'answered', answer: hash } : 'UserRejectedError')
      expect(asked).toHaveLength(answer ? 1 : 0)
      // Decided once.
      if (answer) expect(await ask()).toMatchObject({ kind: 'answered' })
      expect(env.decisions).toHaveLength(1)
    },
  )

  it('behavior: asks separately about missing locks and missing storage', async () => {
    const { env, ask } = createPrompt({
      run: {
        locks: { acquire: () => Promise.reject(new Error('no locks')) },
        save: () => Promise.reject(new Error('full')),
      },
    })
    expect(await ask()).toMatchObject({ kind: 'answered' })
    expect(env.decisions).toMatchObject([
      { kind: 'locksUnavailable', error: { name: 'LocksError', cause: { message: 'no locks' } } },
      { kind: 'storageUnavailable', error: { name: 'JournalError', cause: { message: 'full' } } },
    ])
  })

  it('behavior: locks in storage that refuses say that it refuses', async () => {
    const error = new JournalError()
    const { env, ask } = createPrompt({ run: { locks: { acquire: () => Promise.reject(error) } } })
    expect(await ask()).toMatchObject({ kind: 'answered' })
    expect(env.decisions).toEqual([{ kind: 'storageUnavailable', error }])
  })

  it('behavior: releases a lock that comes too late', async () => {
    const limits: (() => void)[] = []
    const released: string[] = []
    let give: (release: () => void) => void = () => {}
    const { env, asked, ask } = createPrompt({ answer: false })
    const { clock } = env.run
    Object.assign(env.run, {
      clock: { ...clock, sleep: () => new Promise<void>((resolve) => limits.push(resolve)) },
      locks: { acquire: () => new Promise((resolve) => (give = resolve)) },
    })
    const asking = ask().catch((error: Error) => error.name)
    await new Promise(setImmediate)
    limits[0]?.()
    // It is unknown who holds the lock, so the user decides.
    expect(await asking).toBe('UserRejectedError')
    give(() => released.push('released'))
    await new Promise(setImmediate)
    expect([released, asked]).toEqual([['released'], []])
  })

  it.each<[Partial<Wallet>, object]>([
    [{ getAccount: async () => undefined }, { name: 'WalletNotConnectedError' }],
    [
      { getAccount: async () => contract },
      { name: 'WrongAccountError', expected: account, actual: contract },
    ],
    [{ getChainId: async () => 2 }, { name: 'WrongChainError', expectedChainId: 1, actualChainId: 2 }],
    [
      { getChainId: async () => 2, switchChain: () => Promise.reject(new Error('no')) },
      { name: 'WrongChainError', expectedChainId: 1, cause: { message: 'no' } },
    ],
    [
      { getChainId: async () => 2, switchChain: () => Promise.reject({ code: 4001 }) },
      { name: 'UserRejectedError' },
    ],
  ])('error: doesn’t prompt a wallet that isn’t ready: %#', async (wallet, error) => {
    const { env, asked, ask } = createPrompt({ wallet })
    await expect(ask()).rejects.toMatchObject(error)
    expect(asked).toEqual([])
    expect(env.events.filter(({ type }) => type === 'prompted')).toEqual([])
    expect(await isFree(env)).toBe(true)
  })

  it('behavior: asks a wallet on another network to switch, and reports that', async () => {
    let chainId = 2
    const { env, ask } = createPrompt({
      wallet: {
        getChainId: async () => chainId,
        switchChain: async (target) => {
          expect(env.store.getState().status).toBe('awaitingChain')
          chainId = target
        },
      },
    })
    expect(await ask()).toMatchObject({ kind: 'answered' })
    expect(env.events.map(({ type }) => type)).toEqual(['chainRequested', 'prompted'])
  })

  it.each([
    ['before anything is asked', 1, []],
    ['while the network is changed', 2, ['chainRequested']],
    ['last of all', 3, ['chainRequested', 'prompted']],
  ] as const)('error: refuses an account that the page has replaced: %s', async (_, at, events) => {
    let chainId = 2
    let reads = 0
    const order: string[] = []
    const { env, asked, ask } = createPrompt({
      wallet: {
        getChainId: async () => {
          order.push('chain')
          return chainId
        },
        switchChain: async (target) => void (chainId = target),
      },
      run: {
        readAccount: async (expected) => {
          expect(expected).toBe(account)
          order.push('page')
          reads += 1
          return reads === at ? contract : account
        },
      },
    })
    await expect(ask()).rejects.toMatchObject({
      name: 'WrongAccountError',
      expected: account,
      actual: contract,
    })
    expect(asked).toEqual([])
    expect(env.events.map(({ type }) => type)).toEqual(events)
    expect(order.at(-1)).toBe('page')
    expect(await isFree(env)).toBe(true)
  })

  it.each(['before it is prepared', 'while it is stored'])(
    'behavior: doesn’t prompt for an execution that is over: %s',
    async (when) => {
      const isEarly = when === 'before it is prepared'
      const { env, asked, ask } = createPrompt({
        chainReader: {
          getTransactionCount: async () => {
            if (isEarly) env.controller.abort()
            return 7
          },
        },
        run: {
          save: async () => {
            if (!isEarly) env.controller.abort()
          },
        },
      })
      expect(await ask()).toEqual({ kind: 'over' })
      expect(asked).toEqual([])
      expect(env.events).toHaveLength(isEarly ? 0 : 1)
      expect(env.watched).toEqual([])
      expect(await isFree(env)).toBe(true)
    },
  )

  it.each([
    ['before the prompt is stored', 'getTransactionCount', 0],
    ['while the prompt is stored', 'save', 1],
  ] as const)('error: refuses a quote that is too old: %s', async (_, when, prompts) => {
    const { env, asked, ask } = createPrompt({
      chainReader: {
        getTransactionCount: async () => {
          if (when === 'getTransactionCount') env.pass(60_001)
          return 7
        },
      },
      run: {
        save: async () => {
          if (when === 'save') env.pass(60_001)
        },
      },
    })
    await expect(ask()).rejects.toMatchObject({ name: 'QuoteExpiredError', ageMs: 60_001, maxAgeMs: 60_000 })
    expect(asked).toEqual([])
    expect(env.events).toHaveLength(prompts)
  })

  it('behavior: accepts a quote to its last millisecond, and at any age once something was sent', async () => {
    const young = createPrompt({ run: { save: async () => young.env.pass(60_000) } })
    expect(await young.ask()).toMatchObject({ kind: 'answered' })
    for (const type of ['submitted', 'confirmed'] as const) {
      const begun = createPrompt({
        items: [item, item],
        run: { save: async () => begun.env.pass(600_000) },
      })
      const { store } = begun.env
      store.dispatch({ type: 'prompted', indexes: [1], intent: { from: account, at: 0 } })
      store.dispatch({ type, index: 1, transactionHash: hash })
      expect(await begun.ask()).toMatchObject({ kind: 'answered' })
    }
  })

  it('error: doesn’t pay a request again that turns out to be paid once it is followed', async () => {
    const { env, asked, ask } = createPrompt({ run: { watch: () => env.say('success') } })
    expect(await ask()).toEqual({ kind: 'over' })
    expect(asked).toEqual([])
  })

  describe('a store that refuses', () => {
    const full = new Error('full')

    it('behavior: asks about it once, and not again', async () => {
      const { env, asked, ask } = createPrompt({ run: { save: () => Promise.reject(full) } })
      expect(await ask()).toMatchObject({ kind: 'answered' })
      expect(env.decisions).toMatchObject([
        { kind: 'storageUnavailable', error: { name: 'JournalError', cause: full } },
      ])
      expect(env.events.map(({ type }) => type)).toEqual([
        'prompted',
        'decisionNeeded',
        'accepted',
        'prompted',
      ])
      expect([...env.run.acceptedRisks]).toEqual(['storageUnavailable'])
      expect(await ask()).toMatchObject({ kind: 'answered' })
      expect(env.decisions).toHaveLength(1)
      expect(asked).toEqual(['awaitingWallet', 'awaitingWallet'])
    })

    it('behavior: passes a JournalError on as it is', async () => {
      const error = new JournalError()
      const { env, ask } = createPrompt({ run: { save: () => Promise.reject(error) } })
      await ask()
      expect(env.decisions).toEqual([{ kind: 'storageUnavailable', error }])
    })

    it('error: doesn’t prompt if the user declines to continue without storage', async () => {
      const { env, asked, ask } = createPrompt({ answer: false, run: { save: () => Promise.reject(full) } })
      await expect(ask()).rejects.toMatchObject({ name: 'UserRejectedError' })
      expect(asked).toEqual([])
      expect([...env.run.acceptedRisks]).toEqual([])
    })
  })

  it.each([
    ['account', { getAccount: contract }, 'WrongAccountError'],
    ['chain', { getChainId: 2 }, 'WrongChainError'],
  ] as const)(
    'error: fails if the wallet changes its %s while the prompt is stored',
    async (_, change, name) => {
      const now: { getAccount: `0x${string}`; getChainId: number } = { getAccount: account, getChainId: 1 }
      const { asked, ask } = createPrompt({
        wallet: { getAccount: async () => now.getAccount, getChainId: async () => now.getChainId },
        run: { save: async () => void Object.assign(now, change) },
      })
      await expect(ask()).rejects.toMatchObject({ name })
      expect(asked).toEqual([])
    },
  )

  it('behavior: throws what the wallet reports for certain, and counts all else as lost', async () => {
    const { env, ask } = createPrompt()
    await expect(ask(() => Promise.reject({ code: 4001 }))).rejects.toMatchObject({
      name: 'UserRejectedError',
    })
    await expect(ask(() => Promise.reject({ code: -32602 }))).rejects.toMatchObject({ name: 'WalletError' })
    const cause = { code: -32603 }
    expect(await ask(() => Promise.reject(cause))).toMatchObject({
      kind: 'lost',
      error: { name: 'ResponseLostError', cause },
      cause,
    })
    expect(await isFree(env)).toBe(true)
  })

  it('behavior: ends the wait for a wallet that never answers once the provider is done', async () => {
    const { env, ask } = createPrompt()
    const outcome = ask(() => new Promise(() => {}))
    await new Promise(setImmediate)
    env.say('success')
    expect(await outcome).toEqual({ kind: 'over' })
    expect(await isFree(env)).toBe(true)
  })

  it('error: prompts for nothing that the state doesn’t expect', async () => {
    const given = createPrompt({
      run: {
        save: async () => {
          const error = new ResponseLostError()
          given.env.store.dispatch({ type: 'responseLost', indexes: [0], error })
        },
      },
    })
    await expect(given.ask()).rejects.toMatchObject({ name: 'UserRejectedError' })
    const asking = createPrompt()
    asking.env.store.dispatch({ type: 'decisionNeeded', decision: { kind: 'findings', findings: [] } })
    await expect(asking.ask()).rejects.toMatchObject({ name: 'UserRejectedError' })
    expect([...given.asked, ...asking.asked]).toEqual([])
    expect(asking.env.watched).toEqual([])
  })
})

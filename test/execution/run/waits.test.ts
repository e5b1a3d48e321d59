import { describe, expect, it } from 'vitest'
import { AnswerLostError } from '../../../src/errors/wallet.ts'
import type { ChainReader, TransactionOutcome } from '../../../src/execution/ports/chains/chainReader.ts'
import { approvalOf, isAllowed } from '../../../src/execution/run/allowance.ts'
import { confirmTransaction } from '../../../src/execution/run/confirmTransaction.ts'
import { recoverLostPrompt } from '../../../src/execution/run/recoverLostPrompt.ts'
import { checkNonce } from '../../../src/execution/run/checkNonce.ts'
import { detectDroppedTransaction } from '../../../src/execution/run/detectDroppedTransaction.ts'
import { call } from '../../support/mutations/places.ts'
import {
  account,
  contract,
  createRunBench,
  hash,
  transactionItem,
  type CreateRunBenchParameters,
  type RunBench,
} from '../../support/createRunBench.ts'

const other = `0x${'2'.repeat(64)}` as const

/** A bench whose first item was prompted, by the account's number 7. */
function createPrompted(parameters: CreateRunBenchParameters = {}): RunBench {
  const bench = createRunBench(parameters)
  const intent = { from: account, at: bench.run.clock.now(), nonce: 7 }
  bench.store.dispatch({ type: 'prompted', indexes: [0], intent })
  return bench
}

/** A bench whose first item was sent. */
function createSent(parameters: CreateRunBenchParameters = {}): RunBench {
  const bench = createPrompted(parameters)
  bench.store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
  bench.events.length = 0
  return bench
}

describe('confirmTransaction', () => {
  const confirm = ({ run }: RunBench) =>
    confirmTransaction(run, { index: 0, chainId: 1, transactionHash: hash })
  const outcomeOf = (outcome: Partial<TransactionOutcome>) => ({
    waitForTransaction: async () => ({ status: 'success' as const, transactionHash: hash, ...outcome }),
  })

  it('default: it is confirmed', async () => {
    const asked: unknown[] = []
    const bench = createSent({
      chains: {
        waitForTransaction: async (parameters, options) => {
          asked.push(parameters, options?.signal)
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await confirm(bench)
    expect(asked).toEqual([{ chainId: 1, transactionHash: hash }, bench.run.signal])
    expect(bench.events).toEqual([{ type: 'confirmed', index: 0, transactionHash: hash }])
  })

  it('behavior: repriced, under its new hash', async () => {
    const bench = createSent({ chains: outcomeOf({ replacement: 'repriced', transactionHash: other }) })
    await confirm(bench)
    expect(bench.events).toEqual([
      { type: 'repriced', index: 0, transactionHash: other },
      { type: 'confirmed', index: 0, transactionHash: other },
    ])
  })

  it.each(['cancelled', 'replaced'] as const)('error: %s', async (replacement) => {
    const bench = createSent({ chains: outcomeOf({ replacement, transactionHash: other }) })
    await expect(confirm(bench)).rejects.toMatchObject({
      name: 'TransactionReplacedError',
      transactionHash: hash,
      replacementHash: other,
      reason: replacement,
    })
    expect(bench.events).toEqual([])
  })

  it('error: reverted', async () => {
    const bench = createSent({ chains: outcomeOf({ status: 'reverted' }) })
    await expect(confirm(bench)).rejects.toMatchObject({
      name: 'TransactionRevertedError',
      transactionHash: hash,
      chainId: 1,
    })
    expect(bench.events).toEqual([])
  })

  it('behavior: a chain that can’t be read is asked again, four seconds later', async () => {
    let asked = 0
    const bench = createSent({
      chains: {
        waitForTransaction: async (_, options) => {
          asked += 1
          if (asked < 3) throw new Error('no answer')
          options?.onReorganised?.()
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await confirm(bench)
    expect(bench.sleeps.filter((ms) => ms === 4_000)).toHaveLength(2)
    expect(bench.events.map(({ type }) => type)).toEqual(['reorganised', 'confirmed'])
  })
})

describe('detectDroppedTransaction', () => {
  const parameters = { index: 0, chainId: 1, transactionHash: hash } as const

  it('default: told when it was missing twice, and when it is known again', async () => {
    const known = [true, false, true, false, false, false, true]
    const asked: unknown[] = []
    const lookedFor: unknown[] = []
    const bench = createSent({
      chains: {
        getTransactionCount: async (parameters) => {
          asked.push(parameters)
          return 8
        },
        hasTransaction: async (parameters) => {
          lookedFor.push(parameters)
          return known.shift() ?? true
        },
      },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 7) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    await detectDroppedTransaction(bench.run, parameters)
    expect(lookedFor[0]).toEqual({ chainId: 1, transactionHash: hash })
    expect(bench.sleeps).toEqual(Array.from({ length: 8 }, () => 15_000))
    expect(asked[0]).toEqual({ chainId: 1, account, blockTag: 'latest' })
    const told = bench.events.flatMap((event) => (event.type === 'missing' ? [event.isMissing] : []))
    expect(told).toEqual([true, false])
  })

  it.each([
    ['the number has not moved', { getTransactionCount: async () => 7 }],
    ['the number can’t be read', { getTransactionCount: () => Promise.reject(new Error('no answer')) }],
  ])('behavior: not told while %s', async (_, chains) => {
    const bench = createSent({
      chains: { ...chains, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 4) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    await detectDroppedTransaction(bench.run, parameters)
    expect(bench.events.filter(({ type }) => type === 'missing')).toEqual([])
  })

  it('behavior: not told where the number was not known at the prompt', async () => {
    const bench = createRunBench({
      chains: { getTransactionCount: async () => 9, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 4) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    bench.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    bench.store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    await detectDroppedTransaction(bench.run, parameters)
    expect(bench.events.filter(({ type }) => type === 'missing')).toEqual([])
  })

  it('behavior: ends with the run', async () => {
    const bench = createSent()
    bench.controller.abort(new Error('left'))
    await expect(detectDroppedTransaction(bench.run, parameters)).rejects.toThrow('left')
  })
})

describe('a transaction that nobody mines', () => {
  it('behavior: is told missing while it is waited for, and may be left', async () => {
    const bench = createSent({
      chains: {
        getTransactionCount: async () => 8,
        hasTransaction: async ({ transactionHash }) => transactionHash !== hash,
        waitForTransaction: () => new Promise(() => {}),
      },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length === 3) store.dispatch({ type: 'reset' })
      },
    })
    void confirmTransaction(bench.run, { index: 0, chainId: 1, transactionHash: hash })
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    expect(bench.events).toEqual([{ type: 'missing', index: 0, isMissing: true }, { type: 'reset' }])
    expect(bench.sleeps).toHaveLength(3)
  })

  it('behavior: what was left is not looked for', async () => {
    const bench = createSent({ onSleep: ({ store }) => store.dispatch({ type: 'reset' }) })
    bench.store.dispatch({ type: 'missing', index: 0, isMissing: true })
    await detectDroppedTransaction(bench.run, { index: 0, chainId: 1, transactionHash: hash })
    expect(bench.sleeps).toHaveLength(1)
  })
})

describe('recoverLostPrompt', () => {
  const error = new AnswerLostError()
  const find = ({ run }: RunBench, check: () => Promise<'found' | 'absent' | undefined>, isFollowed = true) =>
    recoverLostPrompt(run, { indexes: [0], error, isFollowed, check })

  it('default: found by the chain', async () => {
    const bench = createPrompted()
    expect(await find(bench, async () => 'found')).toBe('found')
    expect(bench.events.at(-1)).toEqual({ type: 'answerLost', indexes: [0], error })
    expect(bench.sleeps).toEqual([])
  })

  it('behavior: looks every three seconds, also after a check that fails', async () => {
    const bench = createPrompted()
    let looks = 0
    const check = async () => {
      if (++looks === 2) throw new Error('no answer')
      return looks === 3 ? ('found' as const) : undefined
    }
    expect(await find(bench, check)).toBe('found')
    expect(bench.sleeps).toEqual([3_000, 3_000])
  })

  it('behavior: found by the service, whatever the chain shows', async () => {
    let looks = 0
    const early = createPrompted({ onSleep: ({ say }) => say('success') })
    expect(await find(early, async () => void looks++)).toBe('found')
    expect(looks).toBe(1)
    const late = createPrompted()
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
    'behavior: believed absent after fifteen seconds; asked, the answer is %s',
    async (answer, outcome) => {
      const bench = createPrompted({ answer, onSleep: ({ say }) => say('waiting') })
      expect(await find(bench, async () => 'absent')).toBe(outcome)
      expect(bench.sleeps).toEqual([3_000, 3_000, 3_000, 3_000, 3_000])
      expect(bench.decisions).toEqual([{ kind: 'nothingSent', error }])
    },
  )

  it('behavior: nothing is asked until the service has spoken, where it has a say', async () => {
    const followed = createPrompted({
      onSleep: ({ sleeps, store, say }) => {
        if (sleeps.length === 8) store.dispatch({ type: 'statusUnavailable' })
        if (sleeps.length === 9) say('waiting')
        if (sleeps.length === 7) say('waiting')
      },
      answer: false,
    })
    await find(followed, async () => (followed.sleeps.length === 7 ? undefined : 'absent'))
    expect(followed.sleeps).toHaveLength(9)
    const alone = createPrompted({ answer: false })
    expect(await find(alone, async () => 'absent', false)).toBe('declined')
    expect(alone.sleeps).toHaveLength(5)
  })

  it('behavior: a decision that events make pointless is not declined', async () => {
    const bench = createPrompted()
    const ask = async () => {
      bench.say('success')
      return false
    }
    const run = { ...bench.run, ask }
    const found = await recoverLostPrompt(run, {
      indexes: [0],
      error,
      isFollowed: false,
      check: async () => 'absent',
    })
    expect(found).toBe('found')
  })

  it('behavior: ends with the run', async () => {
    const bench = createPrompted({ onSleep: ({ controller }) => controller.abort(new Error('left')) })
    await expect(find(bench, async () => undefined)).rejects.toThrow('left')
  })
})

describe('checkNonce', () => {
  const check = ({ run }: RunBench, index = 0) => checkNonce(run, index, { chainId: 1, from: account })

  it.each<[string, Partial<ChainReader>, 'absent' | undefined]>([
    ['the same number', {}, 'absent'],
    ['another number', { getTransactionCount: async () => 8 }, undefined],
    ['a smaller number', { getTransactionCount: async () => 6 }, undefined],
    ['empty code', { getCode: async () => '0x' as const }, 'absent'],
    ['code', { getCode: async () => '0x60' as const }, undefined],
  ])('default: %s', async (_, chains, seen) => {
    expect(await check(createPrompted({ chains }))).toBe(seen)
  })

  it('behavior: asks for the account, on the chain', async () => {
    const asked: unknown[] = []
    const bench = createPrompted({
      chains: {
        getTransactionCount: async (parameters) => {
          asked.push(parameters)
          return 7
        },
        getCode: async (parameters) => {
          asked.push(parameters)
          return undefined
        },
      },
    })
    await check(bench)
    expect(asked).toEqual([
      { chainId: 1, account },
      { chainId: 1, address: account },
    ])
  })

  it('behavior: nothing is known of what was not prompted, and nothing is asked', async () => {
    let reads = 0
    const chains = { getTransactionCount: async () => (reads++, 7), getCode: async () => undefined }
    expect(await check(createRunBench({ chains }))).toBeUndefined()
    expect(await check(createPrompted({ chains }), 1)).toBeUndefined()
    expect(reads).toBe(0)
  })
})

describe('allowance', () => {
  const itemOf = (data: `0x${string}`) => transactionItem({ data: { ...transactionItem().data, data } })
  const approval = { token: contract, spender: account.toLowerCase() as typeof account, amount: 5n } as const

  it('default: what an approval gives', () => {
    expect(approvalOf(itemOf(call('approve', account, 5n)))).toEqual(approval)
  })

  it.each([
    ['a transfer', call('transfer', account, 5n)],
    ['an approval that is taken back', call('approve', account, 0n)],
    ['half an approval', call('approve', account, 5n).slice(0, 74) as `0x${string}`],
    ['no calldata', '0x'],
  ] as const)('behavior: %s gives nothing', (_, data) => {
    expect(approvalOf(itemOf(data))).toBeUndefined()
  })

  it.each([
    [4n, false],
    [5n, true],
    [6n, true],
  ])('default: of five, %d are allowed: %s', async (allowance, expected) => {
    const asked: unknown[] = []
    const { chains } = createRunBench({
      chains: {
        getAllowance: async (parameters) => {
          asked.push(parameters)
          return allowance
        },
      },
    })
    expect(await isAllowed(approval, chains, { chainId: 1, owner: contract })).toBe(expected)
    expect(asked).toEqual([{ chainId: 1, token: contract, owner: contract, spender: approval.spender }])
  })

  it('behavior: what can’t be read is not allowed, and no approval never is', async () => {
    const { chains } = createRunBench({
      chains: { getAllowance: () => Promise.reject(new Error('no answer')) },
    })
    expect(await isAllowed(approval, chains, { chainId: 1, owner: contract })).toBe(false)
    expect(await isAllowed(undefined, chains, { chainId: 1, owner: contract })).toBe(false)
  })
})

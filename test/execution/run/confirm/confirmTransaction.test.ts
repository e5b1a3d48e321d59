import { concatHex, encodeAbiParameters, parseAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TransactionCall, TransactionOutcome } from '@causeway/react/execution'
import { confirmTransaction } from '../../../../src/execution/run/confirm/confirmTransaction.ts'
import { detectDroppedTransaction } from '../../../../src/execution/run/confirm/detectDroppedTransaction.ts'
import {
  account,
  contract,
  hash,
  type TestRun,
  createTestRun,
  transactionItem,
} from '../../../support/environment/createTestRun.ts'

const other = `0x${'2'.repeat(64)}` as const

/** Calldata of an account with code that makes several calls at once. */
const runs = ({ to, value, data }: Pick<TransactionCall, 'value' | 'data'> & { to: `0x${string}` }) =>
  concatHex([
    '0x34fcd5be',
    encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [
      [{ to, value, data }],
    ]),
  ])

describe('confirmTransaction', () => {
  const confirm = ({ run }: TestRun) =>
    confirmTransaction(run, { index: 0, chainId: 1, transactionHash: hash })
  const outcomeOf = (outcome: Partial<TransactionOutcome>) => ({
    waitForTransaction: async () => ({ status: 'success' as const, transactionHash: hash, ...outcome }),
  })

  it('default: confirms a mined transaction', async () => {
    const requested: unknown[] = []
    const env = createTestRun({
      begun: 'sent',
      chainReader: {
        waitForTransaction: async (parameters, options) => {
          requested.push(parameters, options?.signal)
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await confirm(env)
    expect(requested).toEqual([{ chainId: 1, transactionHash: hash }, env.run.signal])
    expect(env.events).toEqual([{ type: 'confirmed', index: 0, transactionHash: hash }])
  })

  describe('where the chain can’t show what was sent', () => {
    const requested = { from: account, to: contract, data: '0xabcdef01', value: 5n, chainId: 1 } as const
    const unreadable = { getTransaction: () => Promise.reject(new Error('no answer')) }
    /** The events that are dispatched, without the provider's report, which ends the wait. */
    async function follow(replacement: TransactionOutcome['replacement'], isUnnamed = false) {
      const env = createTestRun({
        begun: 'sent',
        isUnnamed,
        chainReader: { ...unreadable, ...outcomeOf({ transactionHash: other, replacement }) },
      })
      setImmediate(() => env.say('success'))
      await confirmTransaction(env.run, { index: 0, chainId: 1, transactionHash: hash, requested })
      return env.events.filter(({ type }) => type !== 'statusSeen')
    }

    it('behavior: follows a speed-up under its new hash', async () => {
      expect(await follow('repriced')).toEqual([{ type: 'repriced', index: 0, transactionHash: other }])
    })

    it('behavior: trusts the chain where no provider can report on it', async () => {
      const confirmed = { type: 'confirmed', index: 0, transactionHash: other }
      expect(await follow(undefined, true)).toEqual([confirmed])
      expect(await follow(undefined)).toEqual([])
    })
  })

  it('behavior: reads the chain ever more rarely, also after a read that failed', async () => {
    let waits = 0
    const env = createTestRun({
      begun: 'sent',
      chainReader: {
        async waitForTransaction(_, options) {
          waits += 1
          for (let reads = 0; reads < 20; reads++) await options?.pause?.(1_000)
          if (waits === 1) throw new Error('no answer')
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await confirm(env)
    // Without the pauses of the check for a dropped transaction.
    const pauses = env.sleeps.filter((ms) => ms !== 15_000)
    expect(pauses.slice(0, 12)).toEqual([...Array.from({ length: 11 }, () => 1_000), 1_100])
    expect(pauses[20]).toBe(4_000)
    const [, ...second] = pauses.slice(20)
    expect(second).toEqual(second.toSorted((one, other) => one - other))
    expect(second[0]).toBeGreaterThan(2_000)
    expect(second.at(-1)).toBeGreaterThan(10_000)
  })

  it('behavior: reports a repriced transaction under its new hash', async () => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: outcomeOf({ replacement: 'repriced', transactionHash: other }),
    })
    await confirm(env)
    expect(env.events).toEqual([
      { type: 'repriced', index: 0, transactionHash: other },
      { type: 'confirmed', index: 0, transactionHash: other },
    ])
  })

  it.each(['cancelled', 'replaced'] as const)('error: reports a transaction as %s', async (replacement) => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: outcomeOf({ replacement, transactionHash: other }),
    })
    await expect(confirm(env)).rejects.toMatchObject({
      name: 'TransactionReplacedError',
      transactionHash: hash,
      replacementHash: other,
      reason: replacement,
    })
    expect(env.events).toEqual([])
  })

  describe('comparison with the request', () => {
    const { data: requested } = transactionItem()
    const { chainId: _, ...call } = requested
    const confirmAsked = ({ run }: TestRun) =>
      confirmTransaction(run, { index: 0, chainId: 1, transactionHash: hash, requested })

    it.each(['success', 'reverted'] as const)(
      'error: treats another transaction that is %s as a lost answer',
      async (status) => {
        const env = createTestRun({
          begun: 'sent',
          chainReader: { ...outcomeOf({ status }), getTransaction: async () => ({ ...call, value: 4n }) },
        })
        await confirmAsked(env)
        expect(env.events.map(({ type }) => type)).toEqual(['responseLost'])
        expect(env.store.getState()).toMatchObject({
          status: 'unknown',
          error: { name: 'ResponseLostError' },
          items: [{ status: 'lost', transactionHash: undefined }],
        })
      },
    )

    describe.each(['cancelled', 'replaced'] as const)('reported as %s', (replacement) => {
      const replacedBy = (
        sent: Partial<TransactionCall> | undefined,
        code?: `0x${string}`,
        items = [transactionItem()],
      ) =>
        createTestRun({
          begun: 'sent',
          items,
          chainReader: {
            ...outcomeOf({ replacement, transactionHash: other }),
            getTransaction: async () => sent && { ...call, ...sent },
            getCode: async () => code,
          },
        })

      it.each<[string, Partial<TransactionCall>, `0x${string}`?]>([
        ['the same call, with the wallet’s suffix', { data: `${call.data}c0ffee` }],
        ['the same call', {}],
        [
          'a call by which the account executes it itself',
          { to: call.from, value: 0n, data: runs(call) },
          '0xef0100',
        ],
      ])('behavior: recognizes %s as sent again', async (_, sent, code) => {
        const env = replacedBy(sent, code)
        await confirmAsked(env)
        expect(env.events).toEqual([
          { type: 'repriced', index: 0, transactionHash: other },
          { type: 'confirmed', index: 0, transactionHash: other },
        ])
      })

      it.each<[string, Partial<TransactionCall>, `0x${string}`?]>([
        ['another call', { data: '0x12345678' }],
        [
          'a call of the account by itself that calls nothing',
          { to: call.from, value: 0n, data: '0x' },
          '0xef0100',
        ],
      ])('error: treats %s as another transaction', async (_, sent, code) => {
        await expect(confirmAsked(replacedBy(sent, code))).rejects.toMatchObject({
          name: 'TransactionReplacedError',
          reason: replacement,
        })
      })

      it.each<[string, Partial<TransactionCall> | undefined, `0x${string}`?]>([
        ['a call of an account with code', { to: call.from, value: 0n, data: '0x34fcd5be' }, '0xef0100'],
        ['one that the network does not know', undefined],
      ])('behavior: doesn’t fail at %s, and lets the provider decide', async (_, sent, code) => {
        const env = replacedBy(sent, code)
        const over = confirmAsked(env)
        await new Promise(setImmediate)
        expect(env.store.getState().status).toBe('confirming')
        env.say('submitted')
        await over
        expect(env.store.getState().status).toBe('filling')
      })

      it.each<[string, () => Promise<TransactionCall | undefined>]>([
        ['fails', () => Promise.reject(new Error('no answer'))],
        ['shows nothing', async () => undefined],
      ])(
        'error: doesn’t confirm an approval by one that can’t be compared, since the read %s',
        async (_, getTransaction) => {
          const env = createTestRun({
            begun: 'sent',
            items: [transactionItem(), transactionItem()],
            chainReader: { ...outcomeOf({ replacement, transactionHash: other }), getTransaction },
          })
          await confirmAsked(env)
          expect(env.events.map(({ type }) => type)).toEqual(['responseLost'])
          expect(env.store.getState().items[0]).toMatchObject({ status: 'lost', transactionHash: undefined })
        },
      )

      it('error: trusts a reader that can’t read transactions', async () => {
        const env = createTestRun({
          begun: 'sent',
          chainReader: outcomeOf({ replacement, transactionHash: other }),
        })
        await expect(confirmAsked(env)).rejects.toMatchObject({ name: 'TransactionReplacedError' })
      })

      it('error: treats it as another one after a reload, unless the account has code', async () => {
        const { chainId, from } = requested
        const confirmRestored = ({ run }: TestRun) =>
          confirmTransaction(run, {
            index: 0,
            chainId: 1,
            transactionHash: hash,
            requested: { chainId, from },
          })
        await expect(confirmRestored(replacedBy({}))).rejects.toMatchObject({ reason: replacement })
        const env = replacedBy({ to: call.from, data: '0x34fcd5be' }, '0xef0100')
        void confirmRestored(env)
        await new Promise(setImmediate)
        expect(env.store.getState().status).toBe('confirming')
      })
    })

    it('default: confirms the same transaction', async () => {
      const env = createTestRun({ begun: 'sent', chainReader: { getTransaction: async () => call } })
      await confirmAsked(env)
      expect(env.store.getState().status).toBe('filling')
    })

    it.each([
      ['a smart account', async () => ({ ...call, from: other.slice(0, 42) as `0x${string}` })],
      ['a network that does not answer', () => Promise.reject(new Error('no answer'))],
    ] as const)('behavior: waits for the provider’s report in case of %s', async (_name, getTransaction) => {
      const env = createTestRun({
        begun: 'sent',
        chainReader: { getTransaction, getCode: async () => '0x60' },
      })
      const over = confirmAsked(env)
      await new Promise(setImmediate)
      expect(env.store.getState()).toMatchObject({ status: 'confirming', items: [{ status: 'confirming' }] })
      env.say('submitted')
      await over
      expect(env.store.getState().status).toBe('filling')
    })

    it('behavior: confirms an item that is not the last one', async () => {
      const env = createTestRun({
        begun: 'sent',
        items: [transactionItem(), transactionItem()],
        chainReader: { getTransaction: async () => undefined },
      })
      await confirmAsked(env)
      expect(env.store.getState().items.map(({ status }) => status)).toEqual(['done', 'waiting'])
    })
  })

  it('error: reports a reverted transaction', async () => {
    const env = createTestRun({ begun: 'sent', chainReader: outcomeOf({ status: 'reverted' }) })
    await expect(confirm(env)).rejects.toMatchObject({
      name: 'TransactionRevertedError',
      transactionHash: hash,
      chainId: 1,
    })
    expect(env.events).toEqual([])
  })

  it('behavior: reads a chain that doesn’t answer again, four seconds later', async () => {
    let requested = 0
    const env = createTestRun({
      begun: 'sent',
      chainReader: {
        waitForTransaction: async (_, options) => {
          requested += 1
          if (requested < 3) throw new Error('no answer')
          options?.onReorganized?.()
          return { status: 'success', transactionHash: hash }
        },
      },
    })
    await confirm(env)
    expect(env.sleeps.filter((ms) => ms === 4_000)).toHaveLength(2)
    expect(env.events.map(({ type }) => type)).toEqual(['reorganized', 'confirmed'])
  })
})

describe('a transaction that is not mined', () => {
  it('behavior: reports it as missing while it waits, and lets the user leave', async () => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: {
        getTransactionCount: async () => 8,
        hasTransaction: async ({ transactionHash }) => transactionHash !== hash,
        waitForTransaction: () => new Promise(() => {}),
      },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length === 3) store.dispatch({ type: 'reset' })
      },
    })
    env.store.dispatch({ type: 'transactionSeen', index: 0, transactionHash: hash, nonce: 7 })
    env.events.length = 0
    void confirmTransaction(env.run, { index: 0, chainId: 1, transactionHash: hash })
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    expect(env.events).toEqual([{ type: 'missing', index: 0, isMissing: true }, { type: 'reset' }])
    expect(env.sleeps).toHaveLength(3)
  })

  it('behavior: isn’t checked anymore once the user has left', async () => {
    const env = createTestRun({ begun: 'sent', onSleep: ({ store }) => store.dispatch({ type: 'reset' }) })
    env.store.dispatch({ type: 'missing', index: 0, isMissing: true })
    await detectDroppedTransaction(env.run, { index: 0, chainId: 1, transactionHash: hash })
    expect(env.sleeps).toHaveLength(1)
  })
})

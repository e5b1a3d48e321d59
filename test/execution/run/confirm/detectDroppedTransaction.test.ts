import { describe, expect, it } from 'vitest'
import { detectDroppedTransaction } from '../../../../src/execution/run/confirm/detectDroppedTransaction.ts'
import { account, createTestRun, hash } from '../../../support/environment/createTestRun.ts'

describe('detectDroppedTransaction', () => {
  const parameters = { index: 0, chainId: 1, transactionHash: hash } as const

  it('default: reports a transaction that was missing twice, and again when it is back', async () => {
    const known = [true, false, true, false, false, false, true]
    const asked: unknown[] = []
    const lookedFor: unknown[] = []
    const env = createTestRun({
      begun: 'sent',
      chainReader: {
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
    env.store.dispatch({ type: 'transactionSeen', index: 0, transactionHash: hash, nonce: 7 })
    await detectDroppedTransaction(env.run, parameters)
    expect(lookedFor[0]).toEqual({ chainId: 1, transactionHash: hash })
    expect(env.sleeps).toEqual(Array.from({ length: 8 }, () => 15_000))
    expect(asked[0]).toEqual({ chainId: 1, account, blockTag: 'latest' })
    const told = env.events.flatMap((event) => (event.type === 'missing' ? [event.isMissing] : []))
    expect(told).toEqual([true, false])
  })

  it.each([
    ['the number has not moved', { getTransactionCount: async () => 7 }],
    ['the number can’t be read', { getTransactionCount: () => Promise.reject(new Error('no answer')) }],
  ])('behavior: reports nothing while %s', async (_, chainReader) => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: { ...chainReader, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 4) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    await detectDroppedTransaction(env.run, parameters)
    expect(env.events.filter(({ type }) => type === 'missing')).toEqual([])
  })

  it('behavior: reports a transaction that the network never showed after five minutes, since a relay may hold an earlier one, too', async () => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: { getTransactionCount: async () => 8, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 30) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    const told: number[] = []
    env.store.subscribeEvents(({ event, at }) => event.type === 'missing' && told.push(at))
    const begunAt = env.run.clock.now()
    await detectDroppedTransaction(env.run, parameters)
    expect((told[0] ?? 0) - begunAt).toBe(5 * 60_000 + 15_000)
  })

  it('behavior: goes by the transaction’s own nonce, not by that of the prompt', async () => {
    const env = createTestRun({
      begun: 'sent',
      chainReader: { getTransactionCount: async () => 8, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 30) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    env.store.dispatch({ type: 'transactionSeen', index: 0, transactionHash: hash, nonce: 8 })
    await detectDroppedTransaction(env.run, parameters)
    expect(env.events.filter(({ type }) => type === 'missing')).toEqual([])
  })

  it('behavior: reports nothing where the nonce was not known at the prompt', async () => {
    const env = createTestRun({
      chainReader: { getTransactionCount: async () => 9, hasTransaction: async () => false },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 4) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0 } })
    env.store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
    await detectDroppedTransaction(env.run, parameters)
    expect(env.events.filter(({ type }) => type === 'missing')).toEqual([])
  })

  it('behavior: keeps a transaction that an earlier page found missing as missing until the network knows it', async () => {
    const known = [false, false, true, true]
    const env = createTestRun({
      begun: 'sent',
      chainReader: { hasTransaction: async () => known.shift() ?? true },
      onSleep: ({ store, sleeps }) => {
        if (sleeps.length > 4) store.dispatch({ type: 'confirmed', index: 0 })
      },
    })
    env.store.dispatch({ type: 'missing', index: 0, isMissing: true })
    const told: [boolean, number][] = []
    env.store.subscribeEvents(({ event }) => {
      if (event.type === 'missing') told.push([event.isMissing, env.sleeps.length])
    })
    await detectDroppedTransaction(env.run, parameters)
    expect(told).toEqual([[false, 3]])
  })

  const slots = (sleeps: readonly number[]) => sleeps.map((ms) => ms / 60_000)

  it.each<[string, number, object?]>([
    ['where the account’s nonce has not moved', 7],
    ['where the store names no account', 9, { intent: undefined }],
  ])(
    'behavior: reports a transaction that the network has not known for half an hour, %s, and stops after a day',
    async (_, count, change) => {
      const env = createTestRun({
        begun: 'sent',
        chainReader: { getTransactionCount: async () => count, hasTransaction: async () => false },
      })
      const getState = () => {
        const state = env.store.getState()
        return { ...state, items: state.items.map((item) => ({ ...item, ...change })) }
      }
      const told: number[] = []
      env.store.subscribeEvents(({ event, at }) => event.type === 'missing' && told.push(at))
      const begunAt = env.run.clock.now()
      await detectDroppedTransaction({ ...env.run, getState }, parameters)
      expect(env.store.getState().items[0]?.change).toBe('missing')
      expect(told).toHaveLength(1)
      expect((told[0] ?? 0) - begunAt).toBeGreaterThanOrEqual(30 * 60_000)
      expect((told[0] ?? 0) - begunAt).toBeLessThan(60 * 60_000)
      const pauses = slots(env.sleeps)
      expect(pauses.slice(0, 40).every((minutes) => minutes === 0.25)).toBe(true)
      expect(Math.max(...pauses)).toBe(10)
      expect(pauses.reduce((sum, minutes) => sum + minutes, 0)).toBeLessThan(24 * 60 + 10)
      // Rather than 5,760.
      expect(pauses.length).toBeLessThan(250)
    },
  )

  it('behavior: reports nothing of a transaction that the network knows, however long it takes', async () => {
    const env = createTestRun({ begun: 'sent', chainReader: { getTransactionCount: async () => 7 } })
    await detectDroppedTransaction(env.run, parameters)
    expect(env.events).toEqual([])
  })

  it('behavior: ends with the run', async () => {
    const env = createTestRun({ begun: 'sent' })
    env.controller.abort(new Error('left'))
    await expect(detectDroppedTransaction(env.run, parameters)).rejects.toThrow('left')
  })
})

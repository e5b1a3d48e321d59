import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { hash } from '../../../support/environment/createTestRun.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { never, createScriptedExecution, decline } from './createScriptedExecution.ts'

describe('reports of the provider', () => {
  async function createSent() {
    const alone = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void alone.start()
    await flushPromises()
    return alone
  }

  it.each([
    ['success', 'success'],
    ['refund', 'refunded'],
    ['failure', 'failed'],
  ] as const)('behavior: ends with %s, however old the report is', async (word, status) => {
    const { execution, say } = await createSent()
    say('pending', { updatedAt: 2_000 })
    say(word, { updatedAt: 1_000 })
    expect(execution.getState()).toMatchObject({ status, requestState: { status: word } })
  })

  it('behavior: accepts a refund or a success that is older than a failure', async () => {
    const states = await Promise.all(
      (['refund', 'success'] as const).map(async (word) => {
        const { execution, say } = await createSent()
        say('failure', { updatedAt: 2_000 })
        say(word, { updatedAt: 1_000 })
        return execution.getState().status
      }),
    )
    expect(states).toEqual(['refunded', 'success'])
  })

  it('behavior: ignores a report that isn’t an end and is older than what is known', async () => {
    const { execution, say } = await createSent()
    say('submitted', { updatedAt: 2_000 })
    say('waiting', { updatedAt: 1_000 })
    expect(execution.getState().requestState?.status).toBe('submitted')
  })

  it('behavior: keeps the reason for a failure that the legacy lookup gives, even over a reload', async () => {
    const { execution, connection, say, records } = await createSent()
    say('failure', { details: 'No liquidity was left.' })
    expect(execution.getState().error).toMatchObject({ reason: 'No liquidity was left.' })
    await flushPromises()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    execution.stop()
    await execution.resume(record, connection)
    expect(execution.getState()).toMatchObject({
      status: 'unconfirmed',
      requestState: undefined,
      error: undefined,
    })
    say('failure', { details: 'No liquidity was left.' })
    expect(execution.getState().error).toMatchObject({ reason: 'No liquidity was left.' })
  })

  it('behavior: restores the reason for a refund after a reload, once the provider reports it again', async () => {
    const { execution, connection, say, records } = await createSent()
    say('refund', { failReason: 'SLIPPAGE' })
    await flushPromises()
    const [record] = await records()
    if (!record) throw new TypeError('Nothing was stored.')
    execution.stop()
    await execution.resume(record, connection)
    expect(execution.getState()).toMatchObject({ status: 'unconfirmed', requestState: undefined })
    say('refund', { failReason: 'SLIPPAGE' })
    expect(execution.getState()).toMatchObject({
      status: 'refunded',
      requestState: { failReason: 'SLIPPAGE' },
    })
    say('pending')
    expect(execution.getState().requestState?.status).toBe('refund')
  })
})

describe('the watch of a request', () => {
  it('default: follows it from the prompt on, by the path that its step names', async () => {
    const { start, watches, quote } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void start()
    expect(watches).toEqual([])
    await flushPromises()
    expect(watches).toMatchObject([
      { requestId: quote.steps.find(({ requestId }) => requestId)?.requestId, path: '/intents/status' },
    ])
  })

  it('behavior: gives hints that the provider can’t: how long it takes, and when it was sent', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, quote, clock } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    const estimateMs = (quote.details.timeEstimate ?? 0) * 1000
    expect(estimateMs).toBeGreaterThan(0)
    expect(watches[0]?.getHints?.()).toEqual({ estimateMs, sentAt: null })
    expect(watches[0]?.wakes).toBe(0)
    answer.resolve(hash)
    await flushPromises()
    expect(watches[0]?.getHints?.()).toEqual({ estimateMs, sentAt: clock.now() })
    // It is asked once, when all is sent.
    expect(watches[0]?.wakes).toBe(1)
  })

  it('behavior: gives no estimate if the quote has none', async () => {
    const { execution, quote, connection, watches } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: never },
    })
    void execution.start({ ...quote, details: { ...quote.details, timeEstimate: undefined } }, connection)
    await flushPromises()
    expect(watches[0]?.getHints?.().estimateMs).toBeUndefined()
  })

  it('behavior: asks at once when all is sent, and at no other change', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, say } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    void start()
    await flushPromises()
    say('waiting')
    expect(watches[0]?.wakes).toBe(0)
    answer.resolve(hash)
    await flushPromises()
    say('pending')
    expect(watches[0]?.wakes).toBe(1)
  })

  it('behavior: counts neither an existing allowance nor an open prompt as sent', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { start, watches, clock } = createScriptedExecution({
      wallet: { sendTransaction: () => answer.promise },
      chainReader: { getAllowance: async () => 10n ** 30n },
    })
    void start()
    await flushPromises()
    expect(watches[0]?.getHints?.().sentAt).toBeNull()
    answer.resolve(hash)
    await flushPromises()
    expect(watches[0]?.getHints?.().sentAt).toBe(clock.now())
  })

  it('behavior: counts a signature that is being sent to the provider as sent', async () => {
    const { execution, start, watches, clock } = createScriptedExecution({
      kind: 'permit',
      wallet: { signTypedData: async () => '0xab' },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('posting')
    expect(watches[0]?.getHints?.().sentAt).toBe(clock.now())
  })

  it('behavior: follows a step that has a check with the same watch, which asks at once', async () => {
    const { execution, quote, connection, watches } = createScriptedExecution({
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: async () => ({ status: 'success', transactionHash: hash }) },
    })
    const [approve, deposit] = quote.steps
    const check = deposit?.items[0]?.check
    const requestId = deposit?.requestId
    const items = approve?.items.map((item) => ({ ...item, check }))
    const steps = [{ ...approve, requestId, items }, deposit] as Quote['steps']
    void execution.start({ ...quote, steps }, connection)
    await flushPromises()
    expect(execution.getState().status).toBe('filling')
    expect(watches).toHaveLength(1)
    // Once at the second prompt, once when all was sent.
    expect(watches[0]?.wakes).toBe(2)
  })

  it.each([
    ['waiting', true],
    ['submitted', false],
    ['success', false],
  ] as const)(
    'behavior: decides whether an unanswered prompt still holds its lock when the provider reports %s: %s',
    async (word, isOpen) => {
      const { start, held, say, connection } = createScriptedExecution({
        kind: 'nativeBridge',
        wallet: { sendTransaction: never },
      })
      void start()
      await flushPromises()
      const lock = `causeway:prompt:${connection.wallet.address.toLowerCase()}`
      expect(held).toContain(lock)
      say(word)
      await flushPromises()
      expect(held.has(lock)).toBe(isOpen)
    },
  )

  it('behavior: follows nothing while the step of the request is still to be sent', async () => {
    const { start, watches } = createScriptedExecution({
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: never },
    })
    void start()
    await flushPromises()
    // Nothing follows the approval that is pending.
    expect(watches).toEqual([])
  })

  it('behavior: follows the request that superseded it, without the old path', async () => {
    const { execution, start, watches, records } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    void start()
    await flushPromises()
    expect(await records()).toMatchObject([{ statusPath: '/intents/status' }])
    watches[0]?.onSuperseded?.('0x2')
    await flushPromises()
    expect(execution.getState().requestId).toBe('0x2')
    expect(await records()).toMatchObject([{ requestId: '0x2' }])
    expect((await records())[0]?.statusPath ?? undefined).toBeUndefined()
  })

  it('behavior: stops being followed once it is declined or left', async () => {
    const declined = createScriptedExecution({ kind: 'nativeBridge', wallet: { sendTransaction: decline } })
    await declined.start()
    expect(declined.watches.map(({ isStopped }) => isStopped)).toEqual([true])
    const left = createScriptedExecution({ kind: 'nativeBridge', wallet: { sendTransaction: never } })
    void left.start()
    await flushPromises()
    left.execution.stop()
    expect(left.watches.map(({ isStopped }) => isStopped)).toEqual([true])
  })

  it('behavior: is still followed after a failure, since the provider may know better', async () => {
    const { execution, start, watches, say, records } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
      chainReader: { waitForTransaction: async () => ({ status: 'reverted', transactionHash: hash }) },
    })
    await start()
    expect(execution.getState().status).toBe('failed')
    expect(watches.map(({ isStopped }) => isStopped)).toEqual([false])
    await flushPromises()
    // Its gas was paid.
    expect(await records()).toMatchObject([{ status: 'failed' }])
    say('success')
    expect(execution.getState().status).toBe('success')
  })

  it('behavior: gets and reports no events once the execution was left', async () => {
    const answer = Promise.withResolvers<`0x${string}`>()
    const { execution, start } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answer.promise },
    })
    const over = start()
    await flushPromises()
    const before = execution.getState()
    execution.stop()
    answer.resolve(hash)
    await flushPromises()
    expect(await over).toBe(before)
    expect(execution.getState().status).toBe('idle')
  })
})

import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { AuditOptions } from '@causeway/react/execution'
import { lockLimitMs } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { limitMs } from '../../../../src/utils/time/withLimit.ts'
import { hash } from '../../../support/environment/createTestRun.ts'
import { otherPerson, refundPerson } from '../../../support/quotes/quoteKinds.ts'
import { flushPromises } from '../../../support/environment/waitForEngine.ts'
import { keepReported } from '../../../support/runner/keepReported.ts'
import { quotes, never, createScriptedExecution, decline, lockOf } from './createScriptedExecution.ts'

describe('start', () => {
  it('default: says at once what it is about to do', async () => {
    const { execution, quote, start, clock } = createScriptedExecution({
      kind: 'order',
      wallet: { sendTransaction: never },
    })
    void start()
    const state = execution.getState()
    expect(state).toMatchObject({
      id: 'id-1',
      status: 'auditing',
      requestId: quote.steps.find(({ requestId }) => requestId)?.requestId,
      startedAt: clock.now(),
      items: [{ status: 'waiting' }, { status: 'waiting' }],
    })
    expect(state.quote).toBe(quote)
    expect(state.summary).toMatchObject({
      operation: 'bridge',
      sender: quote.parameters.user,
      recipient: otherPerson,
      refundTo: refundPerson,
      pay: { currency: { chainId: 31337, symbol: 'USDC' }, amount: 100_000_000n },
      receive: { currency: { chainId: 31338, symbol: 'USDC' } },
    })
  })

  it('parameters: createId gives 16 random bytes by default', () => {
    const ids = [0, 1].map(() => {
      const { execution, start } = createScriptedExecution({ options: { createId: undefined } })
      void start()
      return execution.getState().id
    })
    for (const id of ids) expect(id).toMatch(/^0x[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(2)
  })

  it.each([undefined, '', 7, Promise.resolve('one')])(
    'error: createId that gives %s is refused before anything begins',
    async (id) => {
      // One cast: pages without types return anything.
      const createId = (() => id) as () => string
      const { execution, start, held } = createScriptedExecution({
        wallet: { sendTransaction: never },
        options: { createId },
      })
      await expect(start()).rejects.toMatchObject({ name: 'CallbackError', option: 'createId' })
      expect([execution.getState().status, held.size]).toEqual(['idle', 0])
    },
  )

  it('behavior: holds the lock of its id while it is pending, and frees it once it is left', async () => {
    const { execution, start, held } = createScriptedExecution({ wallet: { sendTransaction: never } })
    void start()
    await flushPromises()
    expect(held).toContain(lockOf('id-1'))
    execution.stop()
    expect(held).not.toContain(lockOf('id-1'))
  })

  it('behavior: asks the user, and doesn’t prompt the wallet, where a lock can’t be checked', async () => {
    const prompts: string[] = []
    const { execution, start } = createScriptedExecution({
      options: { locks: { acquire: () => Promise.reject(new Error('full')) } },
      wallet: {
        sendTransaction() {
          prompts.push('sent')
          return never()
        },
      },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'attention',
      decision: { kind: 'locksUnavailable', error: { name: 'LocksError' } },
    })
    expect(prompts).toEqual([])
    execution.proceed()
    await flushPromises()
    expect(prompts).toEqual(['sent'])
  })

  it('behavior: left before it has its lock, it releases the lock and prompts for nothing', async () => {
    const prompts: unknown[] = []
    const released: string[] = []
    const gate = Promise.withResolvers<void>()
    const { execution, start } = createScriptedExecution({
      wallet: { sendTransaction: (transaction) => (prompts.push(transaction), never()) },
      options: {
        locks: {
          async acquire(name) {
            await gate.promise
            return () => void released.push(name)
          },
        },
      },
    })
    const over = start()
    execution.stop()
    gate.resolve()
    expect((await over).status).toBe('auditing')
    await flushPromises()
    expect(released).toEqual([lockOf('id-1')])
    expect(prompts).toEqual([])
  })

  it('behavior: asks for a lock again while the wallet is prompted if it couldn’t get it before', async () => {
    const answers = [undefined, () => {}]
    const pause = Promise.withResolvers<void>()
    const order: string[] = []
    const { start } = createScriptedExecution({
      wallet: { sendTransaction: () => (order.push('prompted'), never()) },
      options: {
        clock: {
          now: () => quotes.tokenBridge.receivedAt,
          sleep: (ms) => (ms === 1_000 ? pause.promise : never()),
        },
        locks: {
          async acquire(name) {
            if (name !== lockOf('id-1')) return () => {}
            const answer = answers.shift()
            order.push(answer ? 'had' : 'taken')
            return answer
          },
        },
      },
    })
    void start()
    await flushPromises()
    expect(order).toEqual(['taken', 'prompted'])
    pause.resolve()
    await flushPromises()
    expect(order).toEqual(['taken', 'prompted', 'had'])
  })

  it('behavior: stays stopped when it learns later that its ID is locked elsewhere', async () => {
    const gate = Promise.withResolvers<undefined>()
    const { execution, start } = createScriptedExecution({
      options: { locks: { acquire: () => gate.promise } },
    })
    const over = start()
    const before = execution.getState()
    execution.stop()
    gate.resolve(undefined)
    expect(await over).toBe(before)
  })

  it('behavior: takes the request ID of the first step that has one', async () => {
    const { execution, quote, connection } = createScriptedExecution()
    const [approve, deposit] = quote.steps
    const steps = [{ ...approve, requestId: undefined }, deposit] as Quote['steps']
    void execution.start({ ...quote, steps }, connection)
    expect(execution.getState().requestId).toBe(deposit?.requestId)
    const none = createScriptedExecution()
    void none.execution.start(
      { ...quote, steps: steps.map((step) => ({ ...step, requestId: undefined })) },
      none.connection,
    )
    expect(none.execution.getState()).toMatchObject({ status: 'auditing', requestId: undefined })
  })

  it('behavior: doesn’t count a late failure of a swap that was left as one of the next swap', async () => {
    const answers = [Promise.withResolvers<never>(), Promise.withResolvers<never>()]
    let sends = 0
    const { execution, connection, start } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: () => answers[sends++]?.promise ?? never() },
      options: { locks: { acquire: async () => () => {} } },
    })
    void start()
    await flushPromises()
    execution.giveUpPrompt()
    execution.reset()
    // For another request, since the wallet was prompted for this one.
    void execution.start(quotes.sendNative, connection)
    await flushPromises()
    // It is asked about as an earlier payment, and as an open prompt.
    execution.proceed()
    await flushPromises()
    execution.proceed()
    await flushPromises()
    answers[0]?.reject({ code: -32602 })
    await flushPromises()
    expect(sends).toBe(2)
    expect(execution.getState()).toMatchObject({ id: 'id-2', status: 'awaitingWallet', error: undefined })
  })

  it.each([
    ['supported', undefined, 1],
    ['ready', undefined, 0],
    ['ready', true, 1],
  ] as const)(
    'parameters: asks a wallet whose batches are %s, with allowAccountUpgrade %s, for %d',
    async (atomicity, allowAccountUpgrade, count) => {
      const batches: unknown[] = []
      const { execution, quote, connection } = createScriptedExecution({
        wallet: {
          sendTransaction: never,
          batches: {
            getAtomicity: async () => atomicity,
            sendCalls: (batch) => (batches.push(batch), never()),
            getCallsStatus: never,
          },
        },
      })
      void execution.start(quote, { ...connection, allowAccountUpgrade })
      await flushPromises()
      expect(batches).toHaveLength(count)
    },
  )

  it('behavior: lets a listener start again when a chain switch is given up', async () => {
    const switches: number[] = []
    const { execution, start, held } = createScriptedExecution({
      wallet: { getChainId: async () => 77, switchChain: (id) => (switches.push(id), never()) },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    const end = execution.subscribe(() => {
      if (execution.getState().status === 'rejected') void start()
    })
    execution.giveUpPrompt()
    end()
    await flushPromises()
    expect(execution.getState().status).toBe('awaitingChain')
    expect(switches).toHaveLength(2)
    expect(held).toContain(lockOf('id-1'))
  })

  it.each(['getAudit', 'readAccount'] as const)(
    'error: names the page’s %s if it throws, and doesn’t prompt the wallet',
    async (option) => {
      const cause = new Error('of the page')
      const sent: unknown[] = []
      const { start } = createScriptedExecution({
        kind: 'nativeBridge',
        wallet: { sendTransaction: async (transaction) => (sent.push(transaction), hash) },
        options: {
          [option]: () => {
            throw cause
          },
        },
      })
      expect(await start()).toMatchObject({
        status: 'failed',
        error: { name: 'CallbackError', option, cause, message: expect.stringContaining(`\`${option}\``) },
      })
      expect(sent).toEqual([])
    },
  )

  it.each<[string, unknown, RegExp]>([
    ['a promise', Promise.resolve({ rules: [() => []] }), /"options" of `getAudit`.*an object/],
    ['null', null, /"options" of `getAudit`.*an object/],
    ['nothing', undefined, /"options" of `getAudit`.*an object/],
    ['a number', 7, /"options" of `getAudit`.*an object/],
    ['a list', [() => []], /"options" of `getAudit`.*an object/],
    ['a misspelled rule', { rule: () => [] }, /"options.rule" of `getAudit`/],
    ['a rule that isn’t a function', { rules: ['block'] }, /"options.rules" of `getAudit`/],
  ])('error: refuses getAudit that returns %s, and doesn’t prompt the wallet', async (_, audit, message) => {
    const sent: unknown[] = []
    const { execution, start } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: (transaction) => (sent.push(transaction), never()) },
      // One cast: pages without types return anything.
      options: { getAudit: (() => audit) as () => AuditOptions },
    })
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({
      status: 'failed',
      error: {
        name: 'CallbackError',
        option: 'getAudit',
        cause: { message: expect.stringMatching(message) },
      },
    })
    expect(sent).toEqual([])
  })

  it.each(['getAccount', 'getChainId'] as const)(
    'error: reports a wallet’s %s that throws at once as an error of the wallet',
    async (method) => {
      const { start } = createScriptedExecution({
        kind: 'nativeBridge',
        wallet: {
          [method]: () => {
            throw new Error('locked')
          },
        },
      })
      expect(await start()).toMatchObject({
        status: 'failed',
        error: { name: 'WalletError', reason: 'locked' },
      })
    },
  )

  it('error: refuses a second start while one is pending', async () => {
    const { start } = createScriptedExecution({ wallet: { sendTransaction: never } })
    void start()
    await expect(start()).rejects.toMatchObject({ name: 'ExecutionPendingError' })
  })

  it('error: fails with nothing to do if the steps can’t be read as prompts', async () => {
    const { execution, quote, connection, watches } = createScriptedExecution()
    const steps = quote.steps.map((step) => ({ ...step, kind: 'unknown', rawKind: 'teleport' }))
    const state = await execution.start({ ...quote, steps: steps as Quote['steps'] }, connection)
    expect(state).toMatchObject({ status: 'failed', items: [], error: { name: 'UnsupportedStepError' } })
    expect(watches).toEqual([])
  })

  it('behavior: continues a rejected swap under its ID for the same quote, but not for another one', async () => {
    const { execution, quote, connection, start } = createScriptedExecution({
      wallet: { sendTransaction: decline },
    })
    await start()
    await start()
    expect(execution.getState()).toMatchObject({ id: 'id-1', status: 'rejected' })
    await execution.start({ ...quote }, connection)
    expect(execution.getState().id).toBe('id-2')
  })

  it('behavior: begins a failed swap under a new ID for the same quote', async () => {
    const { execution, start } = createScriptedExecution({
      wallet: { sendTransaction: () => Promise.reject({ code: -32602 }) },
    })
    await start()
    expect(execution.getState()).toMatchObject({ id: 'id-1', status: 'failed' })
    await start()
    expect(execution.getState().id).toBe('id-2')
  })

  it('parameters: signs only the quote of acceptedDigest, which the user saw', async () => {
    const { execution, quote, connection } = createScriptedExecution()
    expect(await execution.start(quote, connection, { acceptedDigest: hash })).toMatchObject({
      status: 'failed',
      error: { name: 'QuoteChangedError' },
    })
  })
})

describe('listeners', () => {
  it('behavior: reports an exception of a listener, and continues', async () => {
    const reported = keepReported()
    const { execution, start } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
    })
    const thrown = new RangeError('The page is broken.')
    const fail = () => {
      throw thrown
    }
    execution.subscribe(fail)
    execution.subscribeEvents(fail)
    void start()
    await flushPromises()
    expect(execution.getState()).toMatchObject({ status: 'confirming', items: [{ transactionHash: hash }] })
    expect(reported.filter((error) => error === thrown).length).toBeGreaterThan(5)
  })
})

describe('requests that hang before the prompt', () => {
  const hanging = () => {
    const ends: (() => void)[] = []
    const clock = {
      now: () => quotes.nativeBridge.receivedAt,
      sleep: (ms: number, signal?: AbortSignal) =>
        new Promise<void>((resolve, reject) => {
          if (ms === limitMs || ms === lockLimitMs) ends.push(resolve)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    return {
      clock,
      /** Lets every limit pass that is waited for. */
      pass: async () => {
        for (let round = 0; round < 5; round++) {
          for (const end of ends.splice(0)) end()
          await flushPromises()
        }
      },
    }
  }

  it.each([
    ['getAccount', { wallet: { getAccount: never } }, 'failed', 'WalletError'],
    ['getChainId', { wallet: { getChainId: never } }, 'failed', 'WalletError'],
    ['a lock', { options: { locks: { acquire: never } } }, 'attention', undefined],
  ] as const)(
    'error: fails or asks the user where %s hangs, and doesn’t prompt the wallet',
    async (_, parameters, status, name) => {
      const { clock, pass } = hanging()
      const sent: unknown[] = []
      const { execution, start } = createScriptedExecution({
        kind: 'nativeBridge',
        ...parameters,
        wallet: {
          sendTransaction: async (transaction) => (sent.push(transaction), hash),
          ...('wallet' in parameters ? parameters.wallet : {}),
        },
        options: { clock, ...('options' in parameters ? parameters.options : {}) },
      })
      void start()
      await flushPromises()
      expect(execution.getState().status).toBe('auditing')
      await pass()
      expect(execution.getState()).toMatchObject({ status, ...(name && { error: { name } }) })
      expect(sent).toEqual([])
    },
  )

  it.each([
    ['getCode', { getCode: never }],
    ['the number of transactions', { getTransactionCount: never }],
    ['a simulation', { simulateTransaction: never }],
  ] as const)('behavior: continues as if it couldn’t be read: %s', async (_, chainReader) => {
    const { clock, pass } = hanging()
    const { execution, start } = createScriptedExecution({
      kind: 'nativeBridge',
      wallet: { sendTransaction: async () => hash },
      chainReader,
      options: { clock },
    })
    void start()
    await flushPromises()
    expect(execution.getState().status).toBe('auditing')
    await pass()
    expect(execution.getState().status).toBe('confirming')
  })

  it('behavior: asks for an approval where the allowance can’t be read', async () => {
    const { clock, pass } = hanging()
    const { execution, start } = createScriptedExecution({
      wallet: { sendTransaction: never },
      chainReader: { getAllowance: never },
      options: { clock },
    })
    void start()
    await flushPromises()
    await pass()
    expect(execution.getState()).toMatchObject({
      status: 'awaitingWallet',
      items: [{ status: 'prompting' }, {}],
    })
  })
})

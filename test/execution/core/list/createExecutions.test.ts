import { ServiceError } from '@causeway/react/actions'
import {
  createExecutions,
  type ExecutionStatus,
  type ExecutionRecord,
  createMemoryJournal,
  type Journal,
  type ChainReader,
  type Wallet,
  type WatchRequestParameters,
} from '@causeway/react/execution'
import type { RequestStatus } from '@causeway/react/schemas'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeRecord } from '../../../../src/execution/ports/journal/executionRecord.ts'
import { lockLimitMs } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { loadExecutionEngine } from '../../../../src/execution/core/host/loadExecutionEngine.ts'
import { account, createTestRun } from '../../../support/environment/createTestRun.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'

beforeAll(async () => {
  // Loading takes real time.
  await loadExecutionEngine()
})

const day = 24 * 60 * 60_000
const now = 1_000 * day
const currency = { chainId: 1, address: account, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

/** A transfer that another page has begun. */
function recordOf(
  id: string,
  status: ExecutionStatus,
  change: Partial<ExecutionRecord> = {},
): ExecutionRecord {
  return {
    id,
    baseUrl: 'https://sandbox.invalid',
    requestId: `0x${id}`,
    statusPath: undefined,
    status,
    summary: {
      operation: 'bridge',
      sender: account,
      recipient: '0x00000000000000000000000000000000000000A2',
      refundTo: '0x00000000000000000000000000000000000000a3',
      currencyIn: { currency, amount: 5n },
      currencyOut: { currency, amount: 4n },
      refundCurrency: undefined,
      timeEstimate: 30,
    },
    items: [
      { kind: 'transaction', stepId: 'deposit', action: undefined, chainId: 1, status: 'done' },
    ] as unknown as ExecutionRecord['items'],
    requestState: undefined,
    startedAt: now - 1_000,
    updatedAt: now - 1_000,
    ...change,
  }
}

/** Prompted, and not seen since. */
const lostItems = () => recordOf('x', 'unknown').items.map((item) => ({ ...item, status: 'lost' as const }))

async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
}

interface Pause {
  ms: number
  end: () => void
  signal: AbortSignal | undefined
}

/** A page that is opened on a journal, whose locks, time and service are the test's. */
async function createPage(
  records: readonly ExecutionRecord[] = [],
  change: Partial<Journal> = {},
  refuse?: () => Promise<never>,
) {
  const kept = createMemoryJournal()
  const held = new Set<string>()
  /** Locks of which nobody says whether they are had. */
  const hanging = new Set<string>()
  const watches = new Map<string, WatchRequestParameters & { isStopped: boolean }>()
  let passed = 0
  const pauses: Pause[] = []
  /** How long locks may take. */
  const limits: Pause[] = []
  const listeners = new Set<() => void>()
  let reads = 0
  const put = (record: ExecutionRecord) => kept.write({ id: record.id, text: writeRecord(record) })
  for (const record of records) await put(record)
  const executions = createExecutions(
    clientOf(() => new Promise(() => {})),
    {
      clock: {
        now: () => now + passed,
        sleep: (ms, signal) =>
          new Promise((resolve, reject) => {
            const end = () => {
              passed += ms
              resolve()
            }
            ;(ms === lockLimitMs ? limits : pauses).push({ ms, end, signal })
            signal?.addEventListener('abort', () => reject(signal.reason))
          }),
      },
      journal: {
        ...kept,
        read: () => {
          reads += 1
          return kept.read()
        },
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        ...change,
      },
      locks: {
        async acquire(name) {
          if (refuse) return refuse()
          if (hanging.has(name)) return new Promise(() => {})
          if (held.has(name)) return undefined
          held.add(name)
          return () => held.delete(name)
        },
      },
      requestWatcher: {
        watch(parameters) {
          const watch = { ...parameters, isStopped: false }
          watches.set(parameters.requestId, watch)
          return { wake: () => {}, stop: () => void (watch.isStopped = true) }
        },
      },
    },
  )
  const { chainReader, run } = createTestRun({
    chainReader: { waitForTransaction: () => new Promise(() => {}) },
  })
  const listed = () => {
    const { pending, past } = executions.getState()
    const line = ({ state, isInOtherTab }: (typeof pending)[number]) =>
      `${state.id} ${state.status}${isInOtherTab ? ' elsewhere' : ''}`
    return { pending: pending.map(line), past: past.map(line) }
  }
  const open = (connection: { chainReader?: ChainReader; getWallet?: () => Wallet } = {}) =>
    executions.open({ chainReader, ...connection })
  return {
    executions,
    kept,
    put,
    held,
    hanging,
    watches,
    pauses,
    limits,
    open,
    listed,
    wallet: run.wallet,
    reads: () => reads,
    tell: () => {
      for (const listener of listeners) listener()
    },
    say: (id: string, state: RequestStatus) =>
      watches
        .get(`0x${id}`)
        ?.onStatus({ rawStatus: state, status: state, isDeposited: true, updatedAt: undefined }),
  }
}

const lockOf = (id: string) => `causeway:execution:${id}`

describe('the list of executions', () => {
  it('default: nothing is read before it is opened', async () => {
    const { executions, reads } = await createPage([recordOf('a', 'filling')])
    await flushPromises()
    expect(executions.getState()).toEqual({
      isLoaded: false,
      clearableCount: 0,
      pending: [],
      past: [],
      unreadable: [],
      error: undefined,
    })
    expect(reads()).toBe(0)
  })

  it('default: what is under way is followed, what is over is past, newest first', async () => {
    const { executions, open, listed, watches, held } = await createPage([
      recordOf('a', 'filling', { startedAt: 1 }),
      recordOf('b', 'success', { startedAt: 2 }),
      recordOf('c', 'filling', { startedAt: 3 }),
      recordOf('d', 'refunded', { startedAt: 4 }),
      recordOf('e', 'rejected', { startedAt: 5 }),
      recordOf('f', 'failed', { startedAt: 6 }),
      recordOf('g', 'failed', { startedAt: 7, updatedAt: now - day }),
      recordOf('h', 'failed', { startedAt: 8, updatedAt: now - day + 1 }),
      recordOf('i', 'idle', { startedAt: 0 }),
    ])
    const told: string[] = []
    executions.subscribe(() => told.push(...listed().pending, ...listed().past))
    open()
    await flushPromises()
    expect(told.filter((line) => line.includes('elsewhere'))).toEqual([])
    expect([...held].toSorted()).toEqual(['a', 'c', 'f', 'h'].map(lockOf))
    expect(executions.getState()).toMatchObject({ isLoaded: true, error: undefined })
    expect(listed()).toEqual({
      // A refund may follow a failure, for a day.
      pending: ['h unconfirmed', 'f unconfirmed', 'c unconfirmed', 'a unconfirmed'],
      past: ['g unconfirmed', 'e unconfirmed', 'd unconfirmed', 'b unconfirmed', 'i idle'],
    })
    expect([...watches.keys()].toSorted()).toEqual(['0xa', '0xc', '0xf', '0xh'])
  })

  it('behavior: what was given up in doubt is listed as that, for a day', async () => {
    const { executions, open, listed, watches } = await createPage([
      recordOf('a', 'rejected', { items: lostItems() }),
      recordOf('b', 'rejected', { items: lostItems(), updatedAt: now - day }),
    ])
    open()
    await flushPromises()
    expect(listed()).toEqual({ pending: ['a rejected'], past: ['b rejected'] })
    const [entry] = executions.getState().pending
    expect(entry?.state).toMatchObject({ error: { name: 'AnswerLostError' }, items: [{ status: 'lost' }] })
    expect([...watches.keys()]).toEqual(['0xa'])
  })

  it('behavior: an answer of the service changes its state', async () => {
    const { executions, open, listed, say, tell } = await createPage([recordOf('a', 'filling')])
    let told = 0
    const stop = executions.subscribe(() => {
      told += 1
    })
    open()
    await flushPromises()
    const before = told
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
    expect(told).toBeGreaterThan(before)
    stop()
    const after = told
    tell()
    await flushPromises()
    expect(told).toBe(after)
  })

  it('behavior: what another tab stores is seen', async () => {
    const { open, listed, put, tell } = await createPage()
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    expect(listed().past).toEqual([])
    tell()
    await flushPromises()
    expect(listed().past).toEqual(['a unconfirmed'])
  })

  it('behavior: the journal is read one time after the other, and no more often than there is news', async () => {
    const gates: (() => void)[] = []
    const kept = createMemoryJournal()
    const { open, tell, executions } = await createPage([], {
      read: async () => {
        await new Promise<void>((resolve) => gates.push(resolve))
        return kept.read()
      },
    })
    open()
    await flushPromises()
    for (let times = 0; times < 5; times++) tell()
    await flushPromises()
    expect(gates).toHaveLength(1)
    expect(executions.getState().isLoaded).toBe(false)
    gates[0]?.()
    await flushPromises()
    expect(gates).toHaveLength(2)
    expect(executions.getState().isLoaded).toBe(true)
    gates[1]?.()
    await flushPromises()
    expect(gates).toHaveLength(2)
  })

  it('error: a journal that can’t be read is told, until it can', async () => {
    const kept = createMemoryJournal()
    let isBroken = true
    const { open, tell, executions } = await createPage([], {
      read: () => (isBroken ? Promise.reject(new Error('blocked')) : kept.read()),
    })
    open()
    await flushPromises()
    expect(executions.getState()).toMatchObject({ isLoaded: true, error: { name: 'JournalError' } })
    isBroken = false
    tell()
    await flushPromises()
    expect(executions.getState().error).toBeUndefined()
  })

  it('behavior: what can’t be read is told, and may be forgotten', async () => {
    const { open, executions, kept } = await createPage()
    await kept.write({ id: 'cut', text: '{' })
    open()
    await flushPromises()
    expect(executions.getState().unreadable).toEqual([
      { id: 'cut', text: '{', reason: 'it is not JSON', isNewer: false },
    ])
    expect(await executions.forget('cut')).toBe(true)
    expect(executions.getState().unreadable).toEqual([])
  })

  it('behavior: what is long over is removed', async () => {
    const { open, kept } = await createPage([
      recordOf('a', 'success', { updatedAt: now - 31 * day }),
      recordOf('b', 'success', { updatedAt: now - 29 * day }),
    ])
    open()
    await flushPromises()
    expect((await kept.read()).map(({ id }) => id)).toEqual(['b'])
  })
})

describe('what another page runs', () => {
  it('default: is shown as that page stored it, and looked for every five seconds', async () => {
    const { open, listed, held, watches, pauses, reads } = await createPage([
      recordOf('a', 'awaitingWallet'),
      recordOf('b', 'failed'),
      recordOf('c', 'success'),
    ])
    for (const id of ['a', 'b', 'c']) held.add(lockOf(id))
    open()
    await flushPromises()
    expect(listed().pending.toSorted()).toEqual(['a awaitingWallet elsewhere', 'b unconfirmed elsewhere'])
    expect(listed().past).toEqual(['c unconfirmed'])
    expect(watches.size).toBe(0)
    expect(pauses.map(({ ms }) => ms)).toEqual([5_000])
    const before = reads()
    pauses[0]?.end()
    await flushPromises()
    expect(reads()).toBe(before + 1)
    expect(pauses).toHaveLength(2)
  })

  it('behavior: is taken up once that page is gone', async () => {
    const { open, listed, held, pauses, watches } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    held.delete(lockOf('a'))
    pauses[0]?.end()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed'])
    expect([...watches.keys()]).toEqual(['0xa'])
    expect(pauses).toHaveLength(1)
  })

  it('error: a page that keeps the lock for a minute silences no other', async () => {
    const { open, listed, held, pauses, watches, say, kept } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    const close = open()
    await flushPromises()
    const before = await kept.read()
    for (let seconds = 0; seconds < 60; seconds += 5) {
      expect([seconds, watches.size]).toEqual([seconds, 0])
      pauses.at(-1)?.end()
      await flushPromises()
    }
    expect([...watches.keys()]).toEqual(['0xa'])
    say('a', 'submitted')
    expect(listed().pending).toEqual(['a filling elsewhere'])
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
    // The other page stores it, if it runs at all.
    expect(await kept.read()).toEqual(before)
    close()
    expect(watches.get('0xa')?.isStopped).toBe(true)
  })

  it('behavior: is not asked about for ever where the service does not know it', async () => {
    const { open, listed, held, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling', { startedAt: now }),
    ])
    for (const id of ['a', 'b']) held.add(lockOf(id))
    open()
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      await flushPromises()
      pauses.at(-1)?.end()
    }
    await flushPromises()
    const error = new ServiceError({ endpoint: 'GET /status', status: 404 })
    say('b', 'pending')
    for (const id of ['0xa', '0xb']) {
      for (let looks = 0; looks < 4; looks += 1) watches.get(id)?.onUnavailable?.(error)
      expect(watches.get(id)?.isStopped).toBe(false)
      watches.get(id)?.onUnavailable?.(error)
    }
    expect(watches.get('0xa')?.isStopped).toBe(true)
    // Of this one it has spoken.
    expect(watches.get('0xb')?.isStopped).toBe(false)
    expect(listed().pending.toSorted()).toEqual(['a unconfirmed elsewhere', 'b filling elsewhere'])
  })

  it('behavior: is followed to the request that took it over', async () => {
    const { open, executions, listed, held, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
    ])
    held.add(lockOf('a'))
    open()
    for (let seconds = 0; seconds <= 60; seconds += 5) {
      await flushPromises()
      pauses.at(-1)?.end()
    }
    await flushPromises()
    say('a', 'pending')
    watches.get('0xa')?.onSuperseded?.('0xnext')
    const [shown] = executions.getState().pending
    expect(shown?.state).toMatchObject({ requestId: '0xnext', requestState: undefined })
    say('a', 'success')
    expect(listed().past).toEqual(['a success'])
    expect(executions.getState().past[0]?.state.requestId).toBe('0xnext')
  })

  it('error: a lock that never answers silences nobody either', async () => {
    const { open, listed, hanging, limits, pauses, watches, say } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling', { startedAt: now }),
    ])
    hanging.add(lockOf('a'))
    open()
    await flushPromises()
    expect([...watches.keys()]).toEqual(['0xb'])
    for (let tries = 0; !watches.has('0xa') && tries < 20; tries += 1) {
      limits.at(-1)?.end()
      await flushPromises()
      pauses.at(-1)?.end()
      await flushPromises()
    }
    limits.at(-1)?.end()
    await flushPromises()
    say('a', 'success')
    expect(listed().past).toEqual(['a success'])
  })

  it('behavior: is over when that page says so', async () => {
    const { open, listed, held, put, tell } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    tell()
    await flushPromises()
    expect(listed()).toEqual({ pending: [], past: ['a unconfirmed'] })
  })

  it('behavior: keeps nobody from forgetting what is over', async () => {
    const { open, executions, held } = await createPage([recordOf('a', 'filling'), recordOf('b', 'success')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('b')).toBe(true)
  })

  it('behavior: a browser that refuses locks takes nothing up', async () => {
    const { open, listed } = await createPage([recordOf('a', 'filling')], {}, () =>
      Promise.reject(new DOMException('denied', 'SecurityError')),
    )
    open()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed elsewhere'])
  })

  it('behavior: is neither forgotten nor shown here', async () => {
    const { open, executions, held, kept } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(await executions.show('a')).toBe(false)
    expect(executions.current.getState().status).toBe('idle')
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: what it stored of a failure is looked after there', async () => {
    const { open, executions, held } = await createPage([recordOf('a', 'failed')])
    held.add(lockOf('a'))
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
  })
})

describe('ends', () => {
  it('behavior: what the service said in this page’s life is known still when the next transfer is shown', async () => {
    const { open, executions, listed, say, put } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    open()
    await flushPromises()
    expect(await executions.show('a')).toBe(true)
    say('a', 'success')
    await put(recordOf('a', 'success'))
    expect(await executions.show('b')).toBe(true)
    await flushPromises()
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
  })
})

describe('what a store is full of', () => {
  it('default: the twenty newest are followed, and the others can be forgotten', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `${index + 10}`)
    const { open, watches, executions } = await createPage(
      ids.map((id, index) => recordOf(id, 'filling', { startedAt: index })),
    )
    open()
    await flushPromises()
    expect([...watches.keys()].toSorted()).toEqual(ids.slice(5).map((id) => `0x${id}`))
    for (const id of ids) expect([id, await executions.forget(id)]).toEqual([id, true])
    expect(executions.getState()).toMatchObject({ pending: [], past: [] })
  })
})

describe('show', () => {
  it('default: what is followed becomes the current one, and is listed no more', async () => {
    const { open, executions, listed, say, held, tell, pauses, reads } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'success'),
    ])
    open()
    await flushPromises()
    expect(await executions.show('a')).toBe(true)
    expect(executions.current.getState()).toMatchObject({ id: 'a', status: 'unconfirmed' })
    expect(listed()).toEqual({ pending: [], past: ['b unconfirmed'] })
    expect(held).toContain(lockOf('a'))
    const before = reads()
    tell()
    await flushPromises()
    // It is not taken for another page's.
    expect(pauses).toEqual([])
    expect(reads()).toBe(before + 1)
    say('a', 'success')
    await flushPromises()
    expect(executions.current.getState().status).toBe('success')
    expect(reads()).toBe(before + 1)
  })

  it('behavior: as it stands in the journal by now', async () => {
    const { open, executions, put } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await put(recordOf('a', 'success'))
    expect(await executions.show('a')).toBe(true)
    expect(executions.current.getState().status).toBe('unconfirmed')
  })

  it('behavior: shows nothing before it is opened, and nothing for an unknown id', async () => {
    const { open, executions } = await createPage([recordOf('a', 'filling')])
    expect(await executions.show('a')).toBe(false)
    open()
    await flushPromises()
    expect(await executions.show('z')).toBe(false)
    expect(executions.current.getState().status).toBe('idle')
  })

  it('behavior: not while another one is under way, which goes on', async () => {
    const { open, executions, listed, watches, say } = await createPage([
      recordOf('a', 'filling', { startedAt: 1 }),
      recordOf('b', 'filling', { startedAt: 2 }),
    ])
    open()
    await flushPromises()
    await executions.show('a')
    say('a', 'submitted')
    const watch = watches.get('0xb')
    expect(await executions.show('b')).toBe(false)
    expect(executions.current.getState().id).toBe('a')
    expect(listed().pending).toEqual(['b unconfirmed'])
    expect(watch?.isStopped).toBe(false)
    expect(watches.get('0xb')).toBe(watch)
  })

  it('behavior: what was shown and left is followed beside the next one', async () => {
    const { open, executions, listed, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await executions.show('a')
    executions.current.reset()
    await flushPromises()
    expect(listed().pending).toEqual(['a unconfirmed'])
    say('a', 'success')
    expect(listed()).toEqual({ pending: [], past: ['a success'] })
  })

  it('behavior: a journal that fails by then shows nothing', async () => {
    const kept = createMemoryJournal()
    let isBroken = false
    const { open, executions } = await createPage([], {
      read: () => (isBroken ? Promise.reject(new Error('blocked')) : kept.read()),
    })
    open()
    await flushPromises()
    isBroken = true
    expect(await executions.show('a')).toBe(false)
  })
})

describe('forget', () => {
  it.each(['success', 'refunded', 'rejected', 'failed'] as const)(
    'default: what is %s is removed, and followed no more',
    async (status) => {
      const { open, executions, listed, kept, watches } = await createPage([recordOf('a', status)])
      open()
      await flushPromises()
      expect(await executions.forget('a')).toBe(true)
      expect(await kept.read()).toEqual([])
      expect(listed()).toEqual({ pending: [], past: [] })
      for (const { isStopped } of watches.values()) expect(isStopped).toBe(true)
    },
  )

  it('behavior: not what is under way, followed or current', async () => {
    const { open, executions, kept, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    say('a', 'submitted')
    expect(await executions.forget('a')).toBe(false)
    await executions.show('a')
    say('a', 'submitted')
    expect(await executions.forget('a')).toBe(false)
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: what a store alone says is under way', async () => {
    const { open, executions, kept, watches, listed } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(true)
    expect(await kept.read()).toEqual([])
    expect(watches.get('0xa')?.isStopped).toBe(true)
    expect(listed()).toEqual({ pending: [], past: [] })
  })

  it('behavior: what a store alone says was prompted, until the service has spoken of it', async () => {
    const stored = recordOf('a', 'unknown', { items: lostItems() })
    const unheard = await createPage([stored])
    unheard.open()
    await flushPromises()
    expect(unheard.listed().pending).toEqual(['a unknown'])
    expect(await unheard.executions.forget('a')).toBe(true)
    const heard = await createPage([stored])
    heard.open()
    await flushPromises()
    const status = {
      rawStatus: 'waiting',
      status: 'waiting',
      isDeposited: false,
      updatedAt: undefined,
    } as const
    heard.watches.get('0xa')?.onStatus(status)
    expect(await heard.executions.forget('a')).toBe(false)
  })

  it('behavior: the current one once it is over', async () => {
    const { open, executions, kept, say } = await createPage([recordOf('a', 'filling')])
    open()
    await flushPromises()
    await executions.show('a')
    say('a', 'success')
    await flushPromises()
    expect(await executions.forget('a')).toBe(true)
    expect(await kept.read()).toEqual([])
  })

  it.each(['awaitingWallet', 'confirming', 'filling', 'unknown', 'failed'] as const)(
    'behavior: not what the journal holds as %s, before the list was opened',
    async (status) => {
      const { executions, kept } = await createPage([recordOf('a', status), recordOf('b', 'success')])
      expect(await executions.forget('a')).toBe(false)
      expect(await executions.forget('b')).toBe(true)
      expect((await kept.read()).map(({ id }) => id)).toEqual(['a'])
    },
  )

  it('behavior: not what another tab has, while the list is read for the first time', async () => {
    const stored = createMemoryJournal()
    await stored.write({ id: 'a', text: writeRecord(recordOf('a', 'awaitingWallet')) })
    const gates: (() => void)[] = []
    const { open, executions, held } = await createPage([], {
      ...stored,
      read: async () => {
        await new Promise<void>((resolve) => gates.push(resolve))
        return stored.read()
      },
    })
    held.add(lockOf('a'))
    open()
    const isForgotten = executions.forget('a')
    await flushPromises()
    for (const end of gates) end()
    expect(await isForgotten).toBe(false)
    expect(await stored.read()).toHaveLength(1)
  })

  it('behavior: not what another tab has begun since the list was read', async () => {
    const { open, executions, put, kept } = await createPage()
    open()
    await flushPromises()
    await put(recordOf('a', 'awaitingWallet'))
    expect(await executions.forget('a')).toBe(false)
    expect(await kept.read()).toHaveLength(1)
  })

  it('behavior: what is not of this list stays: another service’s transfer, and a deposit address', async () => {
    const { open, executions, kept, put } = await createPage()
    await put(recordOf('a', 'success', { baseUrl: 'https://other.invalid' }))
    await kept.write({ id: 'deposit:0x1', text: '{}' })
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(await executions.forget('deposit:0x1')).toBe(false)
    expect(await kept.read()).toHaveLength(2)
    // What is not there need not be removed.
    expect(await executions.forget('b')).toBe(true)
  })

  it('error: nothing is removed by a journal that can’t be read', async () => {
    const removed: string[] = []
    const { executions } = await createPage([recordOf('a', 'success')], {
      read: () => Promise.reject(new Error('blocked')),
      remove: async (id) => void removed.push(id),
    })
    expect(await executions.forget('a')).toBe(false)
    expect(removed).toEqual([])
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
  })

  it('error: a journal that refuses is told', async () => {
    const { open, executions, listed } = await createPage([recordOf('a', 'success')], {
      remove: () => Promise.reject(new Error('blocked')),
    })
    open()
    await flushPromises()
    expect(await executions.forget('a')).toBe(false)
    expect(executions.getState().error).toMatchObject({ name: 'JournalError' })
    expect(listed().past).toEqual(['a unconfirmed'])
  })
})

describe('what ends with the list', () => {
  it('default: nothing is followed, read or waited for any more', async () => {
    const { open, executions, watches, held, pauses, tell, reads } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    held.add(lockOf('b'))
    const close = open()
    await flushPromises()
    close()
    expect(watches.get('0xa')?.isStopped).toBe(true)
    expect(held).not.toContain(lockOf('a'))
    expect(pauses.map(({ signal }) => signal?.aborted)).toEqual([true])
    const before = reads()
    tell()
    await flushPromises()
    expect(reads()).toBe(before)
    expect(await executions.show('a')).toBe(false)
  })

  it('behavior: opened again, all of it is found again', async () => {
    const { open, listed, held, pauses } = await createPage([
      recordOf('a', 'filling'),
      recordOf('b', 'filling'),
    ])
    held.add(lockOf('b'))
    open()()
    await flushPromises()
    open()
    await flushPromises()
    expect(listed().pending.toSorted()).toEqual(['a unconfirmed', 'b unconfirmed elsewhere'])
    expect(pauses.at(-1)?.signal?.aborted).toBe(false)
  })

  it('behavior: opened again, nothing is taken for another page’s that is not any more', async () => {
    const { open, executions, listed, held } = await createPage([recordOf('a', 'filling')])
    held.add(lockOf('a'))
    const close = open()
    await flushPromises()
    close()
    held.clear()
    const told: string[] = []
    executions.subscribe(() => told.push(...listed().pending))
    open()
    await flushPromises()
    expect(new Set(told)).toEqual(new Set(['a unconfirmed']))
  })

  it('behavior: works with a journal that has no subscribe', async () => {
    const { open, listed } = await createPage([recordOf('a', 'success')], { subscribe: undefined as never })
    const close = open()
    await flushPromises()
    expect(listed().past).toEqual(['a unconfirmed'])
    expect(close).not.toThrow()
  })

  it('behavior: closed while it reads, it follows nothing', async () => {
    const { open, watches } = await createPage([recordOf('a', 'filling')])
    const close = open()
    close()
    await flushPromises()
    expect(watches.size).toBe(0)
  })

  it('behavior: the connected wallet is asked what became of a batch, and for nothing else', async () => {
    const asked: string[] = []
    const record = recordOf('a', 'awaitingWallet')
    const [item] = record.items
    const items = [
      {
        ...item,
        status: 'prompting',
        intent: { from: account, at: now, nonce: 7, callsId: '0x9', approval: null },
      },
    ] as unknown as ExecutionRecord['items']
    const { open, wallet } = await createPage([{ ...record, items }])
    open({
      getWallet: () => ({
        ...wallet,
        batches: {
          getAtomicity: async () => 'supported',
          sendCalls: async () => '0x9',
          getCallsStatus: async (id) => {
            asked.push(id)
            return { status: 100, transactionHashes: [] }
          },
        },
      }),
    })
    await flushPromises()
    expect(new Set(asked)).toEqual(new Set(['0x9']))
  })
})

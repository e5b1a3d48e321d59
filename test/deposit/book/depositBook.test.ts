import { describe, expect, it, vi } from 'vitest'
import { storeLimitMs } from '../../../src/execution/ports/journal/storeLimits.ts'
import { toJsonText } from '../../../src/utils/text/toJsonText.ts'
import { createDepositBook } from '../../../src/deposit/book/depositBook.ts'
import type { StoredDeposit } from '@causeway/react'
import { systemClock } from '../../../src/utils/time/clock.ts'
import { type Clock, type DepositTerms, createMemoryJournal, type Journal } from '@causeway/react/execution'
import { isDepositPending } from '../../../src/deposit/book/depositEntry.ts'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import { createManualClock } from '@causeway/sandbox/simulated'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'
import { JournalError } from '@causeway/react'

const baseUrl = 'https://sandbox.invalid'
const day = 24 * 60 * 60_000
const terms: DepositTerms = {
  requestId: '0x1',
  type: 'strict',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pay: { chainId: 1, decimals: 18, amount: 10n ** 18n + 1n },
  receive: { chainId: 2, decimals: 18, amount: 10n ** 18n },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  requestedAt: 1_000,
  expiresAt: 3_601_000,
}

/** Opens a book, and waits until it has read its journal. */
async function open(journal: Journal, now = () => 2_000, url = baseUrl) {
  const book = createDepositBook({ baseUrl: url, journal }, { ...systemClock, now })
  await new Promise<void>((resolve) => book.subscribe(resolve))
  return book
}

const idsOf = ({ getState }: Awaited<ReturnType<typeof open>>) =>
  getState().deposits.map(({ terms }) => terms.requestId)

describe('createDepositBook', () => {
  it('default: reads stored addresses back, with exact amounts', async () => {
    const journal = createMemoryJournal()
    await (await open(journal)).save(terms)
    const { deposits, isLoaded } = (await open(journal)).getState()
    expect(isLoaded).toBe(true)
    expect(deposits).toEqual([
      expect.objectContaining({ terms, status: 'waiting', updatedAt: 2_000, isStored: true }),
    ])
  })

  it('behavior: keeps the owner of an address while its state changes', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms, '0x90F79bf6EB2c4f870365E785982E1f101E93b906')
    await book.updateStatus(terms.requestId, 'pending')
    const { deposits } = (await open(journal)).getState()
    expect(deposits.map(({ account, status }) => ({ account, status }))).toEqual([
      { account: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', status: 'pending' },
    ])
  })

  it('behavior: keeps that a deposit was dropped, for as long as that is its state', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    const stored = async () =>
      (await open(journal)).getState().deposits.map(({ status, isDropped }) => [status, isDropped])
    await book.updateStatus(terms.requestId, 'failure')
    await book.updateStatus(terms.requestId, 'failure', true)
    expect(await stored()).toEqual([['failure', true]])
    // It went through after all.
    await book.updateStatus(terms.requestId, 'success')
    expect(await stored()).toEqual([['success', undefined]])
  })

  it('behavior: ignores an older report, even after a reload', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    const seen: unknown[] = []
    for (const status of [
      'unknown',
      'waiting',
      'depositing',
      'waiting',
      'unknown',
      'success',
      'waiting',
    ] as const) {
      await book.updateStatus(terms.requestId, status)
      seen.push(book.getState().deposits[0]?.status)
    }
    expect(seen).toEqual([
      'unknown',
      'waiting',
      'depositing',
      'depositing',
      'depositing',
      'success',
      'success',
    ])
    expect((await open(journal)).getState().deposits[0]?.status).toBe('success')
  })

  it('behavior: keeps what is known of a request whose address is requested again', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    await book.updateStatus(terms.requestId, 'pending')
    const again = await open(journal)
    await again.save(terms)
    expect(again.getState().deposits).toMatchObject([{ status: 'pending', isAudited: true }])
    expect((await open(journal)).getState().deposits).toMatchObject([{ status: 'pending' }])
  })

  it('behavior: uses a report before it is stored, and while storage still has an older one', async () => {
    const kept = createMemoryJournal()
    let tell = () => {}
    const journal: Journal = { ...kept, subscribe: (listener) => ((tell = listener), () => {}) }
    const book = await open(journal)
    await book.save(terms)
    const [before] = await kept.read()
    const slow = Promise.withResolvers<void>()
    journal.write = async (entry) => {
      await slow.promise
      await kept.write(entry)
    }
    const storing = book.updateStatus(terms.requestId, 'depositing')
    expect(book.getState().deposits).toMatchObject([{ status: 'depositing', isStored: true }])
    // An older report of the same moment.
    await book.updateStatus(terms.requestId, 'waiting')
    slow.resolve()
    await storing
    expect((await open(kept)).getState().deposits[0]?.status).toBe('depositing')
    // Another page, which is behind, writes over it.
    if (before) await kept.write(before)
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    tell()
    await heard
    expect(book.getState().deposits).toMatchObject([{ status: 'depositing', isStored: true }])
  })

  it('behavior: lists the newest first, each with its last state', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    await book.save({ ...terms, requestId: '0x2', requestedAt: 5_000 })
    await book.updateStatus('0x1', 'pending')
    expect(idsOf(book)).toEqual(['0x2', '0x1'])
    const again = await open(journal)
    expect(again.getState().deposits.map(({ status }) => status)).toEqual(['waiting', 'pending'])
  })

  it('behavior: ignores addresses of another provider, and executions', async () => {
    const journal = createMemoryJournal()
    await journal.write({ id: 'an execution', text: '{}' })
    await (await open(journal)).save(terms)
    expect(idsOf(await open(journal, () => 0, 'https://other.invalid'))).toEqual([])
    expect((await readJournal(journal, baseUrl)).unreadable.map(({ id }) => id)).toEqual(['an execution'])
  })

  it('behavior: keeps entries that can’t be read', async () => {
    const journal = createMemoryJournal()
    const texts = ['', '{}', '[]', JSON.stringify({ version: 99, baseUrl, terms: {} })]
    for (const [index, text] of texts.entries()) await journal.write({ id: `deposit:${index}`, text })
    const book = await open(journal)
    expect(idsOf(book)).toEqual([])
    expect(await journal.read()).toHaveLength(texts.length)
    // They are listed, and removed when the user wants that.
    expect(book.getState().unreadable.map(({ id, text }) => [id, text])).toEqual(
      texts.map((text, index) => [`deposit:${index}`, text]),
    )
    await book.forget('deposit:2')
    expect(book.getState().unreadable).toHaveLength(3)
    expect(await journal.read()).toHaveLength(3)
  })

  it('behavior: lists entries that can’t be read, and keeps them until they are removed, whatever their date', async () => {
    const journal = createMemoryJournal()
    const now = 2_000 + 40 * day
    const own = { version: 1, baseUrl, terms: {}, updatedAt: 2_000 }
    const entries = {
      own,
      young: { ...own, updatedAt: now - 29 * day },
      ahead: { ...own, updatedAt: now + 9 * day },
      undated: { ...own, updatedAt: 'long ago' },
      newer: { ...own, version: 2 },
      unversioned: { ...own, version: undefined },
      nobodys: { ...own, baseUrl: undefined },
    }
    for (const [id, entry] of Object.entries(entries))
      await journal.write({ id: `deposit:${id}`, text: JSON.stringify(entry) })
    await journal.write({
      id: 'deposit:elsewhere',
      text: JSON.stringify({ ...own, baseUrl: 'https://b.invalid' }),
    })
    const book = await open(journal, () => now)
    expect(book.getState().unreadable.map(({ id }) => id)).toEqual(
      Object.keys(entries).map((id) => `deposit:${id}`),
    )
    // What a read removes is gone once the next one has finished.
    await book.forget('deposit:none')
    expect(await journal.read()).toHaveLength(Object.keys(entries).length + 1)
  })

  it.each<
    [call: string, argument: string, rule: string, run: (book: Awaited<ReturnType<typeof open>>) => unknown]
  >([
    ['save', 'terms', 'it must come from `requestDepositAddress`', (book) => book.save(undefined as never)],
    ...(
      ['requestId', 'type', 'address', 'pay', 'receive', 'recipient', 'refundTo', 'requestedAt'] as const
    ).map((field): [string, string, string, (book: Awaited<ReturnType<typeof open>>) => unknown] => [
      'save',
      'terms',
      `it must come from \`requestDepositAddress\`, with \`${field}\``,
      (book) => book.save({ ...terms, [field]: undefined }),
    ]),
    ['save', 'account', 'it must be an address, as text', (book) => book.save(terms, 5 as never)],
    [
      'updateStatus',
      'requestId',
      'it must be text',
      (book) => book.updateStatus(undefined as never, 'success'),
    ],
    ['updateStatus', 'status', '"success"', (book) => book.updateStatus('0x1', 'done' as never)],
    ['forget', 'requestId', 'it must be text', (book) => book.forget(undefined as never)],
  ])('error: %s: %s: %s', async (call, argument, rule, run) => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await expect(run(book)).rejects.toMatchObject({
      name: 'InvalidArgumentError',
      argument,
      rule: expect.stringContaining(rule),
      message: expect.stringContaining(`\`${call}\``),
    })
    expect(await journal.read()).toEqual([])
  })

  it('behavior: clears what no version can read, but nothing that a newer one can', async () => {
    const journal = createMemoryJournal()
    for (const version of [1, 2]) {
      const text = JSON.stringify({ version, baseUrl, terms: {} })
      await journal.write({ id: `deposit:${version}`, text })
    }
    const book = await open(journal)
    expect(book.getState().clearableCount).toBe(1)
    expect(await book.clear()).toEqual({ removed: 1, kept: 1 })
    expect((await journal.read()).map(({ id }) => id)).toEqual(['deposit:2'])
  })

  it('behavior: removes an address for good', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    await book.forget('0x1')
    expect(idsOf(book)).toEqual([])
    expect(await journal.read()).toEqual([])
  })

  it.each(['save', 'updateStatus'] as const)(
    'behavior: removes an address for good while a %s is being stored',
    async (task) => {
      const stored = createMemoryJournal()
      const gates: (() => void)[] = []
      const slow = <result>(change: () => Promise<result>) =>
        new Promise<void>((resolve) => gates.push(resolve)).then(change)
      const journal: Journal = {
        ...stored,
        write: (entry) => slow(() => stored.write(entry)),
        remove: (id) => slow(() => stored.remove(id)),
      }
      if (task === 'updateStatus') await (await open(stored)).save(terms)
      const book = await open(journal)
      const storing = task === 'save' ? book.save(terms) : book.updateStatus('0x1', 'pending')
      const forgetting = book.forget('0x1')
      for (let turn = 0; turn < 3; turn++) {
        await new Promise(setImmediate)
        for (const end of gates.splice(0).toReversed()) end()
      }
      await Promise.all([storing, forgetting])
      expect([idsOf(book), await stored.read()]).toEqual([[], []])
    },
  )

  it.each(['save', 'updateStatus'] as const)(
    'behavior: removes an address for good after a %s that was given up and is stored long after',
    async (task) => {
      const stored = createMemoryJournal()
      const { promise, resolve } = Promise.withResolvers<void>()
      const journal: Journal = {
        ...stored,
        write: (entry) => promise.then(() => stored.write(entry)),
      }
      if (task === 'updateStatus') await (await open(stored)).save(terms)
      const clock = createManualClock(2_000)
      const book = createDepositBook({ baseUrl, journal }, toSleepClock(clock))
      await new Promise<void>((resolve) => book.subscribe(resolve))
      const storing = task === 'save' ? book.save(terms) : book.updateStatus('0x1', 'pending')
      await clock.advance(storeLimitMs)
      await storing
      await book.forget('0x1')
      expect(await stored.read()).toEqual([])
      resolve()
      await new Promise(setImmediate)
      expect([idsOf(book), await stored.read()]).toEqual([[], []])
    },
  )

  it('behavior: removes addresses that were settled long ago, and keeps the others', async () => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    await book.save({ ...terms, requestId: '0x2' })
    await book.save({ ...terms, requestId: '0x3' })
    await book.updateStatus('0x1', 'success')
    await book.updateStatus('0x2', 'depositing')
    const later = () => 2_000 + 31 * day
    await open(journal, later)
    const again = await open(journal, later)
    expect(idsOf(again)).toEqual(['0x2', '0x3'])
    // An address that was never paid, as far as is known, goes when the user removes it.
    expect(await again.clear()).toEqual({ removed: 1, kept: 1 })
    expect(idsOf(again)).toEqual(['0x2'])
  })

  it.each(['success', 'refund', 'failure'])(
    'error: keeps an address with %s of a future time as not pending: the clock may have been ahead',
    async (status) => {
      const journal = createMemoryJournal()
      const updatedAt = 2_000 + 2 * day
      await journal.write({
        id: 'deposit:0x1',
        text: toJsonText({ version: 1, baseUrl, terms, status, updatedAt }),
      })
      const book = await open(journal)
      expect(book.getState().pending).toEqual([])
      // Removing goes before what is written next.
      await book.save({ ...terms, requestId: '0x2' })
      expect((await journal.read()).map(({ id }) => id).toSorted()).toEqual(['deposit:0x1', 'deposit:0x2'])
    },
  )

  it('error: keeps in the page what a browser can’t store, and marks it as not stored', async () => {
    const refuse = async () => Promise.reject(new DOMException('QuotaExceededError'))
    const book = await open({ read: refuse, write: refuse, remove: refuse })
    await book.save(terms)
    await book.updateStatus('0x1', 'pending')
    expect(book.getState().deposits).toEqual([
      expect.objectContaining({ terms, status: 'pending', isStored: false }),
    ])
  })

  it('error: gives up a store that never answers by the clock of the book', async () => {
    const clock = createManualClock(2_000)
    const hang = () => new Promise<never>(() => {})
    const book = createDepositBook(
      { baseUrl, journal: { read: hang, write: hang, remove: hang } },
      toSleepClock(clock),
    )
    book.subscribe(() => {})
    const ends = vi.fn()
    void book.save(terms).then(ends)
    void book.forget('0x2').then(ends)
    await clock.advance(storeLimitMs)
    await vi.waitFor(() => expect(ends).toHaveBeenCalledTimes(2))
    expect(book.getState().deposits).toEqual([expect.objectContaining({ terms, isStored: false })])
    await vi.waitFor(() => expect(book.getState().error).toBeInstanceOf(JournalError))
  })

  /** A book whose store can be broken, and whose pauses between reads the test ends. */
  async function openBroken() {
    const kept = createMemoryJournal()
    const store = { isBroken: true, reads: 0, tell: () => {} }
    const pauses: { ms: number; end: () => void; signal: AbortSignal | undefined }[] = []
    const clock: Clock = {
      now: () => 2_000,
      sleep: (ms, signal) =>
        new Promise((end, reject) => {
          if (ms !== storeLimitMs) pauses.push({ ms, end, signal })
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    }
    const journal: Journal = {
      ...kept,
      async read() {
        store.reads += 1
        if (store.isBroken) throw new DOMException('InvalidStateError')
        return kept.read()
      },
      subscribe: (listener) => ((store.tell = listener), () => {}),
    }
    const book = createDepositBook({ baseUrl, journal }, clock)
    return { kept, store, pauses, book }
  }
  const flush = async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  }

  it('error: reports a store that can’t be read, instead of an empty one, and reads it again until it can', async () => {
    const { kept, store, pauses, book } = await openBroken()
    await createDepositBook({ baseUrl, journal: kept }).save(terms)
    book.subscribe(() => {})
    await flush()
    expect(book.getState()).toMatchObject({ isLoaded: true, deposits: [], error: { name: 'JournalError' } })
    expect([store.reads, ...pauses.map(({ ms }) => ms)]).toEqual([1, 5_000])
    // A change meanwhile doesn't make the rest readable.
    await book.save({ ...terms, requestId: '0x2' })
    expect(book.getState().error?.name).toBe('JournalError')
    pauses[0]?.end()
    await flush()
    expect([store.reads, pauses.length]).toEqual([2, 2])
    store.isBroken = false
    pauses[1]?.end()
    await flush()
    expect([store.reads, book.getState().error, idsOf(book).toSorted()]).toEqual([
      3,
      undefined,
      ['0x1', '0x2'],
    ])
    expect(pauses).toHaveLength(2)
  })

  it('error: still lists what it has read when the store can’t be read again', async () => {
    const { kept, store, book } = await openBroken()
    await createDepositBook({ baseUrl, journal: kept }).save(terms)
    await kept.write({ id: 'deposit:cut', text: '{' })
    store.isBroken = false
    book.subscribe(() => {})
    await flush()
    expect(idsOf(book)).toEqual(['0x1'])
    store.isBroken = true
    store.tell()
    await flush()
    expect([idsOf(book), book.getState().unreadable.length, book.getState().error?.name]).toEqual([
      ['0x1'],
      1,
      'JournalError',
    ])
    store.isBroken = false
    store.tell()
    await flush()
    expect([idsOf(book), book.getState().error]).toEqual([['0x1'], undefined])
  })

  it('behavior: reads nothing again without listeners, and does so with a new one', async () => {
    const { store, pauses, book } = await openBroken()
    const leave = book.subscribe(() => {})
    await flush()
    leave()
    // As in React's strict mode.
    book.subscribe(() => {})
    await flush()
    expect(pauses.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    pauses[1]?.end()
    await flush()
    expect(store.reads).toBe(3)
  })

  it('behavior: keeps what could not be stored while other tabs change the rest', async () => {
    let tell = () => {}
    const journal: Journal = {
      ...createMemoryJournal(),
      subscribe: (listener) => ((tell = listener), () => {}),
    }
    const book = await open({
      ...journal,
      write: async () => Promise.reject(new DOMException('QuotaExceededError')),
    })
    await book.save(terms)
    await createDepositBook({ baseUrl, journal }).save({ ...terms, requestId: '0x2', requestedAt: 0 })
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    tell()
    await heard
    expect(idsOf(book)).toEqual(['0x1', '0x2'])
  })

  it('behavior: keeps what may still be paid once another tab has emptied the store, and doesn’t store it', async () => {
    let tell = () => {}
    const journal: Journal = {
      ...createMemoryJournal(),
      subscribe: (listener) => ((tell = listener), () => {}),
    }
    const book = await open(journal)
    await book.save(terms)
    await book.save({ ...terms, requestId: '0x2', requestedAt: 0 })
    await book.updateStatus('0x2', 'success')
    for (const { id } of await journal.read()) await journal.remove(id)
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    tell()
    await heard
    const { deposits, pending } = book.getState()
    expect(deposits).toEqual([expect.objectContaining({ terms, isStored: false, isAudited: true })])
    expect(pending).toEqual(deposits)
    await book.updateStatus('0x1', 'pending')
    expect(book.getState().deposits).toEqual([expect.objectContaining({ status: 'pending', isStored: true })])
  })

  it('behavior: doesn’t take an entry that is written during a read as removed', async () => {
    let tell = () => {}
    const kept = createMemoryJournal()
    let answer: Promise<void> | undefined
    const journal: Journal = {
      ...kept,
      subscribe: (listener) => ((tell = listener), () => {}),
      async read() {
        const entries = await kept.read()
        await answer
        return entries
      },
    }
    const book = await open(journal)
    const gate = Promise.withResolvers<void>()
    answer = gate.promise
    tell()
    await book.save(terms)
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    gate.resolve()
    await heard
    expect(book.getState().deposits).toEqual([expect.objectContaining({ terms, isStored: true })])
  })

  it('behavior: doesn’t bring back an entry that was read while the list was cleared', async () => {
    let tell = () => {}
    let answer: Promise<void> | undefined
    const kept = createMemoryJournal()
    const journal: Journal = {
      ...kept,
      subscribe: (listener) => ((tell = listener), () => {}),
      async read() {
        const [entries, gate] = [await kept.read(), answer]
        answer = undefined
        await gate
        return entries
      },
    }
    const book = await open(journal)
    await book.save(terms)
    await book.updateStatus('0x1', 'success')
    const gate = Promise.withResolvers<void>()
    answer = gate.promise
    tell()
    expect(await book.clear()).toEqual({ removed: 1, kept: 0 })
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    gate.resolve()
    await heard
    expect(idsOf(book)).toEqual([])
  })

  it('default: reads nothing before the first listener', async () => {
    let reads = 0
    const journal: Journal = { ...createMemoryJournal(), read: async () => (reads++, []) }
    const book = createDepositBook({ baseUrl, journal })
    expect(book.getState()).toEqual({
      isLoaded: false,
      clearableCount: 0,
      deposits: [],
      pending: [],
      unreadable: [],
      error: undefined,
    })
    await Promise.resolve()
    expect(reads).toBe(0)
  })

  it('behavior: reads the journal and subscribes to it once for all listeners, and stops after the last one', async () => {
    const world = { reads: 0, listening: 0 }
    const journal: Journal = {
      ...createMemoryJournal(),
      read: async () => (world.reads++, []),
      subscribe: () => {
        world.listening += 1
        return () => {
          world.listening -= 1
        }
      },
    }
    const book = createDepositBook({ baseUrl, journal })
    const [one, other] = [0, 1].map(() => book.subscribe(() => {}))
    expect(world).toEqual({ reads: 1, listening: 1 })
    one?.()
    expect(world.listening).toBe(1)
    other?.()
    expect(world.listening).toBe(0)
    book.subscribe(() => {})
    expect(world).toEqual({ reads: 2, listening: 1 })
  })

  it('behavior: doesn’t call a listener that was removed', async () => {
    const book = await open(createMemoryJournal())
    let heard = 0
    book.subscribe(() => {
      heard += 1
    })()
    await book.save(terms)
    expect(heard).toBe(0)
  })

  it('behavior: lists separately what may still be paid', async () => {
    const book = await open(createMemoryJournal())
    await book.save(terms)
    await book.save({ ...terms, requestId: '0x2' })
    await book.updateStatus('0x1', 'success')
    expect(idsOf(book)).toHaveLength(2)
    expect(book.getState().pending.map(({ terms: { requestId } }) => requestId)).toEqual(['0x2'])
  })

  it('behavior: stores a state only when it is new, and only for known addresses', async () => {
    const written: string[] = []
    const kept = createMemoryJournal()
    const book = await open({
      ...kept,
      write: async (entry) => {
        written.push(entry.id)
        await kept.write(entry)
      },
    })
    await book.save(terms)
    await book.updateStatus('0x1', 'waiting')
    await book.updateStatus('0x9', 'success')
    expect(written).toEqual(['deposit:0x1'])
    await book.updateStatus('0x1', 'pending')
    expect(written).toEqual(['deposit:0x1', 'deposit:0x1'])
    expect(idsOf(book)).toEqual(['0x1'])
  })

  it.each([
    ['success', 30 * day, true],
    ['success', 30 * day + 1, false],
    ['refund', 30 * day + 1, false],
    ['failure', 300 * day, true],
    ['waiting', 300 * day, true],
    ['unknown', 300 * day, true],
    ['pending', 300 * day, true],
  ] as const)('behavior: keeps a %s for %d ms: %s', async (status, age, isKept) => {
    const journal = createMemoryJournal()
    const book = await open(journal, () => 2_000)
    await book.save(terms)
    await book.updateStatus('0x1', status)
    await open(journal, () => 2_000 + age)
    expect(await journal.read()).toHaveLength(isKept ? 1 : 0)
  })

  it.each(['unknown', 'depositing'] as const)('behavior: reads %s as it was written', async (status) => {
    const journal = createMemoryJournal()
    const book = await open(journal)
    await book.save(terms)
    await book.updateStatus('0x1', status)
    expect((await open(journal)).getState().deposits).toMatchObject([{ status }])
  })

  it('behavior: lists the twenty newest addresses that only the store knows as pending, and the next ones once those are removed', async () => {
    const journal = createMemoryJournal()
    const writer = await open(journal)
    const ids = Array.from({ length: 25 }, (_, index) => `0x${index + 10}`)
    for (const [index, requestId] of ids.entries())
      await writer.save({ ...terms, requestId, requestedAt: 1_000 + index })
    // The page that requested them lists all of them.
    expect(writer.getState().pending).toHaveLength(25)
    const pendingOf = (book: Awaited<ReturnType<typeof open>>) =>
      book.getState().pending.map(({ terms: { requestId } }) => requestId)
    const newestFirst = ids.toReversed()
    const book = await open(journal)
    expect(idsOf(book)).toEqual(newestFirst)
    expect(pendingOf(book)).toEqual(newestFirst.slice(0, 20))
    await book.save({ ...terms, requestId: '0x1', requestedAt: 500 })
    expect(pendingOf(book)).toEqual([...newestFirst.slice(0, 20), '0x1'])
    for (const requestId of newestFirst.slice(0, 3)) await book.forget(requestId)
    expect(pendingOf(book)).toEqual([...newestFirst.slice(3, 23), '0x1'])
    // An address that isn't listed may still be pending.
    expect(await book.clear()).toEqual({ removed: 0, kept: 23 })
  })

  it('behavior: keeps an address whose state changes while the list is cleared', async () => {
    const kept = createMemoryJournal()
    // Like IndexedDB, it does one thing after the other.
    let last: Promise<unknown> = Promise.resolve()
    const oneByOne = <result>(task: () => Promise<result>) => {
      const next = last.then(task)
      last = next
      return next
    }
    const journal: Journal = {
      read: () => oneByOne(kept.read),
      write: (entry) => oneByOne(() => kept.write(entry)),
      remove: (id) => oneByOne(() => kept.remove(id)),
    }
    let time = 2_000
    const book = await open(journal, () => time)
    await book.save(terms)
    await book.save({ ...terms, requestId: '0x2' })
    // Too late to be paid, as far as the store knows.
    time += 10 * day
    const clearing = book.clear()
    await book.updateStatus('0x1', 'pending')
    expect(await clearing).toEqual({ removed: 1, kept: 1 })
    expect((await kept.read()).map(({ id }) => id)).toEqual(['deposit:0x1'])
    expect(book.getState().deposits).toMatchObject([{ status: 'pending', isStored: true }])
  })

  it('error: keeps an address that storage doesn’t know was paid when the list is cleared', async () => {
    const journal = createMemoryJournal()
    let time = 2_000
    const book = await open(journal, () => time)
    await book.save(terms)
    const { write } = journal
    journal.write = () => Promise.reject(new Error('full'))
    time += 10 * day
    await book.updateStatus('0x1', 'depositing')
    journal.write = write
    expect(await book.clear()).toEqual({ removed: 0, kept: 1 })
    expect(await journal.read()).toHaveLength(1)
  })

  it('behavior: doesn’t list what was removed during a read', async () => {
    const kept = createMemoryJournal()
    const slow = Promise.withResolvers<void>()
    let tell = () => {}
    const journal: Journal = { ...kept, subscribe: (listener) => ((tell = listener), () => {}) }
    const book = await open(journal)
    await book.save(terms)
    journal.read = async () => {
      journal.read = kept.read
      const entries = await kept.read()
      await slow.promise
      return entries
    }
    tell()
    await book.forget('0x1')
    slow.resolve()
    tell()
    await new Promise<void>((resolve) => book.subscribe(resolve))
    expect(idsOf(book)).toEqual([])
  })

  it('behavior: keeps 200 addresses, and all that are not over', async () => {
    const journal = createMemoryJournal()
    const writer = await open(journal)
    const requestIdOf = (index: number) => `0x${index + 1_000}`
    for (let index = 0; index < 203; index += 1) {
      await writer.save({ ...terms, requestId: requestIdOf(index), requestedAt: 1_000 + index })
      if (index !== 1) await writer.updateStatus(requestIdOf(index), 'success')
    }
    await open(journal)
    await vi.waitFor(async () => expect(await journal.read()).toHaveLength(201), { timeout: 60_000 })
    const left = idsOf(await open(journal))
    expect(left).toContain(requestIdOf(1))
    expect(left).not.toContain(requestIdOf(0))
    expect(left).not.toContain(requestIdOf(2))
  })

  it.each([
    ['pending', 30 * day, 203],
    ['pending', 30 * day + 1, 200],
    ['depositing', 30 * day + 1, 200],
    ['submitted', 30 * day + 1, 200],
    // Dated ahead, as nothing is that this library writes.
    ['pending', -2 * day, 200],
  ] as const)('behavior: keeps, for 203 addresses that are %s for %d ms, %d', async (status, age, kept) => {
    const journal = createMemoryJournal()
    const writer = await open(journal, () => 2_000)
    const requestIdOf = (index: number) => `0x${index + 1_000}`
    for (let index = 0; index < 203; index += 1) {
      await writer.save({ ...terms, requestId: requestIdOf(index), requestedAt: 1_000 + index })
      await writer.updateStatus(requestIdOf(index), status)
    }
    const book = await open(journal, () => 2_000 + age)
    await vi.waitFor(async () => expect(await journal.read()).toHaveLength(kept), { timeout: 60_000 })
    // The newest stay.
    expect(idsOf(book)[0]).toBe(requestIdOf(202))
    expect((await journal.read()).some(({ id }) => id === `deposit:${requestIdOf(0)}`)).toBe(kept === 203)
  })

  it.each<[title: string, requestedAt: number, readAt: number]>([
    ['is a month ahead now', 0, 31],
    ['was a month behind at the request', -31, 0],
    ['is a year ahead now', 0, 365],
  ])(
    'error: removes no address that may have been paid when the clock %s',
    async (_, requestedAt, readAt) => {
      const journal = createMemoryJournal()
      const today = 1_000 * day
      const asked = today + requestedAt * day
      const writer = await open(journal, () => asked)
      for (const status of ['waiting', 'unknown', 'depositing', 'failure', 'success'] as const) {
        await writer.save({
          ...terms,
          requestId: `0x${status}`,
          requestedAt: asked,
          expiresAt: asked + 3_600_000,
        })
        await writer.updateStatus(`0x${status}`, status)
      }
      await open(journal, () => today + readAt * day)
      // A success is over, whatever the clock says.
      await vi.waitFor(async () => expect(await journal.read()).toHaveLength(4), { timeout: 60_000 })
      const right = await open(journal, () => today)
      expect(idsOf(right).toSorted()).toEqual(['0xdepositing', '0xfailure', '0xunknown', '0xwaiting'])
    },
  )

  it('error: doesn’t fail in a browser that can’t remove entries', async () => {
    const kept = createMemoryJournal()
    const journal: Journal = { ...kept, remove: () => Promise.reject(new DOMException('denied')) }
    const book = await open(journal)
    await book.save(terms)
    await book.updateStatus('0x1', 'success')
    await open(journal, () => 2_000 + 31 * day)
    await book.forget('0x1')
    expect(idsOf(book)).toEqual([])
  })

  it.each<[string, { terms?: object; [field: string]: unknown }]>([
    ['of another version', { version: 2 }],
    ['without a version', { version: undefined }],
    ['of another provider', { baseUrl: 'https://other.invalid' }],
    ['of an unknown type', { terms: { type: 'loose' } }],
    ['without an address', { terms: { address: undefined } }],
    ['whose address is invalid', { terms: { address: 'here' } }],
    ['without an amount', { terms: { pay: { chainId: 1, decimals: 18 } } }],
    ['without a chain', { terms: { receive: { decimals: 18, amount: '1' } } }],
    ['without a time', { updatedAt: undefined }],
    ['without a status', { status: undefined }],
  ])('behavior: neither reads nor removes an entry %s', async (_, change) => {
    const journal = createMemoryJournal()
    await (await open(journal)).save(terms)
    const [entry] = await journal.read()
    const stored = JSON.parse(entry?.text ?? '') as { terms: object }
    const text = JSON.stringify({ ...stored, ...change, terms: { ...stored.terms, ...change.terms } })
    await journal.write({ id: entry?.id ?? '', text })
    expect(idsOf(await open(journal))).toEqual([])
    expect(await journal.read()).toEqual([{ id: 'deposit:0x1', text }])
  })

  it('behavior: lists a stored address once, whatever reports it', async () => {
    let tell = () => {}
    const journal: Journal = {
      ...createMemoryJournal(),
      subscribe: (listener) => ((tell = listener), () => {}),
    }
    const book = await open(journal)
    await book.save({ ...terms, type: 'open' })
    const kept = book.getState().deposits
    expect(kept).toMatchObject([{ terms: { type: 'open' }, isStored: true }])
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    tell()
    await heard
    expect(book.getState().deposits).toMatchObject(kept)
  })

  it('behavior: ignores a deposit address under the key of another kind of entry', async () => {
    const journal = createMemoryJournal()
    await (await open(journal)).save(terms)
    const [entry] = await journal.read()
    await journal.remove('deposit:0x1')
    await journal.write({ id: 'other:0x1', text: entry?.text ?? '' })
    expect(idsOf(await open(journal))).toEqual([])
  })

  it('behavior: shows an address that another tab has requested', async () => {
    let tell = () => {}
    const journal: Journal = {
      ...createMemoryJournal(),
      subscribe: (listener) => ((tell = listener), () => {}),
    }
    const [here, there] = [await open(journal), createDepositBook({ baseUrl, journal })]
    await there.save(terms)
    const heard = new Promise<void>((resolve) => here.subscribe(resolve))
    tell()
    await heard
    expect(idsOf(here)).toEqual(['0x1'])
  })
})

it.each<[title: string, deposit: Partial<StoredDeposit>, now: number, isPending: boolean]>([
  ['waiting, in time', {}, 2_000, true],
  ['waiting, a day late', {}, 3_601_000 + day - 1, true],
  ['waiting, later', {}, 3_601_000 + day, false],
  ['waiting, without an end', { terms: { ...terms, expiresAt: undefined } }, 2 * day, true],
  ['the same, later', { terms: { ...terms, expiresAt: undefined } }, 2 * day + 1_000, false],
  ['waiting, with a week to pay', { terms: { ...terms, expiresAt: 7 * day } }, 8 * day - 1, true],
  ['the same, later', { terms: { ...terms, expiresAt: 7 * day } }, 8 * day, false],
  ['waiting, for ever as it says', { terms: { ...terms, expiresAt: 9e15 } }, 31 * day + 1_000, false],
  ['on its way, however late', { status: 'depositing' }, 99 * day, true],
  ['an unknown status', { status: 'unknown' }, 1_000 + 30 * day - 1, true],
  ['the same, later', { status: 'unknown' }, 1_000 + 30 * day, false],
  ['a success', { status: 'success' }, 2_000, false],
  ['a refund', { status: 'refund' }, 2_000, false],
  ['a failure, for a day', { status: 'failure' }, 1_000 + day - 1, true],
  ['a failure, later', { status: 'failure' }, 1_000 + day, false],
])('default: isDepositPending: %s', (_, change, now, isPending) => {
  const deposit: StoredDeposit = {
    terms,
    status: 'waiting',
    updatedAt: 1_000,
    isStored: true,
    isAudited: false,
    ...change,
  }
  expect(isDepositPending(deposit, now)).toBe(isPending)
})

import { createMemoryJournal, type DepositTerms, type Journal } from '@causeway/react/execution'
import { createManualClock } from '@causeway/sandbox/simulated'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDepositBook } from '../../../src/deposit/book/depositBook.ts'
import { storeLimitMs } from '../../../src/execution/ports/journal/storeLimits.ts'
import { flushPromises } from '../../support/environment/waitForEngine.ts'
import { toSleepClock } from '../../support/environment/toSleepClock.ts'
import { required } from '../../support/mutations/places.ts'

const baseUrl = 'https://sandbox.invalid'
const requestId = '0x1'
const terms: DepositTerms = {
  requestId,
  type: 'strict',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pay: { chainId: 1, decimals: 18, amount: 10n ** 18n + 1n },
  receive: { chainId: 2, decimals: 18, amount: 10n ** 18n },
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  requestedAt: 1_000,
  expiresAt: 3_601_000,
}

/** Opens a book on a journal whose storage may be slow, and waits until it has read it. */
async function open(journal: Journal) {
  const clock = createManualClock(2_000)
  const book = createDepositBook({ baseUrl, journal }, toSleepClock(clock))
  await new Promise<void>((resolve) => book.subscribe(resolve))
  const statuses = async () =>
    (await journal.read()).map(({ text }) => (JSON.parse(text) as { status: string }).status)
  return { book, clock, statuses }
}

/** A journal whose first write lands only once it is told to. */
function createLateJournal() {
  const kept = createMemoryJournal()
  const landing = Promise.withResolvers<void>()
  const writes: string[] = []
  const journal: Journal = {
    ...kept,
    async write(entry) {
      writes.push(entry.text)
      if (writes.length === 1) await landing.promise
      await kept.write(entry)
    },
  }
  return { kept, journal, writes, land: landing.resolve }
}

/** A journal that refuses writes while its storage is full. */
function createFillableJournal() {
  const kept = createMemoryJournal()
  const storage = { isFull: false }
  const journal: Journal = {
    ...kept,
    async write(entry) {
      if (storage.isFull) throw new DOMException('QuotaExceededError')
      await kept.write(entry)
    },
  }
  return { kept, journal, storage }
}

afterEach(() => void vi.unstubAllGlobals())

describe('createDepositBook with slow storage', () => {
  it('error: repeats the newest status when an older write, given up before, lands over it', async () => {
    const { journal, writes, land } = createLateJournal()
    const { book, clock, statuses } = await open(journal)
    const saving = book.save(terms)
    await clock.advance(storeLimitMs)
    await saving
    expect(book.getState().deposits).toMatchObject([{ status: 'waiting', isStored: false }])
    await book.updateStatus(requestId, 'depositing')
    expect(await statuses()).toEqual(['depositing'])
    land()
    await vi.waitFor(() => expect(writes).toHaveLength(3))
    await flushPromises()
    expect(await statuses()).toEqual(['depositing'])
  })

  it('error: leaves a forgotten address forgotten when a write, given up before, lands after all', async () => {
    const { journal, writes, land } = createLateJournal()
    const { book, clock, statuses } = await open(journal)
    const saving = book.save(terms)
    await clock.advance(storeLimitMs)
    await saving
    await book.updateStatus(requestId, 'depositing')
    await book.forget(requestId)
    land()
    await flushPromises()
    expect([await statuses(), writes.length]).toEqual([[], 2])
  })

  it('error: keeps what another page stored of an address whose own write was given up', async () => {
    const { kept, journal, land } = createLateJournal()
    const { book, clock, statuses } = await open(journal)
    const saving = book.save(terms)
    await clock.advance(storeLimitMs)
    await saving
    // It lands after all, so another page finds the address, and sees its payment.
    land()
    await flushPromises()
    const { book: other } = await open(kept)
    await other.updateStatus(requestId, 'depositing')
    await clock.advance(5_000)
    await flushPromises()
    expect(await statuses()).toEqual(['depositing'])
  })

  it.each([
    ['refused', () => Promise.reject(new DOMException('QuotaExceededError'))],
    ['was never answered', () => new Promise<never>(() => {})],
  ] as const)('error: stores a status again that storage %s once', async (_, fail) => {
    const kept = createMemoryJournal()
    const { subscribe: _subscribe, ...journal } = kept
    let isBroken = false
    journal.write = (entry) => (isBroken ? fail() : kept.write(entry))
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    isBroken = true
    const reporting = book.updateStatus(requestId, 'depositing')
    await flushPromises()
    await clock.advance(storeLimitMs)
    await reporting
    expect(book.getState().deposits).toMatchObject([{ status: 'depositing', isStored: false }])
    isBroken = false
    expect(await statuses()).toEqual(['waiting'])
    // The first pause before a retry.
    await clock.advance(5_000)
    await vi.waitFor(() =>
      expect(book.getState().deposits).toMatchObject([{ status: 'depositing', isStored: true }]),
    )
    expect(await statuses()).toEqual(['depositing'])
  })

  it.each([
    ['hidden', { visibilityState: 'hidden' }, {}],
    ['offline', { visibilityState: 'visible' }, { onLine: false }],
  ])('error: stores a refused payment again while the page is %s', async (_, document, navigator) => {
    const events = new EventTarget()
    vi.stubGlobal('document', Object.assign(events, document))
    vi.stubGlobal('window', events)
    vi.stubGlobal('navigator', navigator)
    const { journal, storage } = createFillableJournal()
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    storage.isFull = true
    await book.updateStatus(requestId, 'depositing')
    storage.isFull = false
    expect(await statuses()).toEqual(['waiting'])
    await clock.advance(5_000)
    await flushPromises()
    expect(await statuses()).toEqual(['depositing'])
  })

  it('error: stores nothing again of an address that was forgotten meanwhile', async () => {
    const kept = createMemoryJournal()
    let isBroken = true
    const journal: Journal = {
      ...kept,
      write: (entry) =>
        isBroken ? Promise.reject(new DOMException('QuotaExceededError')) : kept.write(entry),
    }
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    isBroken = false
    await book.forget(requestId)
    await clock.advance(600_000)
    await flushPromises()
    expect([await statuses(), book.getState().deposits]).toEqual([[], []])
  })

  it('error: continues the retries with the next listener', async () => {
    const kept = createMemoryJournal()
    let isBroken = true
    const journal: Journal = {
      ...kept,
      write: (entry) =>
        isBroken ? Promise.reject(new DOMException('QuotaExceededError')) : kept.write(entry),
    }
    const clock = createManualClock(2_000)
    const book = createDepositBook({ baseUrl, journal }, toSleepClock(clock))
    await book.save(terms)
    isBroken = false
    book.subscribe(() => {})
    await flushPromises()
    await clock.advance(5_000)
    await flushPromises()
    expect(book.getState().deposits).toMatchObject([{ status: 'waiting', isStored: true }])
  })

  it('error: retries what storage refused after no listener is left, until it is stored', async () => {
    const kept = createMemoryJournal()
    let [writes, isFull] = [0, true]
    const journal: Journal = {
      ...kept,
      write(entry) {
        writes += 1
        return isFull ? Promise.reject(new DOMException('QuotaExceededError')) : kept.write(entry)
      },
    }
    const clock = createManualClock(2_000)
    const book = createDepositBook({ baseUrl, journal }, toSleepClock(clock))
    const loaded = Promise.withResolvers<void>()
    const close = book.subscribe(loaded.resolve)
    await loaded.promise
    await book.save(terms)
    await clock.advance(5_000)
    await flushPromises()
    expect(writes).toBe(2)
    close()
    isFull = false
    await clock.advance(600_000)
    await flushPromises()
    expect(await kept.read()).toHaveLength(1)
    await clock.advance(600_000)
    await flushPromises()
    expect(writes).toBe(3)
  })

  it('behavior: stores the newest status when two are reported while storage is slow', async () => {
    const kept = createMemoryJournal()
    const { book, statuses } = await open(kept)
    await book.save(terms)
    const seen: (string | undefined)[] = []
    book.subscribe(() => seen.push(book.getState().deposits[0]?.status))
    await Promise.all([
      book.updateStatus(requestId, 'unknown'),
      book.updateStatus(requestId, 'depositing'),
      book.updateStatus(requestId, 'success'),
    ])
    expect(seen.slice(seen.indexOf('success')).every((status) => status === 'success')).toBe(true)
    expect(await statuses()).toEqual(['success'])
  })
})

describe('createDepositBook beside another page, whose journal doesn’t report changes', () => {
  it.each([
    ['a payment', 'depositing', 'unknown'],
    ['a delivery', 'success', 'pending'],
  ] as const)('behavior: keeps %s that the other page stored', async (_, stored, reported) => {
    const { subscribe: _subscribe, ...journal } = createMemoryJournal()
    const { book: one } = await open(journal)
    await one.save(terms)
    const { book: other, statuses } = await open(journal)
    await one.updateStatus(requestId, stored)
    await other.updateStatus(requestId, reported)
    expect(await statuses()).toEqual([stored])
    expect(other.getState().deposits).toMatchObject([{ status: stored, isStored: true }])
  })

  it('error: writes over nothing that it can’t read, and stores its own status once it can', async () => {
    const kept = createMemoryJournal()
    const journal: Journal = { read: kept.read, write: kept.write, remove: kept.remove }
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    const other = await open(kept)
    await other.book.updateStatus(requestId, 'depositing', false, ['payment'])
    journal.read = () => Promise.reject(new DOMException('SecurityError'))
    await book.updateStatus(requestId, 'unknown')
    expect(await other.statuses()).toEqual(['depositing'])
    await book.updateStatus(requestId, 'submitted')
    journal.read = kept.read
    await clock.advance(600_000)
    await flushPromises()
    expect(await statuses()).toEqual(['submitted'])
    expect(JSON.parse((await kept.read())[0]?.text ?? '')).toMatchObject({ signs: ['payment'] })
  })

  describe('shared by two pages', () => {
    /** The journals of two pages on one storage; a write lands once it is told to, if `isSlow`. */
    function createSharedStorage() {
      const kept = createMemoryJournal()
      const listeners = new Set<() => void>()
      const page = () => {
        const own = { isSlow: false, landings: [] as (() => void)[] }
        const journal: Journal = {
          ...kept,
          async write(entry) {
            if (own.isSlow) await new Promise<void>((resolve) => own.landings.push(resolve))
            await kept.write(entry)
            for (const listener of listeners) queueMicrotask(listener)
          },
          subscribe(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        }
        return { own, journal }
      }
      return { kept, pages: [page(), page()] as const }
    }

    it('error: stores a payment again that a slow write of the other page has undone', async () => {
      const { kept, pages } = createSharedStorage()
      const [first, second] = pages
      const one = await open(first.journal)
      await one.book.save(terms)
      const other = await open(second.journal)
      second.own.isSlow = true
      const writing = other.book.updateStatus(requestId, 'unknown')
      await flushPromises()
      await one.book.updateStatus(requestId, 'depositing', false, ['payment'])
      expect(await one.statuses()).toEqual(['depositing'])
      second.own.isSlow = false
      for (const land of second.own.landings) land()
      await writing
      await vi.waitFor(async () => expect(await one.statuses()).toEqual(['depositing']))
      expect(JSON.parse((await kept.read())[0]?.text ?? '')).toMatchObject({ signs: ['payment'] })
      await vi.waitFor(() =>
        expect(other.book.getState().deposits).toMatchObject([{ status: 'depositing', isStored: true }]),
      )
    })

    it('error: writes over no end that the other page has heard of', async () => {
      const { kept, pages } = createSharedStorage()
      const one = await open(pages[0].journal)
      await one.book.save(terms)
      const other = await open(pages[1].journal)
      await one.book.updateStatus(requestId, 'success')
      await flushPromises()
      const [entry] = await kept.read()
      const { id, text } = required(entry)
      const write = vi.spyOn(kept, 'write')
      await pages[1].journal.write({ id, text: text.replace('success', 'refund') })
      for (let turn = 0; turn < 20; turn += 1) await flushPromises()
      expect(write).toHaveBeenCalledTimes(1)
      expect(other.book.getState().deposits).toHaveLength(1)
    })

    it('error: stores nothing over an address that the other page has removed', async () => {
      const { kept, pages } = createSharedStorage()
      const [first, second] = pages
      const one = await open(first.journal)
      await one.book.save(terms)
      await one.book.updateStatus(requestId, 'depositing')
      const [entry] = await kept.read()
      const { id, text } = required(entry)
      await flushPromises()
      // The page reads an older status, and no entry anymore when it is about to mend that.
      const reads = [[{ id, text: text.replace('depositing', 'waiting') }]]
      first.journal.read = async () => reads.shift() ?? kept.read()
      await kept.remove(id)
      await second.journal.write({ id: 'other', text: '{}' })
      await vi.waitFor(() => expect(reads).toEqual([]))
      await flushPromises()
      await flushPromises()
      expect((await kept.read()).map((stored) => stored.id)).toEqual(['other'])
    })
  })

  it('error: stores no refused change of an address again that another page has removed', async () => {
    const { kept, journal, storage } = createFillableJournal()
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    const [entry] = await kept.read()
    storage.isFull = true
    await book.updateStatus(requestId, 'unknown')
    await kept.remove(required(entry).id)
    storage.isFull = false
    await clock.advance(600_000)
    await flushPromises()
    expect(await statuses()).toEqual([])
  })

  it('error: stores an address that storage refused at first, whatever status follows', async () => {
    const { kept, journal, storage } = createFillableJournal()
    storage.isFull = true
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    await book.updateStatus(requestId, 'unknown')
    storage.isFull = false
    await clock.advance(600_000)
    await flushPromises()
    expect(await statuses()).toEqual(['unknown'])
    await kept.remove((await kept.read())[0]?.id ?? '')
    await book.updateStatus(requestId, 'waiting', false, ['activity'])
    expect(await statuses()).toEqual([])
  })

  it('error: forgets an address that is removed before storage refuses a change of it', async () => {
    const kept = createMemoryJournal()
    const reading = Promise.withResolvers<void>()
    const storage = { isSlow: false, isFull: false }
    const journal: Journal = {
      ...kept,
      async read() {
        if (storage.isSlow) await reading.promise
        return kept.read()
      },
      async write(entry) {
        if (storage.isFull) throw new DOMException('QuotaExceededError')
        await kept.write(entry)
      },
    }
    const { book, clock, statuses } = await open(journal)
    await book.save(terms)
    storage.isSlow = true
    storage.isFull = true
    const changing = book.updateStatus(requestId, 'depositing')
    await flushPromises()
    const removing = book.forget(requestId)
    await flushPromises()
    reading.resolve()
    await Promise.all([changing, removing])
    storage.isFull = false
    await clock.advance(600_000)
    await flushPromises()
    expect(await statuses()).toEqual([])
    expect(book.getState().deposits).toEqual([])
  })
})

it('behavior: knows the latest status that was reported to it, which storage can’t change', async () => {
  const { book } = await open(createMemoryJournal())
  await book.save(terms)
  expect(book.reportedStatusOf(requestId)).toBeUndefined()
  await book.updateStatus(requestId, 'depositing')
  await book.updateStatus(requestId, 'waiting')
  expect(book.reportedStatusOf(requestId)).toBe('depositing')
  await book.updateStatus(requestId, 'success')
  expect(book.reportedStatusOf(requestId)).toBe('success')
})

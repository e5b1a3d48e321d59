import { describe, expect, it } from 'vitest'
import {
  createDepositBook,
  isDepositPending,
  type StoredDeposit,
} from '../../../src/execution/depositAddress/depositBook.ts'
import type { DepositTerms } from '../../../src/execution/depositAddress/depositTerms.ts'
import { readJournal } from '../../../src/execution/journal/executionJournal.ts'
import { memoryJournal, type Journal } from '../../../src/execution/journal/journal.ts'

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
  askedAt: 1_000,
  expiresAt: 3_601_000,
}

/** Opens a book, and waits until it has read its journal. */
async function open(journal: Journal, now = () => 2_000, url = baseUrl) {
  const book = createDepositBook({ baseUrl: url, journal }, now)
  await new Promise<void>((resolve) => {
    const stop = book.subscribe(() => {
      stop()
      resolve()
    })
  })
  book.subscribe(() => {})
  return book
}

const idsOf = ({ getSnapshot }: Awaited<ReturnType<typeof open>>) =>
  getSnapshot().deposits.map(({ terms }) => terms.requestId)

describe('createDepositBook', () => {
  it('default: what was kept is found again, to the last unit', async () => {
    const journal = memoryJournal()
    await (await open(journal)).keep(terms)
    const { deposits, isLoaded } = (await open(journal)).getSnapshot()
    expect(isLoaded).toBe(true)
    expect(deposits).toEqual([
      expect.objectContaining({ terms, state: 'waiting', updatedAt: 2_000, isStored: true }),
    ])
  })

  it('behavior: newest first, with where each stood', async () => {
    const journal = memoryJournal()
    const book = await open(journal)
    await book.keep(terms)
    await book.keep({ ...terms, requestId: '0x2', askedAt: 5_000 })
    await book.note('0x1', 'pending')
    expect(idsOf(book)).toEqual(['0x2', '0x1'])
    const again = await open(journal)
    expect(again.getSnapshot().deposits.map(({ state }) => state)).toEqual(['waiting', 'pending'])
  })

  it('behavior: another service’s addresses, and executions, are left alone', async () => {
    const journal = memoryJournal()
    await journal.write({ id: 'an execution', text: '{}' })
    await (await open(journal)).keep(terms)
    expect(idsOf(await open(journal, () => 0, 'https://other.invalid'))).toEqual([])
    expect((await readJournal(journal, baseUrl)).broken.map(({ id }) => id)).toEqual(['an execution'])
  })

  it('behavior: what can’t be read stays stored', async () => {
    const journal = memoryJournal()
    const texts = ['', '{}', '[]', JSON.stringify({ version: 99, baseUrl, terms: {} })]
    for (const [index, text] of texts.entries()) await journal.write({ id: `deposit:${index}`, text })
    expect(idsOf(await open(journal))).toEqual([])
    expect(await journal.read()).toHaveLength(texts.length)
  })

  it('behavior: forgotten for good', async () => {
    const journal = memoryJournal()
    const book = await open(journal)
    await book.keep(terms)
    await book.forget('0x1')
    expect(idsOf(book)).toEqual([])
    expect(await journal.read()).toEqual([])
  })

  it('behavior: what is long over is removed, what is not stays', async () => {
    const journal = memoryJournal()
    const book = await open(journal)
    await book.keep(terms)
    await book.keep({ ...terms, requestId: '0x2' })
    await book.note('0x1', 'success')
    const later = () => 2_000 + 31 * day
    await open(journal, later)
    expect(idsOf(await open(journal, later))).toEqual(['0x2'])
  })

  it('error: a browser that stores nothing is told, and the page still knows it', async () => {
    const refuse = async () => Promise.reject(new DOMException('QuotaExceededError'))
    const book = await open({ read: refuse, write: refuse, remove: refuse })
    await book.keep(terms)
    await book.note('0x1', 'pending')
    expect(book.getSnapshot().deposits).toEqual([
      expect.objectContaining({ terms, state: 'pending', isStored: false }),
    ])
  })

  it('behavior: what could not be stored stays while other tabs change what is', async () => {
    let tell = () => {}
    const journal: Journal = { ...memoryJournal(), subscribe: (listener) => ((tell = listener), () => {}) }
    const book = await open({
      ...journal,
      write: async () => Promise.reject(new DOMException('QuotaExceededError')),
    })
    await book.keep(terms)
    await createDepositBook({ baseUrl, journal }).keep({ ...terms, requestId: '0x2', askedAt: 0 })
    const heard = new Promise<void>((resolve) => book.subscribe(resolve))
    tell()
    await heard
    expect(idsOf(book)).toEqual(['0x1', '0x2'])
  })

  it('behavior: another tab’s address shows up here', async () => {
    let tell = () => {}
    const journal: Journal = { ...memoryJournal(), subscribe: (listener) => ((tell = listener), () => {}) }
    const [here, there] = [await open(journal), createDepositBook({ baseUrl, journal })]
    await there.keep(terms)
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
  ['waiting, of which nobody says how long', { terms: { ...terms, expiresAt: undefined } }, 99 * day, true],
  ['on its way, however late', { state: 'depositing' }, 99 * day, true],
  ['a word that nobody knows', { state: 'unknown' }, 99 * day, true],
  ['a success', { state: 'success' }, 2_000, false],
  ['a refund', { state: 'refund' }, 2_000, false],
  ['a failure, for a day', { state: 'failure' }, 1_000 + day - 1, true],
  ['a failure, later', { state: 'failure' }, 1_000 + day, false],
])('isDepositPending: %s', (_, change, now, isPending) => {
  const deposit: StoredDeposit = { terms, state: 'waiting', updatedAt: 1_000, isStored: true, ...change }
  expect(isDepositPending(deposit, now)).toBe(isPending)
})

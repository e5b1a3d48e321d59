import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RequestsPageParam, RequestsPages } from '@causeway/react/query'
import { requestRecordSchema, parseWithSchema } from '@causeway/react/schemas'
import {
  isDiscontinuous,
  loadedRows,
  maxPagesFor,
  nextFetch,
  pageWith,
  entryAt,
  rowOf,
} from '../../../../../src/widgets/activity/model/history/historyPages.ts'
import { isUnreadable } from '../../../../../src/widgets/activity/model/history/historyEntry.ts'
import { shareLink } from '../../../../../src/widgets/shared/model/links/shareLink.ts'

const record = (id: string) =>
  parseWithSchema(requestRecordSchema, { id, status: 'success', data: {}, createdAt: '', updatedAt: '' })

/** Pages of two records; the first page that is read begins with the third record of the list. */
const first = { offset: 0 }
const second = { continuation: 'b', offset: 2, previous: first }
const third = { continuation: 'c', offset: 4, previous: second }
const data: RequestsPages = {
  pages: [
    { requests: [record('2'), record('3')], unreadable: [], continuation: 'c' },
    { requests: [record('4')], unreadable: [], continuation: undefined },
  ],
  pageParams: [second, third],
}

describe('pages of the history', () => {
  it('default: finds rows and their records', () => {
    expect(loadedRows(data)).toEqual({ start: 2, end: 5 })
    expect([0, 1, 2, 3, 4, 5].map((row) => entryAt(data, row)?.id)).toEqual([
      undefined,
      undefined,
      '2',
      '3',
      '4',
      undefined,
    ])
    expect(['4', '2', 'x'].map((id) => rowOf(data, id))).toEqual([4, 2, -1])
    expect([entryAt(undefined, 0), rowOf(undefined, '2')]).toEqual([undefined, -1])
  })

  it('behavior: keeps a record that can’t be read in its place among the requests', () => {
    const unreadable = [
      { index: 0, id: 'a', path: '', reason: '', raw: {} },
      { index: 2, id: undefined, path: '', reason: '', raw: {} },
    ]
    const mixed = { pages: [{ requests: [record('2'), record('3')], unreadable }], pageParams: [second] }
    expect(loadedRows(mixed)).toEqual({ start: 2, end: 6 })
    const entries = [2, 3, 4, 5].map((row) => entryAt(mixed, row))
    expect(entries.map((entry) => entry?.id)).toEqual(['a', '2', undefined, '3'])
    expect(entries.map((entry) => entry && isUnreadable(entry))).toEqual([true, false, true, false])
    expect(['a', '3', undefined].map((id) => rowOf(mixed, id))).toEqual([2, 5, -1])
    expect(mixed.pages[0]?.requests).toHaveLength(2)
  })

  it('behavior: loads nothing for a list without pages', () => {
    expect(loadedRows({ pages: [], pageParams: [] })).toEqual({ start: 0, end: 0 })
    expect(entryAt({ pages: [], pageParams: [] }, 0)).toBeUndefined()
  })

  it.each([
    ['nothing', undefined, 4],
    ['a full page', [50], 4],
    ['full pages', [50, 50], 4],
    ['half a page each', [25, 25], 8],
    ['a half and a full one', [25, 50], 6],
    ['nothing on them', [0, 0], 40],
    ['one row each', [1, 1], 40],
  ])('default: keeps as many pages as hold the records of four full ones: %s', (_, sizes, count) => {
    const pages = sizes?.map((size) => ({
      requests: Array.from({ length: size }, () => record('1')),
      unreadable: [],
    }))
    const pageParams = sizes?.map((_size, at) => ({
      offset: 100 + sizes.slice(0, at).reduce((sum, one) => sum + one, 0),
    }))
    expect(maxPagesFor(pages && pageParams && { pages, pageParams })).toBe(count)
  })

  it('behavior: finds the page of a row from any page after it', () => {
    expect([0, 1, 2, 3, 4, 99].map((row) => pageWith(row, third).offset)).toEqual([0, 0, 2, 2, 4, 4])
  })

  it('behavior: is discontinuous when a page doesn’t continue where the previous one ends', () => {
    expect(isDiscontinuous(data)).toBe(false)
    const [page, last] = data.pages
    if (!page || !last) throw new TypeError('two pages')
    expect(isDiscontinuous({ ...data, pages: [{ ...page, continuation: 'b2' }, last] })).toBe(true)
  })
})

describe('nextFetch', () => {
  const long = {
    pages: [{ requests: [record('50')], unreadable: [], continuation: 'far' }],
    pageParams: [{ offset: 50 }],
  }
  const sight = {
    first: 50,
    last: 50,
    furthest: { offset: 50 },
    maxPages: 4,
    hasNextPage: false,
    hasPreviousPage: false,
  }

  it.each([
    ['nothing once everything was read', long, {}, undefined],
    ['the page after the kept ones', long, { hasNextPage: true }, 'next'],
    ['the page before the kept ones', long, { hasPreviousPage: true }, 'previous'],
    ['a page far before', long, { first: 0, last: 9, furthest: { offset: 50, previous: first } }, first],
    ['a page far after', long, { first: 300, last: 309, furthest: { offset: 300 } }, { offset: 300 }],
  ])('default: %s', (_, pages, change, wanted) => {
    const read = nextFetch(pages, { ...sight, ...change })
    expect(typeof read === 'object' ? read.leapTo : read).toEqual(wanted)
  })

  /** Two pages of 50 in a long list, from row 100. */
  const requests = Array.from({ length: 50 }, () => record('1'))
  const middle: RequestsPages = {
    pages: [
      { requests, unreadable: [], continuation: 'b' },
      { requests, unreadable: [], continuation: 'c' },
    ],
    pageParams: [
      { offset: 100, continuation: 'a' },
      { offset: 150, continuation: 'b' },
    ],
  }
  const both = { hasNextPage: true, hasPreviousPage: true, furthest: { offset: 150, previous: first } }

  it.each<[string, object, string | undefined]>([
    ['the first rows are in sight', { first: 100, last: 109 }, 'previous'],
    ['the first rows are half a page away', { first: 124, last: 133 }, 'previous'],
    ['rows in the middle are in sight', { first: 125, last: 174 }, undefined],
    ['the last rows are half a page away', { first: 166, last: 175 }, 'next'],
    ['the last rows are in sight', { first: 191, last: 200 }, 'next'],
    ['there are no earlier rows', { first: 100, last: 109, hasPreviousPage: false }, undefined],
    ['there are no later rows', { first: 190, last: 199, hasNextPage: false }, undefined],
    ['the page to drop for another is out of sight', { first: 150, last: 175, maxPages: 2 }, 'next'],
    [
      'the last row of the page to drop for another is in sight',
      { first: 149, last: 175, maxPages: 2 },
      undefined,
    ],
    ['the page to drop for another is far enough away', { first: 110, last: 124, maxPages: 2 }, 'previous'],
    [
      'the page to drop for another is next to the rows in sight',
      { first: 110, last: 125, maxPages: 2 },
      undefined,
    ],
    [
      'the page to fetch is in sight, and the one to drop isn’t',
      { first: 99, last: 149, maxPages: 2 },
      'previous',
    ],
    [
      'both the page to fetch and the one to drop are in sight',
      { first: 99, last: 150, maxPages: 2 },
      undefined,
    ],
  ])('behavior: decides what to fetch where %s', (_, change, wanted) => {
    expect(nextFetch(middle, { ...sight, ...both, maxPages: 4, ...change })).toBe(wanted)
  })

  it('behavior: fetches again after a gap', () => {
    const [page, last] = middle.pages
    const torn = { ...middle, pages: [{ ...page, continuation: 'x' }, last] } as RequestsPages
    expect(nextFetch(torn, { ...sight, ...both, first: 125, last: 174 })).toBe('again')
  })

  it('behavior: fetches nothing before the first row', () => {
    const start = { ...middle, pageParams: [{ offset: 0 }, { offset: 50, continuation: 'b' }] }
    expect(nextFetch(start, { ...sight, ...both, first: 0, last: 9 })).toBeUndefined()
  })

  it('behavior: doesn’t read a loaded page again in place of all', () => {
    const pages = { ...middle, pageParams: [first, { offset: 150, continuation: 'b' }] }
    expect(nextFetch(pages, { ...sight, ...both, first: 300, last: 309, furthest: first })).toBe('next')
    expect(
      nextFetch(middle, { ...sight, ...both, first: 200, last: 209, furthest: { offset: 200 } }),
    ).toEqual({
      leapTo: { offset: 200 },
    })
  })

  it.each([
    ['without rows', { pages: [{ requests: [], unreadable: [] }], pageParams: [first] }],
    [
      'with fewer rows than are in sight',
      { pages: [{ requests: [record('0')], unreadable: [] }], pageParams: [first] },
    ],
  ])('behavior: doesn’t fetch a list %s again for rows that it doesn’t have', (_, pages) => {
    const rows = { ...sight, last: 14, furthest: first }
    expect(nextFetch(pages, { ...rows, first: 0 })).toBeUndefined()
    expect(nextFetch(pages, { ...rows, first: 5 })).toBeUndefined()
  })

  it('behavior: follows an empty page that has a continuation, instead of fetching it again', () => {
    const pages = { pages: [{ requests: [], unreadable: [], continuation: 'b' }], pageParams: [first] }
    expect(nextFetch(pages, { ...sight, first: 0, last: 14, furthest: first, hasNextPage: true })).toBe(
      'next',
    )
  })
})

describe('a list whose pages are short', () => {
  const one = record('1')

  /** Reads a list as the widget does, with ten rows in sight, until it rests; which rows are there then, and how often it has read. */
  function rest(sizes: readonly number[], scrolledTo: (count: number) => number) {
    const params: RequestsPageParam[] = []
    for (const at of sizes.keys()) {
      const before = { offset: endOf(at - 1), previous: params[at - 1] }
      params.push(at === 0 ? { offset: 0 } : { continuation: `${at}`, ...before })
    }
    function endOf(at: number): number {
      return sizes.slice(0, at + 1).reduce((sum, size) => sum + size, 0)
    }
    let [from, to, count, reads] = [0, 0, endOf(0), 1]
    for (; reads < 2_000; reads++) {
      const pages = sizes.slice(from, to + 1).map((size, index) => ({
        requests: Array.from({ length: size }, () => one),
        unreadable: [],
        continuation: from + index + 1 < sizes.length ? `${from + index + 1}` : undefined,
      }))
      const kept: RequestsPages = { pages, pageParams: params.slice(from, to + 1) }
      count = Math.max(count, endOf(to))
      const first = Math.max(0, Math.min(scrolledTo(count), count - 10))
      const last = Math.min(first + 9, Math.max(0, count - 1))
      const furthest = params.findLast((_, at) => endOf(at) <= count) ?? { offset: 0 }
      const maxPages = maxPagesFor(kept)
      const read = nextFetch(kept, {
        first,
        last,
        furthest,
        maxPages,
        hasNextPage: to + 1 < sizes.length,
        hasPreviousPage: from > 0,
      })
      if (read === undefined) {
        const { start, end } = loadedRows(kept)
        return {
          reads,
          isInSight: start <= first && (last < end || count === 0),
          isEnd: to + 1 === sizes.length,
        }
      }
      if (read === 'next') to += 1
      else if (read === 'previous') from -= 1
      else if (typeof read === 'object') from = to = params.indexOf(read.leapTo)
      else throw new TypeError('a list that did not change is read again')
      if (to - from + 1 > maxPages) {
        if (read === 'next') from += 1
        else to -= 1
      }
    }
    throw new TypeError(`Reads on and on: ${sizes.join(' ')}`)
  }

  it.each([
    ['empty pages in the middle', [3, 0, 0, 0, 3]],
    ['more of them than are kept', [3, 0, 0, 0, 0, 3]],
    ['one row each', Array.from({ length: 10 }, () => 1)],
    ['every other one empty', Array.from({ length: 30 }, (_, at) => at % 2)],
    ['two of three empty', Array.from({ length: 90 }, (_, at) => (at % 3 === 2 ? 1 : 0))],
    ['ten rows each', Array.from({ length: 40 }, () => 10)],
    ['full ones', Array.from({ length: 40 }, () => 50)],
  ])('behavior: %s: comes to rest with what is in sight, wherever it is scrolled to', (_, sizes) => {
    for (const scrolledTo of [0, 5, 12, 24, 60, Infinity])
      expect(rest(sizes, (count) => Math.min(scrolledTo, count))).toMatchObject({ isInSight: true })
    const rows = sizes.reduce((sum, size) => sum + size, 0)
    if (rows <= 10) expect(rest(sizes, () => 0)).toMatchObject({ isEnd: true })
  })

  it('behavior: reads any list only a few times more often than it has pages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 50 }), fc.constant(50)), {
          minLength: 1,
          maxLength: 60,
        }),
        fc.nat(400),
        (sizes, place) => rest(sizes, () => place).reads <= 3 * sizes.length + 10,
      ),
    )
  })
})

describe('shareLink', () => {
  it('default: accepts an https address, as the browser writes it', () => {
    expect(shareLink('https://your.app/t/0x1')).toBe('https://your.app/t/0x1')
    expect(shareLink(new URL('https://your.app'))).toBe('https://your.app/')
  })

  it.each([
    undefined,
    '',
    '/transfers/1',
    'http://your.app',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://me:secret@your.app',
    'https://me@your.app',
    'https://:secret@your.app',
    'not an address',
  ])('error: refuses to share the address %j', (href) => {
    expect(shareLink(href)).toBeUndefined()
  })
})

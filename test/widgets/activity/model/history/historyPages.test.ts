import { describe, expect, it } from 'vitest'
import type { RequestsPages } from '../../../../../src/query/service/requestsPages.ts'
import { requestRecordSchema } from '../../../../../src/schemas/requests/requestRecord.ts'
import {
  isDiscontinuous,
  loadedRows,
  nextFetch,
  pageWith,
  entryAt,
  rowOf,
} from '../../../../../src/widgets/activity/model/history/historyPages.ts'
import { shareLink } from '../../../../../src/widgets/shared/model/shareLink.ts'
import { parseWithSchema } from '../../../../../src/schemas/base/parseWithSchema.ts'

const record = (id: string) =>
  parseWithSchema(requestRecordSchema, { id, status: 'success', data: {}, createdAt: '', updatedAt: '' })

/** Pages of two records, of which the first one read is the third of the list. */
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
  it('default: rows and their records', () => {
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

  it('behavior: the page of a row, from any page after it', () => {
    expect([0, 1, 2, 3, 4, 99].map((row) => pageWith(row, third).offset)).toEqual([0, 0, 2, 2, 4, 4])
  })

  it('behavior: torn when a page does not go on where the one before it ends', () => {
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
  const sight = { first: 50, last: 50, furthest: { offset: 50 }, hasNextPage: false, hasPreviousPage: false }

  it.each([
    ['nothing while all that there is was read', long, {}, undefined],
    ['the page after what is kept', long, { hasNextPage: true }, 'next'],
    ['the page before what is kept', long, { hasPreviousPage: true }, 'previous'],
    ['a page far before', long, { first: 0, last: 9, furthest: { offset: 50, previous: first } }, first],
    ['a page far after', long, { first: 300, last: 309, furthest: { offset: 300 } }, { offset: 300 }],
  ])('default: %s', (_, pages, change, wanted) => {
    const read = nextFetch(pages, { ...sight, ...change })
    expect(typeof read === 'object' ? read.leapTo : read).toEqual(wanted)
  })

  it.each([
    ['without rows', { pages: [{ requests: [], unreadable: [] }], pageParams: [first] }],
    [
      'with fewer rows than are in sight',
      { pages: [{ requests: [record('0')], unreadable: [] }], pageParams: [first] },
    ],
  ])('behavior: a list %s is not read anew for rows that it does not have', (_, pages) => {
    const rows = { ...sight, last: 14, furthest: first }
    expect(nextFetch(pages, { ...rows, first: 0 })).toBeUndefined()
    expect(nextFetch(pages, { ...rows, first: 5 })).toBeUndefined()
  })

  it('behavior: an empty page that says it goes on is followed, not read again', () => {
    const pages = { pages: [{ requests: [], unreadable: [], continuation: 'b' }], pageParams: [first] }
    expect(nextFetch(pages, { ...sight, first: 0, last: 14, furthest: first, hasNextPage: true })).toBe(
      'next',
    )
  })
})

describe('shareLink', () => {
  it('default: an https address, as the browser writes it', () => {
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
    'not an address',
  ])('error: %j is no address to share', (href) => {
    expect(shareLink(href)).toBeUndefined()
  })
})

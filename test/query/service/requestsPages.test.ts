import { type RequestsPageParam } from '@causeway/react/query'
import { describe, expect, it } from 'vitest'
import type { RequestsPage } from '@causeway/react/schemas'
import {
  checkEmptyPages,
  firstRequestsPage,
  nextRequestsPage,
} from '../../../src/query/service/requestsPages.ts'
import { isFetched, markFetched } from '../../../src/client/fetchedAnswers.ts'
import { sharingOfPages } from '../../../src/query/service/sharingOfPages.ts'

/** A page with this many records, and this many that can't be read. */
function pageOf(continuation: string | undefined, records = 0, unreadable = 0): RequestsPage {
  const [requests, others] = [records, unreadable].map((length) => Array.from({ length }, () => ({})))
  return { requests, unreadable: others, continuation, total: undefined } as unknown as RequestsPage
}

describe('nextRequestsPage', () => {
  it('default: begins after all records of the page, and knows where that began', () => {
    const page = { continuation: 'a', offset: 20, previous: firstRequestsPage }
    expect(nextRequestsPage(pageOf('b', 5, 2), page)).toEqual({
      continuation: 'b',
      offset: 27,
      previous: page,
    })
  })

  it('behavior: ends where the provider names no next page, or the same one again', () => {
    expect(nextRequestsPage(pageOf(undefined, 5), firstRequestsPage)).toBeUndefined()
    expect(nextRequestsPage(pageOf('a', 5), { continuation: 'a', offset: 0 })).toBeUndefined()
  })
})

describe('checkEmptyPages', () => {
  /** Where the page of a number begins, after as many empty ones. */
  function afterEmpty(count: number, offset = 0): RequestsPageParam {
    let page: RequestsPageParam = { ...firstRequestsPage, offset }
    for (let at = 1; at <= count; at++) page = { continuation: `c${at}`, offset, previous: page }
    return page
  }

  it('error: refuses eleven empty pages in a row, each of which names another one', () => {
    expect(() => checkEmptyPages(pageOf('next'), afterEmpty(9), 'GET /requests')).not.toThrow()
    expect(() => checkEmptyPages(pageOf('next'), afterEmpty(10), 'GET /requests')).toThrow(
      expect.objectContaining({
        name: 'MalformedResponseError',
        endpoint: 'GET /requests',
        status: 200,
        path: 'continuation',
        message: expect.stringContaining('11 pages'),
      }),
    )
  })

  it('behavior: starts counting again after a page with a record, or the last one', () => {
    const end =
      (page: RequestsPage, from = afterEmpty(30)) =>
      () =>
        checkEmptyPages(page, from, 'GET /requests')
    expect(end(pageOf('next', 1))).not.toThrow()
    expect(end(pageOf('next', 0, 1))).not.toThrow()
    expect(end(pageOf(undefined))).not.toThrow()
    // Records came in between.
    const between = { continuation: 'b', offset: 7, previous: afterEmpty(30) }
    expect(end(pageOf('next'), between)).not.toThrow()
  })
})

describe('sharingOfPages', () => {
  const list = (id: string) => ({
    pages: [markFetched({ requests: [{ id }] }), markFetched({ requests: [] })],
    pageParams: [{ offset: 0 }, { offset: 1 }],
  })
  const share = (sharing: ReturnType<typeof sharingOfPages>, known: unknown, answer: unknown): unknown => {
    if (typeof sharing !== 'function') throw new TypeError('nothing is shared')
    return sharing(known, answer)
  }

  it('default: keeps a list as it came, and shares what is selected from it', () => {
    const [known, answer] = [list('0x1'), list('0x1')]
    expect(share(sharingOfPages(true), known, answer)).toBe(answer)
    const selected = { ids: ['0x1'] }
    expect(share(sharingOfPages(true), selected, { ids: ['0x1'] })).toBe(selected)
    for (const value of [null, 5, '0x1']) expect(share(sharingOfPages(true), selected, value)).toBe(value)
    expect(sharingOfPages(false)).toBe(false)
  })

  it('parameters: lets the page’s own sharing decide, whose list counts as fetched if every page was', () => {
    const own = sharingOfPages((known, answer) => (known === 'none' ? 'none' : structuredClone(answer)))
    const shared = share(own, undefined, list('0x1'))
    expect(shared).toEqual(list('0x1'))
    expect(Reflect.get(Object(shared), 'pages').map(isFetched)).toEqual([true, true])
    const restored = { ...list('0x1'), pages: [...list('0x1').pages, { requests: [] }] }
    expect(Reflect.get(Object(share(own, undefined, restored)), 'pages').map(isFetched)).toEqual([
      false,
      false,
      false,
    ])
    expect(share(own, 'none', list('0x1'))).toBe('none')
    expect(share(own, undefined, { ids: [] })).toEqual({ ids: [] })
  })
})

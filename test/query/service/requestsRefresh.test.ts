import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { NetworkError, RateLimitError } from '@causeway/react/actions'
import { requestRecordSchema, parseWithSchema } from '@causeway/react/schemas'
import { failureGraceMs } from '../../../src/execution/watch/poll/pollRequest.ts'
import { requestsRefreshDelay } from '../../../src/query/service/requestsRefresh.ts'

const now = Date.parse('2026-01-01T12:00:00Z')

/** A page with a request of each status, all last moved so many milliseconds ago. */
function pageOf(statuses: string[], quietMs = 0) {
  const at = new Date(now - quietMs).toISOString()
  return {
    requests: statuses.map((status) =>
      parseWithSchema(requestRecordSchema, { id: '0x1', status, data: {}, createdAt: at, updatedAt: at }),
    ),
  }
}

const delay = (page: ReturnType<typeof pageOf>, error: Error | null = null) =>
  requestsRefreshDelay({ pages: [page], error, now })

describe('requestsRefreshDelay', () => {
  it('default: never refreshes when all has ended, or the list is empty', () => {
    expect(delay(pageOf([]))).toBe(false)
    expect(delay(pageOf(['success', 'refund']))).toBe(false)
  })

  it.each(['waiting', 'depositing', 'pending', 'submitted', 'delayed', 'a future status'])(
    'behavior: reads again while a request is %s',
    (status) => {
      expect(delay(pageOf(['success', status]))).toBe(3_000)
    },
  )

  it('behavior: pauses the longer the longer nothing has changed, until nothing is expected', () => {
    const quiet = [60_000, 5 * 60_000, 3_600_000, 25 * 3_600_000]
    expect(quiet.map((ms) => delay(pageOf(['pending'], ms)))).toEqual([3_000, 10_000, 30_000, false])
  })

  it('behavior: reads again for a while after a failure, which may become a refund', () => {
    expect(delay(pageOf(['failure'], 60_000))).toBe(3_000)
    expect(delay(pageOf(['failure'], failureGraceMs))).toBe(false)
    expect(delay(pageOf(['failure'], failureGraceMs - 1))).toEqual(expect.any(Number))
  })

  it('behavior: goes by the request that changed last, on every page', () => {
    const pages = [pageOf(['pending'], 3_600_000), pageOf(['success']), pageOf(['pending'])]
    expect(requestsRefreshDelay({ pages, error: null, now })).toBe(9_000)
  })

  it('behavior: tolerates a provider’s clock that is ahead, and unreadable times', () => {
    expect(delay(pageOf(['pending'], -60_000))).toBe(3_000)
    const [record] = pageOf(['pending']).requests
    expect(delay({ requests: record ? [{ ...record, updatedAt: 'soon' }] : [] })).toBe(3_000)
  })

  it('behavior: parses the times of a list once, however often the pause is computed', () => {
    const page = pageOf(['pending', 'success', 'failure'])
    const parse = vi.spyOn(Date, 'parse')
    onTestFinished(() => parse.mockRestore())
    for (let render = 0; render < 5; render++) expect(delay(page)).toBe(3_000)
    // The dates of ended swaps aren't read at all.
    expect(parse).toHaveBeenCalledTimes(2)
  })

  it('behavior: respects a rate limit', () => {
    const limited = (retryAfterMs?: number) =>
      new RateLimitError({ endpoint: '/requests/v3', status: 429, retryAfterMs })
    expect(delay(pageOf(['pending']), limited(60_000))).toBe(60_000)
    expect(delay(pageOf(['pending']), limited())).toBe(5_000)
    expect(delay(pageOf(['pending']), new NetworkError({ endpoint: '/requests/v3' }))).toBe(3_000)
  })
})

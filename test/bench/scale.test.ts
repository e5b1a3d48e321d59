import { describe, expect, it } from 'vitest'
import { restoreJournal } from '../../bench/scale/fullJournal.ts'
import { scrollHistory } from '../../bench/scale/longHistory.ts'
import { watchForHours } from '../../bench/scale/longWatch.ts'
import { observeRequest } from '../../bench/scale/manyObservers.ts'
import { searchTokens } from '../../bench/scale/manyTokens.ts'
import { maxFollowed } from '../../src/execution/ports/journal/storeLimits.ts'

// Counts, never times: `npm run scale` measures those.

const nothing = { timers: 0, listeners: 0, sockets: 0, locks: 0 }

describe('scale', () => {
  it('behavior: serves a hundred observers of a request at the cost of one, and leaves nothing behind', async () => {
    const { requests, requestsOfOne, told, left } = await observeRequest(100)
    expect(requestsOfOne).toBeGreaterThan(30)
    expect(requests).toBe(requestsOfOne)
    expect(told).toBe(100)
    expect(left).toEqual(nothing)
  })

  it('behavior: keeps following in the visible tab through a night while the polling one is frozen', async () => {
    const { requests, delayMs, areAllTold, left } = await watchForHours(2)
    // The visible one asks by itself once a minute as long as nothing is reported.
    expect(requests.visible).toBeGreaterThan(80)
    expect(requests.visible).toBeLessThan(150)
    expect(delayMs).toBeLessThanOrEqual(65_000)
    expect(areAllTold).toBe(true)
    expect(left).toEqual(nothing)
  })

  it('behavior: follows the newest of a thousand open swaps in a store, and leaves nothing behind', async () => {
    const { pending, requests, left } = await restoreJournal(1_000)
    expect(pending).toBe(1_000)
    expect(requests).toBeGreaterThanOrEqual(maxFollowed)
    expect(left).toEqual(nothing)
    const few = await restoreJournal(maxFollowed)
    expect(requests).toBe(few.requests)
  })

  it('behavior: reads a long history page by page, each once, and keeps few rows in memory', async () => {
    expect(await scrollHistory(2_030)).toEqual({ rows: 2_030, requests: 41, kept: 180 })
  })

  it('behavior: reads and searches ten thousand tokens', () => {
    expect(searchTokens(10_000)).toEqual({ read: 10_000, found: [10_000, 1111, 111, 11] })
  })
})

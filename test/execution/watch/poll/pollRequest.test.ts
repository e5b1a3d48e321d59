import { createManualClock } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import { ServiceError } from '@causeway/react/actions'
import type { WatchRequestHints } from '@causeway/react/execution'
import { pollRequest } from '../../../../src/execution/watch/poll/pollRequest.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { visiblePage } from '../../../support/environment/createTestExecution.ts'
import { toSleepClock } from '../../../support/environment/toSleepClock.ts'

describe('pollRequest', () => {
  /** Watches a provider that reports one status after the other; the last one repeats. */
  async function watch(...words: (string | Error)[]) {
    const clock = createManualClock()
    const controller = new AbortController()
    const seen: string[] = []
    let unavailable = 0
    let asked = 0
    const client = clientOf(async () => {
      const word = words[Math.min(asked++, words.length - 1)]
      if (word instanceof Error) throw word
      return new Response(JSON.stringify({ status: word }))
    })
    let end: 'ended' | 'aborted' | undefined
    const over = pollRequest(
      client,
      {
        requestId: '0x1',
        getHints: () => ({}),
        onStatus: ({ rawStatus: status }) => seen.push(status),
        onUnavailable: () => {
          unavailable += 1
        },
        onSuperseded: () => {},
      },
      {
        clock: toSleepClock(clock),
        page: visiblePage,
        signal: controller.signal,
        random: () => 0.5,
        findSuccessor: async () => undefined,
        untilWoken: () => new Promise(() => {}),
      },
    ).then(
      () => {
        end = 'ended'
      },
      () => {
        end = 'aborted'
      },
    )
    for (let round = 0; round < 20; round++) {
      await new Promise(setImmediate)
      await clock.advance(1_000)
    }
    const endAlone = end
    controller.abort()
    await over
    return { seen, unavailable, asked, end: endAlone }
  }

  it('default: ends with success', async () => {
    expect(await watch('pending', 'submitted', 'success')).toMatchObject({
      seen: ['pending', 'submitted', 'success'],
      end: 'ended',
    })
  })

  it('behavior: continues after a failure, until a refund', async () => {
    expect(await watch('pending', 'failure', 'pending', 'refund')).toMatchObject({
      seen: ['pending', 'failure', 'pending', 'refund'],
      end: 'ended',
    })
  })

  it('behavior: looks that fail are not the end', async () => {
    expect(await watch(new TypeError('fetch failed'), 'pending', 'success')).toMatchObject({
      seen: ['pending', 'success'],
      unavailable: 1,
      end: 'ended',
    })
  })

  it('behavior: never ends at an unknown status', async () => {
    const { asked, end } = await watch('glorious')
    expect(asked).toBeGreaterThan(5)
    expect(end).toBeUndefined()
  })

  describe('a request that another one may have taken over', () => {
    /** Watches for seven minutes; returns what was requested, and when the history was. */
    async function watchFor(
      word: string,
      { isSent = true, answers = [] }: { isSent?: boolean; answers?: (string | Error | undefined)[] } = {},
    ) {
      const clock = createManualClock()
      const start = clock.now()
      const controller = new AbortController()
      const lookups: string[] = []
      const lookedAt: number[] = []
      const askedAt: number[] = []
      const successors: string[] = []
      const client = clientOf(async (url) => {
        const requestId = new URL(String(url)).searchParams.get('requestId') ?? ''
        lookups.push(requestId)
        lookedAt.push(clock.now())
        return Response.json({ status: requestId === '0x1' ? word : 'success' })
      })
      const over = pollRequest(
        client,
        {
          requestId: '0x1',
          getHints: () => ({ sentAt: isSent ? start : null }),
          onStatus: () => {},
          onUnavailable: () => {},
          onSuperseded: (successor) => successors.push(successor),
        },
        {
          clock: toSleepClock(clock),
          page: visiblePage,
          signal: controller.signal,
          random: () => 0.5,
          async findSuccessor() {
            askedAt.push(clock.now() - start)
            const answer = answers[askedAt.length - 1]
            if (answer instanceof Error) throw answer
            return answer
          },
          untilWoken: () => new Promise(() => {}),
        },
      ).catch(() => {})
      for (let round = 0; round < 420; round++) {
        await new Promise(setImmediate)
        await clock.advance(1_000)
      }
      controller.abort()
      await over
      return { lookups: new Set(lookups), lookedAt, askedAt, successors }
    }

    const refusal = (status: number) => new ServiceError({ endpoint: 'GET /requests/v3', status })

    it('default: asks the history a minute after all was sent, and follows its answer', async () => {
      const { lookups, askedAt, successors } = await watchFor('waiting', { answers: ['0x2'] })
      expect(askedAt).toHaveLength(1)
      expect(askedAt[0]).toBeGreaterThanOrEqual(60_000)
      expect(askedAt[0]).toBeLessThan(100_000)
      expect(successors).toEqual(['0x2'])
      expect(lookups).toEqual(new Set(['0x1', '0x2']))
    })

    it.each<[string, string, boolean]>([
      ['nothing was sent', 'waiting', false],
      ['the provider has the deposit', 'submitted', true],
      ['the status is unknown', 'glorious', true],
    ])('behavior: doesn’t ask the history while %s', async (_, word, isSent) => {
      expect((await watchFor(word, { isSent })).askedAt).toEqual([])
    })

    it('behavior: asks the history again without an answer, a minute later at the earliest', async () => {
      const { lookedAt, askedAt, successors } = await watchFor('waiting', {
        answers: [undefined, new TypeError('fetch failed'), refusal(503), '0x2'],
      })
      expect(askedAt).toHaveLength(4)
      for (const [index, at] of askedAt.slice(1).entries()) {
        expect(at - (askedAt[index] ?? 0)).toBeGreaterThanOrEqual(60_000)
      }
      // A pause lies between two requests, except before the first one for the successor.
      expect(lookedAt.length - new Set(lookedAt).size).toBe(1)
      expect(successors).toEqual(['0x2'])
    })

    it.each([401, 403])('behavior: doesn’t ask the history again once it refuses with %d', async (status) => {
      expect((await watchFor('waiting', { answers: [refusal(status)] })).askedAt).toHaveLength(1)
    })
  })
})

/** Polls with a clock that jumps over each pause, and records the pauses. */
function createLooks(...answers: (string | Response | Error)[]) {
  const controller = new AbortController()
  const polled = {
    now: 1_000_000,
    hint: {} as WatchRequestHints,
    hidden: false,
    offline: false,
    pauses: [] as number[],
    asked: 0,
    seen: [] as string[],
    unavailable: [] as unknown[],
    /** Pages that still listen for news. */
    listeners: new Set<() => void>(),
    wakers: [] as { wake: () => void; signal: AbortSignal }[],
    /** Set, it is called instead of jumping over a pause. */
    onPause: undefined as ((end: () => void) => void) | undefined,
    path: undefined as string | undefined,
    urls: [] as string[],
  }
  const client = clientOf(async (url) => {
    polled.urls.push(String(url instanceof Request ? url.url : url))
    const answer = answers[Math.min(polled.asked++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify({ status: answer }))
  })
  const run = (looks = Infinity) =>
    pollRequest(
      client,
      {
        requestId: '0x1',
        path: polled.path,
        getHints: () => polled.hint,
        onStatus: ({ rawStatus: status }) => polled.seen.push(status),
        onUnavailable: (error) => polled.unavailable.push(error),
        onSuperseded: () => {},
      },
      {
        clock: {
          now: () => polled.now,
          sleep: (ms) =>
            new Promise((resolve) => {
              polled.pauses.push(ms)
              if (polled.pauses.length >= looks) controller.abort(new Error('enough'))
              const end = () => {
                polled.now += ms
                resolve()
              }
              if (polled.onPause) polled.onPause(end)
              else end()
            }),
        },
        page: {
          isHidden: () => polled.hidden,
          isOffline: () => polled.offline,
          subscribe(listener) {
            polled.listeners.add(listener)
            return () => polled.listeners.delete(listener)
          },
        },
        signal: controller.signal,
        findSuccessor: async () => undefined,
        random: () => 0.5,
        untilWoken: (signal) => new Promise((wake) => polled.wakers.push({ wake, signal })),
      },
    )
  return { polled, run, controller }
}

describe('pauses of pollRequest', () => {
  it('default: follow the estimate of the fill, from when the deposit was sent', async () => {
    const { polled, run } = createLooks('pending')
    polled.hint = { estimateMs: 60_000, sentAt: polled.now - 25_000 }
    await expect(run(3)).rejects.toThrow('enough')
    // Five seconds to the half, then a fifteenth each.
    expect(polled.pauses).toEqual([5_000, 4_000, 4_000])
  })

  it('behavior: count from the first request while the time of the deposit is unknown, and are long while nothing was sent', async () => {
    const { polled, run } = createLooks('pending')
    polled.hint = { estimateMs: 60_000 }
    await expect(run(2)).rejects.toThrow('enough')
    expect(polled.pauses).toEqual([10_000, 10_000])
    const unsent = createLooks('waiting')
    unsent.polled.hint = { estimateMs: 60_000, sentAt: null }
    await expect(unsent.run(2)).rejects.toThrow('enough')
    expect(unsent.polled.pauses).toEqual([5_000, 5_000])
  })

  it('behavior: start again after a failure, whatever was expected, for ten minutes', async () => {
    const { polled, run } = createLooks('failure')
    polled.hint = { estimateMs: 60_000, sentAt: polled.now - 3_600_000 }
    await run()
    expect(polled.pauses.slice(0, 2)).toEqual([1_000, 1_000])
    expect(polled.pauses.filter((pause) => pause === 1_000)).toHaveLength(30)
    expect(polled.pauses.filter((pause) => pause === 3_000)).toHaveLength(30)
    expect(polled.pauses.reduce((sum, pause) => sum + pause, 0)).toBe(630_000)
    expect(polled.unavailable).toEqual([])
  })

  it('behavior: start their ten minutes again after a failure that the provider took back', async () => {
    const failures = Array.from({ length: 60 }, () => 'failure')
    const { polled, run } = createLooks(...failures, 'pending', 'failure')
    await run()
    const again = polled.pauses.slice(60).reduce((sum, pause) => sum + pause, 0)
    expect(again).toBeGreaterThan(600_000)
  })

  it('behavior: grow after each failed request, and are normal again after an answer', async () => {
    const down = new TypeError('fetch failed')
    const { polled, run } = createLooks(down, down, down, 'pending', down)
    await expect(run(5)).rejects.toThrow('enough')
    // Half of 2 s, 4 s and 8 s; then as at first.
    expect(polled.pauses).toEqual([1_000, 2_000, 4_000, 1_000, 1_000])
    expect(polled.unavailable).toHaveLength(4)
    expect(polled.unavailable[0]).toMatchObject({ name: 'NetworkError' })
  })

  it('behavior: are longer after a rate limit, and as long as the provider asks', async () => {
    const limit = (headers = {}) => new Response('{}', { status: 429, headers })
    const { polled, run } = createLooks(limit(), limit(), limit({ 'Retry-After': '42' }), 'pending')
    await expect(run(4)).rejects.toThrow('enough')
    // Almost a minute has passed by then.
    expect(polled.pauses).toEqual([5_000, 10_000, 42_000, 3_000])
  })

  it('behavior: last as long as the provider asks, even if the user comes back meanwhile', async () => {
    const limit = new Response('{}', { status: 429, headers: { 'Retry-After': '42' } })
    const { polled, run, controller } = createLooks(limit, 'pending')
    polled.hidden = true
    const over = run()
    let end = () => {}
    polled.onPause = (ending) => (end = ending)
    await new Promise(setImmediate)
    polled.hidden = false
    for (const tell of polled.listeners) tell()
    await new Promise(setImmediate)
    expect([polled.asked, polled.pauses]).toEqual([1, [42_000]])
    end()
    await new Promise(setImmediate)
    expect(polled.asked).toBe(2)
    controller.abort(new Error('enough'))
    await expect(over).rejects.toThrow('enough')
  })

  it('behavior: are long while the page is hidden', async () => {
    const { polled, run } = createLooks('pending')
    polled.hidden = true
    await expect(run(2)).rejects.toThrow('enough')
    expect(polled.pauses).toEqual([30_000, 30_000])
  })

  it('behavior: last without a network until it is back, however long that takes', async () => {
    const { polled, run, controller } = createLooks('pending')
    polled.offline = true
    const over = run()
    await new Promise(setImmediate)
    expect([polled.asked, polled.pauses]).toEqual([1, []])
    // Something else has changed.
    for (const tell of polled.listeners) tell()
    polled.hidden = true
    polled.offline = false
    for (const tell of polled.listeners) tell()
    await new Promise(setImmediate)
    expect(polled.asked).toBe(1)
    polled.hidden = false
    polled.onPause = () => {}
    for (const tell of polled.listeners) tell()
    await new Promise(setImmediate)
    expect(polled.asked).toBe(2)
    controller.abort(new Error('enough'))
    await expect(over).rejects.toThrow('enough')
    expect(polled.listeners.size).toBe(0)
  })

  it('behavior: keeps its pace when something changes on a page that was visible all the time', async () => {
    const { polled, run, controller } = createLooks('pending')
    polled.onPause = () => {}
    const over = run()
    await new Promise(setImmediate)
    for (const tell of polled.listeners) tell()
    await new Promise(setImmediate)
    expect(polled.asked).toBe(1)
    controller.abort(new Error('enough'))
    await expect(over).rejects.toThrow('enough')
  })

  it('behavior: end at once when woken, and leave no listener behind', async () => {
    const { polled, run, controller } = createLooks('pending')
    polled.onPause = () => {}
    const over = run()
    await new Promise(setImmediate)
    polled.wakers[0]?.wake()
    await new Promise(setImmediate)
    expect(polled.asked).toBe(2)
    expect(polled.wakers.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(polled.listeners.size).toBe(1)
    controller.abort(new Error('enough'))
    await expect(over).rejects.toThrow('enough')
    expect(polled.wakers.map(({ signal }) => signal.aborted)).toEqual([true, true])
  })

  it('behavior: count no failure when the watch ends during a request', async () => {
    const { polled, run, controller } = createLooks('pending')
    controller.abort(new Error('left'))
    await expect(run()).rejects.toThrow('left')
    expect([polled.seen, polled.unavailable]).toEqual([[], []])
  })

  it('parameters: path', async () => {
    const { polled, run } = createLooks('success')
    polled.path = '/intents/status/v3'
    await run()
    expect(polled.urls).toEqual(['https://sandbox.invalid/intents/status/v3?requestId=0x1'])
  })
})

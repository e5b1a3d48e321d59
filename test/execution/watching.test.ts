import { describe, expect, it } from 'vitest'
import { pollDelay } from '../../src/execution/watch/pollDelay.ts'
import { pollRequest } from '../../src/execution/watch/pollRequest.ts'
import { createManualClock } from '../../src/sandbox/simulated/manualClock.ts'
import { clientOf } from '../support/createTestBench.ts'
import { awakePage } from '../support/createExecutionBench.ts'
import { toSleepClock } from '../support/toSleepClock.ts'

describe('pollDelay', () => {
  it.each([
    ['at first', { elapsedMs: 0, failures: 0 }, 1_000],
    ['after half a minute', { elapsedMs: 30_000, failures: 0 }, 3_000],
    ['after two minutes', { elapsedMs: 120_000, failures: 0 }, 10_000],
    ['after ten minutes', { elapsedMs: 600_000, failures: 0 }, 30_000],
    ['after one failure', { elapsedMs: 0, failures: 1 }, 1_000],
    ['after many failures', { elapsedMs: 0, failures: 12 }, 30_000],
    ['after a rate limit', { elapsedMs: 0, failures: 1, isRateLimited: true }, 5_000],
    ['after two rate limits', { elapsedMs: 0, failures: 2, isRateLimited: true }, 10_000],
    ['as the service asks', { elapsedMs: 0, failures: 1, retryAfterMs: 42_000 }, 42_000],
  ])('parameters: %s', (_, parameters, delayMs) => {
    expect(pollDelay({ random: 0.5, ...parameters })).toBe(delayMs)
  })
})

describe('pollRequest', () => {
  /** Watches a service that answers with one word after the other; the last one stays. */
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
        getHint: () => ({}),
        onStatus: ({ status }) => seen.push(status),
        onUnavailable: () => {
          unavailable += 1
        },
      },
      {
        clock: toSleepClock(clock),
        page: awakePage,
        signal: controller.signal,
        random: () => 0.5,
        woken: () => new Promise(() => {}),
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

  it('behavior: a refund may follow a failure', async () => {
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

  it('behavior: an unknown word is never the end', async () => {
    const { asked, end } = await watch('glorious')
    expect(asked).toBeGreaterThan(5)
    expect(end).toBeUndefined()
  })
})

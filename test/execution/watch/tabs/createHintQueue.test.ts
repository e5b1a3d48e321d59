import { describe, expect, it } from 'vitest'
import { RateLimitError, ServiceError } from '@causeway/react/actions'
import { createHintQueue, type Hint } from '../../../../src/execution/watch/tabs/createHintQueue.ts'

/** A queue whose requests are answered, and whose pauses end, when the test says so. */
function createTestQueue(answer: (hint: Hint) => Promise<void>) {
  let now = 1_000_000
  const pauses: number[] = []
  const clock = {
    now: () => now,
    sleep: async (ms: number) => {
      pauses.push(ms)
      now += ms
    },
  }
  const queue = createHintQueue({ clock, signal: new AbortController().signal }, answer)
  return {
    pauses,
    setBack: (ms: number) => (now -= ms),
    stop: queue.stop,
    polledAt: queue.polledAt,
    now: () => now,
    async hint(isMoved = false) {
      queue.add({ isMoved })
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    },
  }
}

const endpoint = '/intents/status'
const limited = (retryAfterMs?: number) => new RateLimitError({ endpoint, status: 429, retryAfterMs })

describe('createHintQueue', () => {
  it('default: asks at once after the first hint, and five seconds later after the next one', async () => {
    const { hint, pauses } = createTestQueue(async () => {})
    await hint()
    expect(pauses).toEqual([])
    await hint()
    expect(pauses).toEqual([5_000])
  })

  it('error: waits as long as a rate limit asks, until the next answer', async () => {
    const answers = [limited(90_000), undefined]
    const { hint, pauses } = createTestQueue(async () => {
      const error = answers.shift()
      if (error) throw error
    })
    for (const _ of [1, 2, 3]) await hint()
    expect(pauses).toEqual([90_000, 5_000])
  })

  it('error: doesn’t shorten the pause after failures when a rate limit asks for less', async () => {
    const errors = [limited(1), limited(), new ServiceError({ endpoint, status: 503 })]
    const { hint, pauses } = createTestQueue(async () => Promise.reject(errors.shift()))
    for (const _ of [1, 2, 3]) await hint()
    expect(pauses).toEqual([10_000, 20_000])
  })

  it('error: makes no pause longer when the clock is set back by a day', async () => {
    const { hint, pauses, setBack } = createTestQueue(async () => {})
    await hint()
    setBack(24 * 60 * 60_000)
    await hint()
    expect(pauses).toEqual([5_000])
  })

  it('behavior: passes on once that another request has superseded it', async () => {
    const polled: Hint[] = []
    const { hint, polledAt, now } = createTestQueue(async (one) => void polled.push(one))
    expect(polledAt()).toBeUndefined()
    for (const isMoved of [false, true, false]) await hint(isMoved)
    expect(polled).toEqual([{ isMoved: false }, { isMoved: true }, { isMoved: false }])
    expect(polledAt()).toBe(now())
  })

  it('behavior: doesn’t ask again if it ends during a request, however long that takes', async () => {
    const answer = Promise.withResolvers<void>()
    let looks = 0
    const { hint, stop, setBack } = createTestQueue(async () => {
      looks += 1
      await answer.promise
    })
    await hint()
    await hint()
    setBack(-6_000)
    stop()
    answer.resolve()
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    expect(looks).toBe(1)
  })

  it('behavior: asks nothing more once it has ended', async () => {
    let looks = 0
    const { hint, stop } = createTestQueue(async () => void looks++)
    await hint()
    stop()
    await hint()
    expect(looks).toBe(1)
  })
})

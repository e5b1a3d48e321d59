import { describe, expect, it } from 'vitest'
import { NetworkError, ServiceError } from '@causeway/react/actions'
import { createGiveUpCounter } from '../../../../src/execution/watch/poll/createGiveUpCounter.ts'

const refusal = (status: number) => new ServiceError({ endpoint: '/intents/status', status })
const unknown = refusal(404)
const unreachable = new NetworkError({ endpoint: '/intents/status', cause: new TypeError('fetch failed') })

/** The number of requests after which it gives up. */
function looksUntilOver(errorOf: (look: number) => unknown, counter = createGiveUpCounter()): number {
  for (let look = 1; look <= 100; look += 1) if (counter.shouldGiveUpAfter(errorOf(look))) return look
  return Infinity
}

describe('createGiveUpCounter', () => {
  it('default: gives up when the provider doesn’t know the request five times in a row', () => {
    expect(looksUntilOver(() => unknown)).toBe(5)
  })

  it('default: gives up when the provider doesn’t answer thirty times in a row', () => {
    expect(looksUntilOver(() => unreachable)).toBe(30)
    expect(looksUntilOver(() => refusal(500))).toBe(30)
  })

  it('behavior: counts again from the start after another failure, but doesn’t count that as a report', () => {
    expect(looksUntilOver((look) => (look % 5 === 0 ? unreachable : unknown))).toBe(30)
    expect(looksUntilOver((look) => (look === 4 ? unreachable : unknown))).toBe(9)
  })

  it('behavior: starts all over after a report on the request', () => {
    const counter = createGiveUpCounter()
    for (let look = 1; look < 5; look += 1) counter.shouldGiveUpAfter(unknown)
    counter.reset()
    expect(looksUntilOver(() => unknown, counter)).toBe(5)
    const other = createGiveUpCounter()
    for (let look = 1; look < 30; look += 1) other.shouldGiveUpAfter(unreachable)
    other.reset()
    expect(looksUntilOver(() => unreachable, other)).toBe(30)
  })
})

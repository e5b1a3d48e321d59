// @vitest-environment jsdom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { quoteQueryOptions } from '@causeway/react/query'
import { quoteRefreshMs } from '../../../src/query/service/quote.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A component that wants a quote, of a service that answers the n-th request as told. */
function setUp(answer: (asked: number) => Response | undefined) {
  const env = createTestEnvironment()
  const service = { asked: 0 }
  const client = clientOf(async (...request) => {
    service.asked += 1
    return answer(service.asked) ?? env.sandbox.fetch(...request)
  })
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, quoteQueryOptions({ client }, env.quoteParameters()))
  onTestFinished(observer.subscribe(() => {}))
  onTestFinished(() => queryClient.clear())
  return { service, observer }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refusal = () => Response.json({ message: 'No.', errorCode: 'NO_QUOTES' }, { status: 400 })
const outage = () => Response.json({ message: 'Later.' }, { status: 503 })

describe('quoteQueryOptions', () => {
  it('default: a quote is asked for anew every 15 seconds, and shown until the new one is there', async () => {
    const { service, observer } = setUp(() => undefined)
    await pass(1_000)
    const first = observer.getCurrentResult().data
    expect(service.asked).toBe(1)
    await pass(quoteRefreshMs - 2_000)
    expect(service.asked).toBe(1)
    await pass(3_000)
    expect(service.asked).toBe(2)
    expect(observer.getCurrentResult().data?.receivedAt).toBeGreaterThan(first?.receivedAt ?? Infinity)
    await pass(2 * quoteRefreshMs)
    expect(service.asked).toBe(4)
  })

  it('behavior: a refused quote is asked for once', async () => {
    const { service, observer } = setUp(refusal)
    await pass(10 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { errorCode: 'NO_QUOTES' } })
    expect(service.asked).toBe(1)
  })

  it('error: a parameter that holds itself, of which no key can be made', () => {
    const { client, quoteParameters } = createTestEnvironment()
    const additionalData: Record<string, unknown> = {}
    additionalData['all'] = { of: additionalData }
    expect(() => quoteQueryOptions({ client }, { ...quoteParameters(), additionalData })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', field: 'additionalData.all.of' }),
    )
  })

  it('behavior: what is refused after a quote was given is asked no more, either', async () => {
    const { service, observer } = setUp((asked) => (asked < 3 ? undefined : refusal()))
    await pass(10 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', isRefetchError: true })
    expect(service.asked).toBe(3)
  })

  it('behavior: asks again after an outage', async () => {
    const { service, observer } = setUp((asked) => (asked < 3 ? outage() : undefined))
    await pass(1_000)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: { status: 503 } })
    await pass(2 * quoteRefreshMs)
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null })
    expect(service.asked).toBe(3)
  })
})

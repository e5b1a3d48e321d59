import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import {
  quoteQueryOptions,
  requestsInfiniteQueryOptions,
  requestStatusQueryOptions,
} from '@causeway/react/query'
import { createMemoryLocks, createRequestWatcher } from '@causeway/react/execution'
import { depositRecordsQueryOptions } from '../../src/query/service/depositRecords.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

/** A provider that never answers, and the signals of the requests. */
function create() {
  const signals: AbortSignal[] = []
  const client = clientOf(
    (_, init) =>
      new Promise((_resolve, reject) => {
        const signal = init?.signal
        if (!signal) return
        signals.push(signal)
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const requestWatcher = createRequestWatcher(client, { locks: createMemoryLocks() })
  return { signals, config: { client, requestWatcher } }
}

type Config = ReturnType<typeof create>['config']

it.each<
  [what: string, fetch: (config: Config, to: QueryClient) => { queryKey: QueryKey; done: Promise<unknown> }]
>([
  [
    'a quote',
    (config, to) => {
      const options = quoteQueryOptions(config, createTestEnvironment().quoteParameters())
      return { queryKey: options.queryKey, done: to.fetchQuery(options) }
    },
  ],
  [
    'a status that is looked at by itself',
    (config, to) => {
      const options = requestStatusQueryOptions(config, {
        requestId: '0x1',
        query: { refetchInterval: false },
      })
      return { queryKey: options.queryKey, done: to.fetchQuery(options) }
    },
  ],
  [
    'a list',
    (config, to) => {
      const options = requestsInfiniteQueryOptions(config, { user: null })
      return { queryKey: options.queryKey, done: to.fetchInfiniteQuery(options) }
    },
  ],
  [
    'the records of a deposit',
    (config, to) => {
      const options = depositRecordsQueryOptions(config, { which: { id: '0x1' }, isRefundDue: () => false })
      return { queryKey: options.queryKey, done: to.fetchQuery(options) }
    },
  ],
])('behavior: cancels the request for %s that is no longer needed', async (_, fetch) => {
  const { signals, config } = create()
  const queryClient = new QueryClient()
  const { queryKey, done } = fetch(config, queryClient)
  const ended = done.catch(() => {})
  await expect.poll(() => signals.length).toBe(1)
  expect(signals[0]?.aborted).toBe(false)
  await queryClient.cancelQueries({ queryKey })
  await ended
  expect(signals[0]?.aborted).toBe(true)
})

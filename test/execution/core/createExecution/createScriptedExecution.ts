import { ServiceError } from '@causeway/react/actions'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import {
  createExecution,
  type CreateExecutionOptions,
  type ExecutionRecord,
  createMemoryJournal,
  type ChainReader,
  type Wallet,
  type WatchRequestParameters,
} from '@causeway/react/execution'
import { readRecord } from '../../../../src/execution/records/executionRecord.ts'
import { getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import { createTestRun } from '../../../support/environment/createTestRun.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import type { QuoteKind } from '../../../support/quotes/quoteKinds.ts'

export const quotes = await getQuoteOfEachKind()

export const serviceError = (status: number) => new ServiceError({ endpoint: '/status', status })

export const never = () => new Promise<never>(() => {})

/** An execution whose wallet, chain, provider, journal and locks answer as the test says, and record their calls. */
export function createScriptedExecution({
  kind = 'tokenBridge',
  wallet = {},
  chainReader: reads = {},
  options = {},
}: {
  kind?: QuoteKind
  wallet?: Partial<Wallet>
  chainReader?: Partial<ChainReader>
  options?: Partial<CreateExecutionOptions>
} = {}) {
  const { run, chainReader } = createTestRun({ chainReader: { waitForTransaction: never, ...reads } })
  // A page pays a quote once, and each test is a page.
  const quote = { ...quotes[kind] }
  const clock = { now: () => quote.receivedAt, sleep: never }
  const user = quote.parameters.user as `0x${string}`
  const watches: (WatchRequestParameters & { wakes: number; isStopped: boolean })[] = []
  const held = new Set<string>()
  const kept = createMemoryJournal()
  const writes: string[] = []
  let ids = 0
  const connection = {
    chainReader,
    wallet: {
      ...run.wallet,
      address: user,
      getAccount: async () => user,
      getChainId: async () => quote.parameters.originChainId,
      ...wallet,
    },
  }
  // Only the watcher reports on the request.
  const execution = createExecution(
    clientOf((...request) => silent(...request), clock),
    {
      clock,
      createId: () => `id-${++ids}`,
      journal: {
        ...kept,
        write: (entry) => {
          writes.push(readRecord(entry.text).status)
          return kept.write(entry)
        },
      },
      locks: {
        async acquire(name) {
          if (held.has(name)) return undefined
          held.add(name)
          return () => held.delete(name)
        },
      },
      requestWatcher: {
        watch(parameters) {
          const watch = { ...parameters, wakes: 0, isStopped: false }
          watches.push(watch)
          return {
            wake: () => {
              watch.wakes += 1
            },
            stop: () => {
              watch.isStopped = true
            },
          }
        },
      },
      ...options,
    },
  )
  const records = async (): Promise<ExecutionRecord[]> =>
    (await kept.read()).map(({ text }) => readRecord(text))
  const say = (state: RequestStatus, change: Partial<RequestState> = {}) =>
    watches
      .at(-1)
      ?.onStatus({ rawStatus: state, status: state, isDeposited: false, updatedAt: undefined, ...change })
  return {
    execution,
    quote,
    connection,
    watches,
    held,
    writes,
    records,
    say,
    clock,
    start: () => execution.start(quote, connection),
  }
}

/** A provider that accepts what is posted, reports on no request, and never answers. */
const silent: typeof fetch = (_, init) =>
  init?.method === 'POST' ? never() : Promise.reject(new TypeError('Failed to fetch'))
export const decline = () => Promise.reject({ code: 4001 })
export const lockOf = (id: string) => `causeway:execution:${id}`

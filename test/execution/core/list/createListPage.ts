import {
  createExecutions,
  type ExecutionStatus,
  type ExecutionRecord,
  createMemoryJournal,
  type Journal,
  type ChainReader,
  type Wallet,
  type WatchRequestParameters,
} from '@causeway/react/execution'
import type { RequestStatus } from '@causeway/react/schemas'
import { writeRecord } from '../../../../src/execution/records/executionRecord.ts'
import { storeLimitMs } from '../../../../src/execution/ports/journal/storeLimits.ts'
import { lockLimitMs } from '../../../../src/execution/ports/locks/acquireInTime.ts'
import { account, createTestRun } from '../../../support/environment/createTestRun.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'

export const day = 24 * 60 * 60_000

export const now = 1_000 * day

const currency = { chainId: 1, address: account, symbol: 'USDC', name: 'USD Coin', decimals: 6 }

/** A swap that another page has begun. */
export function recordOf(
  id: string,
  status: ExecutionStatus,
  change: Partial<ExecutionRecord> = {},
): ExecutionRecord {
  return {
    id,
    baseUrl: 'https://sandbox.invalid',
    requestId: `0x${id}`,
    statusPath: undefined,
    status,
    summary: {
      operation: 'bridge',
      sender: account,
      recipient: '0x00000000000000000000000000000000000000A2',
      refundTo: '0x00000000000000000000000000000000000000a3',
      pay: { currency, amount: 5n },
      receive: { currency, amount: 4n },
      refund: undefined,
      timeEstimate: 30,
    },
    items: [
      { kind: 'transaction', stepId: 'deposit', action: undefined, chainId: 1, status: 'done' },
    ] as unknown as ExecutionRecord['items'],
    requestState: undefined,
    startedAt: now - 1_000,
    updatedAt: now - 1_000,
    ...change,
  }
}

/** Prompted, and not seen since. */
export const lostItems = () =>
  recordOf('x', 'unknown').items.map((item) => ({ ...item, status: 'lost' as const }))

interface Pause {
  ms: number
  end: () => void
  signal: AbortSignal | undefined
}

/** Opens a page on a journal. The test controls its locks, time and provider. */
export async function createPage(
  records: readonly ExecutionRecord[] = [],
  change: Partial<Journal> = {},
  refuse?: () => Promise<never>,
) {
  const kept = createMemoryJournal()
  const held = new Set<string>()
  /** Locks that never say whether they are held. */
  const hanging = new Set<string>()
  const watches = new Map<string, WatchRequestParameters & { isStopped: boolean }>()
  let passed = 0
  const pauses: Pause[] = []
  /** How long locks and storage may take. */
  const limits: Pause[] = []
  const listeners = new Set<() => void>()
  let reads = 0
  const put = (record: ExecutionRecord) => kept.write({ id: record.id, text: writeRecord(record) })
  for (const record of records) await put(record)
  const executions = createExecutions(
    clientOf(() => new Promise(() => {})),
    {
      clock: {
        now: () => now + passed,
        sleep: (ms, signal) =>
          new Promise((resolve, reject) => {
            const end = () => {
              passed += ms
              resolve()
            }
            ;(ms === lockLimitMs || ms === storeLimitMs ? limits : pauses).push({ ms, end, signal })
            signal?.addEventListener('abort', () => reject(signal.reason))
          }),
      },
      journal: {
        ...kept,
        read: () => {
          reads += 1
          return kept.read()
        },
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        ...change,
      },
      locks: {
        async acquire(name) {
          if (refuse) return refuse()
          if (hanging.has(name)) return new Promise(() => {})
          if (held.has(name)) return undefined
          held.add(name)
          return () => held.delete(name)
        },
      },
      requestWatcher: {
        watch(parameters) {
          const watch = { ...parameters, isStopped: false }
          watches.set(parameters.requestId, watch)
          return { wake: () => {}, stop: () => void (watch.isStopped = true) }
        },
      },
    },
  )
  const { chainReader, run } = createTestRun({
    chainReader: { waitForTransaction: () => new Promise(() => {}) },
  })
  const listed = () => {
    const { pending, past } = executions.getState()
    const line = ({ state, place }: (typeof pending)[number]) =>
      `${state.id} ${state.status}${place === 'otherTab' ? ' elsewhere' : ''}`
    return { pending: pending.map(line), past: past.map(line) }
  }
  const open = (connection: { chainReader?: ChainReader; getWallet?: () => Wallet } = {}) =>
    executions.open({ chainReader, ...connection })
  return {
    executions,
    kept,
    put,
    held,
    hanging,
    watches,
    pauses,
    limits,
    open,
    listed,
    wallet: run.wallet,
    reads: () => reads,
    setBack: (ms: number) => void (passed -= ms),
    tell: () => {
      for (const listener of listeners) listener()
    },
    say: (id: string, state: RequestStatus) =>
      watches
        .get(`0x${id}`)
        ?.onStatus({ rawStatus: state, status: state, isDeposited: true, updatedAt: undefined }),
  }
}

export const lockOf = (id: string) => `causeway:execution:${id}`

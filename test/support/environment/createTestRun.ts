import type { Quote } from '@causeway/react/actions'
import type { RequestState, RequestStatus } from '@causeway/react/schemas'
import {
  type ChainReader,
  digestQuote,
  type ExecutionEvent,
  type ExecutionDecision,
  createMemoryLocks,
  type QuoteItem,
  type TransactionItem,
  type Wallet,
} from '@causeway/react/execution'
import { createExecutionStore, type ExecutionStore } from '../../../src/execution/core/host/executionStore.ts'
import { lockLimitMs } from '../../../src/execution/ports/locks/acquireInTime.ts'
import { toExecutionItem } from '../../../src/execution/state/toExecutionItem.ts'
import { pageQuotePrompts } from '../../../src/execution/payments/quotePrompts.ts'
import { createUnansweredPrompts } from '../../../src/execution/payments/unansweredPrompts.ts'
import { limitMs } from '../../../src/utils/time/withLimit.ts'
import { raceAbort } from '../../../src/utils/time/raceAbort.ts'
import type { PromptingRun } from '../../../src/execution/run/run.ts'
import { isSameAddress } from '../../../src/utils/address/isSameAddress.ts'
import { recipient, refundTo } from './accounts.ts'
import { clientOf, createTestEnvironment } from './createTestEnvironment.ts'

export const account = '0x00000000000000000000000000000000000000A1'
const simulatedAccounts = createTestEnvironment().sandbox.accounts
export const contract = '0x00000000000000000000000000000000000000b2'
export const hash = `0x${'1'.repeat(64)}` as const

export function transactionItem(change: Partial<TransactionItem> = {}): TransactionItem {
  return {
    kind: 'transaction',
    stepIndex: 0,
    itemIndex: 0,
    stepId: 'deposit',
    action: undefined,
    requestId: '0x1',
    check: { endpoint: '/intents/status?requestId=0x1', method: 'GET' },
    data: { from: account, to: contract, data: '0xabcdef01', value: 5n, chainId: 1 },
    ...change,
  }
}

export interface TestRun {
  run: PromptingRun
  store: ExecutionStore
  events: ExecutionEvent[]
  /** The length of each pause, in milliseconds. */
  sleeps: number[]
  decisions: ExecutionDecision[]
  /** Items whose request is watched, in order. */
  watched: QuoteItem[]
  controller: AbortController
  chainReader: ChainReader
  /** Lets the provider report this status of the request. */
  say: (state: RequestStatus) => void
  pass: (ms: number) => void
}

export interface CreateTestRunParameters {
  items?: QuoteItem[] | undefined
  wallet?: Partial<Wallet> | undefined
  chainReader?: Partial<ChainReader> | undefined
  /** The user's answer. @default true */
  answer?: boolean | undefined
  run?: Partial<PromptingRun> | undefined
  /** What has happened to the first item. @default it was not prompted */
  begun?: 'prompted' | 'sent' | undefined
  /** The quote does not say which request it is of. @default false */
  isUnnamed?: boolean | undefined
  /** Called after each pause. */
  onSleep?: ((env: TestRun) => void) | undefined
}

/** For runs without a provider's quote, whose order ends by the calendar. */
const begunAt = 1_000_000

/** Each begins with a quote that arrives then, a millisecond after the last one’s: a page pays one response once. */
let runs = 0

/** A run of one quote with a scripted wallet, and a clock that jumps over every pause. */
export function createTestRun({
  items = [transactionItem()],
  wallet = {},
  chainReader: reads = {},
  answer = true,
  run: change = {},
  begun,
  isUnnamed = false,
  onSleep,
}: CreateTestRunParameters = {}): TestRun {
  let now = (change.quote?.receivedAt ?? begunAt) + ++runs
  const events: ExecutionEvent[] = []
  const sleeps: number[] = []
  const decisions: ExecutionDecision[] = []
  const watched: QuoteItem[] = []
  const controller = new AbortController()
  const { signal } = controller
  const clock = {
    now: () => now,
    async sleep(ms: number, ending?: AbortSignal) {
      ending?.throwIfAborted()
      // No pause: it is what something may take, and nothing takes long here.
      if (ms === limitMs) return raceAbort(new Promise<void>(() => {}), ending)
      // A lock that answers does so before it has taken any time.
      if (ms === lockLimitMs) await new Promise(setImmediate)
      ending?.throwIfAborted()
      sleeps.push(ms)
      if (sleeps.length > 1_000) throw new Error('It takes for ever.')
      now += ms
      await new Promise(setImmediate)
      onSleep?.(env)
      ending?.throwIfAborted()
    },
  }
  const store = createExecutionStore(clock, (event) => events.push(event))
  // One cast: fields that are not read here are missing.
  const quote = {
    steps: [],
    fees: {},
    details: {},
    parameters: { user: account, originChainId: 1 },
  } as unknown as Quote
  // One cast: what a test does not read is not there.
  const chainReader = {
    has: () => true,
    blockTimeMs: () => 500,
    getTransactionCount: async () => 7,
    // Any address that is no account of the tests is a contract.
    getCode: async ({ address }) => (isAccount(address) ? undefined : '0x60'),
    getAllowance: async () => 0n,
    hasTransaction: async () => true,
    waitForTransaction: async () => ({ status: 'success', transactionHash: hash }),
    ...reads,
  } as ChainReader
  const run: PromptingRun = {
    client: clientOf(async () => new Response('{}', { status: 500 })),
    clock,
    signal,
    chainReader,
    locks: createMemoryLocks(),
    unansweredPrompts: createUnansweredPrompts(),
    quotePrompts: pageQuotePrompts,
    getState: store.getState,
    dispatch: store.dispatch,
    save: async () => {},
    untilOver: () => store.until(({ status }) => ['success', 'refunded', 'filling'].includes(status)),
    async requestDecision(decision) {
      decisions.push(decision)
      store.dispatch({ type: 'decisionNeeded', decision })
      if (answer) store.dispatch({ type: 'accepted' })
      return answer
    },
    sent: (indexes, answer) => {
      for (const index of indexes) store.dispatch({ type: 'submitted', index, ...answer })
    },
    unsent: () => {},
    watch: (item) => void watched.push(item),
    wallet: {
      address: account,
      getAccount: async () => account,
      getChainId: async () => 1,
      switchChain: async () => {},
      sendTransaction: async () => hash,
      ...wallet,
    },
    readAccount: async (expected) => expected,
    allowAccountUpgrade: false,
    audit: {},
    acceptedFindings: [],
    isPromptedInJournal: async () => false,
    findOpenPayments: async () => ({ payments: [] }),
    quote,
    digest: digestQuote(quote),
    items,
    acceptedRisks: new Set(),
    overPayments: new Map(),
    unacceptedPayments: new Set(),
    unpaidCheckedAt: now,
    hasBatches: true,
    ...change,
  }
  run.quote = { ...run.quote, receivedAt: now }
  store.dispatch({
    type: 'started',
    id: 'one',
    quote: run.quote,
    // One cast: it is not read.
    summary: {} as Extract<ExecutionEvent, { type: 'started' }>['summary'],
    requestId: isUnnamed ? undefined : '0x1',
    items: items.map((item) => toExecutionItem(item, 1)),
    at: now,
  })
  events.length = 0
  const env: TestRun = {
    run,
    store,
    events,
    sleeps,
    decisions,
    watched,
    controller,
    chainReader,
    say: (state) =>
      store.dispatch({
        type: 'statusSeen',
        requestState: {
          rawStatus: state,
          status: state,
          isDeposited: false,
          updatedAt: undefined,
        } satisfies RequestState,
      }),
    pass: (ms) => {
      now += ms
    },
  }
  if (begun) begin(env, begun)
  return env
}

/** Prompts and sends the first item, by the account's number 7. */
function begin({ store, events, run }: TestRun, begun: 'prompted' | 'sent'): void {
  store.dispatch({
    type: 'prompted',
    indexes: [0],
    intent: { from: account, at: run.clock.now(), nonce: 7 },
  })
  if (begun === 'prompted') return
  store.dispatch({ type: 'submitted', index: 0, transactionHash: hash })
  events.length = 0
}

/** Whether an address is an account of the tests, and not a contract. */
export function isAccount(address: string): boolean {
  return [account, recipient, refundTo, ...simulatedAccounts].some((one) => isSameAddress(one, address))
}

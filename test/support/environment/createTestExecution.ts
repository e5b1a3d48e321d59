import {
  createManualClock,
  type CreateSimulatedSandboxParameters,
  type ManualClock,
} from '@causeway/sandbox/simulated'
import type { Quote, Clock } from '@causeway/react/actions'
import {
  createExecution,
  type CreateExecutionOptions,
  type Execution,
  type ExecutionState,
  type ExecutionStatus,
  createMemoryJournal,
  type Journal,
  createMemoryLocks,
  type Locks,
  type StartExecutionConnection,
  createRequestWatcher,
  type RequestWatcher,
  type PageActivity,
} from '@causeway/react/execution'
import { clientOf, createTestEnvironment, type TestEnvironment } from './createTestEnvironment.ts'
import { toSleepClock } from './toSleepClock.ts'
import { waitForEngine } from './waitForEngine.ts'

/** A test environment with a manual clock, and everything that an execution needs. */
export interface TestExecution extends TestEnvironment {
  clock: ManualClock
  sleepClock: Clock
  journal: Journal
  locks: Locks
  requestWatcher: RequestWatcher
  execution: Execution
  /** Every status the execution went through. */
  seen: ExecutionStatus[]
  connection: StartExecutionConnection
}

const silentChannel = { post: () => {}, subscribe: () => () => {} }
export const visiblePage: PageActivity = {
  isHidden: () => false,
  isOffline: () => false,
  subscribe: () => () => {},
}

export function createTestExecution(
  parameters: CreateSimulatedSandboxParameters = {},
  options: Partial<CreateExecutionOptions> = {},
): TestExecution {
  const clock = createManualClock(Date.now())
  const env = createTestEnvironment({ clock, ...parameters })
  const sleepClock = toSleepClock(clock)
  // It dates quotes: by the machine's clock they would be of later, or old, once the machine is held up for a minute.
  const client = clientOf(env.sandbox.fetch, sleepClock)
  const journal = options.journal ?? createMemoryJournal()
  const locks = options.locks ?? createMemoryLocks()
  const requestWatcher = watcherOf({ client, sleepClock, locks })
  const execution = createExecution(client, {
    clock: sleepClock,
    journal,
    locks,
    requestWatcher,
    ...options,
  })
  return {
    ...env,
    client,
    clock,
    sleepClock,
    journal,
    locks,
    requestWatcher,
    execution,
    seen: statusesOf(execution),
    connection: { wallet: env.wallet, chainReader: env.reader },
  }
}

export function watcherOf(
  { client, sleepClock, locks }: Pick<TestExecution, 'client' | 'sleepClock' | 'locks'>,
  page: PageActivity = visiblePage,
): RequestWatcher {
  return createRequestWatcher(client, {
    clock: sleepClock,
    random: () => 0.5,
    page,
    locks,
    channel: silentChannel,
  })
}

function statusesOf(execution: Execution): ExecutionStatus[] {
  const seen: ExecutionStatus[] = []
  execution.subscribe(() => {
    const { status } = execution.getState()
    if (seen.at(-1) !== status) seen.push(status)
  })
  return seen
}

/** Starts, and moves the time until the execution is over. */
export async function runToEnd(
  env: Pick<TestExecution, 'execution' | 'clock' | 'connection'>,
  quote: Quote,
  connection: Partial<StartExecutionConnection> = {},
): Promise<ExecutionState> {
  const over = env.execution.start(quote, { ...env.connection, ...connection })
  await advanceUntil(env.clock, over)
  return over
}

/** Moves the time until a promise settles. */
export async function advanceUntil(clock: ManualClock, promise: Promise<unknown>): Promise<void> {
  const progress = { isOver: false }
  const end = () => {
    progress.isOver = true
  }
  promise.then(end, end)
  await advanceWhile(clock, () => !progress.isOver)
}

/** Moves the time while something is so. */
export async function advanceWhile(clock: ManualClock, isSo: () => boolean): Promise<void> {
  await waitForEngine()
  for (let step = 0; isSo(); step++) {
    if (step > 20_000) throw new Error('It takes for ever.')
    await new Promise(setImmediate)
    await clock.advance(100)
  }
}

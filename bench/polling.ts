import { createManualClock } from '@causeway/sandbox/simulated'
import { createClient } from '../src/client/createClient.ts'
import { pollRequest } from '../src/execution/watch/poll/pollRequest.ts'
import { toSleepClock } from '../test/support/environment/toSleepClock.ts'
import { visiblePage } from '../test/support/environment/createTestExecution.ts'
import { benchBudgets } from '../scripts/size/budgets.ts'
import type { Row } from './table.ts'

/** Seconds from the deposit to the service's final word. */
const fillTimes = [2, 15, 60, 600]
/** What the service expects, as a multiple of what it takes: estimates are seldom right. */
const estimates = [0.5, 0.8, 1, 1.25, 2]
/** Fills end at no round time: these parts of five seconds are added. */
const phases = [0.1, 0.3, 0.5, 0.7, 0.9]

interface Cost {
  requests: number
  /** From the service's final word to our hearing of it. */
  delaySeconds: number
}

/** Requests for the status of a swap, and how late its end is heard of, on the mean over all fills. */
export async function benchPolling(): Promise<Row[]> {
  const cases = fillTimes.flatMap((seconds) =>
    estimates.flatMap((factor) => phases.map((phase) => ({ fillMs: (seconds + phase * 5) * 1_000, factor }))),
  )
  const ours = mean(await Promise.all(cases.map(({ fillMs, factor }) => pollAsWeDo(fillMs, fillMs * factor))))
  const [everySecond, everyFive] = [1_000, 5_000].map((intervalMs) =>
    mean(cases.map(({ fillMs }) => pollAtIntervals(fillMs, intervalMs))),
  )
  const rowOf = (what: string, unit: Row['unit'], name: keyof Cost): Row => ({
    what,
    unit,
    ours: ours[name],
    others: { 'every 1 s': everySecond?.[name] ?? 0, 'every 5 s': everyFive?.[name] ?? 0 },
    budget: benchBudgets.polling,
  })
  return [
    rowOf('status requests of a swap', 'requests', 'requests'),
    rowOf('delay of its final status', 's', 'delaySeconds'),
  ]
}

async function pollAsWeDo(fillMs: number, estimateMs: number): Promise<Cost> {
  const clock = createManualClock(0)
  let requests = 0
  let heardAt = 0
  const client = createClient({
    baseUrl: 'https://sandbox.invalid',
    fetch: async () => {
      requests += 1
      return Response.json({ status: clock.now() >= fillMs ? 'success' : 'pending' })
    },
  })
  const progress = { isOver: false }
  void pollRequest(
    client,
    {
      requestId: '0x1',
      getHints: () => ({ estimateMs, sentAt: 0 }),
      onStatus: ({ status: state }) => {
        if (state === 'success') heardAt = clock.now()
      },
      onUnavailable: () => {},
      onSuperseded: () => {},
    },
    {
      clock: toSleepClock(clock),
      page: visiblePage,
      random: () => 0.5,
      findSuccessor: async () => undefined,
      signal: new AbortController().signal,
      untilWoken: () => new Promise(() => {}),
    },
  ).then(() => {
    progress.isOver = true
  })
  while (!progress.isOver) {
    await new Promise(setImmediate)
    await clock.advance(100)
  }
  return { requests, delaySeconds: (heardAt - fillMs) / 1_000 }
}

function pollAtIntervals(fillMs: number, intervalMs: number): Cost {
  const looks = Math.ceil(fillMs / intervalMs)
  return { requests: looks + 1, delaySeconds: (looks * intervalMs - fillMs) / 1_000 }
}

function mean(costs: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => costs.reduce((sum, cost) => sum + cost[name], 0) / costs.length
  return { requests: of('requests'), delaySeconds: of('delaySeconds') }
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { restoreJournal } from './scale/fullJournal.ts'
import { scrollHistory } from './scale/longHistory.ts'
import { watchForHours } from './scale/longWatch.ts'
import { observeRequest } from './scale/manyObservers.ts'
import { searchTokens } from './scale/manyTokens.ts'
import type { Left } from './scale/simulatedBrowser.ts'

// Much of everything at once: `npm run scale` prints processor time, memory and requests, and fails
// if a timer, listener, socket or lock is left. Counts are held by test/bench/scale.test.ts.

interface Outcome {
  requests?: number
  says: string
  left?: Left
}

setFlagsFromString('--expose-gc')
const collectOnce = runInNewContext('gc') as () => void

/** Bytes in use, once all is collected that nobody holds: bodies of answers are only let go in a turn of their own. */
async function heapUsed(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    collectOnce()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return process.memoryUsage().heapUsed
}

const scenarios: Readonly<Record<string, () => Promise<Outcome>>> = {
  '100 observers of one request, 2 minutes': async () => {
    const { requests, requestsOfOne, told, left } = await observeRequest(100)
    return { requests, says: `one asks ${requestsOfOne}; ${told} heard of the end`, left }
  },
  '8 hours, one tab frozen, one hidden': async () => {
    const { requests, delayMs, left } = await watchForHours(8)
    const { frozen, visible, hidden } = requests
    const says = `frozen ${frozen}, seen ${visible}, hidden ${hidden}; heard ${(delayMs / 1_000).toFixed(0)} s late`
    return { requests: frozen + visible + hidden, says, left }
  },
  '100,000 rows of history': async () => {
    const { rows, requests, kept } = await scrollHistory(100_000)
    return { requests, says: `${rows} read, ${kept} kept` }
  },
  '10,000 tokens': async () => {
    const { read, found } = searchTokens(10_000)
    return { requests: 0, says: `${read} read; ${found.join(', ')} found by 1 to 4 characters` }
  },
  '1,000 entries of a journal, 1 minute': async () => {
    const { pending, requests, left } = await restoreJournal(1_000)
    return { requests, says: `${pending} listed as pending`, left }
  },
}

// What is loaded and compiled once is no part of what follows.
await observeRequest(1)
await restoreJournal(1)
await scrollHistory(1)
searchTokens(1)

for (const [name, run] of Object.entries(scenarios)) {
  const heap = await heapUsed()
  const before = process.cpuUsage()
  const { requests = 0, says, left } = await run()
  const { user, system } = process.cpuUsage(before)
  const grown = ((await heapUsed()) - heap) / 1024
  const held = left ? Object.values(left).reduce((sum, count) => sum + count, 0) : 0
  if (held > 0) process.exitCode = 1
  const figures = [
    `${((user + system) / 1_000).toFixed(0)} ms`,
    `${grown.toFixed(0)} KB left`,
    `${requests} requests`,
    left ? `${held} timers, listeners, sockets and locks left` : '',
    says,
  ]
  console.log(`${name}\n  ${figures.filter(Boolean).join('; ')}`)
}

import { pollDelay } from '../../src/execution/watch/pollDelay.ts'
import { quoteRefreshMs } from '../../src/query/service/quote.ts'
import { formatTable } from './formatTable.ts'

/** What a day of users does. All of it is assumed: put your own figures in. */
const day = {
  users: 1_000_000,
  /** Quotes that a visitor asks for by entering something; typing one amount is one of them. */
  questions: 3,
  /** How long the form with its last quote is looked at. */
  lookedAtMs: 60_000,
  /** Part of the users who swap. */
  swapping: 0.3,
  /** How long the service takes to fill, and what it expects. */
  fillMs: 15_000,
  estimateMs: 20_000,
  /** Part of the users who open their history, of one page. */
  openingHistory: 0.2,
  /** Part of a day's requests that come in its busiest hour. */
  busiestHour: 0.1,
}

interface Pace {
  name: string
  quoteRefreshMs: number
  /** Requests for the status of one swap. */
  polls: number
}

const paces: readonly Pace[] = [
  { name: 'Causeway', quoteRefreshMs, polls: pollsOfOurs() },
  { name: 'relay-kit-ui', quoteRefreshMs: 12_000, polls: pollsEvery(5_000) },
  { name: 'LI.FI widget', quoteRefreshMs: 60_000, polls: pollsEvery(5_000) },
]

/** Writes the page about what users cost a service. */
export function describeServiceLoad(): string {
  const rows = paces.map((pace) => {
    const { quotes, polls, history } = requestsOf(pace)
    const all = quotes + polls + history
    const perSecond = (all * day.busiestHour) / 3_600
    const millions = [quotes, polls, history, all].map((count) => `${(count / 1e6).toFixed(2)} m`)
    return [pace.name, ...millions, (all / 86_400).toFixed(0), perSecond.toFixed(0)]
  })
  return `# What users cost a service

Written by \`npm run describe\` from \`scripts/describe/describeServiceLoad.ts\`; change that instead. It is a model and no measurement:
put your own figures into the table at its top.

Requests of a day with ${day.users.toLocaleString('en')} users, in millions, and how many come in a second: on the mean, and at the peak.

${formatTable([['', 'quotes', 'polls', 'history', 'all', 'a second', 'at the peak'], ...rows])}

All of them pass the [proxy](api-key.md), one for one, where the page has one: it answers nothing by itself and repeats nothing.

## What is assumed

- A visitor asks for ${day.questions} quotes by entering something, and looks at the last one for ${day.lookedAtMs / 1_000} seconds with the page in front. It is
  refreshed every ${quoteRefreshMs / 1_000} seconds by Causeway, every 12 by relay-kit-ui and every 60 by LI.FI's widget, as they come.
- ${day.swapping * 100} % swap. A fill takes ${day.fillMs / 1_000} seconds, and the service expects ${day.estimateMs / 1_000}. Causeway looks at the pace of \`pollDelay\`, the others every five
  seconds; the last look is the one that finds the end.
- ${day.openingHistory * 100} % open their history: one page, of which nothing is pending. For how often the others read theirs no figure is known here,
  and the same is taken.
- ${day.busiestHour * 100} % of the day's requests come in the busiest hour.
- Balances and prices go to the chains' nodes and to whatever \`readPrices\` asks, and are not counted.

## What moves it most

Quotes are the most of it: with a refresh every 30 seconds instead of 15 a visitor asks for two fewer. Set it with
\`query: { refetchInterval }\` of \`useQuote\`, and mind that the service refuses an older quote more often.

Close to its expected end Causeway looks at a swap about once a second, so that the end is heard of sooner; over fills of seconds to
minutes it looks less often than every five seconds does (see \`bench/README.md\`). Widgets and tabs of a browser look together.
`
}

function requestsOf({ quoteRefreshMs: refreshMs, polls }: Pace) {
  const refreshes = Math.floor(day.lookedAtMs / refreshMs)
  return {
    quotes: day.users * (day.questions + refreshes),
    polls: day.users * day.swapping * polls,
    history: day.users * day.openingHistory,
  }
}

function pollsEvery(intervalMs: number): number {
  return Math.ceil(day.fillMs / intervalMs) + 1
}

function pollsOfOurs(): number {
  let polls = 1
  for (let elapsedMs = 0; elapsedMs < day.fillMs; polls++)
    elapsedMs += pollDelay({ elapsedMs, estimateMs: day.estimateMs, failures: 0, random: 0.5 })
  return polls
}

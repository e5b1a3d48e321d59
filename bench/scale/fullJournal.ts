import { createExecutions } from '../../src/execution/core/list/createExecutions.ts'
import type { ChainReader } from '../../src/execution/ports/chains/chainReader.ts'
import { writeRecord } from '../../src/execution/records/executionRecord.ts'
import { createMemoryJournal } from '../../src/execution/ports/journal/journal.ts'
import { createSimulatedBrowser, type Left } from './simulatedBrowser.ts'

const account = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

export interface Restored {
  pending: number
  /** In the first minute. */
  requests: number
  left: Left
}

/** A page that opens on a journal with so many swaps of which none is over. */
export async function restoreJournal(count: number): Promise<Restored> {
  const browser = createSimulatedBrowser(() => 'pending')
  const { clock, locks } = browser
  const journal = createMemoryJournal()
  for (let number = 0; number < count; number++)
    await journal.write({ id: `${number}`, text: recordOf(number, clock.now()) })
  const tab = browser.openTab()
  let others = 0
  const executions = createExecutions(
    browser.clientOf(() => (others += 1)),
    { clock, journal, locks, requestWatcher: tab.requestWatcher },
  )
  const close = executions.open({ chainReader: silentReader })
  await clock.pass(60_000)
  const { pending, isLoaded } = executions.getState()
  if (!isLoaded) throw new TypeError('The journal was not read.')
  close()
  await clock.pass(0)
  return { pending: pending.length, requests: tab.requests() + others, left: browser.left() }
}

/** Nothing of what is restored here is asked about on a chain. */
const silentReader = new Proxy({} as ChainReader, {
  get: (_, name) => () => Promise.reject(new TypeError(`${String(name)} was asked.`)),
})

function recordOf(number: number, now: number): string {
  const currency = { chainId: 1, address: account, symbol: 'USDC', name: 'USD Coin', decimals: 6 } as const
  return writeRecord({
    id: `${number}`,
    baseUrl: 'https://sandbox.invalid',
    requestId: `0x${(number + 1).toString(16)}`,
    statusPath: undefined,
    status: 'filling',
    summary: {
      operation: 'bridge',
      sender: account,
      recipient: '0x00000000000000000000000000000000000000A2',
      refundTo: '0x00000000000000000000000000000000000000a3',
      pay: { currency, amount: 5n },
      receive: { currency: { ...currency, chainId: 10 }, amount: 4n },
      refund: undefined,
      timeEstimate: 30,
    },
    items: [],
    requestState: undefined,
    startedAt: now - number,
    updatedAt: now - number,
  })
}

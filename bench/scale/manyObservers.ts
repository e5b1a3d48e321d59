import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { requestStatusQueryOptions } from '../../src/query/service/requestStatus.ts'
import { createSimulatedBrowser, type Left } from './simulatedBrowser.ts'

export interface Observed {
  /** What so many widgets asked, and what one alone asks. */
  requests: number
  requestsOfOne: number
  /** How many of them heard of the end. */
  told: number
  left: Left
}

/** The observers of so many widgets on one request, from its start to its success after a minute. */
export async function observeRequest(count: number): Promise<Observed> {
  const [many, one] = [await observe(count), await observe(1)]
  return { ...many, requestsOfOne: one.requests }
}

async function observe(count: number): Promise<Omit<Observed, 'requestsOfOne'>> {
  let state = 'pending'
  const browser = createSimulatedBrowser(() => state)
  const tab = browser.openTab()
  const client = browser.clientOf(() => {
    throw new TypeError('Only the watcher asks.')
  })
  const queryClient = new QueryClient()
  const options = requestStatusQueryOptions(
    { client, requestWatcher: tab.requestWatcher },
    { requestId: '0x1' },
  )
  const observers = Array.from({ length: count }, () => new QueryObserver(queryClient, options))
  const leave = observers.map((observer) => observer.subscribe(() => {}))
  await browser.clock.pass(60_000)
  state = 'success'
  await browser.clock.pass(60_000)
  const told = observers.filter((observer) => observer.getCurrentResult().data?.status === 'success').length
  for (const end of leave) end()
  queryClient.clear()
  await browser.clock.pass(0)
  return { requests: tab.requests(), told, left: browser.left() }
}

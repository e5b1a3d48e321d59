import { createSimulatedBrowser, type Left } from './simulatedBrowser.ts'

const hourMs = 60 * 60_000

export interface Watched {
  /** Of each tab: the one that is frozen meanwhile, the one that is looked at, and the hidden one. */
  requests: { frozen: number; visible: number; hidden: number }
  /** From the end of the request until the visible tab hears of it. */
  delayMs: number
  /** Whether the others heard of it at last. */
  areAllTold: boolean
  left: Left
}

/**
 * Three tabs watch a request that takes so long. The first one follows it for all, until the browser freezes it for the middle three
 * quarters of the time, with its lock in its hands; the second is looked at; the third is hidden.
 */
export async function watchForHours(hours: number): Promise<Watched> {
  let state = 'pending'
  const browser = createSimulatedBrowser(() => state)
  const { clock } = browser
  const tabs = { frozen: browser.openTab(), visible: browser.openTab(), hidden: browser.openTab() }
  const toldAt: Partial<Record<keyof typeof tabs, number>> = {}
  const watches = Object.entries(tabs).map(([name, { requestWatcher }]) =>
    requestWatcher.watch({
      requestId: '0x1',
      onStatus({ status }) {
        if (status === 'success') toldAt[name as keyof typeof tabs] ??= clock.now()
      },
    }),
  )
  tabs.hidden.set({ isHidden: true })
  await clock.pass((hours / 8) * hourMs)
  tabs.frozen.set({ isHidden: true, isFrozen: true })
  await clock.pass((hours * 6 * hourMs) / 8)
  state = 'success'
  const endedAt = clock.now()
  await clock.pass((hours / 8) * hourMs)
  tabs.frozen.set({})
  await clock.pass(60_000)
  for (const { stop } of watches) stop()
  await clock.pass(0)
  return {
    requests: {
      frozen: tabs.frozen.requests(),
      visible: tabs.visible.requests(),
      hidden: tabs.hidden.requests(),
    },
    delayMs: (toldAt.visible ?? Infinity) - endedAt,
    areAllTold: Object.keys(toldAt).length === watches.length,
    left: browser.left(),
  }
}

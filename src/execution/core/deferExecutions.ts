import type { Client } from '../../client/createClient.ts'
import { createLazy } from '../../utils/createLazy.ts'
import { whenIdle } from '../../utils/whenIdle.ts'
import type { Executions, ExecutionsSnapshot } from './createExecutions.ts'
import { deferExecution } from './deferExecution.ts'
import type { CreateExecutionOptions } from './execution.ts'
import { loadOnDemand } from './loadOnDemand.ts'
import type { onDemand } from './onDemand.ts'

const unread: ExecutionsSnapshot = { isLoaded: false, pending: [], past: [], broken: [], error: undefined }

/**
 * The same as `createExecutions()` gives, without its code: that comes once the page is idle, sooner for whoever starts
 * a quote, and again when the page is back online.
 */
export function deferExecutions(
  client: Client,
  options: CreateExecutionOptions = {},
  load: () => Promise<Pick<typeof onDemand, 'createExecutions'>> = loadOnDemand,
): Executions {
  const listeners = new Set<() => void>()
  let real: Executions | undefined
  const lazy = createLazy(async () => (await load()).createExecutions(client, options))
  lazy.onLoad((executions) => {
    real = executions
    executions.subscribe(() => {
      for (const listener of Array.from(listeners)) listener()
    })
  })

  return {
    current: deferExecution({
      load: async () => (await lazy.load()).current,
      onLoad: (listener) => lazy.onLoad(({ current }) => listener(current)),
    }),
    getSnapshot: () => real?.getSnapshot() ?? unread,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open(io) {
      let close = (): void => {}
      const unsubscribe = lazy.onLoad((executions) => {
        close = executions.open(io)
      })
      const ask = () => void lazy.load().catch(() => {})
      const callOff = whenIdle(ask)
      addEventListener('online', ask)
      return () => {
        callOff()
        removeEventListener('online', ask)
        unsubscribe()
        close()
      }
    },
    show: async (id) => (await lazy.load()).show(id),
    forget: async (id) => (await lazy.load()).forget(id),
  }
}

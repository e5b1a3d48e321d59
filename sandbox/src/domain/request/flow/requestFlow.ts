import type { SandboxClock } from '../../clock.ts'
import { createKeyedQueue, type KeyedQueue } from './keyedQueue.ts'
import type { RecordStore } from './recordStore.ts'
import type { RequestProgress, ServiceRequest } from './serviceRequest.ts'

/** Advances requests: each one step at a time, now or later, with every step stored. */
export interface RequestFlow {
  /** Runs a task about a request after all others about it. */
  enqueue: KeyedQueue
  /** Schedules the next step of a request. It is queued, and gets the request as it is then. */
  later(request: ServiceRequest, delayMs: number, task: (request: ServiceRequest) => Promise<void>): void
  advance(request: ServiceRequest, progress: RequestProgress): Promise<ServiceRequest>
  change(request: ServiceRequest): Promise<ServiceRequest>
  /** Cancels scheduled steps. Running ones finish. */
  stop(): void
}

/** Creates a flow without scheduled steps. */
export function createRequestFlow({
  store,
  clock,
}: {
  store: RecordStore
  clock: SandboxClock
}): RequestFlow {
  const enqueue = createKeyedQueue()
  const timers = new Set<() => void>()
  let isStopped = false

  async function change(request: ServiceRequest): Promise<ServiceRequest> {
    const changed = { ...request, updatedAt: clock.now() }
    await store.put(changed)
    return changed
  }

  return {
    enqueue,
    change,
    advance: (request, progress) => change({ ...request, progress }),
    later({ id }, delayMs, task) {
      if (isStopped) return
      // A manual clock awaits the returned promise, the system clock ignores it.
      const cancel = clock.schedule(() => {
        timers.delete(cancel)
        return enqueue(id, async () => {
          const latest = await store.get(id)
          if (latest) await task(latest)
        })
      }, delayMs)
      timers.add(cancel)
    },
    stop() {
      isStopped = true
      for (const cancel of timers) cancel()
      timers.clear()
    },
  }
}

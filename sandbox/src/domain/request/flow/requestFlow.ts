import type { SandboxClock } from '../../clock.ts'
import { createKeyedQueue, type KeyedQueue } from './keyedQueue.ts'
import type { RecordStore } from './recordStore.ts'
import type { RequestProgress, ServiceRequest } from './serviceRequest.ts'

/** How requests go on: each one step at a time, now or later, and every step is kept in the store. */
export interface RequestFlow {
  /** Runs a task about a request after all others about it. */
  enqueue: KeyedQueue
  /** Runs the next step of a request, as it then is, in its turn. */
  later(request: ServiceRequest, delayMs: number, task: (request: ServiceRequest) => Promise<void>): void
  advance(request: ServiceRequest, progress: RequestProgress): Promise<ServiceRequest>
  change(request: ServiceRequest): Promise<ServiceRequest>
  /** Forgets what was to come later. What is in progress comes to its end. */
  stop(): void
}

/** Starts with nothing to do. */
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
      // A clock that is set by hand waits for the promise; the system's clock has no use for it.
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

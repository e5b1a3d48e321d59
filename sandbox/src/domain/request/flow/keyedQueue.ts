/** Queues a task by key. */
export type KeyedQueue = <result>(key: string, task: () => Promise<result>) => Promise<result>

/** Runs tasks of one key one after another, and tasks of different keys side by side. */
export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>()
  return (key, task) => {
    const before = tails.get(key)
    const run = before ? before.then(task, task) : task()
    tails.set(key, run)
    // Errors aren't caught here: a task that fails is a bug of the sandbox, and must be seen.
    return run.finally(() => {
      if (tails.get(key) === run) tails.delete(key)
    })
  }
}

export interface Job {
  name: string
  /** Jobs that must have ended well before; those that are not among the jobs are taken for done. */
  after?: readonly string[]
}

/**
 * Runs jobs in their order, at most `atOnce` at the same time. A job whose turn has come, and which must wait for another one, lets the
 * next one go first.
 *
 * @param run Says whether the job ended well. After one that did not, no other begins; what runs is waited for.
 */
export async function runJobs<job extends Job>(
  jobs: readonly job[],
  run: (job: job) => Promise<boolean>,
  atOnce: number,
): Promise<void> {
  const waiting = [...jobs]
  const ended = new Set<string>()
  const isReady = ({ after = [] }: job): boolean =>
    after.every((name) => ended.has(name) || jobs.every((other) => other.name !== name))
  let isStopped = false
  const running = new Set<Promise<void>>()

  async function follow(job: job): Promise<void> {
    if (await run(job)) ended.add(job.name)
    else isStopped = true
  }

  for (;;) {
    const next = isStopped || running.size >= atOnce ? -1 : waiting.findIndex(isReady)
    const [job] = next < 0 ? [] : waiting.splice(next, 1)
    if (job) {
      const promise: Promise<void> = follow(job).finally(() => running.delete(promise))
      running.add(promise)
    } else if (running.size > 0) await Promise.race(running)
    else return
  }
}

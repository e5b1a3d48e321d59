/** Returns a function that runs tasks one after another, in the order they come; a failed task holds up none. */
export function createSerialQueue(): <result>(task: () => Promise<result>) => Promise<result> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const run = last.then(task, task)
    last = run
    return run
  }
}

/**
 * Creates a function that reads again, one read at a time, so that an old read never overtakes a newer one. Calls share a read that hasn't
 * begun.
 */
export function createReadQueue(read: () => Promise<void>): () => Promise<void> {
  let reading = Promise.resolve()
  let queued: Promise<void> | undefined
  return () => {
    queued ??= reading
      .catch(() => {})
      .then(() => {
        queued = undefined
        reading = read()
        return reading
      })
    return queued
  }
}

/**
 * Makes a function that reads anew: one read at a time, so that an old one never overtakes a newer one. Who calls while a read waits for
 * its turn shares it.
 */
export function createReadQueue(read: () => Promise<void>): () => Promise<void> {
  let reading = Promise.resolve()
  let queued: Promise<void> | undefined
  return () => {
    queued ??= reading.then(() => {
      queued = undefined
      reading = read()
      return reading
    })
    return queued
  }
}

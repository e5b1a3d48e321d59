/**
 * Reports what a callback of somebody else threw, as a browser does with event listeners: to the page's `error` event,
 * or to the console where there is no such event (Node), or where it ends the process (Deno). Nothing is thrown.
 */
export function reportException(error: unknown): void {
  if (typeof reportError === 'function' && !('Deno' in globalThis)) reportError(error)
  // oxlint-disable-next-line no-console -- where there is no error event, nobody would hear of it
  else console.error(error)
}

/**
 * Calls a callback of somebody else. What it throws is reported and disturbs nobody; undefined is returned then. It may be
 * asynchronous in spite of its type: unheard, its rejection would end a Node process.
 */
export function callIsolated<result>(callback: () => result): result | undefined {
  try {
    const result = callback()
    reportRejection(result)
    return result
  } catch (error) {
    reportException(error)
    return undefined
  }
}

/** Hears what somebody else returned where a promise is of no use. */
export function reportRejection(result: unknown): void {
  if (isThenable(result)) Promise.resolve(result).catch(reportException)
}

/** A promise, also one of a library. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

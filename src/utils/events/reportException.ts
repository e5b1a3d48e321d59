/**
 * Reports an exception of a foreign callback, as browsers do for event listeners: to the page's `error` event, or to the console if there
 * is no such event (Node) or if it would end the process (Deno). Never throws.
 */
export function reportException(error: unknown): void {
  if (typeof reportError === 'function' && !('Deno' in globalThis)) reportError(error)
  // oxlint-disable-next-line no-console -- without an error event, it would go unnoticed
  else console.error(error)
}

/**
 * Calls a foreign callback. If it throws, the exception is only reported, and undefined is returned. It may be asynchronous despite its
 * type: an unhandled rejection would end a Node process.
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

/** Reports the rejection of a promise that was returned where none is expected. */
export function reportRejection(result: unknown): void {
  if (isThenable(result)) Promise.resolve(result).catch(reportException)
}

/** Whether a value is a promise, including those of libraries. */
function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'
}

/**
 * Reports what a callback of somebody else threw, as a browser does with event listeners: to the page's `error` event,
 * or to the console where there is no such event (Node). Nothing is thrown.
 */
export function reportException(error: unknown): void {
  if (typeof reportError === 'function') reportError(error)
  // oxlint-disable-next-line no-console -- where there is no error event, nobody would hear of it
  else console.error(error)
}

/** Calls a callback of somebody else. What it throws is reported and disturbs nobody; undefined is returned then. */
export function callIsolated<result>(callback: () => result): result | undefined {
  try {
    return callback()
  } catch (error) {
    reportException(error)
    return undefined
  }
}

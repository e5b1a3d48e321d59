type Draw = (container: Element) => string | false

/**
 * Makes the errors of queries that find nothing. Waiting makes many of them and shows the last one at most, so the page is drawn only for
 * who reads the message.
 */
export function elementErrors(draw: Draw) {
  return function elementError(message: string | null, container: Element): Error {
    const error = new Error()
    // It points to the query, not here.
    Error.captureStackTrace(error, elementError)
    error.name = 'TestingLibraryElementError'
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => [message, draw(container)].filter(Boolean).join('\n\n'),
      // A wait writes the page's final state there.
      set(value: string) {
        Object.defineProperty(error, 'message', { value, writable: true })
      },
    })
    return error
  }
}

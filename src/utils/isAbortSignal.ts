/** Whether a value is an `AbortSignal`, checked by its members, since one of another realm, such as a frame, is fine, too. */
export function isAbortSignal(value: unknown): value is AbortSignal {
  return (
    typeof value === 'object' &&
    value !== null &&
    'aborted' in value &&
    typeof value.aborted === 'boolean' &&
    'addEventListener' in value &&
    typeof value.addEventListener === 'function'
  )
}

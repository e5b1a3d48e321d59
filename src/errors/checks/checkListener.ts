import { checkArgument } from './checkKinds.ts'

/**
 * Wraps `subscribe` for untyped pages: a listener that isn't a function would otherwise fail only at the first change, far from the
 * mistake.
 *
 * @param caller Name of `subscribe` in the error.
 */
export function checkListener<listener>(
  subscribe: (listener: listener) => () => void,
  caller = 'subscribe',
): (listener: listener) => () => void {
  return (listener) => {
    checkArgument(caller, 'listener', listener, 'function')
    return subscribe(listener)
  }
}

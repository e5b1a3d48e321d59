import { checkArgument } from './checkKinds.ts'

/**
 * The same `subscribe` for pages without types: a listener that is none would fail with the first change, far from its mistake.
 *
 * @param caller Its name.
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

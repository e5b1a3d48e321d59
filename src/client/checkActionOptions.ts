import { InvalidArgumentError } from '../errors/argument.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { isAbortSignal } from '../utils/isAbortSignal.ts'
import type { ActionOptions } from './request.ts'

/**
 * Checks the options of an action.
 *
 * @throws {InvalidArgumentError} when they aren't an object, or `signal` isn't a signal.
 */
export function checkActionOptions(options: ActionOptions, caller: string): ActionOptions {
  checkObject(options, caller, 'options')
  const { signal } = options
  if (signal != null && !isAbortSignal(signal)) {
    const rule = 'it must be an `AbortSignal`'
    throw new InvalidArgumentError({ caller, argument: 'options.signal', rule })
  }
  return options
}

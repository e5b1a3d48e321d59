import { InvalidArgumentError } from '../errors/argument.ts'
import { checkObject } from '../errors/checkObject.ts'
import type { RequestOptions } from './request.ts'

/**
 * Checks what goes beside the parameters of an action.
 *
 * @throws {InvalidArgumentError} when it is no object, or its `signal` none.
 */
export function checkRequestOptions(options: RequestOptions, caller: string): RequestOptions {
  checkObject(options, caller, 'options')
  const { signal } = options
  // By what it does: one of another realm, such as a frame's, is as good.
  if (
    signal != null &&
    (typeof signal.aborted !== 'boolean' || typeof signal.addEventListener !== 'function')
  ) {
    const rule = 'it must be an `AbortSignal`'
    throw new InvalidArgumentError({ caller, argument: 'options.signal', rule })
  }
  return options
}

import { reportException } from '../../utils/events/reportException.ts'
import type { MutationParameter } from '../types.ts'

/**
 * Options of a mutation whose callbacks say nothing of what was done: what they throw is reported, and react-query would take it
 * for the mutation's own failure, when money has moved already. What `onMutate` throws is reported and stops what has not begun.
 */
export function isolateCallbacks<data, variables, context>(
  mutation: MutationParameter<data, variables, context> | undefined,
): MutationParameter<data, variables, context> {
  // Null is none, as a page without types may say it.
  const { onMutate, onSuccess, onError, onSettled, ...others } = mutation ?? {}
  return {
    ...others,
    ...(onMutate && { onMutate: told(onMutate, true) }),
    ...(onSuccess && { onSuccess: told(onSuccess) }),
    ...(onError && { onError: told(onError) }),
    ...(onSettled && { onSettled: told(onSettled) }),
  }
}

function told<args extends readonly unknown[], result>(
  callback: (...args: args) => Promise<result> | result,
  isThrown = false,
): (...args: args) => Promise<result> {
  return async (...args) => {
    try {
      return await callback(...args)
    } catch (error) {
      reportException(error)
      if (isThrown) throw error
      return undefined as result
    }
  }
}

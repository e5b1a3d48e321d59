import { reportException } from '../../utils/events/reportException.ts'
import type { MutationParameter } from '../options/types.ts'

/**
 * Mutation options whose callbacks can't fail the mutation: react-query would take their errors for the mutation's own,
 * even after funds have moved, so they are reported instead. An error in `onMutate` is reported, and stops what hasn't
 * started.
 */
export function isolateCallbacks<data, variables, context>(
  mutation: MutationParameter<data, variables, context> | undefined,
): MutationParameter<data, variables, context> {
  // Null means none, as a page without types may pass it.
  const { onMutate, onSuccess, onError, onSettled, ...others } = mutation ?? {}
  return {
    ...others,
    ...(onMutate && { onMutate: isolated(onMutate, true) }),
    ...(onSuccess && { onSuccess: isolated(onSuccess) }),
    ...(onError && { onError: isolated(onError) }),
    ...(onSettled && { onSettled: isolated(onSettled) }),
  }
}

function isolated<args extends readonly unknown[], result>(
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

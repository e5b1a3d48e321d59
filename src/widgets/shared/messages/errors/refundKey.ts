import type { ExecutionState } from '../../../../execution/state/executionState.ts'

/**
 * Key of the text about the refund if the provider mentions one, so that the text doesn't promise another. Only the provider's refund
 * failure reason proves that the refund failed: a sentence may be about one in progress.
 */
export function refundKey(
  state: ExecutionState['requestState'],
): 'error.notRefunded' | 'error.refundMentioned' | undefined {
  if (state?.refundFailReason) return 'error.notRefunded'
  return /refund/i.test(state?.details ?? '') ? 'error.refundMentioned' : undefined
}

import { RequestFailedError } from '../../errors/execution.ts'
import { QuotePaidError, QuoteReplacedError, QuoteUsedError } from '../../errors/quote.ts'
import { isUnpaying } from '../state/selectors/fundsPlace.ts'
import { mayBeSent } from '../state/selectors/hasMovedNothing.ts'
import type { ExecutionState } from '../state/executionState.ts'
import { mayStillPay } from './mayStillPay.ts'

/** Errors that say, or leave open, that the request was paid by another execution: of another page, device or script. */
const paidElsewhere = [QuotePaidError, QuoteReplacedError, QuoteUsedError, RequestFailedError]

/**
 * Whether the execution failed or was rejected before a payment was sent, for example because an approval reverted, as this page has seen.
 * Nothing can change that anymore. Not for a restored execution, since storage proves nothing.
 */
export function hasEndedUnpaid(
  state: Pick<ExecutionState, 'status' | 'isRestored' | 'items' | 'requestState' | 'error'>,
): boolean {
  const { status, isRestored, items, requestState, error } = state
  return (
    (status === 'failed' || status === 'rejected') &&
    !isRestored &&
    requestState?.isDeposited !== true &&
    !paidElsewhere.some((type) => error instanceof type) &&
    items.every(
      (item) =>
        isUnpaying(item) ||
        // A batch that the wallet gave up may still be sent.
        !(mayBeSent(item) || mayStillPay(item, state) || item.intent?.earlierCallsIds),
    )
  )
}

import { ServiceError } from '../../../../errors/client.ts'
import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { executionErrorKey } from '../../../shared/messages/errors/executionErrorKey.ts'
import { isSignatureLost } from '../../../../execution/state/selectors/isSignatureLost.ts'
import { fundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'
import { isApprovalActive } from '../../../../execution/state/selectors/isApprovalActive.ts'

/** Where the funds are after a rejection, when nothing more is sent, and what can still be taken. */
export function fundsAfterRejection(
  { items, isRestored }: ExecutionState,
  funds: MessageKey,
): readonly MessageKey[] {
  if (funds === 'progress.funds.part') return ['progress.funds.sent']
  return [funds, ...approvalLeft({ items, isRestored })]
}

/** The sentence about an approval that is still active. A stored one proves nothing. */
function approvalLeft({
  items,
  isRestored,
}: Pick<ExecutionState, 'items' | 'isRestored'>): readonly MessageKey[] {
  return isApprovalActive(items) && !isRestored ? ['progress.funds.approved'] : []
}

/** Errors whose text already covers earlier steps. */
const completeErrors: ReadonlySet<string | undefined> = new Set([
  'RequestFailedError',
  'BatchPartlyDoneError',
  'ResponseLostError',
])

/** Whether an error leaves it unknown what was sent, and whether an approval is active. */
function isVague(error: ExecutionState['error']): boolean {
  return (
    error?.name === 'WalletError' ||
    (error instanceof TransactionReplacedError && error.reason === 'replaced')
  )
}

/** Where the funds may be after an error that only covers its own step. */
export function fundsAfterError(state: ExecutionState): readonly MessageKey[] {
  const { error } = state
  const key = executionErrorKey(state)
  if (isSignatureRefused(state)) return ['progress.where.refused']
  if (completeErrors.has(error?.name) || (key !== undefined && key !== 'reason.quoteExpired')) return []
  // The items of a reverted batch have the status `lost`, but their outcome is known.
  switch (error?.name === 'TransactionRevertedError' ? 'untouched' : fundsPlace(state)) {
    case 'paid':
    case 'signed':
      return ['progress.funds.sent']
    case 'unclear':
      return [isSignatureLost(state) ? 'progress.where.unknownSignature' : 'error.responseLost']
    case 'repeated':
      return ['progress.funds.repeated']
    default:
      return isVague(error) ? [] : approvalLeft(state)
  }
}

/** Whether the provider has a signature that it rejected: it can still use it. */
function isSignatureRefused({ items, error }: ExecutionState): boolean {
  return (
    error instanceof ServiceError &&
    items.some(({ kind, status }) => kind === 'signature' && status === 'lost')
  )
}

import type { CausewayError } from '../../errors/causewayError.ts'
import { ResponseLostError, PendingPaymentError } from '../../errors/wallet.ts'
import type { ExecutionItem } from '../state/executionItem.ts'
import {
  idleState,
  isPending,
  isUnresolved,
  type ExecutionState,
  type ExecutionStatus,
} from '../state/executionState.ts'
import type { ExecutionRecord } from './executionRecord.ts'

/** The state of an execution exactly as it was stored: it shows what another tab is doing. */
export function mirrorState(record: ExecutionRecord): ExecutionState {
  const { id, status, summary, startedAt } = record
  return {
    ...idleState,
    id,
    status: needsServiceConfirmation(record) ? 'unconfirmed' : status,
    summary,
    isRestored: true,
    storedStatus: status,
    startedAt,
    items: record.items.map((item): ExecutionItem => ({
      ...item,
      action: item.action,
      transactionHash: item.transactionHash ?? undefined,
      change: item.change ?? undefined,
      intent: item.intent
        ? {
            ...item.intent,
            nonce: item.intent.nonce ?? undefined,
            callsId: item.intent.callsId ?? undefined,
            earlierCallsIds: item.intent.earlierCallsIds ?? undefined,
            approval: item.intent.approval ?? undefined,
            expiresAt: item.intent.expiresAt ?? undefined,
            permit: item.intent.permit
              ? {
                  ...item.intent.permit,
                  moves: item.intent.permit.moves ?? undefined,
                  grants: item.intent.permit.grants ?? undefined,
                }
              : undefined,
          }
        : undefined,
    })),
    requestId: record.requestId ?? undefined,
    supersededIds: record.supersededIds ?? [],
    // Neither the provider's texts nor the cause of a failure are taken from storage.
    error: isUnresolved(record) ? errorOfUnresolved(record) : undefined,
  }
}

/** The error of an unresolved execution. Without a lost transaction, the wallet has answered: its signature can still be used. */
function errorOfUnresolved({ items }: ExecutionRecord): CausewayError {
  const isLost = items.some(({ kind, status }) => kind === 'transaction' && status === 'lost')
  return isLost ? new ResponseLostError() : new PendingPaymentError()
}

/**
 * The state in which a stored execution is resumed: it is followed and never prompts. It isn't known whether a prompt that was open when
 * the page ended was answered; the provider reports about everything else.
 */
export function restoreState(record: ExecutionRecord): ExecutionState {
  const stored = mirrorState(record)
  if (stored.status === 'idle' || isUnresolved(record)) return stored
  // Once it is `filling`, no prompt is open.
  const isOpen = isPending(record) && record.status !== 'filling'
  const items = stored.items.map((item): ExecutionItem =>
    isOpen && (item.status === 'prompting' || item.status === 'posting') ? { ...item, status: 'lost' } : item,
  )
  const isLost = isOpen && items.some(({ status }) => status === 'lost')
  return isLost
    ? { ...stored, items, status: 'unknown', error: new ResponseLostError() }
    : { ...stored, status: 'unconfirmed' }
}

/** Whether a status says what a tab is doing, and not where the funds are. */
const isActivity: Readonly<Record<ExecutionStatus, boolean>> = {
  idle: true,
  auditing: true,
  awaitingChain: true,
  awaitingWallet: true,
  confirming: false,
  posting: false,
  filling: false,
  success: false,
  refunded: false,
  failed: false,
  rejected: false,
  unknown: true,
  unconfirmed: false,
  attention: true,
}

/**
 * Whether only the provider can confirm the status, since storage doesn't prove where the funds are. An unresolved execution claims nothing
 * about them.
 */
function needsServiceConfirmation(record: ExecutionRecord): boolean {
  return !isActivity[record.status] && !isUnresolved(record)
}

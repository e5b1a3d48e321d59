import { InterruptedError } from '../../../errors/execution.ts'
import { AnswerLostError } from '../../../errors/wallet.ts'
import {
  idleState,
  isPending,
  isUnresolved,
  type ExecutionItem,
  type ExecutionState,
} from '../../state/executionState.ts'
import type { ExecutionRecord } from './executionRecord.ts'

/** A stored execution as it was when it was stored: what another tab is doing, seen from here. */
export function mirrorState(record: ExecutionRecord): ExecutionState {
  const { id, status, summary, startedAt } = record
  return {
    ...idleState,
    id,
    status: needsServiceWord(record) ? 'unconfirmed' : status,
    summary,
    isRestored: true,
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
            approval: item.intent.approval ?? undefined,
            expiresAt: item.intent.expiresAt ?? undefined,
            permit: item.intent.permit ?? undefined,
          }
        : undefined,
    })),
    requestId: record.requestId ?? undefined,
    // Neither are words of the service taken from a store, nor why it failed.
    error: isUnresolved(record) ? new AnswerLostError() : undefined,
  }
}

/**
 * The state in which a stored execution is taken up again: to be followed, never to be prompted. What was being
 * prompted or posted when the page ended is not known; what was still to come will not come by itself.
 */
export function restoreState(record: ExecutionRecord): ExecutionState {
  const stored = mirrorState(record)
  if (!isPending(stored)) return stored
  const items = stored.items.map((item): ExecutionItem =>
    item.status === 'prompting' || item.status === 'posting' ? { ...item, status: 'lost' } : item,
  )
  const state = { ...stored, items }
  if (items.some(({ status }) => status === 'lost')) {
    return { ...state, status: 'unknown', error: new AnswerLostError() }
  }
  if (items.some(({ status }) => status === 'confirming')) return { ...state, status: 'confirming' }
  return { ...state, status: 'rejected', error: new InterruptedError() }
}

/**
 * It says where the money is: arrived, delivered, paid back or never sent. A store is no witness of that, whoever wrote it.
 * What was given up in doubt says nothing of it, and stays as it is.
 */
function needsServiceWord(record: ExecutionRecord): boolean {
  return record.status === 'filling' || (isStoredEnd(record) && !isUnresolved(record))
}

function isStoredEnd({ status }: ExecutionRecord): boolean {
  return status !== 'idle' && !isPending({ status })
}

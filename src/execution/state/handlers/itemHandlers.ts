import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import { replaceStatus, whenAllDone, withItems } from '../executionItems.ts'
import type { WalletAnswer } from '../executionEvent.ts'
import type { ExecutionItem } from '../executionItem.ts'
import type { ExecutionState, ExecutionStatus } from '../executionState.ts'
import type { Handler } from './handlers.ts'

/** A new attempt of a batch keeps the IDs of the earlier ones. */
export const prompted: Handler<'prompted'> = (state, { indexes, intent }) => {
  const { callsId, earlierCallsIds = [] } = state.items[indexes[0] ?? 0]?.intent ?? {}
  const isEarlier = callsId !== undefined && callsId !== intent.callsId
  const earlier = isEarlier ? [...earlierCallsIds, callsId] : earlierCallsIds
  const kept = earlier.length > 0 ? { ...intent, earlierCallsIds: earlier } : intent
  return { ...withItems(state, indexes, { status: 'prompting', intent: kept }), status: 'awaitingWallet' }
}

export const batchRefused: Handler<'batchRefused'> = (state) => ({
  ...state,
  status: 'awaitingWallet',
  error: undefined,
  items: replaceStatus(state.items, ['prompting', 'lost'], 'waiting'),
})

/** An item that the chain has shown to be done stays done, even if the wallet answers late, for example after an approval. */
export const submitted: Handler<'submitted'> = (state, event) =>
  state.items[event.index]?.status === 'done'
    ? submittedAfterEnd(state, event)
    : {
        ...withItems(state, [event.index], {
          status: 'confirming',
          ...named(event),
          ...renamed(state, event),
        }),
        status: 'confirming',
        decision: undefined,
        error: undefined,
      }

/** Keeps an answer that arrives after the end: the wallet has sent the item. */
export const submittedAfterEnd: Handler<'submitted'> = (state, event) => {
  const { index, transactionHash } = event
  const { status } = state.items[index] ?? {}
  const change: Partial<ExecutionItem> = {
    ...((status === 'prompting' || status === 'lost') && { status: 'confirming' }),
    ...(transactionHash && named(event)),
    ...renamed(state, event),
  }
  return Object.keys(change).length > 0 ? withItems(state, [index], change) : state
}

/** The changes that a new hash makes: its nonce isn't known yet. */
function named({ transactionHash }: WalletAnswer): Partial<ExecutionItem> {
  return { transactionHash, transactionNonce: undefined }
}

/** The changes that the wallet's own ID of a batch makes. */
function renamed({ items }: ExecutionState, { index, callsId }: { index: number } & WalletAnswer) {
  const intent = items[index]?.intent
  const isOther = intent && callsId !== undefined && callsId !== intent.callsId
  return isOther ? { intent: { ...intent, callsId } } : undefined
}

/** Applies to one prompt only: this answer doesn't show whether an earlier prompt for the same item was sent. */
export const unsent: Handler<'unsent'> = (state, { indexes, promptedAt, error }) => {
  const isOver = ({ status, wasLost = false, intent }: ExecutionItem, index: number) =>
    indexes.includes(index) &&
    (status === 'lost' || status === 'prompting') &&
    !wasLost &&
    intent?.at === promptedAt
  if (!state.items.some(isOver)) return state
  const items = state.items.map((item, at): ExecutionItem =>
    isOver(item, at) ? { ...item, status: 'waiting' } : item,
  )
  // A failure that the provider reported stays.
  return state.status === 'failed'
    ? { ...state, items }
    : { ...state, status: 'rejected', decision: undefined, error, items }
}

/** Accepts a stored answer only for a lost item of a restored execution, since anyone can write to storage. */
export const hashFound: Handler<'hashFound'> = (state, event) => {
  const { index } = event
  if (!state.isRestored || state.items[index]?.status !== 'lost') return state
  const next = withItems(state, [index], {
    status: 'confirming',
    ...named(event),
    ...renamed(state, event),
  })
  if (next.items.some(({ status }) => status === 'lost')) return next
  return { ...next, status: 'unconfirmed', decision: undefined, error: undefined }
}

export const transactionSeen: Handler<'transactionSeen'> = (state, { index, transactionHash, nonce }) => {
  const { transactionHash: sent, transactionNonce } = state.items[index] ?? {}
  const isNewNonce = sent === transactionHash && transactionNonce !== nonce
  return isNewNonce ? withItems(state, [index], { transactionNonce: nonce }) : state
}

export const repriced: Handler<'repriced'> = (state, { index, transactionHash }) =>
  withItems(state, [index], { transactionHash, change: 'repriced' })

export const reorganized: Handler<'reorganized'> = (state, { index }) => ({
  ...withItems(state, [index], { status: 'confirming', change: 'reorganized' }),
  status: 'confirming',
})

/**
 * A reorg may also drop the last transaction after the user's part was done. That counts only while the provider reports that nothing has
 * arrived, or that the execution failed.
 */
export const droppedByReorg: Handler<'reorganized'> = (state, event) =>
  reportsNoDeposit(state.requestState) || state.requestState?.status === 'failure'
    ? { ...reorganized(state, event), status: statusAfterDrop(state) }
    : state

/** A restored execution stays `unconfirmed`, and one that the provider reported as failed stays `failed`. */
function statusAfterDrop({ status }: ExecutionState): ExecutionStatus {
  return status === 'filling' ? 'confirming' : status
}

/** The network no longer knows the transaction, or knows it again. */
export const missing: Handler<'missing'> = (state, { index, isMissing }) =>
  (state.items[index]?.change === 'missing') === isMissing
    ? state
    : withItems(state, [index], { change: isMissing ? 'missing' : undefined })

export const confirmed: Handler<'confirmed'> = (state, { index, transactionHash }) =>
  whenAllDone({
    ...withItems(missing(state, { type: 'missing', index, isMissing: false }), [index], {
      status: 'done',
      ...(transactionHash && { transactionHash }),
    }),
    // The transaction of the lost prompt was found.
    ...(state.status === 'unknown' && {
      status: state.isRestored ? 'unconfirmed' : 'confirming',
      error: undefined,
    }),
  })

export const signed: Handler<'signed'> = (state, { index }) => ({
  ...withItems(state, [index], { status: 'posting' }),
  status: 'posting',
  error: undefined,
})

export const posted: Handler<'posted'> = (state, { index, appended, requestId }) => {
  const { items, ...rest } = withItems(state, [index], { status: 'done' })
  return whenAllDone({ ...rest, requestId: state.requestId ?? requestId, items: [...items, ...appended] })
}

/** Drops the hash of a single transaction, which turned out to be that of another one. The hashes of a batch are kept. */
export const responseLost: Handler<'responseLost'> = (state, { indexes, error }) => ({
  ...state,
  status: 'unknown',
  decision: undefined,
  error,
  items: state.items.map((item, at): ExecutionItem => {
    if (!indexes.includes(at)) return item
    const isOfBatch = item.intent?.callsId !== undefined
    return { ...item, status: 'lost', ...(!isOfBatch && named({ transactionHash: undefined })) }
  }),
})

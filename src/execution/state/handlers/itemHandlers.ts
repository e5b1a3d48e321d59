import { isOpenAtService } from '../classify.ts'
import { replaceStatus, whenAllDone, withItems } from '../executionItems.ts'
import type { ExecutionState, ExecutionStatus } from '../executionState.ts'
import type { Handler } from './handlers.ts'

export const prompted: Handler<'prompted'> = (state, { indexes, intent }) => ({
  ...withItems(state, indexes, { status: 'prompting', intent }),
  status: 'awaitingWallet',
})

export const batchRefused: Handler<'batchRefused'> = (state) => ({
  ...state,
  status: 'awaitingWallet',
  error: undefined,
  items: replaceStatus(state.items, ['prompting', 'lost'], 'waiting'),
})

export const submitted: Handler<'submitted'> = (state, { index, transactionHash, callsId }) => {
  const intent = state.items[index]?.intent
  return {
    ...withItems(state, [index], {
      status: 'confirming',
      transactionHash,
      ...(intent && callsId !== undefined && { intent: { ...intent, callsId } }),
    }),
    status: 'confirming',
    decision: undefined,
    error: undefined,
  }
}

/** A hash that arrives after the provider reported the end is still kept. */
export const submittedLate: Handler<'submitted'> = (state, { index, transactionHash }) =>
  transactionHash === undefined ? state : withItems(state, [index], { transactionHash })

/** Anyone can write to storage: a hash from there counts only for an item of a restored execution whose answer was lost. */
export const hashFound: Handler<'hashFound'> = (state, { index, transactionHash }) => {
  if (!state.isRestored || state.items[index]?.status !== 'lost') return state
  const next = withItems(state, [index], { status: 'confirming', transactionHash })
  if (next.items.some(({ status }) => status === 'lost')) return next
  return { ...next, status: 'unconfirmed', decision: undefined, error: undefined }
}

export const repriced: Handler<'repriced'> = (state, { index, transactionHash }) =>
  withItems(state, [index], { transactionHash, change: 'repriced' })

export const reorganized: Handler<'reorganized'> = (state, { index }) => ({
  ...withItems(state, [index], { status: 'confirming', change: 'reorganized' }),
  status: 'confirming',
})

/**
 * A reorg may also drop the last transaction after the user's part was done. That counts only while the provider reports that nothing has
 * arrived.
 */
export const takenBack: Handler<'reorganized'> = (state, event) =>
  isOpenAtService(state.requestState)
    ? { ...reorganized(state, event), status: afterTakenBack(state) }
    : state

/** A restored execution stays unconfirmed. */
function afterTakenBack({ status }: ExecutionState): ExecutionStatus {
  return status === 'unconfirmed' ? status : 'confirming'
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

export const answerLost: Handler<'answerLost'> = (state, { indexes, error }) => ({
  ...withItems(state, indexes, { status: 'lost', transactionHash: undefined }),
  status: 'unknown',
  decision: undefined,
  error,
})

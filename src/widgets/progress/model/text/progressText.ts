import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { isBridge } from '../../../shared/model/isBridge.ts'
import { isCancelled } from '../end/isCancelled.ts'
import { isExecutionEndedByDrop } from '../end/isExecutionEndedByDrop.ts'
import { isRejectedInWallet } from '../../../shared/messages/errors/isRejectedInWallet.ts'
import { refundKey } from '../../../shared/messages/errors/refundKey.ts'
import { isSignatureLost } from '../../../../execution/state/selectors/isSignatureLost.ts'
import { droppedTitle, outcomeTitle } from '../../../shared/messages/outcomeTitle.ts'
import { fundsAfterError, fundsAfterRejection } from './fundsSentences.ts'
import { hasDelivery } from '../lines/deliveryLines.ts'
import { fundsPlace, type FundsPlace } from '../../../../execution/state/selectors/fundsPlace.ts'

/** The text for an execution: a title, where the funds are and what happens now, in this order. */
export interface ProgressText {
  title: MessageKey
  /** Sentences; after an error, those that follow its text. */
  where: readonly MessageKey[]
  /** Whether to show the error. */
  isError: boolean
}

/** Where the funds are before the wallet's next answer. */
const fundsBefore: Readonly<Record<FundsPlace, MessageKey>> = {
  untouched: 'progress.funds.untouched',
  repeated: 'progress.funds.repeated',
  unclear: 'progress.where.unknown',
  leaving: 'progress.funds.leaving',
  signing: 'progress.funds.signing',
  signed: 'progress.funds.part',
  paid: 'progress.funds.part',
}

/** Warnings that come before an error's text, which may end in “Try again”. */
export const fundsWarnings: ReadonlySet<MessageKey> = new Set([
  'progress.funds.sent',
  'progress.funds.repeated',
  'progress.where.unknownSignature',
  'error.responseLost',
])

/**
 * Finds the text for a state.
 *
 * @param received What is known about the received amount: while it is `loading`, the quoted amount isn't shown.
 */
export function progressText(
  state: ExecutionState,
  received: 'known' | 'loading' | 'unknown' = 'unknown',
): ProgressText {
  const { status, items, decision, error } = state
  const isReceivedKnown = received === 'known'
  const title =
    outcomeTitle(isBridgeOf(state) ? 'bridge' : 'swap', status) ??
    (status === 'unknown' ? lostTitle(state) : (`progress.title.${status}` as const))
  const place = fundsPlace(state)
  const funds =
    place === 'unclear' && isSignatureLost(state) ? 'progress.where.unknownSignature' : fundsBefore[place]
  const tell = (...where: MessageKey[]): ProgressText => ({
    title,
    where,
    isError: false,
  })
  if (state.isCheckingEarlier)
    return { title: 'progress.title.earlier', where: [funds, 'progress.where.earlier'], isError: false }
  switch (status) {
    case 'idle':
      return tell('progress.where.idle')
    case 'auditing':
      return tell(funds)
    case 'awaitingChain':
      return tell(funds, 'progress.where.awaitingChain')
    case 'awaitingWallet':
      // A user who may have paid already isn't asked to confirm.
      return tell(funds, ...(place === 'repeated' ? [] : ['progress.where.awaitingWallet' as const]))
    case 'confirming': {
      const confirming = items.filter((item) => item.status === 'confirming')
      const changes = new Set(confirming.map(({ change }) => change))
      if (changes.has('missing')) return tell('progress.where.missing')
      if (changes.has('reorganized')) {
        const isSent = funds === 'progress.funds.leaving'
        return tell(...(isSent ? [] : [funds]), 'progress.where.reorganized')
      }
      // Between two steps, nothing is confirming for a moment.
      return tell(funds, ...(confirming.length > 0 ? ['progress.where.confirming' as const] : []))
    }
    case 'posting':
      return tell(funds, 'progress.where.posting')
    case 'filling':
      return tell(fillingWords(state))
    case 'success':
      // A quoted amount from storage isn't an amount that arrived.
      if (received === 'loading' || (state.isRestored && !isReceivedKnown))
        return tell('deposit.where.successPlain')
      if (!isReceivedKnown && state.summary?.receive.minimumAmount == null) {
        return tell(state.summary ? 'progress.where.successUnbounded' : 'deposit.where.successPlain')
      }
      return tell(successWords(state, isReceivedKnown))
    case 'refunded':
      // Without a transaction, the provider's status is only a report.
      return tell(hasDelivery(state) ? 'progress.where.refunded' : 'activity.where.refundUnknown')
    case 'unknown':
      return tell(isSignatureLost(state) ? 'progress.where.unknownSignature' : 'progress.where.unknown')
    case 'unconfirmed':
      return unconfirmedText(state)
    case 'attention':
      if (decision?.kind === 'notSeen' && isSignatureLost(state)) {
        return tell('progress.decision.notSeenSignature')
      }
      // Repeating an approval can't pay twice.
      if (decision?.kind === 'notSeen' && place !== 'unclear') {
        return tell('progress.decision.notSeenApproval')
      }
      if (decision?.kind === 'unansweredPrompt' && !decision.isPayment) {
        return tell('progress.decision.unansweredPromptUnpaying')
      }
      return decision?.kind === 'findings' ||
        decision?.kind === 'storageUnavailable' ||
        decision?.kind === 'entryUnreadable' ||
        decision?.kind === 'locksUnavailable'
        ? tell(funds, `progress.decision.${decision.kind}`)
        : tell(`progress.decision.${decision?.kind ?? 'notSeen'}`)
    case 'failed':
      if (isExecutionEndedByDrop(state)) {
        return { title: droppedTitle, where: ['activity.where.dropped'], isError: false }
      }
      if (!error) return tell(refundKey(state.requestState) ?? 'progress.where.failed')
      return {
        title: isCancelled(state) ? 'progress.title.cancelled' : title,
        where: fundsAfterError(state),
        isError: true,
      }
    case 'rejected':
      if (error?.name === 'InterruptedError') {
        return { title: 'progress.title.interrupted', where: [], isError: true }
      }
      return { title: rejectedTitle(state), where: fundsAfterRejection(state, funds), isError: false }
    default:
      return status satisfies never
  }
}

/** The title of a lost prompt: a signature isn't searched for like a transaction. */
function lostTitle(state: ExecutionState): MessageKey {
  return isSigned(state) ? 'progress.title.unconfirmed' : 'progress.title.unknown'
}

function rejectedTitle(state: ExecutionState): MessageKey {
  const { error } = state
  // Ending the wait for a lost answer doesn't reject anything.
  if (error?.name === 'ResponseLostError') return 'progress.title.unconfirmed'
  if (error?.name === 'PendingPaymentError') return lostTitle(state)
  return error && !isRejectedInWallet(error) ? 'progress.title.stopped' : 'progress.title.rejected'
}

/** Whether the user gave a signature that can move the funds by itself. The wallet's activity doesn't show it. */
function isSigned(state: ExecutionState): boolean {
  const place = fundsPlace(state)
  return place === 'signing' || place === 'signed' || isSignatureLost(state)
}

function isBridgeOf({ summary }: ExecutionState): boolean {
  return isBridge({
    originChainId: summary?.pay.currency.chainId,
    destinationChainId: summary?.receive.currency.chainId,
  })
}

/** The text for an unconfirmed execution: only what the provider has reported, if its status is known. */
function unconfirmedText(state: ExecutionState): ProgressText {
  const word = state.requestState?.status
  switch (word) {
    case 'waiting':
      // The payment may be in progress: the provider just hasn't seen it yet.
      return {
        title: 'progress.title.unconfirmed',
        where: [isSigned(state) ? 'progress.where.waitingSignature' : 'progress.where.waiting'],
        isError: false,
      }
    case 'depositing':
      return { title: 'activity.status.depositing', where: ['progress.serviceSays'], isError: false }
    case 'pending':
      // The provider may report this status before a deposit, too.
      return state.requestState?.isDeposited
        ? { title: 'activity.status.pending', where: ['progress.serviceSays'], isError: false }
        : { title: 'progress.title.unconfirmed', where: ['activity.where.unseen'], isError: false }
    default:
      return { title: 'progress.title.unconfirmed', where: ['progress.where.unconfirmed'], isError: false }
  }
}

function fillingWords(state: ExecutionState): MessageKey {
  const { summary, requestState } = state
  // No chain has confirmed anything yet.
  if (fundsPlace(state) === 'signed' && !requestState?.isDeposited) return 'progress.where.signed'
  if (summary && !isBridgeOf(state)) return 'progress.where.sameChain'
  return requestState?.status === 'submitted' ? 'progress.where.submitted' : 'progress.where.paid'
}

/** The sentence for a success. With calls, the user doesn't receive the amount. */
function successWords({ summary }: ExecutionState, isAmountKnown: boolean): MessageKey {
  const words = isAmountKnown ? 'progress.where.success' : 'progress.where.successAtLeast'
  return summary?.hasCalls ? `${words}.calls` : words
}

import { ServiceError } from '../../../../errors/client.ts'
import { TransactionReplacedError } from '../../../../errors/transaction.ts'
import type { ExecutionState } from '../../../../execution/state/executionState.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import { isCancelled } from './isCancelled.ts'
import { endKey, isApprovalActive, isRejectedInWallet, refundKey } from './endKey.ts'
import { hasPayout } from './payoutLines.ts'
import { moneyPlace, type MoneyPlace } from './progressMoney.ts'

/** The text for an execution: a title, where the funds are and what happens now, in this order. */
export interface ProgressText {
  title: MessageKey
  /** Sentences; after an error, those that complete it. */
  where: readonly MessageKey[]
  /** Whether to show the error. */
  isError: boolean
}

/** Where the funds are before the wallet's next answer. */
const moneyBefore: Readonly<Record<MoneyPlace, MessageKey>> = {
  untouched: 'progress.money.untouched',
  repeated: 'progress.money.repeated',
  unclear: 'progress.where.unknown',
  leaving: 'progress.money.leaving',
  signing: 'progress.money.signing',
  signed: 'progress.money.part',
  paid: 'progress.money.part',
}

/** Warnings that come before an error's own words, which may end in “Try again”. */
export const fundsWarnings: ReadonlySet<MessageKey> = new Set([
  'progress.money.sent',
  'progress.money.repeated',
  'progress.where.unknownSignature',
  'error.answerLost',
])

/** Titles that name the action, in the words of the review's button. */
const bridgeTitles: Partial<Record<ExecutionState['status'], MessageKey>> = {
  filling: 'progress.title.filling.bridge',
  success: 'progress.title.success.bridge',
  failed: 'progress.title.failed.bridge',
}

/**
 * Finds the text for a state.
 *
 * @param received What is known of the amount that arrived: while it is `loading`, the quoted one isn't shown for the moment.
 */
export function progressText(
  state: ExecutionState,
  received: 'known' | 'loading' | 'unknown' = 'unknown',
): ProgressText {
  const { status, items, decision, error } = state
  const isReceivedKnown = received === 'known'
  const title =
    (isBridge(state) ? bridgeTitles[status] : undefined) ??
    (status === 'unknown' ? lostTitle(state) : (`progress.title.${status}` as const))
  const place = moneyPlace(state)
  const money =
    place === 'unclear' && isSignatureLost(state) ? 'progress.where.unknownSignature' : moneyBefore[place]
  const tell = (...where: MessageKey[]): ProgressText => ({
    title,
    where,
    isError: false,
  })
  switch (status) {
    case 'idle':
      return tell('progress.where.idle')
    case 'auditing':
      return tell(money)
    case 'awaitingChain':
      return tell(money, 'progress.where.awaitingChain')
    case 'awaitingWallet':
      // A user who may have paid already isn't asked to confirm.
      return tell(money, ...(place === 'repeated' ? [] : ['progress.where.awaitingWallet' as const]))
    case 'confirming': {
      const confirming = items.filter((item) => item.status === 'confirming')
      const changes = new Set(confirming.map(({ change }) => change))
      if (changes.has('missing')) return tell('progress.where.missing')
      if (changes.has('reorganized')) {
        const isSent = money === 'progress.money.leaving'
        return tell(...(isSent ? [] : [money]), 'progress.where.reorganized')
      }
      // Between two steps, nothing is pending for a moment.
      return tell(money, ...(confirming.length > 0 ? ['progress.where.confirming' as const] : []))
    }
    case 'posting':
      return tell(money, 'progress.where.posting')
    case 'filling':
      return tell(fillingWords(state))
    case 'success':
      // A quoted amount from storage isn't an amount that arrived.
      if (received === 'loading' || (state.isRestored && !isReceivedKnown))
        return tell('deposit.where.successPlain')
      if (!isReceivedKnown && state.summary?.currencyOut.minimumAmount == null) {
        return tell(state.summary ? 'progress.where.successUnbounded' : 'deposit.where.successPlain')
      }
      return tell(successWords(state, isReceivedKnown))
    case 'refunded':
      // Without a transaction, the provider's status is only a report.
      return tell(hasPayout(state) ? 'progress.where.refunded' : 'activity.where.refundUnknown')
    case 'unknown':
      return tell(isSignatureLost(state) ? 'progress.where.unknownSignature' : 'progress.where.unknown')
    case 'unconfirmed':
      return unconfirmedText(state)
    case 'attention':
      if (decision?.kind === 'notSeen' && isSignatureLost(state)) {
        return tell('progress.decision.notSeenSignature')
      }
      return decision?.kind === 'findings' ||
        decision?.kind === 'storageUnavailable' ||
        decision?.kind === 'locksUnavailable'
        ? tell(money, `progress.decision.${decision.kind}`)
        : tell(`progress.decision.${decision?.kind ?? 'notSeen'}`)
    case 'failed':
      if (!error) return tell(refundKey(state.requestState) ?? 'progress.where.failed')
      return {
        title: isCancelled(state) ? 'progress.title.cancelled' : title,
        where: moneyAfter(state),
        isError: true,
      }
    case 'rejected':
      if (error?.name === 'InterruptedError') {
        return { title: 'progress.title.interrupted', where: [], isError: true }
      }
      return { title: rejectedTitle(state), where: moneyLeft(state, money), isError: false }
    default:
      return status satisfies never
  }
}

/** Where the funds are once nothing more is sent, and what can still be taken of them. */
function moneyLeft({ items, isRestored }: ExecutionState, money: MessageKey): readonly MessageKey[] {
  if (money === 'progress.money.part') return ['progress.money.sent']
  return [money, ...approvalLeft({ items, isRestored })]
}

/** An approval that is still active; a stored one proves nothing. */
function approvalLeft({
  items,
  isRestored,
}: Pick<ExecutionState, 'items' | 'isRestored'>): readonly MessageKey[] {
  return isApprovalActive(items) && !isRestored ? ['progress.money.approved'] : []
}

/** A lost signature isn't looked for as a transaction. */
function lostTitle(state: ExecutionState): MessageKey {
  return isSignatureLost(state) ? 'progress.title.unconfirmed' : 'progress.title.unknown'
}

function rejectedTitle(state: ExecutionState): MessageKey {
  const { error } = state
  // Ending the wait for a lost answer doesn't reject anything: it is still looked for.
  if (error?.name === 'AnswerLostError') return lostTitle(state)
  return error && !isRejectedInWallet(error) ? 'progress.title.stopped' : 'progress.title.rejected'
}

/** Errors whose text already covers earlier steps. */
const completeErrors: ReadonlySet<string | undefined> = new Set([
  'RequestFailedError',
  'BatchPartlyDoneError',
  'AnswerLostError',
])

/** Errors after which it isn't known what was sent, nor what is left of an approval. */
function isVague(error: ExecutionState['error']): boolean {
  return (
    error?.name === 'WalletError' ||
    (error instanceof TransactionReplacedError && error.reason === 'replaced')
  )
}

/** Where the funds may be after an error that only covers its own step. */
function moneyAfter(state: ExecutionState): readonly MessageKey[] {
  const { error } = state
  const key = endKey(state)
  if (isSignatureRefused(state)) return ['progress.where.refused']
  if (completeErrors.has(error?.name) || (key !== undefined && key !== 'reason.quoteExpired')) return []
  // The items of a reverted batch are lost, but not in doubt.
  switch (error?.name === 'TransactionRevertedError' ? 'untouched' : moneyPlace(state)) {
    case 'paid':
    case 'signed':
      return ['progress.money.sent']
    case 'unclear':
      return [isSignatureLost(state) ? 'progress.where.unknownSignature' : 'error.answerLost']
    case 'repeated':
      return ['progress.money.repeated']
    default:
      return isVague(error) ? [] : approvalLeft(state)
  }
}

/** A signature was posted without a response: there is no wallet left to ask. */
export function isSignatureLost({ items }: Pick<ExecutionState, 'items'>): boolean {
  return items.find(({ status }) => status === 'lost')?.kind === 'signature'
}

/** The provider has a signature that it rejected, and can still use it. */
function isSignatureRefused({ items, error }: ExecutionState): boolean {
  return (
    error instanceof ServiceError &&
    items.some(({ kind, status }) => kind === 'signature' && status === 'lost')
  )
}

/** A signature was given that can move the funds by itself; the wallet's activity doesn't show it. */
function isSigned(state: ExecutionState): boolean {
  const place = moneyPlace(state)
  return place === 'signing' || place === 'signed' || isSignatureLost(state)
}

/** Whether funds go from one network to another. */
function isBridge({ summary }: ExecutionState): boolean {
  return summary !== undefined && summary.currencyIn.currency.chainId !== summary.currencyOut.currency.chainId
}

/** Only what the provider has reported, if that status is known. */
function unconfirmedText(state: ExecutionState): ProgressText {
  const word = state.requestState?.status
  switch (word) {
    case 'waiting':
      // The payment may be in progress: only the provider hasn't seen it.
      return {
        title: 'progress.title.unconfirmed',
        where: [isSigned(state) ? 'progress.where.waitingSignature' : 'progress.where.waiting'],
        isError: false,
      }
    case 'depositing':
      return { title: 'activity.status.depositing', where: ['progress.serviceSays'], isError: false }
    case 'pending':
      // The provider may say so before a deposit, too.
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
  if (moneyPlace(state) === 'signed' && !requestState?.isDeposited) return 'progress.where.signed'
  if (summary && !isBridge(state)) return 'progress.where.sameChain'
  return requestState?.status === 'submitted' ? 'progress.where.submitted' : 'progress.where.paid'
}

/** The user doesn't receive what calls spend. */
function successWords({ summary }: ExecutionState, isAmountKnown: boolean): MessageKey {
  const words = isAmountKnown ? 'progress.where.success' : 'progress.where.successAtLeast'
  return summary?.hasCalls ? `${words}.calls` : words
}

import { ServiceError } from '../../../errors/client.ts'
import { TransactionRevertedError } from '../../../errors/transaction.ts'
import type { ExecutionState } from '../../../execution/state/executionState.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import { moneyPlace, type MoneyPlace } from './progressMoney.ts'

/** What to say of an execution: a title, where the money is and what happens now, in this order. */
export interface ProgressText {
  title: MessageKey
  /** Sentences; empty where the error says it all. */
  where: readonly MessageKey[]
  /** The error is to be told. */
  isError: boolean
}

/** Money that is not gone yet, before a wallet's next answer. */
const moneyBefore: Readonly<Record<MoneyPlace, MessageKey>> = {
  untouched: 'progress.money.untouched',
  unclear: 'progress.where.unknown',
  leaving: 'progress.money.leaving',
  signing: 'progress.money.signing',
  signed: 'progress.money.part',
  paid: 'progress.money.part',
}

/** Titles that name what is done, in the words of the review's button. */
const bridgeTitles: Partial<Record<ExecutionState['status'], MessageKey>> = {
  filling: 'progress.title.filling.bridge',
  success: 'progress.title.success.bridge',
  failed: 'progress.title.failed.bridge',
}

/**
 * Finds the words for a state.
 *
 * @param isReceivedKnown The amount that arrived is known, not only the quoted one.
 */
export function progressText(state: ExecutionState, isReceivedKnown = false): ProgressText {
  const { status, items, decision, error } = state
  const title = (isBridge(state) ? bridgeTitles[status] : undefined) ?? (`progress.title.${status}` as const)
  const money = moneyBefore[moneyPlace(state)]
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
      return tell(money, 'progress.where.awaitingWallet')
    case 'confirming': {
      const confirming = items.filter((item) => item.status === 'confirming')
      const changes = new Set(confirming.map(({ change }) => change))
      const isNumbered = confirming.some(({ transactionHash }) => transactionHash !== undefined)
      if (changes.has('missing')) return tell('progress.where.missing')
      if (changes.has('reorganised')) return tell(money, 'progress.where.reorganised')
      return tell(money, isNumbered ? 'progress.where.confirming' : 'progress.where.confirmingUnnumbered')
    }
    case 'posting':
      return tell(money, 'progress.where.posting')
    case 'filling':
      return tell(fillingWords(state))
    case 'success':
      // What a store says that was quoted is no amount that arrived.
      if (state.isRestored && !isReceivedKnown) return tell('deposit.where.successPlain')
      return tell(successWords(state, isReceivedKnown || isExact(state)))
    case 'refunded':
      return tell('progress.where.refunded')
    case 'unknown':
      return tell('progress.where.unknown')
    case 'unconfirmed':
      return unconfirmedText(state)
    case 'attention':
      return decision?.kind === 'findings' || decision?.kind === 'untracked'
        ? tell(money, `progress.decision.${decision.kind}`)
        : tell(`progress.decision.${decision?.kind ?? 'notSeen'}`)
    case 'failed':
      if (!error) return tell('progress.where.failed')
      if (error instanceof TransactionRevertedError && money === 'progress.money.part') {
        return tell('error.revertedLater')
      }
      return { title, where: isSignatureRefused(state) ? ['progress.where.refused'] : [], isError: true }
    case 'rejected':
      if (error?.name === 'InterruptedError') {
        return { title: 'progress.title.interrupted', where: [], isError: true }
      }
      // Whoever stops waiting for a lost answer has declined nothing: it is looked for all the same.
      return { ...tell(money), title: error?.name === 'AnswerLostError' ? 'progress.title.unknown' : title }
    default:
      return status satisfies never
  }
}

/** The service has a signature that it refused, and can use it all the same. */
function isSignatureRefused({ items, error }: ExecutionState): boolean {
  return (
    error instanceof ServiceError &&
    items.some(({ kind, status }) => kind === 'signature' && status === 'lost')
  )
}

/** Whether money goes from one network to another. */
function isBridge({ summary }: ExecutionState): boolean {
  return summary !== undefined && summary.currencyIn.currency.chainId !== summary.currencyOut.currency.chainId
}

/** The service's own word, where it has one that is known, and no more than that. */
function unconfirmedText({ requestState }: ExecutionState): ProgressText {
  const word = requestState?.status
  switch (word) {
    case 'waiting':
      return { title: 'activity.status.waiting', where: ['deposit.where.waitingElsewhere'], isError: false }
    case 'pending':
    case 'depositing':
      return { title: `activity.status.${word}`, where: ['progress.serviceSays'], isError: false }
    default:
      return { title: 'progress.title.unconfirmed', where: ['progress.where.unconfirmed'], isError: false }
  }
}

function fillingWords(state: ExecutionState): MessageKey {
  const { summary, requestState } = state
  if (summary && !isBridge(state)) {
    return 'progress.where.sameChain'
  }
  if (requestState?.status === 'submitted') return 'progress.where.submitted'
  return moneyPlace(state) === 'signed' && !requestState?.isDeposited
    ? 'progress.where.signed'
    : 'progress.where.paid'
}

/** What calls take is nobody's to receive. */
function successWords({ summary }: ExecutionState, isAmountKnown: boolean): MessageKey {
  const words = isAmountKnown ? 'progress.where.success' : 'progress.where.successAtLeast'
  return summary?.hasCalls ? `${words}.calls` : words
}

/** Whether the guaranteed amount is the quoted one: the status says nothing of what was paid in the end. */
function isExact({ summary }: ExecutionState): boolean {
  const { amount, minimumAmount } = summary?.currencyOut ?? {}
  return minimumAmount == null || minimumAmount === amount
}

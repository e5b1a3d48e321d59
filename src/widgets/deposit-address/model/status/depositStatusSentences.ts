import type { UseDepositAddressReturnType } from '../../../../hooks/deposits/useDepositAddress.ts'
import type { MessageKey } from '../../../../locales/messages.ts'
import type { DepositProgress } from '../../../../deposit/progress/depositProgress.ts'
import { otherRecipient, receivedBy } from '../../../shared/messages/figures/receivedBy.ts'
import { joinSentences } from '../../../shared/messages/joinSentences.ts'
import type { Translate } from '../../../shared/messages/useMessages.ts'
import type { IconStatus } from '../../../shared/steps/StatusIcon.tsx'
import { stepStatusOf } from '../../../shared/steps/stepStatusOf.ts'
import { depositStatusText } from './depositStatusText.ts'
import { isOverUnpaid } from './isOverUnpaid.ts'
import { isRemembered } from './isRemembered.ts'
import { isUnconfirmedDeposit } from './isUnconfirmedDeposit.ts'

/** The text shown in place of a hidden address. */
const hidden = {
  payable: undefined,
  paid: 'deposit.hidden.paid',
  maybePaid: 'deposit.maybePaid.text',
  ended: 'deposit.ended.text',
  otherAddress: 'deposit.hidden.mismatch',
  unclear: 'deposit.hidden.unclear',
  unaccepted: 'deposit.hidden.unaccepted',
  foreign: 'deposit.hidden.foreign',
} as const

/** Sentences that state the outcome with its amount, and are shown as a headline. */
const headlines: ReadonlySet<MessageKey> = new Set(['deposit.where.success', 'deposit.where.refund'])

/** Sentences that end in a warning not to send again. */
const warnings: ReadonlySet<MessageKey> = new Set([
  'activity.where.depositing',
  'activity.where.unseen',
  'deposit.where.remembered',
])

interface DepositStatusSentences {
  title: string
  /** Where the funds are; empty if nothing is known about them. */
  where: string
  /** The outcome with its amount. The recipient is among the facts, so that the amount stands out. */
  headline: string | undefined
  /** The text after the headline. */
  rest: string
  /** Why no address is shown; the first of the notes. */
  why: string | undefined
  notes: readonly string[]
  mark: IconStatus | undefined
  /** Nothing may be sent: the first note, shown before anything else, says why. */
  isAlarm: boolean
  /** The history, which has the amounts, isn't up to date with the lookup yet: until then, only the title of an outcome is announced. */
  isBehind: boolean
}

/**
 * Whether the time to pay was already over when the response arrived: the device's clock is ahead, so a new address would have expired,
 * too.
 */
function wasNeverValid({ terms, quote }: UseDepositAddressReturnType): boolean {
  return terms?.expiresAt != null && quote !== undefined && quote.receivedAt >= terms.expiresAt
}

/** Whether the title and the reason for hiding the address say everything: no payment was seen, and none is waited for. */
function isWithoutPayment(deposit: UseDepositAddressReturnType): boolean {
  const { status, progress } = deposit
  return isOverUnpaid(deposit) || (status === 'maybePaid' && !progress?.isActivityRemembered)
}

/** The icon of a status, once something was paid. */
function markOf(progress: DepositProgress): IconStatus | undefined {
  const { status } = progress
  if (isRemembered(progress)) return 'attention'
  return status === 'waiting' || status === 'unknown' ? undefined : stepStatusOf(status)
}

/** The text about a payment: its title, where the funds are, and further notes. */
export function depositStatusSentences(
  deposit: UseDepositAddressReturnType,
  {
    translate,
    words,
    isOffline,
  }: { translate: Translate; words: Readonly<Record<string, string>>; isOffline: boolean },
): DepositStatusSentences {
  const { status, terms, progress, isStored, isUnreachable, isWithoutHistory } = deposit
  // Someone else may have put the request into storage, so nothing is said about it.
  const isUnconfirmed = isUnconfirmedDeposit(deposit)
  const isAlarm = status === 'otherAddress'
  const text =
    progress && !isUnconfirmed
      ? depositStatusText(progress, terms !== undefined && isStored && !isAlarm)
      : undefined
  const withoutText = isUnreachable ? 'deposit.missing' : 'deposit.loading'
  const expired = wasNeverValid(deposit) ? 'deposit.wrongClock' : 'deposit.expired'
  const title = translate(titleKey())
  const recipient = otherRecipient(progress?.record?.sender, progress?.record?.recipient)
  const sentences = isWithoutPayment(deposit) ? [] : (text?.where ?? [])
  const say = (keys: readonly MessageKey[]) =>
    joinSentences(
      translate,
      keys.map((key) => translate(receivedBy(key, recipient), { ...words, recipient: recipient ?? '' })),
    )
  const known = text && progress && markOf(progress)
  // A warning about the address takes precedence over the payment's status.
  const isMarked = status === 'paid' || (known !== 'active' && status !== 'ended')
  const mark = isAlarm ? 'failed' : isMarked ? known : undefined
  const headlineKey = mark === 'failed' ? undefined : sentences.find((key) => headlines.has(key))
  const isPending = text !== undefined && progress !== undefined && !progress.isOver
  // While the payment is in progress or not seen yet, its own sentence warns not to send again.
  const isPaymentDescribed = status === 'paid' && (!isPending || sentences.some((key) => warnings.has(key)))
  const reasons = {
    ...hidden,
    expired: `${expired}.text`,
    otherAddress: progress?.isOtherAddressPast ? 'deposit.hidden.mismatchBefore' : hidden.otherAddress,
  } as const
  const hiddenBy =
    status && !isPaymentDescribed && !progress?.isActivityRemembered ? reasons[status] : undefined
  const why = hiddenBy && translate(isUnconfirmed && !isAlarm ? 'deposit.hidden.unconfirmed' : hiddenBy)
  const notes = [
    why,
    progress?.isSuperseded && translate('deposit.superseded'),
    progress &&
      progress.furtherPayments > 0 &&
      translate('deposit.further', { count: progress.furtherPayments }),
    isOffline
      ? progress?.isOver !== true && translate('deposit.offline')
      : isUnreachable && isPending && translate('progress.unreachable'),
    isWithoutHistory && status !== 'payable' && text && translate('deposit.noHistory'),
    status === 'payable' && !isStored && translate('deposit.notStored'),
  ].filter((note) => typeof note === 'string')
  const isBehind =
    progress?.isOver === true && progress.record !== undefined && progress.record.status !== progress.status
  return {
    title,
    where: say(sentences),
    headline: headlineKey && translate(headlineKey, words),
    rest: say(sentences.filter((key) => key !== headlineKey)),
    why,
    notes,
    mark,
    isAlarm,
    isBehind,
  }

  function titleKey(): MessageKey {
    if (isAlarm) return 'deposit.mismatch'
    if (status === 'expired') return expired
    if (status === 'ended') return 'deposit.ended'
    if (status === 'maybePaid' && !progress?.isActivityRemembered) return 'deposit.maybePaid'
    if (status === 'unaccepted') return 'deposit.unaccepted'
    return isUnconfirmed ? 'deposit.unconfirmed' : (text?.title ?? withoutText)
  }
}

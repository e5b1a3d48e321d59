import type { UseDepositAddressReturnType } from '../../../hooks/deposits/useDepositAddress.ts'
import type { MessageKey } from '../../../locales/messages.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'
import { otherRecipient, receivedBy } from '../../shared/messages/figures/receivedBy.ts'
import { joinSentences } from '../../shared/messages/joinSentences.ts'
import type { Translate } from '../../shared/messages/useMessages.ts'
import type { StepStatus } from '../../shared/steps/step.ts'
import { depositStatusText } from './depositStatusText.ts'
import { isUnconfirmedDeposit } from './isUnconfirmedDeposit.ts'

/** What is said in the place of an address that is not shown. */
const hidden = {
  payable: undefined,
  paid: 'deposit.hidden.paid',
  expired: 'deposit.expired.text',
  otherAddress: undefined,
  unclear: 'deposit.hidden.unclear',
  unacknowledged: 'deposit.hidden.unacknowledged',
  foreign: 'deposit.hidden.foreign',
} as const

/** Ends, and what is to be seen of them at a glance. */
const marks: Readonly<Partial<Record<RequestStatus, StepStatus>>> = {
  success: 'done',
  refund: 'refunded',
  failure: 'failed',
}

/** Sentences that say with figures how it ended: each is its end's headline. */
const headlines: ReadonlySet<MessageKey> = new Set(['deposit.where.success', 'deposit.where.refund'])

export interface DepositStatusSentences {
  title: string
  /** Where the money is; empty where nothing is known of it. */
  where: string
  /** How it ended, with its amount. Who received it stands among the facts: the figure is the subject. */
  headline: string | undefined
  /** What is to be said after the headline. */
  rest: string
  /** Why no address is shown; the first of the notes. */
  why: string | undefined
  notes: readonly string[]
  mark: StepStatus | undefined
  /** The lookup is ahead of the history, which tells the amounts: an end is said once, with them. */
  isBehind: boolean
}

/** What is said of a payment: its title, where its money is, and what else there is to know. */
export function depositStatusSentences(
  deposit: UseDepositAddressReturnType,
  { translate, words }: { translate: Translate; words: Readonly<Record<string, string>> },
): DepositStatusSentences {
  const { status, terms, progress, isStored, isUnreachable, isWithoutHistory } = deposit
  // Nothing is said in the name of a request that may be a stranger's writing.
  const isUnconfirmed = isUnconfirmedDeposit(deposit)
  const text =
    progress && !isUnconfirmed ? depositStatusText(progress, terms !== undefined && isStored) : undefined
  const withoutText = isUnreachable ? 'deposit.missing' : 'deposit.loading'
  const title = translate(
    status === 'expired'
      ? 'deposit.expired'
      : status === 'unacknowledged'
        ? 'deposit.unacknowledged'
        : isUnconfirmed
          ? 'deposit.unconfirmed'
          : (text?.title ?? withoutText),
  )
  const recipient = otherRecipient(progress?.record?.sender, progress?.record?.recipient)
  // That it may be paid later is not said of an address that is over.
  const sentences = status === 'expired' && progress?.status === 'waiting' ? [] : (text?.where ?? [])
  const say = (keys: readonly MessageKey[]) =>
    joinSentences(
      translate,
      keys.map((key) => translate(receivedBy(key, recipient), { ...words, recipient: recipient ?? '' })),
    )
  const mark = text && progress && marks[progress.status]
  const headlineKey = mark === 'failed' ? undefined : sentences.find((key) => headlines.has(key))
  const isPending = text !== undefined && progress !== undefined && !progress.isOver
  // As long as it is on its way, or isn't seen, the sentence about the payment says what not to do.
  const isPaidSaid =
    status === 'paid' &&
    (!isPending || progress.status === 'depositing' || sentences.includes('activity.where.unseen'))
  const hiddenBy = status && !isPaidSaid ? hidden[status] : undefined
  const why = hiddenBy && translate(isUnconfirmed ? 'deposit.hidden.unconfirmed' : hiddenBy)
  const notes = [
    why,
    progress?.isSuperseded && translate('deposit.superseded'),
    progress &&
      progress.furtherPayments > 0 &&
      translate('deposit.further', { count: progress.furtherPayments }),
    isUnreachable && isPending && translate('progress.unreachable'),
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
    isBehind,
  }
}

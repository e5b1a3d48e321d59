import type { MessageKey } from '../../../locales/messages.ts'
import type { RequestStatus } from '../../../schemas/status/requestStatus.ts'

/** The operation, as far as its texts differ. */
export type OperationKind = 'swap' | 'bridge' | 'payment'

/** Outcomes that have separate texts for each operation. */
type TitledOutcome = 'filling' | 'success' | 'refunded' | 'failed'

const titles = {
  swap: {
    filling: 'progress.title.filling',
    success: 'progress.title.success',
    refunded: 'progress.title.refunded',
    failed: 'progress.title.failed',
  },
  bridge: {
    filling: 'progress.title.filling.bridge',
    success: 'progress.title.success.bridge',
    refunded: 'progress.title.refunded',
    failed: 'progress.title.failed.bridge',
  },
  payment: {
    filling: 'checkout.title.filling',
    success: 'checkout.title.success',
    refunded: 'checkout.title.refunded',
    failed: 'checkout.title.failed',
  },
} as const satisfies Record<OperationKind, Record<TitledOutcome, MessageKey>>

/** The title of a deposit that the network dropped, for any operation. */
export const droppedTitle = 'progress.title.dropped' satisfies MessageKey

/** Key of the heading of an outcome, which names the operation. */
export function outcomeTitle(kind: OperationKind, outcome: string): MessageKey | undefined {
  return isTitled(outcome) ? titles[kind][outcome] : undefined
}

/** The label of each outcome, whatever the operation: it is the status of a request in the history. */
const labels = {
  filling: 'activity.status.pending',
  success: 'activity.status.success',
  refunded: 'activity.status.refund',
  failed: 'activity.status.failure',
} as const satisfies Record<TitledOutcome, MessageKey>

const labelByTitle: ReadonlyMap<MessageKey, MessageKey> = new Map(
  Object.values(titles).flatMap((headings) =>
    Object.entries(headings).map(
      ([outcome, heading]) => [heading, labels[outcome as TitledOutcome]] as const,
    ),
  ),
)

/** Key of what a list shows in place of a heading: the row already names the operation. */
export function titleLabel(title: MessageKey): MessageKey {
  return labelByTitle.get(title) ?? title
}

/** Key of the label of a request in a list, where the row already shows the operation. */
export function outcomeLabel(status: RequestStatus, isEndedByDrop: boolean): MessageKey {
  return isEndedByDrop ? droppedTitle : `activity.status.${status}`
}

function isTitled(outcome: string): outcome is TitledOutcome {
  return Object.hasOwn(titles.swap, outcome)
}

'use client'
import type { ListedExecution } from '../../../execution/core/list/executions.ts'
import { isPending, type ExecutionStatus } from '../../../execution/state/executionState.ts'
import { useIsPast } from '../../../hooks/base/useIsPast.ts'
import { useConfig } from '../../../hooks/context/useConfig.ts'
import { useWallet } from '../../../hooks/useWallet.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { shortenAddress } from '../../../utils/address/shortenAddress.ts'
import { usePart } from '../usePart.ts'
import { useExecutionText } from '../../progress/useExecutionText.ts'
import { unminedPaymentEnd } from '../../../execution/state/selectors/hasUnminedPayment.ts'
import { formatDateTime } from '../../../utils/format/time/formatDateTime.ts'
import { withUnit } from '../../../utils/format/withUnit.ts'
import { sanitizeText } from '../../../utils/text/sanitizeText.ts'
import { isUnconfirmedAfterPoll } from '../model/isUnconfirmedAfterPoll.ts'
import { usePendingExecutionsContext } from '../model/pendingExecutionsContext.ts'
import { StatusIcon, type IconStatus } from '../../shared/steps/StatusIcon.tsx'
import { pressOnce } from '../../shared/render/pressOnce.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'

/** The icon for each outcome, and for a pending decision. */
const marks: Readonly<Partial<Record<ExecutionStatus, IconStatus>>> = {
  attention: 'attention',
  success: 'done',
  refunded: 'refunded',
  failed: 'failed',
}

/** A swap that is in progress, or has just ended. Renders an `<li>`. */
export function PendingExecution({ entry: { state, place, hasUnminedPayment } }: { entry: ListedExecution }) {
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const { ended, show, forget } = usePendingExecutionsContext('PendingExecutions.List')
  const { label, values, explained } = useExecutionText(state)
  const { clock } = useConfig('PendingExecutions.List').client
  const { id, summary } = state
  const account = useWallet()?.address
  const sender = isSameAddress(summary?.sender, account) ? undefined : summary?.sender
  const isExpected = isPending(state) && values.amount !== '?' && values.amount !== ''
  const route = translate('pendingExecutions.route', {
    ...values,
    paid: values.paid === '?' ? values.symbol : withUnit(values.paid, values.symbol),
    // Shown only while it is expected: an ended swap may have delivered another amount, or nothing.
    received: isExpected ? withUnit(`~${values.amount}`, values.receivedSymbol) : values.receivedSymbol,
  })
  const isFailed = state.status === 'failed'
  // An unconfirmed execution may never have been sent.
  const isEnded = ended.some((other) => other.state.id === id)
  // The history may report a dropped deposit before this page has found that on the chain.
  const unminedEnd = isFailed ? unminedPaymentEnd(explained) : undefined
  const keptUntil = useIsPast(unminedEnd, clock) ? undefined : unminedEnd
  const isKept = hasUnminedPayment || keptUntil !== undefined
  const isForgettable = isEnded || (!isKept && (isFailed || isUnconfirmedAfterPoll(state)))
  const mark = marks[state.status] ?? (isPending(state) ? 'active' : undefined)
  const whereKey = place === 'otherTab' ? 'pendingExecutions.elsewhere' : 'pendingExecutions.unanswered'
  return (
    <li {...part('pending-executions-item', place)}>
      <span {...part('pending-executions-text')}>
        {route}
        <span {...part('pending-executions-state')}>
          {mark && <StatusIcon status={mark} />}
          {place === 'here' ? label : `${label} – ${translate(whereKey)}`}
        </span>
        {keptUntil !== undefined && (
          <span {...part('pending-executions-state')}>
            {translate('pendingExecutions.kept', {
              time: formatDateTime(keptUntil, locale, { timeStyle: 'short' }),
            })}
          </span>
        )}
        {sender !== undefined && (
          <span {...part('pending-executions-state')}>
            {translate('pendingExecutions.wallet', { address: sanitizeText(shortenAddress(sender)) })}
          </span>
        )}
      </span>
      {place !== 'otherTab' && (
        <span {...part('pending-executions-actions')}>
          {!isEnded && (
            <button
              type="button"
              aria-label={translate('pendingExecutions.show.label', { route })}
              onClick={() => id !== undefined && void show(id)}
              {...part('pending-executions-action')}
            >
              {translate('pendingExecutions.show')}
            </button>
          )}
          {isForgettable && (
            <button
              type="button"
              aria-label={translate('pendingExecutions.forget.label', { route })}
              {...pressOnce(() => id !== undefined && void forget(id))}
              {...part('pending-executions-action')}
            >
              {translate('pendingExecutions.forget')}
            </button>
          )}
        </span>
      )}
    </li>
  )
}

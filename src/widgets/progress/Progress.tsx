'use client'
import type { ComponentProps } from 'react'
import { useExecuteSteps } from '../../hooks/useExecuteSteps.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { sanitizeText } from '../../utils/sanitizeText.ts'
import { partProps } from '../attributes.ts'
import { errorMessage } from '../errorMessage.ts'
import { chainName } from '../tokenId.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'
import { WidgetRoot } from '../WidgetRoot.tsx'
import { ProgressItem } from './ProgressItem.tsx'
import { progressLines } from './progressLines.ts'

/**
 * Where an execution stands and where the money is. Reads the execution of the provider above. Renders a `<div>`
 * with a heading, a status line and an ordered list.
 */
export function Progress(props: ComponentProps<'div'>) {
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { state, isUnderWay, reset, proceed, decline } = useExecuteSteps()
  const { summary, status, error, question, requestId, isServiceUnreachable, items } = state
  const nameOf = (chainId: number | undefined) => (chainId === undefined ? '' : chainName(chains, chainId))
  const { currencyIn, currencyOut, timeEstimate } = summary ?? {}
  const origin = nameOf(currencyIn?.currency.chainId)
  const destination = nameOf(currencyOut?.currency.chainId)
  const isRefund = status === 'refunded'
  const symbolIn = sanitizeText(currencyIn?.currency.symbol ?? '', { maxLength: 24 })
  const paid = amountText(currencyIn, 'up')
  const received = amountText(currencyOut, 'down')

  function amountText(amount: typeof currencyIn, rounding: 'up' | 'down') {
    return {
      amount: amount
        ? formatAmount(amount.amount, { decimals: amount.currency.decimals, locale, rounding })
        : '',
      symbol: sanitizeText(amount?.currency.symbol ?? '', { maxLength: 24 }),
    }
  }

  const where =
    status === 'failed' && error
      ? errorMessage(error, translate, nameOf)
      : status === 'failed'
        ? translate('error.requestFailed')
        : status === 'attention'
          ? translate(`progress.question.${question?.kind ?? 'findings'}`)
          : translate(`progress.where.${status}`, {
              ...received,
              symbol: status === 'filling' ? symbolIn : received.symbol,
              origin,
              destination,
              chain:
                status === 'success'
                  ? destination
                  : nameOf(items.find((item) => item.status !== 'done')?.chainId) || origin,
            })

  return (
    <WidgetRoot name="progress" state={status} {...props}>
      <h2 tabIndex={-1} {...partProps('progress-title')}>
        {translate(`progress.title.${status}`)}
      </h2>
      <p role="status" aria-atomic="true" {...partProps('progress-where')}>
        {where}
      </p>
      {isServiceUnreachable && isUnderWay && (
        <p role="status" {...partProps('progress-warning')}>
          {translate('progress.unreachable')}
        </p>
      )}
      <ol {...partProps('progress-list')}>
        {progressLines(state, isUnderWay).map((line) => (
          <ProgressItem
            key={line.key}
            line={line}
            label={translate(`progress.item.${line.kind}`, {
              ...(line.kind === 'send' ? paid : received),
              ...(line.kind === 'sign' ? paid : {}),
              ...(line.kind === 'approve' || line.kind === 'refund' ? { symbol: symbolIn } : {}),
              chain: nameOf(line.chainId),
            })}
            note={
              line.kind === 'receive' && line.state === 'active' && timeEstimate !== undefined
                ? translate('progress.expected', { seconds: Math.ceil(timeEstimate) })
                : undefined
            }
          />
        ))}
      </ol>
      {requestId && (
        <p {...partProps('progress-request')}>
          {translate('progress.request')}{' '}
          <bdi dir="ltr" translate="no">
            <code>{requestId}</code>
          </bdi>
        </p>
      )}
      {question && (
        <div {...partProps('progress-actions')}>
          <button type="button" onClick={proceed} {...partProps('progress-action')}>
            {translate(`progress.proceed.${question.kind}`)}
          </button>
          <button type="button" onClick={decline} {...partProps('progress-action')}>
            {translate('progress.decline')}
          </button>
        </div>
      )}
      {(status === 'filling' || status === 'unknown') && (
        <button type="button" onClick={reset} {...partProps('progress-action')}>
          {translate('progress.leave')}
        </button>
      )}
      {!isUnderWay && status !== 'idle' && (
        <button type="button" onClick={reset} {...partProps('progress-action')}>
          {translate(status === 'success' || isRefund ? 'progress.again' : 'progress.back')}
        </button>
      )}
    </WidgetRoot>
  )
}

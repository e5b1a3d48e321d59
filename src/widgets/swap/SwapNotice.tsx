'use client'
import type { ComponentProps } from 'react'
import { useExecutionState } from '../../hooks/useExecutionState.ts'
import { useTokens } from '../../hooks/useTokens.ts'
import { formatAmount } from '../../utils/amounts/formatAmount.ts'
import { partProps } from '../attributes.ts'
import { errorMessage } from '../errorMessage.ts'
import { chainName } from '../tokenId.ts'
import { useMessages } from '../useMessages.ts'
import { useLocale } from '../useNumbers.ts'
import { useSwapContext } from './swapContext.ts'
import { useSwapModel } from './useSwapModel.ts'

/**
 * Says what is wrong, in sight and to assistive technology; tells the latter also when a quote is ready. Renders a
 * `<div role="status">` that is there before its first message.
 */
export function SwapNotice(props: ComponentProps<'div'>) {
  const translate = useMessages()
  const locale = useLocale()
  const { chains } = useTokens()
  const { noticeId } = useSwapContext('Swap.Notice')
  const { state } = useExecutionState()
  const { reasons, query, quote, receive } = useSwapModel('Swap.Notice')
  const nameOf = (chainId: number) => chainName(chains, chainId)

  const reason = reasons.find(({ kind }) => kind === 'error')
  let error: string | undefined
  if (reason?.code === 'quoteError' && query.error) error = errorMessage(query.error, translate, nameOf)
  else if (reason) error = translate(reason.message, reason.values)
  else if (state.error) {
    const isApproved = state.items.some(({ status }) => status === 'done')
    error =
      state.error.name === 'UserRejectedError' && isApproved
        ? translate('error.rejectedAfterApproval')
        : errorMessage(state.error, translate, nameOf)
  }

  const { currencyOut } = quote?.details ?? {}
  return (
    <div
      role="status"
      aria-atomic="true"
      {...props}
      id={noticeId}
      {...partProps('swap-notice', error ? 'error' : 'empty')}
    >
      {error ??
        (currencyOut && (
          <span {...partProps('hidden-text')}>
            {translate('swap.status.quote', {
              amount: formatAmount(currencyOut.amount, {
                decimals: currencyOut.currency.decimals,
                locale,
                rounding: 'down',
              }),
              symbol: receive?.symbol ?? '',
            })}
          </span>
        ))}
    </div>
  )
}

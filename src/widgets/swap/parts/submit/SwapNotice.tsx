'use client'
import { forwardRef } from 'react'
import { useExecution } from '../../../../hooks/useExecution.ts'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { errorMessage } from '../../../shared/messages/errorMessage.ts'
import { chainName, symbolOf } from '../../../shared/model/tokenNames.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapContext, useSwapDerived, useSwapState } from '../../model/swapContext.ts'
import { useSwapError } from '../../model/useSwapError.ts'
import { isIndicativeQuote } from '../../model/quote/indicativeQuote.ts'
import { useQuoteAnnouncement } from '../../model/quote/useQuoteAnnouncement.ts'

/**
 * Says what is wrong, in sight and to assistive technology; tells the latter also when a quote is ready. Renders a
 * `<div role="status">` that is there before its first message.
 */
export const SwapNotice = forwardRef<HTMLDivElement, Omit<PartProps<'div'>, 'id'>>(
  function SwapNotice(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const locale = useLocale()
    const { chains } = useTokens()
    const { noticeId } = useSwapContext('Swap.Notice')
    const veto = useSwapState('Swap.Notice', (state) => state.veto)
    const { state } = useExecution()
    const { pay, receive } = useSwapContext('Swap.Notice').entered
    const shownError = useSwapError('Swap.Notice')
    const reasons = useSwapDerived('Swap.Notice', (derived) => derived.reasons)
    const quote = useSwapDerived('Swap.Notice', (derived) => derived.quote)
    const indicativeQuote = useSwapDerived('Swap.Notice', (derived) => derived.indicativeQuote)
    const told = quote ?? indicativeQuote
    const announced = useQuoteAnnouncement(told)
    const nameOf = (chainId: number) => chainName(chains, chainId)

    const reason = reasons.find(({ kind }) => kind === 'error')
    let error: string | undefined
    if (reason?.code === 'quoteError' && shownError) error = errorMessage(shownError, translate, nameOf)
    else if (reason?.code === 'vetoed' && veto) error = veto
    else if (reason) error = translate(reason.message, reason.values)
    else if (shownError) {
      const isApproved = state.items.some(({ status }) => status === 'done')
      error =
        shownError.name === 'UserRejectedError' && isApproved
          ? translate('error.rejectedAfterApproval')
          : errorMessage(shownError, translate, nameOf, 'signature')
    }
    const waiting = reasons.find(
      ({ code }) => code === 'offline' || code === 'quoteStale' || code === 'depositOnly',
    )
    const warning = reasons.find(({ kind }) => kind === 'warning') ?? waiting

    return renderPart(
      <div
        ref={ref}
        id={noticeId}
        role="status"
        aria-atomic="true"
        {...part('swap-notice', error ? 'error' : warning ? 'warning' : 'empty')}
      >
        {error ?? (warning && `${translate(warning.message, warning.values)} `)}
        {!error && told && announced && <span {...part('hidden-text')}>{announcement()}</span>}
      </div>,
      props,
    )

    function announcement(): string {
      if (!announced) return ''
      const { currencyIn, currencyOut } = announced.details
      const isReceived = announced.parameters.tradeType === 'EXACT_INPUT'
      const { amount, currency } = isReceived ? currencyOut : currencyIn
      const message = isReceived ? 'swap.status.quote' : 'swap.status.pay'
      return translate(isIndicativeQuote(announced) ? 'swap.status.indicative' : message, {
        amount: formatAmount(amount, {
          decimals: currency.decimals,
          locale,
          rounding: isReceived ? 'down' : 'up',
        }),
        symbol: symbolOf(isReceived ? receive : pay),
      })
    }
  },
)

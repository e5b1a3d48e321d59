'use client'
import { forwardRef } from 'react'
import { hasCalls } from '../../../../schemas/quote/body/destinationCall.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { usePart } from '../../usePart.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSymbolText } from '../../../shared/messages/figures/useSymbolText.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useSwapContext, useSwapDerived } from '../../model/swapContext.ts'
import { useSwapNotice } from '../../model/submit/useSwapNotice.ts'
import { isIndicativeQuote } from '../../model/quote/indicativeQuote.ts'
import { useQuoteAnnouncement } from '../../model/quote/useQuoteAnnouncement.ts'

/**
 * Shows what is wrong and announces it to assistive technology, along with new quotes. Renders a `<div role="status">`
 * that exists before its first message.
 */
export const SwapNotice = forwardRef<HTMLDivElement, Omit<PartProps<'div'>, 'id'>>(
  function SwapNotice(props, ref) {
    const part = usePart()
    const translate = useMessages()
    const symbolText = useSymbolText()
    const locale = useLocale()
    const { noticeId } = useSwapContext('Swap.Notice')
    const { pay, receive } = useSwapContext('Swap.Notice').parsed
    const { status, text } = useSwapNotice('Swap.Notice')
    const quote = useSwapDerived('Swap.Notice', (derived) => derived.quote)
    const indicativeQuote = useSwapDerived('Swap.Notice', (derived) => derived.indicativeQuote)
    const shown = quote ?? indicativeQuote
    const announced = useQuoteAnnouncement(shown)

    return renderPart(
      <div ref={ref} id={noticeId} role="status" aria-atomic="true" {...part('swap-notice', status)}>
        {status === 'warning' ? `${text} ` : text}
        {(status === 'empty' || status === 'ambiguous' || status === 'warning') && shown && announced && (
          <span {...part('hidden-text')}>{announcement()}</span>
        )}
      </div>,
      props,
    )

    function announcement(): string {
      if (!announced) return ''
      const { currencyIn, currencyOut } = announced.details
      const isReceived = announced.parameters.tradeType === 'EXACT_INPUT'
      const { amount, currency } = isReceived ? currencyOut : currencyIn
      const received = hasCalls(announced.parameters) ? 'swap.status.calls' : 'swap.status.quote'
      const message = isReceived ? received : 'swap.status.pay'
      return translate(isIndicativeQuote(announced) ? 'swap.status.indicative' : message, {
        amount: formatAmount(amount, {
          decimals: currency.decimals,
          locale,
          rounding: isReceived ? 'down' : 'up',
        }),
        symbol: symbolText(isReceived ? receive : pay),
      })
    }
  },
)

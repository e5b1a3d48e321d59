'use client'
import { forwardRef, useId } from 'react'
import { useTokens } from '../../../../hooks/useTokens.ts'
import { formatAmount } from '../../../../utils/format/formatAmount.ts'
import { sanitizeText } from '../../../../utils/text/sanitizeText.ts'
import { useLocale } from '../../../shared/messages/useLocale.ts'
import { useMessages } from '../../../shared/messages/useMessages.ts'
import { useSymbolText } from '../../../shared/messages/figures/useSymbolText.ts'
import { chainName } from '../../../shared/model/tokens/tokenNames.ts'
import { CopyableCode } from '../../../shared/parts/copy/CopyableCode.tsx'
import { DestinationCalls } from '../../../shared/parts/DestinationCalls.tsx'
import { Fact } from '../../../shared/parts/figures/Fact.tsx'
import { TokenLogo } from '../../../shared/parts/icons/TokenLogo.tsx'
import { renderPart, type PartProps } from '../../../shared/render/renderPart.ts'
import { useSwapContext } from '../../model/swapContext.ts'
import { usePart } from '../../usePart.ts'
import { CompareAddresses } from '../options/CompareAddresses.tsx'
import { OrderName } from './OrderName.tsx'

/**
 * The order: how much of which token is paid to whom, with which calls, and what for, in the page's words. Users can't change any of it.
 * Renders a `<section>`, or nothing outside of a checkout.
 */
export const SwapCheckout = forwardRef<HTMLElement, PartProps<'section'>>(function SwapCheckout(props, ref) {
  const part = usePart()
  const translate = useMessages()
  const symbolText = useSymbolText()
  const locale = useLocale()
  const labelId = useId()
  const { settings, parsed } = useSwapContext('Swap.Checkout')
  const { chains } = useTokens()
  const { checkout } = settings
  if (!checkout) return null
  const { amount, recipient = '', txs = [], token: id } = checkout
  const token = parsed.receive
  const chain = sanitizeText(chainName(chains, id.chainId))
  const { lookAlike, problem, address } = parsed.recipient
  // With calls, the funds go to them: the recipient gets what they leave.
  const recipientLabel = translate(txs.length > 0 ? 'checkout.rest' : 'review.recipient', { chain })
  return renderPart(
    <section ref={ref} aria-labelledby={labelId} {...part('swap-checkout')}>
      <OrderName
        title={checkout.title}
        merchant={checkout.merchant}
        as="h2"
        id={labelId}
        fallback={translate('checkout.label')}
      />
      {token && (
        <p {...part('swap-checkout-amount')}>
          <TokenLogo token={token} />
          <bdi>
            {translate('review.amount', {
              // With all digits: a payment is never rounded.
              amount: formatAmount(amount, {
                decimals: token.decimals,
                locale,
                rounding: 'up',
                maximumFractionDigits: token.decimals,
              }),
              symbol: symbolText(token),
            })}
          </bdi>{' '}
          <small>{translate('review.onChain', { chain })}</small>
        </p>
      )}
      <dl {...part('facts')}>
        <Fact label={recipientLabel}>
          {recipient === '' ? (
            translate('review.recipient.own')
          ) : (
            <CopyableCode text={recipient} what={recipientLabel} />
          )}
        </Fact>
      </dl>
      <DestinationCalls calls={txs} chainId={id.chainId} />
      {lookAlike && address && !problem && <CompareAddresses entered={address} known={lookAlike} />}
    </section>,
    props,
  )
})

'use client'
import { forwardRef, useContext } from 'react'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { useTokens } from '../../../hooks/useTokens.ts'
import { formatPercent } from '../../../utils/format/formatPercent.ts'
import { indicativeAccount } from '../../shared/model/indicativeAccount.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { useFigureText } from '../../shared/messages/figures/useFigureText.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { HiddenTermsContext } from '../hiddenTermsContext.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { toPercent } from '../model/impactLines.ts'

/** What a quote promises: gas top-up, max slippage, minimum received, and recipient. Renders a `<dl>`, or nothing. */
export const FeesTerms = forwardRef<HTMLDListElement, PartProps<'dl'>>(function FeesTerms(props, ref) {
  const { details, hasCalls } = useFeesContext('Fees.Terms')
  const hidden = useContext(HiddenTermsContext)
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const figureText = useFigureText([details?.currencyGasTopup, details?.currencyOut])
  const { chains } = useTokens()
  if (!details) return null
  const { currencyOut, currencyGasTopup, slippageTolerance, recipient } = details
  const chain = chainName(chains, currencyOut.currency.chainId)
  const { minimumAmount, currency } = currencyOut
  const minimum = minimumAmount == null ? undefined : { amount: minimumAmount, currency }
  const slippage = formatPercent(toPercent(slippageTolerance?.total), { locale, rounding: 'up' })
  return renderPart(
    <dl ref={ref} {...part('fees-terms')}>
      {currencyGasTopup && currencyGasTopup.amount !== 0n && (
        <Fact label={translate('fees.topup', { chain })} hint={translate('fees.topup.hint')}>
          <bdi>{figureText({ ...currencyGasTopup, usd: currencyGasTopup.amountUsd }, 'down')}</bdi>
        </Fact>
      )}
      {slippage && (
        <Fact label={translate('fees.slippage')} hint={translate('fees.slippage.hint')}>
          <bdi>{slippage}</bdi>
        </Fact>
      )}
      {!hidden.minimum && (
        <Fact
          label={translate(hasCalls ? 'fees.minimum.calls' : 'fees.minimum')}
          hint={minimum && translate('fees.minimum.hint')}
        >
          <bdi>{minimum ? figureText(minimum, 'down') : translate('review.minimum.unknown')}</bdi>
        </Fact>
      )}
      {/* A price without a wallet has a placeholder for it. */}
      {!hidden.recipient && !isSameAddress(recipient, indicativeAccount) && (
        <Fact label={translate('fees.recipient')} hint={translate('address.label', { chain })}>
          <CopyableCode text={recipient} what={translate('fees.recipient')} />
        </Fact>
      )}
    </dl>,
    props,
  )
})

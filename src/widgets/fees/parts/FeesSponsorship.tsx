'use client'
import { forwardRef } from 'react'
import { useTokens } from '../../../hooks/useTokens.ts'
import {
  sponsoredComponents,
  type SponsoredComponent,
} from '../../../schemas/sponsorship/sponsoredComponents.ts'
import { isSameToken } from '../../../utils/tokens/tokenId.ts'
import { renderPart, type PartProps } from '../../shared/render/renderPart.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { usePart } from '../usePart.ts'
import { chainName } from '../../shared/model/tokens/tokenNames.ts'
import { useFigureText } from '../../shared/messages/figures/useFigureText.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { QuotedAndActualText } from '../../shared/parts/figures/QuotedAndActualText.tsx'
import { CopyableCode } from '../../shared/parts/copy/CopyableCode.tsx'
import { Fact } from '../../shared/parts/figures/Fact.tsx'
import { agree, type Figure } from '../../shared/model/figures/figure.ts'
import type { SponsorshipShares, SponsorshipBreakdown } from '../model/sponsorship.ts'

/** The shares of sponsor and user in each fee, as quoted and as paid. Renders a `<section>`, or nothing. */
export const FeesSponsorship = forwardRef<HTMLElement, PartProps<'section'>>(
  function FeesSponsorship(props, ref) {
    const { quoted, actual } = useFeesContext('Fees.Sponsorship').sponsorship
    const part = usePart()
    const translate = useMessages()
    const payment = usePaymentText(actual?.payment)
    const limit = (actual ?? quoted)?.limit ?? quoted?.limit
    const figureText = useFigureText([limit], true)
    const partOf = (breakdown: SponsorshipBreakdown | undefined, name: SponsoredComponent) =>
      breakdown?.components.find((component) => component.name === name)
    const hintOf = (name: SponsoredComponent) => {
      if (name === 'rent') return translate('fees.component.rent.hint')
      // Differs from the hint in the list of fees, since a sponsor pays for it, too.
      return name === 'execution' ? translate('fees.execution.hint') : undefined
    }
    const names = sponsoredComponents.filter((name) => partOf(quoted, name) ?? partOf(actual, name))
    if (!quoted && !actual) return null
    return renderPart(
      <section ref={ref} {...part('fees-sponsorship')}>
        <h3 {...part('facts-heading')}>{translate('fees.sponsorship')}</h3>
        <dl {...part('facts')}>
          {names.map((name) => (
            <Fact key={name} label={translate(`fees.component.${name}`)} hint={hintOf(name)}>
              <FeesShares quoted={partOf(quoted, name)} actual={partOf(actual, name)} />
            </Fact>
          ))}
          <Fact label={translate('fees.sponsoredTotal')}>
            <QuotedAndActualText
              isFee
              quoted={quoted?.sponsored}
              actual={actual?.sponsored}
              rounding="down"
            />
          </Fact>
          <Fact label={translate('fees.userPaysTotal')} hint={translate('fees.userPaysTotal.hint')}>
            <QuotedAndActualText isFee quoted={quoted?.userPays} actual={actual?.userPays} />
          </Fact>
          {limit && (
            <Fact label={translate('fees.limit')} hint={translate('fees.limit.hint')}>
              <bdi>{figureText(limit, 'down')}</bdi>
            </Fact>
          )}
          {payment && (
            <Fact label={translate('fees.payment')} hint={payment.chain}>
              <bdi>{payment.amount}</bdi>
              <CopyableCode text={payment.address} what={payment.what} />
            </Fact>
          )}
        </dl>
      </section>,
      props,
    )
  },
)

/** One component: its total, and how it is shared. */
function FeesShares({
  quoted,
  actual,
}: {
  quoted: SponsorshipShares | undefined
  actual: SponsorshipShares | undefined
}) {
  const part = usePart()
  const translate = useMessages()
  const isAgreed =
    quoted && actual && agree(quoted.sponsored, actual.sponsored) && agree(quoted.userPays, actual.userPays)
  // The totals already say that it matches the quote.
  const was = isAgreed ? undefined : quoted
  const isNothing = (who: 'sponsored' | 'userPays') =>
    [was, actual].every((shares) => !shares || shares[who].amount === 0n)
  const shares = [
    !isNothing('sponsored') && (
      <span key="sponsored" {...part('fees-share')}>
        {translate('fees.sponsorPays')}{' '}
        <QuotedAndActualText isFee quoted={was?.sponsored} actual={actual?.sponsored} rounding="down" />
      </span>
    ),
    !isNothing('userPays') && (
      <span key="userPays" {...part('fees-share')}>
        {translate('fees.userPays')}{' '}
        <QuotedAndActualText isFee quoted={was?.userPays} actual={actual?.userPays} />
      </span>
    ),
  ].filter(Boolean)
  return (
    <>
      {/* If only one of them pays, that is the total. */}
      {shares.length !== 1 && (
        <QuotedAndActualText isFee quoted={quoted?.total} actual={actual?.total} isAgreementShown={false} />
      )}
      {shares}
    </>
  )
}

/** What the sponsor actually paid. If its currency is unknown, the raw figure is shown. */
function usePaymentText(payment: SponsorshipBreakdown['payment']) {
  const translate = useMessages()
  const { chains, tokens } = useTokens()
  const token = payment && tokens.find((one) => isSameToken(one, payment))
  const known: Figure | undefined = payment && {
    ...payment.figure,
    currency: payment.figure.currency ?? token,
  }
  const figureText = useFigureText([known])
  if (!payment || !known || payment.figure.amount === 0n) return undefined
  const { figure, address, chainId } = payment
  const chain = chainName(chains, chainId)
  return {
    amount: known.currency
      ? figureText(known, 'down')
      : translate('fees.baseUnits', { amount: String(figure.amount) }),
    address,
    what: translate('address.label', { chain }),
    chain: translate('fees.payment.hint', { chain }),
  }
}

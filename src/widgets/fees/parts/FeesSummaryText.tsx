'use client'
import { rateOf } from '../../../utils/amounts/rateOf.ts'
import { formatEstimate } from '../../../utils/format/time/formatEstimate.ts'
import { Icon } from '../../shared/parts/icons/Icon.tsx'
import { usePart } from '../usePart.ts'
import { useFigureText } from '../../shared/messages/figures/useFigureText.ts'
import { useMessages } from '../../shared/messages/useMessages.ts'
import { useRateText } from '../../shared/messages/figures/useRateText.ts'
import { useLocale } from '../../shared/messages/useLocale.ts'
import { useFeesContext } from '../model/feesContext.ts'
import { signOf } from '../../shared/model/figures/figure.ts'
import type { FeeLine } from '../model/feeLines.ts'
import type { FeeTotal } from '../model/feeTotal.ts'

/** The rate, the user's total and the time, in one line. */
export function FeesSummaryText() {
  const { total, apart, details, lines } = useFeesContext('Fees.Summary')
  const part = usePart()
  const translate = useMessages()
  const locale = useLocale()
  const rate = useRateText({
    // Computed from the amounts, which are checked against the order. The provider's own rate isn't checked.
    rate: details && rateOf(details.currencyIn, details.currencyOut),
    paid: details?.currencyIn.currency,
    received: details?.currencyOut.currency,
  })
  // A gas top-up isn't part of the rate, although it isn't lost.
  const hasTopup = details?.currencyGasTopup !== undefined && details.currencyGasTopup.amount !== 0n
  const time =
    details?.timeEstimate === undefined
      ? undefined
      : translate('fees.time', { time: formatEstimate(details.timeEstimate, locale) })
  const isWithoutGas = apart !== undefined || lines.some(({ isOfDeposit }) => isOfDeposit)
  const whatItSums = isWithoutGas ? 'fees.total.hint.deposit' : 'fees.total.hint'
  return (
    <>
      {rate && (
        <span {...part('fees-summary-item')}>{hasTopup ? translate('fees.rate.topup', { rate }) : rate}</span>
      )}
      <span {...part('fees-summary-figures')}>
        <span {...part('fees-summary-item')} data-hint={translate(whatItSums)}>
          {gas}
          <TotalText {...(apart ? withGas(apart.others) : total)} />
        </span>{' '}
        {apart && (
          <span {...part('fees-summary-item')}>
            <NetworkFeeText fee={apart.networkFee} />
          </span>
        )}{' '}
        {time && (
          <span {...part('fees-summary-item')} data-hint={translate('fees.estimate')}>
            {clock}
            <span {...part('hidden-text')}>{translate('fees.estimate')} </span>
            <span>{time}</span>
          </span>
        )}
      </span>
    </>
  )
}

// Created once, so that a new quote doesn't rerender them.
const gas = (
  <Icon slot="FeesIcon">
    <path d="M2.5 14V3.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V14M1.5 14h8M2.5 7h6M8.5 8.5h1a1.2 1.2 0 0 1 1.2 1.2v1.6a1.4 1.4 0 0 0 2.8 0V6l-2.2-2.4" />
  </Icon>
)
const clock = (
  <Icon slot="TimeIcon">
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.8V8l2.2 1.4" />
  </Icon>
)

/** Beside a network fee, “no fees” would be wrong. */
function withGas(others: FeeTotal): FeeTotal {
  return { ...others, isFree: false, isFreeButGas: others.isFree }
}

/** The network fee beside the other fees, and what it is for if the wallet may have paid another. */
function NetworkFeeText({ fee: { actual, isOfDeposit, lacksApproval } }: { fee: FeeLine }) {
  const translate = useMessages()
  const figureText = useFigureText([actual], true)
  if (isOfDeposit || signOf(actual ?? {}) === undefined)
    return <span>{translate('fees.total.gas.missing')}</span>
  const key = lacksApproval ? 'fees.total.gas.deposit' : 'fees.total.gas'
  return <span>{translate(key, { figure: figureText(actual) })}</span>
}

function TotalText({ isFree, isFreeButGas, isCovered, usd, amounts, isPartial }: FeeTotal) {
  const translate = useMessages()
  const figureText = useFigureText([usd, ...amounts], true)
  if (isFree) return <span>{translate('fees.free')}</span>
  if (isFreeButGas) return <span>{translate(isCovered ? 'fees.covered' : 'fees.freeButGas')}</span>
  const known = [...(usd ? [usd] : []), ...amounts].map((figure) => figureText(figure)).join(' + ')
  if (!known) return <span>{translate('fees.totalUnknown')}</span>
  return <span>{translate(isPartial ? 'fees.totalAtLeast' : 'fees.total', { usd: known })}</span>
}

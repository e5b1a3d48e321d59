import type { TradeType } from '@causeway/react/schemas'
import type { LedgerCurrency } from '../../domain/chains/chain.ts'
import { componentTotals, sumOfComponents } from '../../domain/money/feeComponents.ts'
import { basisPoints, convert, divide, fromUsd, wholeBps } from '../../domain/money/money.ts'
import type { AppFeeInput } from '../../domain/request/terms/quoteParameters.ts'
import type { AppFee, QuotedAmounts } from '../../domain/request/terms/requestTerms.ts'
import { noSponsorOffer, sponsorFees, type SponsorOffer } from './sponsorFees.ts'

export interface PriceQuoteParameters {
  tradeType: TradeType
  /** Base units: of the input for `EXACT_INPUT`, else of the output. */
  amount: bigint
  currencyIn: LedgerCurrency
  currencyOut: LedgerCurrency
  /** The charge for the gas of the fill, in US dollars (units of 10⁻¹⁸). */
  gasUsd: bigint
  /** The value of the recipient's gas top-up, in US dollars (units of 10⁻¹⁸). @default 0n */
  topupUsd?: bigint | undefined
  serviceFeeBps: number
  slippageBps: number
  /** The requested app fees. @default none */
  appFees?: readonly AppFeeInput[] | undefined
  /** The sponsor's offer. @default none */
  offer?: SponsorOffer | undefined
}

/**
 * Prices a quote in whole base units. Every rounding is in the solver's favor: what it pays rounds down, what it gets rounds up.
 *
 * Fees are a share of the input for `EXACT_INPUT`, otherwise of the input plus sponsored fees.
 *
 * @returns undefined if the fees take the whole amount.
 */
export function priceQuote(parameters: PriceQuoteParameters): QuotedAmounts | undefined {
  const { tradeType, amount, currencyIn, currencyOut, gasUsd, serviceFeeBps, slippageBps } = parameters
  const { offer = noSponsorOffer, appFees: requestedFees = [], topupUsd = 0n } = parameters
  const topup = fromUsd(topupUsd, currencyIn, 'up')
  const destinationGas = fromUsd(gasUsd, currencyIn, 'up')
  if (tradeType === 'EXACT_INPUT') {
    const service = basisPoints(amount, serviceFeeBps, 'up')
    const fees = { destinationGas, topup, service, swap: 0n, appFees: toAppFees(amount, requestedFees) }
    const totals = componentTotals(fees)
    const { sponsored, capHit } = sponsorFees(totals, offer)
    const converted = amount - sumOfComponents(totals) + sumOfComponents(sponsored)
    const amountOut = converted > 0n ? convert(converted, currencyIn, currencyOut, 'down') : 0n
    if (amountOut === 0n) return undefined
    const minimumOut = subtractSlippage(amountOut, slippageBps)
    return { amountIn: amount, amountOut, minimumOut, ...fees, sponsored, capHit }
  }
  if (amount === 0n) return undefined
  const converted = convert(amount, currencyOut, currencyIn, 'up')
  // The smallest input that leaves this amount after the service fee and app fees.
  const sharedBps = requestedFees.reduce((sum, { bps }) => sum + bps, serviceFeeBps)
  if (sharedBps >= wholeBps) return undefined
  const remaining = converted + destinationGas + topup
  const paid = divide(remaining * BigInt(wholeBps), BigInt(wholeBps - sharedBps), 'up')
  const appFees = toAppFees(paid, requestedFees)
  const app = appFees.reduce((sum, share) => sum + share.amount, 0n)
  const service = paid - converted - destinationGas - topup - app
  const fees = { destinationGas, topup, service, swap: 0n, appFees }
  const { sponsored, capHit } = sponsorFees(componentTotals(fees), offer)
  return {
    amountIn: paid - sumOfComponents(sponsored),
    amountOut: amount,
    // An exact output is guaranteed in full, an expected one less the slippage.
    minimumOut: tradeType === 'EXACT_OUTPUT' ? amount : subtractSlippage(amount, slippageBps),
    ...fees,
    sponsored,
    capHit,
  }
}

/** The app fees of an amount. */
export function toAppFees(amount: bigint, requestedFees: readonly AppFeeInput[]): AppFee[] {
  return requestedFees.map(({ recipient, bps }) => ({
    recipient,
    bps,
    amount: basisPoints(amount, bps, 'down'),
  }))
}

/** The minimum of an amount after slippage. */
export function subtractSlippage(amount: bigint, slippageBps: number): bigint {
  return basisPoints(amount, wholeBps - slippageBps, 'down')
}

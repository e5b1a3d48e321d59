import { formatUnits } from 'viem'
import { componentTotals, sumOfComponents } from '../../domain/money/feeComponents.ts'
import { basisPoints, convert, divide, fromUsd, rateOf } from '../../domain/money/money.ts'
import type { FixedRate } from '../../domain/request/terms/quoteParameters.ts'
import type { FixedRateTerms, QuotedAmounts } from '../../domain/request/terms/requestTerms.ts'
import { refuseQuote } from '../parameters/fields.ts'
import { rateDecimals } from '../parameters/options/readFixedRate.ts'
import { toAppFees, type PriceQuoteParameters } from './priceQuote.ts'
import { sponsorFees } from './sponsorFees.ts'

/**
 * Prices a quote by a fixed rate. The service earns what is left between input and output after all other fees. If that is less than its
 * fee, or negative, a sponsor pays the difference. There is no slippage.
 *
 * @throws {Refusal} 400 if the fees, plus any value of the output above the input, exceed the sponsor's limit.
 */
export function priceFixedRate(
  rate: FixedRate,
  parameters: PriceQuoteParameters,
): { amounts: QuotedAmounts; fixedRate: FixedRateTerms } | undefined {
  const {
    tradeType,
    amount,
    currencyIn,
    currencyOut,
    gasUsd,
    topupUsd = 0n,
    appFees: requestedFees = [],
    offer,
  } = parameters
  const one = 10n ** BigInt(rateDecimals + currencyIn.decimals)
  const unit = rate * 10n ** BigInt(currencyOut.decimals)
  const isExactInput = tradeType === 'EXACT_INPUT'
  const amountIn = isExactInput ? amount : divide(amount * one, unit, 'up')
  const amountOut = isExactInput ? divide(amount * unit, one, 'down') : amount
  if (amountIn === 0n || amountOut === 0n) return undefined
  const costs = {
    destinationGas: fromUsd(gasUsd, currencyIn, 'up'),
    topup: fromUsd(topupUsd, currencyIn, 'up'),
    service: 0n,
    swap: 0n,
    appFees: toAppFees(amountIn, requestedFees),
  }
  const others = sumOfComponents(componentTotals(costs))
  const price = convert(amountOut, currencyOut, currencyIn, 'up')
  const left = amountIn - price - others
  const ordinary = basisPoints(amountIn, parameters.serviceFeeBps, 'up')
  const isSponsored = offer !== undefined && left < ordinary
  const fees = {
    ...costs,
    service: isSponsored ? ordinary : left,
    // The output's value above the input counts as the cost of the swap.
    swap: isSponsored && price > amountIn ? price - amountIn : 0n,
  }
  const missing = isSponsored ? ordinary - left : 0n
  const { sponsored } = sponsorFees(componentTotals(fees), {
    components: offer?.components ?? [],
    cap: offer && offer.cap < missing ? offer.cap : missing,
  })
  if (fees.service < 0n || sumOfComponents(sponsored) < missing) {
    throw refuseQuote('NO_QUOTES', `"fixedRate" is too good: ${limit()}.`)
  }
  return {
    amounts: { ...fees, amountIn, amountOut, minimumOut: amountOut, sponsored, capHit: false },
    fixedRate: {
      oracleRate: oracleRate(),
      spread: fees.service > ordinary ? fees.service - ordinary : 0n,
    },
  }

  function limit(): string {
    return offer
      ? 'the sponsor pays less than what is missing'
      : `prices and fees allow at most ${bestRate()}`
  }

  function oracleRate(): string {
    const input = 10n ** BigInt(currencyIn.decimals + 18)
    const output = convert(input, currencyIn, currencyOut, 'down')
    return rateOf({ amount: input, currency: currencyIn }, { amount: output, currency: currencyOut })
  }

  function bestRate(): string {
    if (amountIn <= others) return '0'
    const output = convert(amountIn - others, currencyIn, currencyOut, 'down')
    return formatUnits((output * one) / (amountIn * 10n ** BigInt(currencyOut.decimals)), rateDecimals)
  }
}

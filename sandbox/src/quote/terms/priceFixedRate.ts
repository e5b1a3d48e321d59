import { formatUnits } from 'viem'
import { componentTotals, mapComponents, sumOfComponents } from '../../domain/money/feeComponents.ts'
import { basisPoints, convert, divide, fromUsd, rateOf } from '../../domain/money/money.ts'
import type { FixedRate } from '../../domain/request/quoteParameters.ts'
import type { FixedRateTerms, QuotedAmounts } from '../../domain/request/requestTerms.ts'
import { refuseQuote } from '../parameters/fields.ts'
import { rateDecimals } from '../parameters/readFixedRate.ts'
import { sharesOf, type PriceQuoteParameters } from './priceQuote.ts'

/**
 * Prices a quote by a fixed rate: what is left between input and output after all other fees is the service's.
 * Nothing may slip.
 *
 * @throws {Refusal} 400 when the rate leaves less than the other fees cost.
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
    appFees: asked = [],
  } = parameters
  const one = 10n ** BigInt(rateDecimals + currencyIn.decimals)
  const unit = rate * 10n ** BigInt(currencyOut.decimals)
  const isExactInput = tradeType === 'EXACT_INPUT'
  const amountIn = isExactInput ? amount : divide(amount * one, unit, 'up')
  const amountOut = isExactInput ? divide(amount * unit, one, 'down') : amount
  if (amountIn === 0n || amountOut === 0n) return undefined
  const fees = {
    destinationGas: fromUsd(gasUsd, currencyIn, 'up'),
    topup: fromUsd(topupUsd, currencyIn, 'up'),
    service: 0n,
    swap: 0n,
    appFees: sharesOf(amountIn, asked),
  }
  const others = sumOfComponents(componentTotals(fees))
  const service = amountIn - convert(amountOut, currencyOut, currencyIn, 'up') - others
  if (service < 0n) {
    throw refuseQuote('NO_QUOTES', `"fixedRate" is too good: prices and fees allow at most ${bestRate()}.`)
  }
  const ordinary = basisPoints(amountIn, parameters.serviceFeeBps, 'up')
  return {
    amounts: {
      ...fees,
      amountIn,
      amountOut,
      minimumOut: amountOut,
      service,
      sponsored: mapComponents(() => 0n),
      capHit: false,
    },
    fixedRate: {
      oracleRate: oracleRate(),
      spread: service > ordinary ? service - ordinary : 0n,
    },
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

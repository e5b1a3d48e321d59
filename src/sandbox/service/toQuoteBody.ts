import { componentTotals, sumOfComponents } from './feeComponents.ts'
import { basisPoints, formatPercent, formatUsd, rateOf, toUsd } from './money.ts'
import type { LedgerGasPrice } from './ports.ts'
import { isBridge, type RequestTerms, type ServiceRequest } from './requestModel.ts'
import { toAmount } from './toAmount.ts'
import { toSponsorPayment, toSponsorshipPhase } from './toSponsorship.ts'
import { toSteps } from './toSteps.ts'

/** Writes the answer of `POST /quote`. */
export function toQuoteBody(
  request: ServiceRequest,
  { gasPrice, userBalance }: { gasPrice: LedgerGasPrice; userBalance: bigint },
) {
  const { terms, orderId } = request
  const { currencyIn } = terms
  const { execution, platform, app } = componentTotals(terms)
  const sponsored = sumOfComponents(terms.sponsored)
  const phase = {
    ...toSponsorshipPhase(terms, 'svc', (amount) => toAmount(currencyIn, amount)),
    maxSubsidizationAmount: (terms.sponsorship?.maxUsd ?? 0n).toString(),
  }
  return {
    steps: toSteps(request, gasPrice),
    fees: {
      gas: toAmount(terms.nativeIn, terms.originGas),
      svcer: toAmount(currencyIn, execution + platform),
      svcerGas: toAmount(currencyIn, execution),
      svcerService: toAmount(currencyIn, platform),
      app: toAmount(currencyIn, app),
      subsidized: toAmount(currencyIn, sponsored),
    },
    feeSponsorship: {
      quoted: phase,
      // What will be, as far as is known before the deposit.
      actual: { ...phase, sponsorPayment: toSponsorPayment(terms, sponsored) },
    },
    details: toDetails(request, userBalance),
    protocol: {
      v2: {
        orderId,
        hubType: 'onchain',
        paymentDetails: terms.isSend
          ? undefined
          : {
              chainId: currencyIn.chainId.toString(),
              depository: terms.depository,
              currency: currencyIn.address,
              amount: terms.amountIn.toString(),
            },
      },
    },
  }
}

function toDetails({ user, recipient, terms }: ServiceRequest, userBalance: bigint) {
  const { currencyIn, currencyOut, amountIn, amountOut, minimumOut } = terms
  const input = toAmount(currencyIn, amountIn)
  const output = toAmount(currencyOut, amountOut, minimumOut)
  return {
    operation: terms.isSend ? 'send' : isBridge(terms) ? 'bridge' : 'swap',
    sender: user,
    recipient,
    currencyIn: input,
    currencyOut: output,
    refundCurrency: input,
    currencyGasTopup: toAmount(terms.nativeOut, terms.topupOut),
    ...toImpacts(terms),
    rate: rateOf({ amount: amountIn, currency: currencyIn }, { amount: amountOut, currency: currencyOut }),
    slippageTolerance: toSlippage(terms),
    timeEstimate: terms.timeEstimateSeconds,
    userBalance: userBalance.toString(),
    fallbackType: 'refund',
    isFixedRate: false,
    fixedRateFee: { usd: '0' },
    route: {
      origin: { inputCurrency: input, outputCurrency: input, router: 'svc', includedSwapSources: [] },
      destination: { inputCurrency: output, outputCurrency: output, router: 'svc', includedSwapSources: [] },
    },
  }
}

/** What the whole costs, and each part of it: negative figures are costs. Prices are fixed, so the swap itself costs nothing. */
function toImpacts(terms: RequestTerms) {
  const { currencyIn, currencyOut, amountIn, amountOut, sponsored } = terms
  const { execution, platform, app } = componentTotals(terms)
  const cost = (amount: bigint) => ({ usd: formatUsd(-toUsd(amount, currencyIn)) })
  const paid = toUsd(amountIn, currencyIn)
  const total = toUsd(amountOut, currencyOut) - paid
  return {
    totalImpact: { usd: formatUsd(total), percent: formatPercent(total, paid) },
    swapImpact: { usd: '0', percent: '0' },
    expandedPriceImpact: {
      swap: { usd: '0' },
      execution: cost(execution),
      svc: cost(platform),
      app: cost(app),
      sponsored: { usd: formatUsd(toUsd(sumOfComponents(sponsored), currencyIn)) },
    },
  }
}

/** The tolerance is on the destination; nothing is swapped on the origin. */
function toSlippage({ currencyOut, amountOut, minimumOut, slippageBps }: RequestTerms) {
  const value = amountOut - minimumOut
  return {
    total: slippageBps.toString(),
    origin: { usd: '0', value: '0', percent: '0' },
    destination: {
      usd: formatUsd(toUsd(value, currencyOut)),
      value: value.toString(),
      percent: formatPercent(basisPoints(10_000n, value === 0n ? 0 : slippageBps, 'down'), 10_000n),
    },
  }
}

import type { Hex } from 'viem'
import type { LedgerGasPrice } from '../../domain/ledger/ledger.ts'
import { componentTotals, sumOfComponents } from '../../domain/money/feeComponents.ts'
import { formatPercent, formatUsd, rateOf, toUsd, wholeBps } from '../../domain/money/money.ts'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { OrderData } from '../../domain/request/orders/toOrderData.ts'
import type { RequestTerms } from '../../domain/request/terms/requestTerms.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toAmount } from './toAmount.ts'
import { routeSourcesOf, toRoute } from './toRoute.ts'
import { toSponsorPayment, toSponsorshipPhase } from './toSponsorship.ts'
import { toSteps } from './toSteps.ts'

/** Writes the answer of `POST /quote`. */
export function toQuoteBody(
  request: ServiceRequest,
  {
    gasPrice,
    userBalance,
    protocol,
  }: {
    gasPrice: LedgerGasPrice
    userBalance: bigint
    /** The order, and the solver's signature over its id. */
    protocol: { orderData?: OrderData; orderSignature?: Hex }
  },
) {
  const { terms, orderId } = request
  const { currencyIn } = terms
  const { execution, platform, app } = componentTotals(terms)
  // The cost of a fixed rate is listed separately.
  const service = platform - (terms.fixedRate?.spread ?? 0n)
  const sponsored = sumOfComponents(terms.sponsored)
  const phase = {
    ...toSponsorshipPhase(terms, 'svc', (amount) => toAmount(currencyIn, amount)),
    maxSubsidizationAmount: (terms.sponsorship?.maxUsd ?? 0n).toString(),
    ...(terms.sponsorship?.shareBps !== undefined && { subsidizationBps: terms.sponsorship.shareBps }),
  }
  return {
    steps: toSteps(request, gasPrice),
    fees: {
      gas: toAmount(terms.nativeIn, terms.originGas),
      svcer: toAmount(currencyIn, execution + service),
      svcerGas: toAmount(currencyIn, execution),
      svcerService: toAmount(currencyIn, service),
      app: toAmount(currencyIn, app),
      subsidized: toAmount(currencyIn, sponsored),
    },
    feeSponsorship: {
      quoted: phase,
      // The expected amounts, as far as they are known before the deposit.
      actual: { ...phase, sponsorPayment: toSponsorPayment(terms, sponsored) },
    },
    details: toDetails(request, userBalance),
    protocol: {
      v2: {
        orderId,
        hubType: 'onchain',
        ...protocol,
        paymentDetails: terms.isSelfExecuted
          ? undefined
          : {
              chainId: protocol.orderData?.inputs[0]?.payment.chainId ?? currencyIn.chainId.toString(),
              depository: terms.depository,
              currency: currencyIn.address,
              amount: terms.amountIn.toString(),
            },
      },
    },
  }
}

function toDetails({ user, recipient, terms }: ServiceRequest, userBalance: bigint) {
  const { currencyIn, currencyOut, amountIn, amountOut, minimumOut, fixedRate } = terms
  const input = toAmount(currencyIn, amountIn)
  const output = toAmount(currencyOut, amountOut, minimumOut)
  return {
    operation: operationOf(terms),
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
    isFixedRate: fixedRate !== undefined,
    fixedRateFee: { usd: formatUsd(toUsd(fixedRate?.spread ?? 0n, currencyIn)) },
    route: toSides(terms, input, output),
  }
}

function toSides(terms: RequestTerms, input: object, output: object) {
  const { origin, destination } = toRoute<object>(terms, { input, output })
  const sources = routeSourcesOf(terms)
  return {
    origin: { ...origin, includedSwapSources: sources.origin },
    destination: destination && { ...destination, includedSwapSources: sources.destination },
  }
}

/** The total impact and its parts. Negative figures are costs. */
function toImpacts(terms: RequestTerms) {
  const { currencyIn, currencyOut, amountIn, amountOut, sponsored } = terms
  const { execution, platform, app, swap } = componentTotals(terms)
  const cost = (amount: bigint) => ({ usd: formatUsd(-toUsd(amount, currencyIn)) })
  const paid = toUsd(amountIn, currencyIn)
  const total = toUsd(amountOut, currencyOut) - paid
  return {
    totalImpact: { usd: formatUsd(total), percent: formatPercent(total, paid) },
    swapImpact: { ...cost(swap), percent: formatPercent(-toUsd(swap, currencyIn), paid) },
    expandedPriceImpact: {
      swap: cost(swap),
      execution: cost(execution),
      svc: cost(platform),
      app: cost(app),
      sponsored: { usd: formatUsd(toUsd(sumOfComponents(sponsored), currencyIn)) },
    },
  }
}

/** The tolerance applies to the side that swaps: the origin if the user swaps, else the destination. */
function toSlippage({ currencyOut, amountOut, minimumOut, slippageBps, isSelfExecuted }: RequestTerms) {
  const value = amountOut - minimumOut
  const none = { usd: '0', value: '0', percent: '0' }
  const side = {
    usd: formatUsd(toUsd(value, currencyOut)),
    value: value.toString(),
    percent: formatPercent(value === 0n ? 0n : BigInt(slippageBps), BigInt(wholeBps)),
  }
  return {
    total: slippageBps.toString(),
    origin: isSelfExecuted ? side : none,
    destination: isSelfExecuted ? none : side,
  }
}

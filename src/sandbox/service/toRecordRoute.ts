import type { Address } from 'viem'
import { rateOf } from './money.ts'
import type { LedgerChain } from './ports.ts'
import { findCurrency } from './quoteInput.ts'
import {
  depositOf,
  fillOf,
  quotedTermsOf,
  refundsOf,
  type ChainCurrency,
  type ServiceRequest,
} from './requestModel.ts'
import { toAmount } from './toAmount.ts'

/** Writes the route: `actual` says what was quoted until there is something else to say. */
export function toRecordRoute(request: ServiceRequest, chains: readonly LedgerChain[]) {
  const { currencyIn, currencyOut, amountIn, amountOut, nativeOut, topupOut } = request.terms
  const deposit = depositOf(request)
  const side = (input: object, output: object) => ({
    inputCurrency: input,
    outputCurrency: output,
    router: 'svc',
  })
  const topup = topupOut > 0n && { currencyGasTopup: toHistoryAmount(nativeOut, topupOut) }
  const quoted = quotedTermsOf(request)
  const quotedIn = toHistoryAmount(currencyIn, quoted.amountIn)
  const quotedOut = toHistoryAmount(currencyOut, quoted.amountOut)
  const actualIn = (deposit && toMovedAmount(deposit, chains)) ?? quotedIn
  const actualOut = toHistoryAmount(currencyOut, fillOf(request)?.amount ?? amountOut)
  return {
    includedSwapSources: [],
    includedOriginSwapSources: [],
    includedDestinationSwapSources: [],
    quoted: {
      origin: side(quotedIn, quotedIn),
      destination: { ...side(quotedOut, quotedOut), ...topup },
    },
    actual: {
      rate: rateOf({ amount: amountIn, currency: currencyIn }, { amount: amountOut, currency: currencyOut }),
      origin: side(actualIn, actualIn),
      destination: { ...side(quotedOut, actualOut), ...topup },
    },
  }
}

/** Prices are fixed, so that an amount is worth now what it was worth then. */
function toHistoryAmount(currency: ChainCurrency, amount: bigint) {
  const written = toAmount(currency, amount)
  return { ...written, amountUsdCurrent: written.amountUsd }
}

/** Writes what was given back, all in the currency of the first refund; null when nothing was. */
export function toRefundAmount(request: ServiceRequest, chains: readonly LedgerChain[]) {
  const refunds = refundsOf(request)
  const [first] = refunds
  if (!first) return null
  const amount = refunds
    .filter(({ chainId, currency }) => chainId === first.chainId && currency === first.currency)
    .reduce((sum, refund) => sum + refund.amount, 0n)
  return toMovedAmount({ ...first, amount }, chains) ?? null
}

/** What was really moved, which need not be what was quoted; undefined for a currency that nobody knows. */
function toMovedAmount(
  { chainId, currency: address, amount }: { chainId: number; currency: Address; amount: bigint },
  chains: readonly LedgerChain[],
) {
  const chain = chains.find(({ id }) => id === chainId)
  const currency = chain && findCurrency(chain, address)
  return currency && toHistoryAmount(currency, amount)
}

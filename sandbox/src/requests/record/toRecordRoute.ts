import type { Address } from 'viem'
import { findCurrency, type ChainCurrency, type LedgerChain } from '../../domain/chains/chain.ts'
import { rateOf } from '../../domain/money/money.ts'
import { depositOf, fillOf, quotedTermsOf, refundsOf } from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toAmount } from '../../quote/answer/toAmount.ts'
import { routeSourcesOf, toRoute, type Route } from '../../quote/answer/toRoute.ts'

/** Writes the route. `actual` has the quoted amounts until actual ones are known. */
export function toRecordRoute(request: ServiceRequest, chains: readonly LedgerChain[]) {
  const { terms } = request
  const { currencyIn, currencyOut, amountIn, amountOut, nativeOut, topupOut } = terms
  const sources = routeSourcesOf(terms)
  const deposit = depositOf(request)
  const topup = topupOut > 0n && { currencyGasTopup: toHistoryAmount(nativeOut, topupOut) }
  const withTopup = ({ origin, destination }: Route<HistoryAmount>) => ({
    origin,
    destination: destination && { ...destination, ...topup },
  })
  const quoted = quotedTermsOf(request)
  const quotedIn = toHistoryAmount(currencyIn, quoted.amountIn)
  const quotedOut = toHistoryAmount(currencyOut, quoted.amountOut)
  const actualIn = (deposit && toMovedAmount(deposit, chains)) ?? quotedIn
  const actualOut = toHistoryAmount(currencyOut, fillOf(request)?.amount ?? amountOut)
  return {
    includedSwapSources: [...sources.origin, ...sources.destination],
    includedOriginSwapSources: sources.origin,
    includedDestinationSwapSources: sources.destination,
    quoted: withTopup(toRoute(terms, { input: quotedIn, output: quotedOut })),
    actual: {
      rate: rateOf({ amount: amountIn, currency: currencyIn }, { amount: amountOut, currency: currencyOut }),
      ...withTopup(toRoute(terms, { input: actualIn, output: quotedOut, paid: actualOut })),
    },
  }
}

type HistoryAmount = ReturnType<typeof toHistoryAmount>

/** Prices are fixed, so the current and the past value of an amount are the same. */
function toHistoryAmount(currency: ChainCurrency, amount: bigint) {
  const written = toAmount(currency, amount)
  return { ...written, amountUsdCurrent: written.amountUsd }
}

/** Writes the sum of all refunds in the currency of the first; null if there were none. */
export function toRefundAmount(request: ServiceRequest, chains: readonly LedgerChain[]) {
  const refunds = refundsOf(request)
  const [first] = refunds
  if (!first) return null
  const amount = refunds
    .filter(({ chainId, currency }) => chainId === first.chainId && currency === first.currency)
    .reduce((sum, refund) => sum + refund.amount, 0n)
  return toMovedAmount({ ...first, amount }, chains) ?? null
}

/** The amount that was really moved, which may differ from the quoted one; undefined for an unknown currency. */
function toMovedAmount(
  { chainId, currency: address, amount }: { chainId: number; currency: Address; amount: bigint },
  chains: readonly LedgerChain[],
) {
  const chain = chains.find(({ id }) => id === chainId)
  const currency = chain && findCurrency(chain, address)
  return currency && toHistoryAmount(currency, amount)
}

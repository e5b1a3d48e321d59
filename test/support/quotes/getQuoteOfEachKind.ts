import { getQuote, type Quote } from '@causeway/react/actions'
import { recipient, refundTo } from '../environment/accounts.ts'
import { createTestEnvironment, type TestEnvironment } from '../environment/createTestEnvironment.ts'
import { quoteCases, type QuoteCase, type QuoteKind } from './quoteKinds.ts'

/** Asks simulated services for a quote of each kind. */
export async function getQuoteOfEachKind(): Promise<Readonly<Record<QuoteKind, Quote>>> {
  const env = createTestEnvironment()
  const quotes: [string, Quote][] = []
  for (const [kind, quoteCase] of Object.entries(quoteCases))
    quotes.push([kind, await getQuoteFor(env, quoteCase)])
  const claiming = createTestEnvironment({ policy: { requiresClaim: true } })
  quotes.push(['claim', await getQuoteFor(claiming, quoteCases.tokenBridge)])
  // One cast: every kind has just been asked for.
  return Object.fromEntries(quotes) as Record<QuoteKind, Quote>
}

/** Asks one provider for a quote. */
export function getQuoteFor(
  { sandbox, client }: TestEnvironment,
  { from, to, isOnOneChain = false, tradeType = 'EXACT_INPUT', units = 100n, ...rest }: QuoteCase,
): Promise<Quote> {
  const currencyOf = (at: number, symbol: string) => {
    const chain = sandbox.chains[at]
    const currency = chain?.currencies.find((one) => one.symbol === symbol)
    if (!chain || !currency) throw new TypeError(`no ${symbol} on chain ${at}`)
    return { chainId: chain.id, ...currency }
  }
  const origin = currencyOf(0, from)
  const destination = currencyOf(isOnOneChain ? 0 : 1, to)
  const { decimals } = tradeType === 'EXACT_INPUT' ? origin : destination
  return getQuote(client, {
    user: sandbox.accounts[0],
    recipient,
    refundTo,
    originChainId: origin.chainId,
    originCurrency: origin.address,
    destinationChainId: destination.chainId,
    destinationCurrency: destination.address,
    amount: units * 10n ** BigInt(decimals),
    tradeType,
    ...rest,
  })
}

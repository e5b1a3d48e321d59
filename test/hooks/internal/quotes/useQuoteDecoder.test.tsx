import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { inspect } from 'node:util'
import type { ReactNode } from 'react'
import { custom } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import { createClient, getQuote, type Quote } from '@causeway/react/actions'
import type { Config, Token } from '@causeway/react/execution'
import { useQuoteDecoder } from '../../../../src/hooks/internal/quotes/useQuoteDecoder.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment({ policy: { dialect: 'deployment' } })
const [alder, birch] = env.chains
const client = createClient({
  deployment: {
    baseUrl: 'https://sandbox.invalid',
    chainNames: { [alder.id]: 'alder', [birch.id]: 'birch' },
    solvers: [env.sandbox.solver],
  },
  fetch: env.sandbox.fetch,
})
const quoteOf = (...[symbol, change]: Parameters<typeof env.quoteParameters>) =>
  getQuote(
    client,
    env.quoteParameters(symbol, {
      recipient: env.wallet.address,
      refundTo: env.wallet.address,
      includeProtocolData: true,
      ...change,
    }),
  )

interface Given {
  quote: Quote
  named?: Token[]
  unlisted?: Token[]
}

const none: Token[] = []

function show(config: Config, initial: Given) {
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  const { result, rerender } = renderHook(
    ({ quote, named = none, unlisted = none }: Given) => useQuoteDecoder(quote, named, unlisted),
    {
      initialProps: initial,
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config}>{children}</CausewayProvider>
        </QueryClientProvider>
      ),
    },
  )
  const findings = (quote: Quote) => result.current.decode(quote)?.findings ?? []
  return {
    result,
    rerender,
    rules: (quote: Quote) => [...new Set(findings(quote).map(({ rule }) => rule))].toSorted(),
    findings,
    words: (quote: Quote) => inspect(result.current.decode(quote)?.steps, { depth: 9 }),
  }
}

it('default: judges the quote to sign by its chain and its solver, and another one by its account alone', async () => {
  const [good, later, other] = [await quoteOf('ETH'), await quoteOf('USDC'), await quoteOf('ETH')]
  // Signed, but not by the solver.
  const v2 = { ...good.protocol?.v2, orderSignature: later.protocol?.v2?.orderSignature }
  const quote = { ...good, protocol: { ...good.protocol, v2 } } as Quote
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method !== 'eth_getCode') throw new Error('No.')
    // The account is a contract, and nothing else is.
    return String((params as string[])[0]).toLowerCase() === env.wallet.address.toLowerCase() ? '0x60' : '0x'
  }
  const transports = Object.fromEntries(env.chains.map(({ id }) => [id, custom({ request })]))
  const { result, rerender, rules, findings } = show(configOf(env, { client, transports }), { quote })
  expect(rules(quote)).toEqual([])
  await waitFor(() => expect(rules(quote)).toEqual(['contract-account', 'no-code', 'order-signature']))
  expect(rules(other)).toEqual(['contract-account'])
  const { current } = result
  rerender({ quote })
  expect(result.current).toBe(current)
  rerender({ quote: later })
  await waitFor(() => expect(rules(later)).toEqual(['contract-account', 'no-code']))
  const { originCurrency } = later.parameters
  expect(inspect(findings(later)).toLowerCase()).toContain(String(originCurrency).toLowerCase())
})

it('default: counts the signature of a known solver as verified', async () => {
  const quote = await quoteOf('ETH')
  const { result } = show(configOf(env, { client }), { quote })
  const covers = () => Object(result.current.decode(quote)?.verification).covers
  expect(covers()).not.toContain('signature')
  await waitFor(() => expect(covers()).toContain('signature'))
})

it('default: names tokens as the page does, or else as its caller does, and native ones by their chain', async () => {
  const quote = await quoteOf('USDC', {
    originChainId: birch.id,
    originCurrency: env.quoteParameters('USDC').destinationCurrency,
    destinationChainId: alder.id,
    destinationCurrency: env.quoteParameters('USDC').originCurrency,
    amount: 100n * 10n ** 18n,
  })
  const coins = await quoteOf('ETH', { originChainId: birch.id, destinationChainId: alder.id })
  const { currency } = quote.details.currencyIn
  const named = (symbol: string): Token[] => [{ ...currency, name: symbol, symbol } as Token]
  const other = { chainId: birch.id, address: `0x${'7'.repeat(40)}`, decimals: 9 }
  const config = configOf(env, {
    client,
    chains: [
      { ...alder, nativeCurrency: { name: 'A', symbol: 'COIN-A', decimals: 18 } },
      { ...birch, nativeCurrency: { name: 'B', symbol: 'COIN-B', decimals: 18 } },
    ],
    tokens: [{ ...other, symbol: 'OTHER', name: 'Other' }],
  })
  const { rerender, words, rules } = show(config, { quote, named: named('TOLD') })
  expect(words(quote)).toContain('TOLD')
  expect(words(coins)).toContain('COIN-B')
  expect(words(coins)).not.toContain('COIN-A')
  rerender({ quote, named: named('RENAMED') })
  expect(words(quote)).toContain('RENAMED')
  expect(rules(quote)).not.toContain('token-identity')
  rerender({ quote, named: named('RENAMED'), unlisted: named('OTHER') })
  expect(rules(quote)).toContain('token-identity')
  // A chain that the page doesn’t know.
  const elsewhere = show(configOf(env, { client, chains: [alder], tokens: [] }), { quote: coins })
  expect(elsewhere.words(coins)).toContain('100000000000000000000n')
  const listed = show(configOf(env, { client, tokens: named('LISTED') }), { quote, named: named('TOLD') })
  expect(listed.words(quote)).toContain('LISTED')
  expect(listed.words(quote)).not.toContain('TOLD')
})

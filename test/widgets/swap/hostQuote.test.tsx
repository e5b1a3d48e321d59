import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { useQuote, type UseQuoteReturnType } from '@causeway/react'
import { getQuote } from '@causeway/react/actions'
import { quoteQueryKey } from '@causeway/react/query'
import { Swap, useSwap, type UseSwapReturnType } from '@causeway/react/widgets'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../../support/renderWithCauseway.tsx'

/** The quote of a form, which the page asks for as well. */
async function setUp() {
  const env = createTestEnvironment()
  const config = configOf(env)
  onTestFinished(() => config.stop())
  const [pay, receive] = env.chains.map(({ id }) =>
    env.tokens.find(({ chainId, symbol }) => chainId === id && symbol === 'ETH'),
  )
  if (!pay || !receive) throw new TypeError('The sandbox lacks a token.')
  const parameters = {
    user: env.wallet.address,
    refundTo: env.wallet.address,
    originChainId: pay.chainId,
    originCurrency: pay.address,
    destinationChainId: receive.chainId,
    destinationCurrency: receive.address,
    amount: 10n ** 18n,
    tradeType: 'EXACT_INPUT',
  } as const
  const servers = structuredClone(await getQuote(env.client, parameters))
  const seen: { host?: UseQuoteReturnType; form?: UseSwapReturnType; renders: number } = { renders: 0 }

  function HostQuote({ initialData }: { initialData?: typeof servers }) {
    const query = useQuote({ ...parameters, query: { ...(initialData && { initialData }) } })
    useEffect(() => {
      seen.renders += 1
      seen.host = query
    })
    return null
  }
  function OwnPart() {
    const swap = useSwap()
    useEffect(() => {
      seen.form = swap
    })
    return null
  }
  const form = (
    <Swap.Root defaultPay={pay} defaultReceive={receive} defaultAmount="1">
      <OwnPart />
    </Swap.Root>
  )
  const queryClient = new QueryClient()
  return { env, config, queryClient, parameters, servers, seen, form, HostQuote }
}

it.each(['before', 'behind'])(
  'behavior: replaces a server’s quote of a page’s hook %s the form, and both continue with one',
  async (place) => {
    const { env, config, queryClient, parameters, servers, seen, form, HostQuote } = await setUp()
    const host = <HostQuote initialData={servers} />
    renderWithCauseway(
      place === 'before' ? (
        <>
          {host}
          {form}
        </>
      ) : (
        <>
          {form}
          {host}
        </>
      ),
      env,
      { config, queryClient },
    )
    await waitFor(() => expect(seen.form?.canSubmit).toBe(true))
    expect(seen.form?.quote).not.toBe(servers)
    await waitFor(() => expect(seen.host?.data).toBe(seen.form?.quote))
    expect(seen.host?.fetchStatus).toBe('idle')
    expect(seen.renders).toBeLessThan(10)
    const queries = queryClient.getQueryCache().findAll({ queryKey: quoteQueryKey(config, parameters) })
    expect(queries).toHaveLength(1)
  },
)

it('behavior: neither shows nor submits what others put into the cache', async () => {
  const { env, config, queryClient, parameters, servers, seen, form } = await setUp()
  queryClient.setQueryData(quoteQueryKey(config, parameters), servers)
  const quotes: unknown[] = []
  renderWithCauseway(form, env, { config, queryClient })
  await waitFor(() => {
    quotes.push(seen.form?.quote)
    expect(seen.form?.canSubmit).toBe(true)
  })
  expect(quotes).not.toContain(servers)
  queryClient.setQueryData(quoteQueryKey(config, parameters), servers)
  await waitFor(() => expect(seen.form?.quote).toBeUndefined())
  expect(seen.form).toMatchObject({ status: 'loading', canSubmit: false })
})

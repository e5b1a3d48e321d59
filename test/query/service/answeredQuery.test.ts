import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
  type QueryKey,
} from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { TokenMetadata } from '@causeway/react/execution'
import { requestsInfiniteQueryOptions, type RequestsPages } from '@causeway/react/query'
import { answeredQueryOptions } from '../../../src/query/service/answeredQuery.ts'
import { isContractQueryOptions } from '../../../src/query/chain/isContract.ts'
import { networkFeeQueryOptions } from '../../../src/query/chain/networkFee.ts'
import { orderSignatureQueryOptions } from '../../../src/query/service/orderSignature.ts'
import { fetchedPages } from '../../../src/query/service/requests.ts'
import { takesPermitQueryOptions } from '../../../src/query/chain/takesPermit.ts'
import { tokenMetadataQueryOptions } from '../../../src/query/chain/tokenMetadata.ts'
import { tokenPricesQueryOptions } from '../../../src/query/chain/tokenPrices.ts'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'

/** A page whose persisted cache an attacker has written, with this answer from an hour in the future. */
function restoredWith(queryKey: QueryKey, data: unknown): QueryClient {
  const stored = new QueryClient()
  stored.setQueryData(queryKey, data, { updatedAt: Date.now() + 3_600_000 })
  const queryClient = new QueryClient()
  hydrate(queryClient, JSON.parse(JSON.stringify(dehydrate(stored))))
  onTestFinished(() => queryClient.clear())
  return queryClient
}

/** Each new value that a component would show. */
function shownBy(observer: {
  getCurrentResult(): { data: unknown }
  subscribe(listener: (result: { data: unknown }) => void): () => void
}): unknown[] {
  const shown: unknown[] = [observer.getCurrentResult().data]
  const show = ({ data }: { data: unknown }) => data !== shown.at(-1) && shown.push(data)
  onTestFinished(observer.subscribe(show))
  return shown
}

describe('answeredQueryOptions', () => {
  it.each([
    ['of a moment ago', 0],
    ['good for ever', Infinity],
  ])('behavior: shows nothing restored, and asks again at once: %s', async (_, staleTime) => {
    const options = answeredQueryOptions({ queryKey: ['one'], read: async () => 18, staleTime })
    const queryClient = restoredWith(options.queryKey, { value: 6 })
    const shown = shownBy(new QueryObserver(queryClient, options))
    await expect.poll(() => shown).toEqual([undefined, 18])
  })

  it('behavior: accepts the same answer once the provider gives it', async () => {
    const options = answeredQueryOptions({ queryKey: ['one'], read: async () => ({ decimals: 6 }) })
    const queryClient = restoredWith(options.queryKey, { value: { decimals: 6 } })
    const shown = shownBy(new QueryObserver(queryClient, options))
    await expect.poll(() => shown).toEqual([undefined, { decimals: 6 }])
  })

  it('behavior: doesn’t ask again for what it has fetched', async () => {
    let asked = 0
    const read = async () => (asked += 1)
    const options = answeredQueryOptions({ queryKey: ['one'], read, staleTime: Infinity })
    const queryClient = new QueryClient()
    expect(await queryClient.fetchQuery(options)).toEqual({ value: 1 })
    const shown = shownBy(new QueryObserver(queryClient, options))
    await new Promise(setImmediate)
    expect(shown).toEqual([1])
    expect(asked).toBe(1)
  })
})

describe('queries of chains, providers and pages', () => {
  const env = createTestEnvironment()
  const [{ id: chainId }] = env.chains
  const [token] = env.tokens
  const address = token?.address
  const config = { client: env.client, chainReader: env.reader, readPrices: async () => ['1'] }
  const metadata: TokenMetadata = { symbol: 'FAKE', name: 'Fake', decimals: 0 }

  it.each<[string, { queryKey: QueryKey }, unknown]>([
    ['code', isContractQueryOptions(config, { chainId, address }), true],
    ['permits', takesPermitQueryOptions(config, { chainId, token: address, account: address }), true],
    ['metadata', tokenMetadataQueryOptions(config, { chainId, address }), metadata],
    ['gas', networkFeeQueryOptions(config, { chainId, gas: 21_000n }), '1'],
    ['signatures', orderSignatureQueryOptions(config, undefined), true],
    ['prices', tokenPricesQueryOptions(config, env.tokens.slice(0, 1)), ['9']],
  ])('behavior: takes nothing restored for %s', (_, options, forged) => {
    for (const data of [forged, { value: forged }]) {
      const queryClient = restoredWith(options.queryKey, data)
      const observer = new QueryObserver(queryClient, { ...options, enabled: false })
      expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: undefined })
    }
  })
})

describe('fetchedPages', () => {
  const forged = { pages: [{ requests: [{ id: '0x9' }], unreadable: [] }], pageParams: [{ offset: 0 }] }
  const service = () => new Response(JSON.stringify({ requests: [] }))

  it('behavior: asks again at once for a restored list, and shows none until then', async () => {
    const optionsOf = (query: object) =>
      requestsInfiniteQueryOptions({ client: clientOf(async () => service()) }, { id: '0x1', query })
    const options = optionsOf({ select: fetchedPages, staleTime: Infinity })
    const queryClient = restoredWith(options.queryKey, forged)
    const shown = shownBy(new InfiniteQueryObserver(queryClient, options))
    await expect.poll(() => shown).toMatchObject([undefined, { pages: [{ requests: [] }] }])
  })

  it('behavior: shows nothing of a list with one restored page', async () => {
    let answers = 0
    const client = clientOf(async () => {
      answers += 1
      return service()
    })
    const options = requestsInfiniteQueryOptions({ client }, { id: '0x1', query: { staleTime: Infinity } })
    const queryClient = new QueryClient()
    const { pages, pageParams } = await queryClient.fetchInfiniteQuery(options)
    const own: RequestsPages = { pages, pageParams }
    expect(fetchedPages(own)).toBe(own)
    expect(
      fetchedPages({
        pages: [...pages, ...(forged.pages as never)],
        pageParams: [...pageParams, ...pageParams],
      }),
    ).toBeUndefined()
    shownBy(new InfiniteQueryObserver(queryClient, options))
    await new Promise(setImmediate)
    expect(answers).toBe(1)
  })
})

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { allBalancesQueryKey } from '@causeway/react/query'
import { useBalance, useExecuteSteps, useExecution, useRequests, useRequestStatus } from '@causeway/react'
import { useBalancesSnapshot } from '../../src/hooks/internal/tokens/useBalancesSnapshot.ts'
import { useCachedBalances } from '../../src/hooks/internal/tokens/useCachedBalances.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../support/renderWithCauseway.tsx'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'

/** Keys that a page may use itself: wagmi's begin with `balance`, and the others are common words. */
const hostKeys = [
  ['balance'],
  ['balance', { address: '0x1', chainId: 1 }],
  ['balance', null],
  ['requests', 'https://sandbox.invalid', 'open'],
  ['requests'],
  ['requestStatus', 7],
  ['quote', ['a', 'b']],
  ['networkFee'],
]

const oddData = ['text', { formatted: '1.0' }, 0, [null], 'open', { pages: 1 }, false, 'x']

it('behavior: an execution neither reads, refetches nor breaks the queries of the page', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const account = env.wallet.address
  const [{ id: chainId }] = env.chains
  const listed: string[] = []
  const client = clientOf((url, init) => {
    if (!String(url).includes('/requests/')) return env.sandbox.fetch(url, init)
    listed.push(String(url))
    return Promise.resolve(Response.json({ requests: [] }))
  })
  const asked = hostKeys.map(() => 0)

  const { result } = renderHookWithCauseway(
    () => {
      const hosts = hostKeys.map((queryKey, index) =>
        // The list of keys never changes.
        // oxlint-disable-next-line react/rules-of-hooks
        useQuery({
          queryKey,
          staleTime: Infinity,
          queryFn: () => {
            asked[index] = (asked[index] ?? 0) + 1
            return oddData[index]
          },
        }),
      )
      return {
        hosts,
        balance: useBalance({ chainId, token: zeroAddress, account }),
        requests: useRequests({ user: account }),
        status: useRequestStatus({ requestId: quote.steps[0]?.requestId ?? undefined }),
        steps: { ...useExecuteSteps(), ...useExecution() },
        known: useBalancesSnapshot(),
        latest: useCachedBalances(account)({ chainId, address: zeroAddress }),
        queryClient: useQueryClient(),
      }
    },
    env,
    { client },
  )
  await waitFor(() => {
    expect(result.current.hosts.map(({ data }) => data)).toEqual(oddData)
    expect(result.current.balance.data).toBeDefined()
    expect(result.current.requests.data).toBeDefined()
  })
  const before = result.current.balance.data ?? 0n
  const keysBefore = listed.length

  act(() => result.current.steps.executeSteps({ quote }))
  await waitFor(() => expect(result.current.steps.state.status).toBe('success'))

  // Ours are read again.
  await waitFor(() => expect(result.current.balance.data).toBeLessThan(before))
  await waitFor(() => expect(listed.length).toBeGreaterThan(keysBefore))
  expect(result.current.latest).toBe(result.current.balance.data)
  expect([...result.current.known(account).keys()]).toEqual([`${chainId}:${zeroAddress}`])
  // Theirs are not.
  expect(asked).toEqual(hostKeys.map(() => 1))
  expect(result.current.hosts.map(({ data }) => data)).toEqual(oddData)

  const { queryClient } = result.current
  const hashes = new Set(hostKeys.map((key) => JSON.stringify(key)))
  const ours = [
    ...queryClient.getQueryCache().getAll(),
    ...queryClient
      .getMutationCache()
      .getAll()
      .map(({ options }) => ({ queryKey: options.mutationKey ?? [] })),
  ].filter(({ queryKey }) => !hashes.has(JSON.stringify(queryKey)))
  expect(ours.length).toBeGreaterThan(3)
  for (const { queryKey } of ours) {
    expect(queryKey.slice(0, 2)).toEqual(['causeway', 'https://sandbox.invalid'])
    expect(JSON.parse(JSON.stringify(queryKey))).toEqual(queryKey)
  }
})

it.each([[[]], [[null]], [['total']], [[{ total: true }]]])(
  'behavior: ignores a query of the page below our key, %j',
  async (rest) => {
    const env = createTestEnvironment()
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const account = env.wallet.address
    const [{ id: chainId }] = env.chains
    const { result } = renderHookWithCauseway(
      () => ({
        total: useQuery({ queryKey: [...allBalancesQueryKey(config), ...rest], queryFn: () => 7n }),
        balance: useBalance({ chainId, token: zeroAddress, account }),
        known: useBalancesSnapshot(),
      }),
      env,
      { config },
    )
    await waitFor(() => expect(result.current.total.data).toBe(7n))
    await waitFor(() => expect(result.current.balance.data).toBeGreaterThan(0n))
    expect([...result.current.known(account).values()]).toEqual([result.current.balance.data])
  },
)

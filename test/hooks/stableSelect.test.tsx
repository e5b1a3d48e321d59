import { defaultApiKey } from '@causeway/sandbox/simulated'
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { useBalance } from '../../src/hooks/useBalance.ts'
import { useQuote } from '../../src/hooks/useQuote.ts'
import { useRequests } from '../../src/hooks/useRequests.ts'
import { useRequestStatus } from '../../src/hooks/useRequestStatus.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const [step] = (await getQuote(env.client, env.quoteParameters('ETH'))).steps
const requestId = step?.requestId
const client = clientOf((url, init) => {
  const headers = new Headers(init?.headers)
  headers.set('x-api-key', defaultApiKey)
  return env.sandbox.fetch(url, { ...init, headers })
})
const quoted = env.quoteParameters('USDC')
const account = env.wallet.address

let runs = 0
const query = {
  select: (data: unknown) => {
    runs += 1
    return { data }
  },
}

it.each([
  [
    'useBalance',
    () => useBalance({ account, chainId: quoted.originChainId, token: quoted.originCurrency, query }),
  ],
  ['useQuote', () => useQuote({ ...quoted, query })],
  ['useRequests', () => useRequests({ user: account, query })],
  ['useRequestStatus', () => useRequestStatus({ requestId, query })],
])('behavior: %s runs a `select` that stays the same once for an answer', async (_, useHook) => {
  runs = 0
  const { result, rerender } = renderHookWithCauseway<{ data: unknown }>(useHook, env, { client })
  await waitFor(() => expect(result.current.data).toBeDefined())
  const runsOfFirstRender = runs
  for (let render = 0; render < 5; render++) rerender()
  expect(runs).toBe(runsOfFirstRender)
})

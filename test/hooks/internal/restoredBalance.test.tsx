import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { custom } from 'viem'
import { CausewayProvider, useBalance } from '@causeway/react'
import { balanceQueryKey } from '@causeway/react/query'
import { useBalancesSnapshot } from '../../../src/hooks/internal/tokens/useBalancesSnapshot.ts'
import { useCachedBalances } from '../../../src/hooks/internal/tokens/useCachedBalances.ts'
import { usePrefetchBalances } from '../../../src/hooks/internal/tokens/usePrefetchBalances.ts'
import { useInnerBalance } from '../../../src/hooks/internal/tokens/useInnerBalance.ts'
import { zeroAddress } from '../../../src/utils/address/zeroAddress.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../../support/restoredQueryClient.ts'

const env = createTestEnvironment()
const [chain] = env.chains
const parameters = { chainId: chain.id, token: zeroAddress, account: env.wallet.address }
const token = env.tokens.find(({ chainId, address }) => chainId === chain.id && address === zeroAddress)

/** What a list of tokens knows of a balance. */
const useListed = () => ({
  listed: useCachedBalances(parameters.account)({ chainId: chain.id, address: zeroAddress }),
  held: useBalancesSnapshot()(parameters.account).size,
  prefetch: usePrefetchBalances(),
})

const useEverywhere = () => ({
  own: useBalance(parameters).data,
  widget: useInnerBalance(parameters),
  ...useListed(),
})

/** A page whose store brought a balance, on a chain that answers when it is let. */
function show<result>(balance: bigint, useKnown: () => result) {
  let answer = () => {}
  const isLet = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sandbox = env.sandbox.rpc(chain.id)
  const transport = custom({
    request: async (request) => {
      await isLet
      return sandbox.request(request as never)
    },
  })
  const config = configOf(env, { transports: { ...env.transports, [chain.id]: transport } })
  onTestFinished(config.stop)
  const queryClient = restoredQueryClient([[balanceQueryKey(config, parameters), balance]])
  const { result } = renderHook(useKnown, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <CausewayProvider config={config} wallet={env.wallet}>
          {children}
        </CausewayProvider>
      </QueryClientProvider>
    ),
  })
  return { result, answer }
}

it.each(['another', 'the same'])(
  'behavior: uses a restored balance only once the chain has answered with %s',
  async (says) => {
    const { rpc } = env.sandbox
    const request = { method: 'eth_getBalance', params: [parameters.account, 'latest'] }
    const balance = BigInt(String(await rpc(chain.id).request(request)))
    const restored = says === 'the same' ? balance : 5n
    const { result, answer } = show(restored, useEverywhere)
    expect(result.current).toMatchObject({ own: restored, widget: undefined, listed: undefined, held: 0 })
    answer()
    await waitFor(() =>
      expect(result.current).toMatchObject({ own: balance, widget: balance, listed: balance, held: 1 }),
    )
  },
)

it('behavior: a list reads a restored balance again, however new it claims to be', async () => {
  // No other component reads it.
  const { result, answer } = show(5n, useListed)
  answer()
  if (!token) throw new Error('no native token')
  await result.current.prefetch([token])
  await waitFor(() => expect(result.current.listed).toBeGreaterThan(5n))
})

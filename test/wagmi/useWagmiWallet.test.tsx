import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { custom, type EIP1193Provider } from 'viem'
import { expect, it } from 'vitest'
import { createConfig, injected, WagmiProvider } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { getQuote } from '@causeway/react/actions'
import { executeSteps } from '@causeway/react/execution'
import { useWagmiWallet } from '@causeway/react/wagmi'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

/** The hook in a page that knows the sandbox's chains, with the sandbox's wallet to connect to. */
function setUp(known: (chains: ReturnType<typeof createTestEnvironment>['chains']) => readonly number[]) {
  const env = createTestEnvironment({ connected: false, policy: { fillDelayMs: 20 } })
  const ids = known(env.chains)
  const [first, ...others] = env.chains.filter(({ id }) => ids.includes(id))
  if (!first) throw new TypeError('A page knows a chain.')
  const config = createConfig({
    chains: [first, ...others],
    connectors: [
      injected({
        target: { id: 'sandbox', name: 'Sandbox', provider: env.sandbox.provider as EIP1193Provider },
      }),
    ],
    transports: Object.fromEntries(env.chains.map(({ id }) => [id, custom(env.sandbox.rpc(id))])),
    storage: null,
  })
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(() => useWagmiWallet(), { wrapper })
  return {
    env,
    result,
    async connect() {
      const [connector] = config.connectors
      if (connector) await act(() => connect(config, { connector }))
      await waitFor(() => expect(result.current).toBeDefined())
    },
    disconnect: () => act(() => disconnect(config)),
  }
}

const all = (chains: readonly { id: number }[]) => chains.map(({ id }) => id)

it('default: is the connected wallet, and undefined before and after', async () => {
  const { env, result, connect, disconnect } = setUp(all)
  expect(result.current).toBeUndefined()
  await connect()
  expect(result.current?.address).toBe(env.sandbox.accounts[0])
  await disconnect()
  await waitFor(() => expect(result.current).toBeUndefined())
})

it('behavior: executes a quote', async () => {
  const { env, result, connect } = setUp(all)
  await connect()
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const wallet = result.current
  if (!wallet) throw new TypeError('It is connected.')
  const state = await executeSteps(configOf(env), { quote, wallet })
  expect(state).toMatchObject({ status: 'success', error: undefined })
})

it('behavior: connects a wallet on an unknown network, and switches it to the right one', async () => {
  const { env, result, connect } = setUp(([first]) => [first.id])
  env.sandbox.wallet.switchChain(env.chains[1].id)
  await connect()
  expect(await result.current?.getChainId()).toBe(env.chains[1].id)
  await act(async () => result.current?.switchChain(env.chains[0].id))
  expect(await result.current?.getChainId()).toBe(env.chains[0].id)
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { custom, type EIP1193Provider } from 'viem'
import { expect, it } from 'vitest'
import { createConfig, injected, WagmiProvider } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { getQuote } from '../../src/actions/getQuote.ts'
import { executeSteps } from '../../src/config/executeSteps.ts'
import { useWagmiWallet } from '../../src/wagmi/useWagmiWallet.ts'
import { createTestBench } from '../support/createTestBench.ts'
import { configOf } from '../support/renderWithCauseway.tsx'

/** The hook in a page that knows the sandbox's chains, with the sandbox's wallet to connect to. */
function setUp(known: (chains: ReturnType<typeof createTestBench>['chains']) => readonly number[]) {
  const bench = createTestBench({ connected: false, policy: { fillDelayMs: 20 } })
  const ids = known(bench.chains)
  const [first, ...others] = bench.chains.filter(({ id }) => ids.includes(id))
  if (!first) throw new TypeError('A page knows a chain.')
  const config = createConfig({
    chains: [first, ...others],
    connectors: [
      injected({
        target: { id: 'sandbox', name: 'Sandbox', provider: bench.sandbox.provider as EIP1193Provider },
      }),
    ],
    transports: Object.fromEntries(bench.chains.map(({ id }) => [id, custom(bench.sandbox.rpc(id))])),
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
    bench,
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
  const { bench, result, connect, disconnect } = setUp(all)
  expect(result.current).toBeUndefined()
  await connect()
  expect(result.current?.address).toBe(bench.sandbox.accounts[0])
  await disconnect()
  await waitFor(() => expect(result.current).toBeUndefined())
})

it('behavior: executes a quote', async () => {
  const { bench, result, connect } = setUp(all)
  await connect()
  const quote = await getQuote(bench.client, bench.quoteParameters('ETH'))
  const wallet = result.current
  if (!wallet) throw new TypeError('It is connected.')
  const state = await executeSteps(configOf(bench), { quote, wallet })
  expect(state).toMatchObject({ status: 'success', error: undefined })
})

it('behavior: a wallet on a chain that the page does not know is there all the same, and is led to the right one', async () => {
  const { bench, result, connect } = setUp(([first]) => [first.id])
  bench.sandbox.wallet.switchChain(bench.chains[1].id)
  await connect()
  expect(await result.current?.getChainId()).toBe(bench.chains[1].id)
  await act(async () => result.current?.switchChain(bench.chains[0].id))
  expect(await result.current?.getChainId()).toBe(bench.chains[0].id)
})

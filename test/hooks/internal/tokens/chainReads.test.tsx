import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { CausewayProvider } from '@causeway/react'
import type { Token } from '@causeway/react/execution'
import { useIsContract } from '../../../../src/hooks/internal/useIsContract.ts'
import { useMaxNetworkFee } from '../../../../src/hooks/internal/tokens/useMaxNetworkFee.ts'
import { useTakesPermit } from '../../../../src/hooks/internal/tokens/useTakesPermit.ts'
import { useTokenPrices } from '../../../../src/hooks/internal/tokens/useTokenPrices.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

const env = createTestEnvironment()
const { originChainId: chainId, originCurrency: usdc } = env.quoteParameters('USDC')
const account = env.wallet.address

it('default: reads what a contract is and takes, and what gas costs, each from its chain', async () => {
  const { result } = renderHookWithCauseway(
    () => ({
      isContract: [usdc, account].map((address) => useIsContract({ chainId, address })),
      takesPermit: useTakesPermit({ chainId, token: usdc, account }),
      fee: useMaxNetworkFee({ chainId, gas: 21_000n }).data,
      unknown: [useIsContract({ chainId: 4_242, address: usdc }), useTakesPermit({ chainId, token: usdc })],
    }),
    env,
  )
  const fee = await env.reader.getMaxNetworkFee({ chainId, gas: 21_000n })
  await waitFor(() => {
    const expected = { isContract: [true, false], takesPermit: true, fee, unknown: [undefined, undefined] }
    expect(result.current).toEqual(expected)
  })
})

it('default: useTokenPrices: gives the prices that the page knows, by token, and those of other tokens later', async () => {
  const asked: (readonly Token[])[] = []
  const config = configOf(env, {
    readPrices: async (tokens) => {
      asked.push(tokens)
      return tokens.map(({ symbol }) => (symbol === 'ETH' ? undefined : `${symbol.length}.5`))
    },
  })
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  const [usd, eth, dai] = ['USDC', 'ETH', 'DAI'].map((name) =>
    env.tokens.find(({ symbol }) => symbol === name),
  )
  if (!usd || !eth || !dai) throw new TypeError('The sandbox has other tokens.')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <CausewayProvider config={config}>{children}</CausewayProvider>
    </QueryClientProvider>
  )
  const { result, rerender } = renderHook((tokens: readonly Token[]) => useTokenPrices(tokens), {
    wrapper,
    initialProps: [usd, eth],
  })
  expect(result.current).toEqual({ prices: new Map(), isLoading: true })
  await waitFor(() => expect(result.current.isLoading).toBe(false))
  expect(result.current.prices).toEqual(new Map([[usd, '4.5']]))
  rerender([eth, dai])
  expect(result.current.prices).toEqual(new Map())
  await waitFor(() => expect(result.current.prices).toEqual(new Map([[dai, '3.5']])))
  expect(asked).toEqual([
    [usd, eth],
    [eth, dai],
  ])
})

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { useBalance, useExecuteSteps, useExecution } from '@causeway/react'
import { recipient } from '../support/environment/accounts.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../support/renderWithCauseway.tsx'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'

const fast = { policy: { fillDelayMs: 20 } }

describe('useExecuteSteps', () => {
  it('default: outlives the component and refreshes what it moved', async () => {
    const env = createTestEnvironment(fast)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(
      () => ({
        steps: useExecuteSteps(),
        execution: useExecution(),
        balance: useBalance({
          chainId: quote.parameters.destinationChainId,
          token: '0x0000000000000000000000000000000000000000',
          account: recipient,
        }),
      }),
      env,
    )
    await waitFor(() => expect(result.current.balance.data).toBeDefined())
    const before = result.current.balance.data ?? 0n
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.execution.state.status).toBe('success'))
    await waitFor(() => expect(result.current.balance.data).toBe(before + quote.details.currencyOut.amount))
    act(() => result.current.execution.reset())
    expect(result.current.execution.state.status).toBe('idle')
  })

  it('error: starts nothing without a wallet', async () => {
    const env = createTestEnvironment()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(
      () => ({ steps: useExecuteSteps(), execution: useExecution() }),
      env,
      {
        wallet: undefined,
      },
    )
    act(() => result.current.steps.executeSteps({ quote }))
    await waitFor(() => expect(result.current.steps.error).toMatchObject({ name: 'WalletNotConnectedError' }))
    expect(result.current.execution.state.status).toBe('idle')
  })

  it('error: tells a rejection as a state, not as a thrown error', async () => {
    const env = createTestEnvironment()
    env.sandbox.wallet.approve = 'never'
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const { result } = renderHookWithCauseway(() => useExecuteSteps(), env)
    const state = await act(() => result.current.executeStepsAsync({ quote }))
    expect(state).toMatchObject({ status: 'rejected', error: { name: 'UserRejectedError' } })
  })

  it('parameters: mutation: calls callbacks, which take nothing away', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const [onMutate, onSuccess, onSettled, own] = [vi.fn(() => 'context'), vi.fn(), vi.fn(), vi.fn()]
    const { result } = renderHookWithCauseway(
      () => ({
        steps: useExecuteSteps({ mutation: { onMutate, onSuccess, onSettled, meta: { page: 'bridge' } } }),
        balance: useBalance({
          chainId: quote.parameters.destinationChainId,
          token: zeroAddress,
          account: recipient,
        }),
      }),
      env,
    )
    await waitFor(() => expect(result.current.balance.data).toBeDefined())
    const before = result.current.balance.data ?? 0n
    act(() => result.current.steps.executeSteps({ quote }, { onSuccess: own }))
    await waitFor(() => expect(result.current.steps).toMatchObject({ isPending: true, variables: { quote } }))
    await waitFor(() => expect(result.current.steps.data?.status).toBe('success'))
    for (const callback of [onSuccess, onSettled, own]) expect(callback).toHaveBeenCalledTimes(1)
    expect(onSuccess.mock.calls[0]?.slice(0, 3)).toMatchObject([{ status: 'success' }, { quote }, 'context'])
    // The balances that it changed are still refetched.
    await waitFor(() => expect(result.current.balance.data).toBe(before + quote.details.currencyOut.amount))
    // Both names stay, as in wagmi 3.
    const { executeSteps, executeStepsAsync, mutate, mutateAsync } = result.current.steps
    expect([mutate, mutateAsync]).toEqual([executeSteps, executeStepsAsync])
  })

  it('behavior: refreshes what it moved in other trees on the config, too', async () => {
    const env = createTestEnvironment(fast)
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const config = configOf(env)
    onTestFinished(() => config.stop())
    const received = {
      chainId: quote.parameters.destinationChainId,
      token: zeroAddress,
      account: recipient,
      // Only the end of the execution refetches it.
      query: { refetchInterval: false },
    } as const
    const other = renderHookWithCauseway(() => useBalance(received), env, { config })
    const queryClient = new QueryClient()
    const earlier = configOf(env)
    onTestFinished(() => earlier.stop())
    const withoutProvider = renderHook(({ config }) => useBalance({ ...received, config }), {
      initialProps: { config: earlier },
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    })
    withoutProvider.rerender({ config })
    const starting = renderHookWithCauseway(() => useExecuteSteps(), env, { config })
    const trees = [other, withoutProvider]
    for (const { result } of trees) await waitFor(() => expect(result.current.data).toBeDefined())
    const before = other.result.current.data ?? 0n
    await act(() => starting.result.current.executeStepsAsync({ quote }))
    const after = before + quote.details.currencyOut.amount
    for (const { result } of trees) await waitFor(() => expect(result.current.data).toBe(after))
  })
})

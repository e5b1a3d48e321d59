import { act, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getQuote } from '../../src/actions/getQuote.ts'
import { useBalance } from '../../src/hooks/useBalance.ts'
import { useExecuteSteps } from '../../src/hooks/useExecuteSteps.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { renderHookWithCauseway } from '../support/renderWithCauseway.tsx'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'

describe('useExecuteSteps', () => {
  it('parameters: mutation: callbacks are called, and take nothing away', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const [onMutate, onSuccess, onSettled, own] = [vi.fn(() => 'context'), vi.fn(), vi.fn(), vi.fn()]
    const { result } = renderHookWithCauseway(
      () => ({
        steps: useExecuteSteps({ mutation: { onMutate, onSuccess, onSettled, meta: { page: 'bridge' } } }),
        balance: useBalance({
          chainId: quote.parameters.destinationChainId,
          token: zeroAddress,
          account: env.wallet.address,
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
    // What it moved is read again all the same.
    await waitFor(() => expect(result.current.balance.data).toBe(before + quote.details.currencyOut.amount))
    expect('mutate' in result.current.steps).toBe(false)
  })
})

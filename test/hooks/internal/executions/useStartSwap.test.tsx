import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { executeStepsMutationKey } from '@causeway/react/query'
import { useStartSwap } from '../../../../src/hooks/internal/executions/useStartSwap.ts'
import { createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'

function setUp() {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const config = configOf(env)
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  const { result } = renderHookWithCauseway(() => useStartSwap(), env, { config, queryClient })
  return { env, config, queryClient, result }
}

it('default: resolves with the event of the swap, and shows it as a mutation', async () => {
  const { env, config, queryClient, result } = setUp()
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const event = await act(() => result.current({ quote }))
  const { id, requestId, items } = config.executions.current.getState()
  expect(event).toMatchObject({
    id,
    requestId,
    status: 'success',
    transactionHashes: [items[0]?.transactionHash],
  })
  const [mutation] = queryClient.getMutationCache().findAll({ mutationKey: executeStepsMutationKey(config) })
  expect(mutation?.options).toMatchObject({ retry: false, networkMode: 'always' })
  expect(mutation?.state).toMatchObject({ status: 'success', variables: { quote }, data: { id } })
})

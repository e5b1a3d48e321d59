import { MutationCache, MutationObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import {
  clearHistoryMutationOptions,
  depositAddressMutationOptions,
  executeStepsMutationOptions,
} from '@causeway/react/query'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

/** How a page's callback throws, synchronously or later. */
const ways = [
  [
    'throws',
    (error: Error) => () => {
      throw error
    },
  ],
  [
    'rejects',
    (error: Error) => async () => {
      throw error
    },
  ],
] as const

/** Hears what is reported, as a page's `error` event does. */
function listen(): Error[] {
  const heard: Error[] = []
  vi.stubGlobal('reportError', (error: Error) => heard.push(error))
  onTestFinished(() => void vi.unstubAllGlobals())
  return heard
}

async function create(client = new QueryClient()) {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const config = configOf(env)
  onTestFinished(config.stop)
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  return {
    /** Each mutation with what it is called with. */
    mutations: {
      executeSteps: (mutation: object) => ({
        options: executeStepsMutationOptions(config, { wallet: env.wallet, mutation }),
        variables: { quote },
      }),
      depositAddress: (mutation: object) => ({
        options: depositAddressMutationOptions(config, { mutation }),
        variables: env.quoteParameters('ETH', { useDepositAddress: true, strict: true }),
      }),
      clearHistory: (mutation: object) => ({
        options: clearHistoryMutationOptions(config, { mutation }),
        variables: undefined,
      }),
    },
    config,
    client,
  }
}

describe.each(ways)('a callback that %s', (_, throwing) => {
  it.each(['executeSteps', 'depositAddress', 'clearHistory'] as const)(
    'error: %s still succeeds, and the page gets the errors',
    async (name) => {
      const heard = listen()
      const { mutations, client } = await create()
      const errors = { onSuccess: new Error('success'), onSettled: new Error('settled') }
      const { options, variables } = mutations[name]({
        onSuccess: throwing(errors.onSuccess),
        onSettled: throwing(errors.onSettled),
      })
      const observer = new MutationObserver<unknown, Error, never>(client, options as never)
      await expect(observer.mutate(variables as never)).resolves.toBeTruthy()
      expect(observer.getCurrentResult()).toMatchObject({ status: 'success', error: null })
      expect(heard).toEqual([errors.onSuccess, errors.onSettled])
    },
  )

  it('error: `onMutate` stops what has not started, and the page gets the error', async () => {
    const heard = listen()
    const { mutations, client, config } = await create()
    const error = new Error('not now')
    const { options, variables } = mutations.executeSteps({ onMutate: throwing(error) })
    const observer = new MutationObserver<unknown, Error, never>(client, options as never)
    await expect(observer.mutate(variables as never)).rejects.toBe(error)
    expect(config.executions.current.getState().status).toBe('idle')
    expect(heard).toEqual([error])
  })
})

it('error: doesn’t hide a failure behind what its callbacks throw', async () => {
  const heard = listen()
  const { config, client } = await create()
  const [onError, onSettled] = [new Error('error'), new Error('settled')]
  const options = executeStepsMutationOptions(config, {
    wallet: undefined,
    mutation: { onError: () => Promise.reject(onError), onSettled: () => Promise.reject(onSettled) },
  })
  const observer = new MutationObserver<unknown, Error, never>(client, options as never)
  await expect(observer.mutate({} as never)).rejects.toThrow('wallet')
  expect(heard).toEqual([onError, onSettled])
})

it('behavior: completes a payment when the page’s `MutationCache` throws', async () => {
  const error = new Error('cache')
  const { mutations, config, client } = await create(
    new QueryClient({
      mutationCache: new MutationCache({
        onSuccess() {
          throw error
        },
      }),
    }),
  )
  const { options, variables } = mutations.executeSteps({})
  const observer = new MutationObserver<unknown, Error, never>(client, options as never)
  // react-query takes it for the mutation's own error.
  await expect(observer.mutate(variables as never)).rejects.toBe(error)
  expect(config.executions.current.getState().status).toBe('success')
})

import { MutationObserver, onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { depositAddressMutationOptions, executeStepsMutationOptions } from '@causeway/react/query'
import { clientOf, createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

afterEach(() => onlineManager.setOnline(true))

/** Options that a page without types may pass, or that its QueryClient's defaults may contain. */
const unwanted = { retry: 5, retryDelay: 1, networkMode: 'online', scope: { id: 'page' } } as const
const places = [
  ['given', { options: unwanted, defaults: {} }],
  ['default of the page', { options: {}, defaults: unwanted }],
] as const

/** An execution that can't start: no wallet is connected. */
async function createExecuting(mutation: object) {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const options = executeStepsMutationOptions(configOf(env), { wallet: undefined, mutation })
  return { options, variables: { quote } }
}

/** Requests a deposit address that the provider refuses. */
async function createRequesting(mutation: object) {
  const env = createTestEnvironment()
  const client = clientOf(async () => Response.json({ message: 'No.' }, { status: 503 }))
  const options = depositAddressMutationOptions(configOf(env, { client }), { mutation })
  return { options, variables: env.quoteParameters('ETH', { useDepositAddress: true, strict: true }) }
}

describe.each([
  ['executeSteps', createExecuting],
  ['depositAddress', createRequesting],
] as const)('%s', (_, create) => {
  it.each(places)('error: ignores retry, %s', async (_place, { options: mutation, defaults }) => {
    const { result } = await mutate({ mutation, defaults })
    expect(result).toMatchObject({ status: 'error', failureCount: 1 })
  })

  it.each(places)('error: ignores networkMode, %s', async (_place, { options: mutation, defaults }) => {
    onlineManager.setOnline(false)
    const { result } = await mutate({ mutation, defaults })
    expect(result).toMatchObject({ status: 'error', isPaused: false })
  })

  it.each(places)('error: ignores scope, %s', async (_place, { options: mutation, defaults }) => {
    const client = new QueryClient()
    // Another mutation of the page, of the same scope, that never ends.
    const other = new MutationObserver(client, {
      mutationFn: () => new Promise(() => {}),
      scope: unwanted.scope,
    })
    void other.mutate()
    const { result } = await mutate({ client, mutation, defaults })
    expect(result).toMatchObject({ status: 'error', isPaused: false })
  })

  async function mutate({ client = new QueryClient(), mutation, defaults }: MutateParameters) {
    client.setDefaultOptions({ mutations: defaults })
    const { options, variables } = await create(mutation)
    const observer = new MutationObserver<unknown, Error, never>(client, options as never)
    await observer.mutate(variables as never).catch(() => {})
    return { result: observer.getCurrentResult() }
  }
})

interface MutateParameters {
  client?: QueryClient
  mutation: object
  defaults: object
}

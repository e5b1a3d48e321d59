import { MutationCache, QueryClient } from '@tanstack/react-query'
import { useDepositAddress } from '@causeway/react'
import { act, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import {
  clientWithHistory,
  depositAddressParameters,
} from '../../support/deposits/depositAddressParameters.ts'
import { renderHookWithCauseway } from '../../support/renderWithCauseway.tsx'

const callbacks = {
  'never settles': () => new Promise<never>(() => {}),
  throws: () => {
    throw new Error('The page’s analytics failed.')
  },
  rejects: () => Promise.reject(new Error('The page’s analytics failed.')),
}

function renderWithCache(cache: NonNullable<ConstructorParameters<typeof MutationCache>[0]>) {
  const env = createTestEnvironment()
  const queryClient = new QueryClient({ mutationCache: new MutationCache(cache) })
  const parameters = depositAddressParameters(env)
  return renderHookWithCauseway(() => useDepositAddress(parameters), env, {
    wallet: undefined,
    client: clientWithHistory(env),
    queryClient,
  })
}

it.each([
  ['onSuccess', 'never settles'],
  ['onSuccess', 'throws'],
  ['onSuccess', 'rejects'],
  ['onSettled', 'never settles'],
] as const)('error: shows the address though the page’s MutationCache.%s %s', async (name, what) => {
  const { result } = renderWithCache({ [name]: callbacks[what] })
  let requested: Promise<string | undefined> | undefined
  act(() => {
    requested = result.current.requestAsync()
  })
  await waitFor(() => expect(result.current.status).toBe('payable'))
  const { requestId } = result.current
  expect(await requested).toBe(requestId)
  expect(result.current).toMatchObject({ isRequesting: false, error: null })

  act(() => result.current.reset())
  expect(result.current.requestId).toBeUndefined()
  act(() => result.current.request())
  await waitFor(() => expect(result.current.status).toBe('payable'))
  expect(result.current.requestId).not.toBe(requestId)
})

it('error: requests no address if the page’s MutationCache.onMutate throws, and says why', async () => {
  const { result } = renderWithCache({ onMutate: callbacks.throws })
  act(() => result.current.request())
  await waitFor(() => expect(result.current.error?.message).toBe('The page’s analytics failed.'))
  expect(result.current).toMatchObject({ isRequesting: false, requestId: undefined })
})

it('behavior: requests one address for two calls in one turn', async () => {
  const onSuccess = vi.fn()
  const { result } = renderWithCache({ onSuccess })
  const [one, other] = await act(() =>
    Promise.all([result.current.requestAsync(), result.current.requestAsync()]),
  )
  expect([one, other]).toEqual([result.current.requestId, undefined])
  expect(onSuccess).toHaveBeenCalledTimes(1)
})

it('behavior: is requesting until the provider answers', async () => {
  const { result } = renderWithCache({})
  const requests: Promise<string | undefined>[] = []
  act(() => void requests.push(result.current.requestAsync()))
  expect(result.current.isRequesting).toBe(true)
  await act(() => Promise.all(requests))
  expect(result.current.isRequesting).toBe(false)
})

it('behavior: ignores the answer to a request that was reset, and shows that to the next one', async () => {
  const { result } = renderWithCache({})
  const answers: (string | undefined)[] = []
  await act(async () => {
    const first = result.current.requestAsync()
    result.current.reset()
    const second = result.current.requestAsync()
    answers.push(...(await Promise.all([first, second])))
  })
  expect(answers[0]).not.toBe(answers[1])
  await waitFor(() => expect(result.current.status).toBe('payable'))
  expect(result.current).toMatchObject({ requestId: answers[1], isRequesting: false })
})

it('behavior: shows nothing of a request that was reset before its answer', async () => {
  const { result } = renderWithCache({})
  await act(async () => {
    const asked = result.current.requestAsync()
    result.current.reset()
    expect(await asked).toBeDefined()
  })
  expect(result.current).toMatchObject({ requestId: undefined, isRequesting: false })
})

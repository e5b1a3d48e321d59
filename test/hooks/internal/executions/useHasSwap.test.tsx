import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import {
  CausewayProvider,
  useExecuteSteps,
  useExecution,
  useExecutions,
  useRequestStatus,
} from '@causeway/react'
import { getQuote } from '@causeway/react/actions'
import type { Wallet } from '@causeway/react/execution'
import { requestStatusQueryKey } from '@causeway/react/query'
import type { RequestState } from '@causeway/react/schemas'
import { useHasSwap } from '../../../../src/hooks/internal/executions/useHasSwap.ts'
import { clientOf, createTestEnvironment } from '../../../support/environment/createTestEnvironment.ts'
import { configOf, renderHookWithCauseway } from '../../../support/renderWithCauseway.tsx'
import { restoredQueryClient } from '../../../support/restoredQueryClient.ts'
import { otherSender, storedSwaps } from '../../../support/swaps/storedSwaps.ts'

const env = createTestEnvironment()
const requestId = `0x${'7'.repeat(64)}`

/** A page whose journal has a swap that arrived, whose restored cache says how it ended, and whose provider answers on demand. */
function show(restored: RequestState['status'], answer: RequestState['status']) {
  let answerNow = () => {}
  const isLet = new Promise<void>((resolve) => {
    answerNow = resolve
  })
  const client = clientOf(async () => {
    await isLet
    return Response.json({ status: answer })
  })
  const journal = storedSwaps([{ id: 'one', status: 'success', requestId, sender: env.wallet.address }])
  const config = configOf(env, { client, journal })
  onTestFinished(config.stop)
  const state: RequestState = {
    rawStatus: restored,
    status: restored,
    isDeposited: true,
    updatedAt: undefined,
  }
  const queryClient = restoredQueryClient([[requestStatusQueryKey(config, { requestId }), state]], {
    defaultOptions: { queries: { retryDelay: 1 } },
  })
  const { result } = renderHook(
    () => ({
      hasSwap: useHasSwap(() => true),
      past: useExecutions().past.map(({ state }) => state.status),
      said: useRequestStatus({ requestId }).data?.status,
    }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config} wallet={env.wallet}>
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      ),
    },
  )
  return { result, answerNow }
}

it.each(['refund', 'failure'] as const)(
  'behavior: still knows a payment that a restored query reports as %s',
  async (restored) => {
    const { result, answerNow } = show(restored, 'success')
    await waitFor(() => expect(result.current.past).toEqual(['unconfirmed']))
    expect(result.current).toMatchObject({ hasSwap: true, said: restored })
    answerNow()
    await waitFor(() => expect(result.current.said).toBe('success'))
    expect(result.current.hasSwap).toBe(true)
  },
)

it.each(['refund', 'failure'] as const)(
  'behavior: turns false once the provider reports %s',
  async (answer) => {
    const { result, answerNow } = show('success', answer)
    await waitFor(() => expect(result.current).toMatchObject({ past: ['unconfirmed'], hasSwap: true }))
    answerNow()
    await waitFor(() => expect(result.current).toMatchObject({ said: answer, hasSwap: false }))
  },
)

it.each([
  ['success', ['done'], true],
  ['refunded', ['done'], true],
  // Its last prompt was never sent.
  ['success', ['waiting'], false],
  ['success', ['done', 'waiting'], false],
  ['success', ['done', 'failed'], false],
  ['rejected', ['done', 'waiting'], false],
  // Whether it was sent is not known.
  ['rejected', ['lost'], true],
  ['awaitingWallet', ['prompting'], true],
  ['filling', ['done'], true],
] as const)(
  'behavior: decides, without an answer of the provider, about a stored swap that was %s, %j: %s',
  async (status, items, has) => {
    const client = clientOf(() => new Promise<never>(() => {}))
    const journal = storedSwaps([
      { id: 'one', status, items, requestId, sender: env.wallet.address },
      { id: 'other', status: 'filling', items: ['done'], sender: otherSender },
    ])
    const { result } = renderHookWithCauseway(
      () => ({
        ofMine: useHasSwap(({ sender }) => sender === env.wallet.address),
        ofNobody: useHasSwap(() => false),
        list: useExecutions({ wallets: 'all' }),
      }),
      env,
      { client, journal },
    )
    await waitFor(() => {
      const { pending, past } = result.current.list
      expect(pending.length + past.length).toBe(2)
    })
    expect(result.current).toMatchObject({ ofMine: has, ofNobody: false })
  },
)

it('behavior: counts the current swap from its prompt on, unless it was rejected', async () => {
  const answers: PromiseWithResolvers<`0x${string}`>[] = []
  const wallet: Wallet = {
    ...env.wallet,
    async sendTransaction(transaction) {
      const answer = Promise.withResolvers<`0x${string}`>()
      answers.push(answer)
      await answer.promise
      return env.wallet.sendTransaction(transaction)
    },
  }
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const seen = new Set<string>()
  const { result } = renderHookWithCauseway(
    () => {
      const own = { ...useExecuteSteps(), ...useExecution(), has: useHasSwap(() => true) }
      seen.add(`${own.state.status} ${own.has}`)
      return own
    },
    env,
    { wallet },
  )
  const { executeSteps } = result.current
  act(() => executeSteps({ quote }))
  await waitFor(() => expect(result.current.state.status).toBe('awaitingWallet'))
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => answers[0]?.reject({ code: 4001 }))
  await waitFor(() => expect(result.current.state.status).toBe('rejected'))
  act(() => executeSteps({ quote }))
  await waitFor(() => expect(answers).toHaveLength(2))
  act(() => answers[1]?.resolve('0x'))
  await waitFor(() => expect(result.current.state.status).toBe('success'))
  expect(result.current.has).toBe(true)
  for (const at of ['idle false', 'auditing false', 'awaitingWallet true', 'rejected false', 'success true'])
    expect(seen).toContain(at)
  for (const status of ['idle', 'auditing', 'rejected']) expect(seen).not.toContain(`${status} true`)
})

it('behavior: counts a swap whose approval was sent, also once another wallet is connected', async () => {
  const env = createTestEnvironment()
  env.sandbox.wallet.script({ type: 'approve', outcome: 'dropped' })
  const config = configOf(env)
  onTestFinished(config.stop)
  const queryClient = new QueryClient()
  let wallet: Wallet = env.wallet
  const { result, rerender } = renderHook(
    () => ({ ...useExecuteSteps(), ...useExecution(), has: useHasSwap(() => true) }),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <CausewayProvider config={config} wallet={wallet}>
            {children}
          </CausewayProvider>
        </QueryClientProvider>
      ),
    },
  )
  const quote = await getQuote(env.client, env.quoteParameters('USDC'))
  act(() => result.current.executeSteps({ quote }))
  await waitFor(() => expect(result.current.state.status).toBe('confirming'))
  expect(result.current.state.items.map(({ status }) => status)).toEqual(['confirming', 'waiting'])
  expect(result.current.has).toBe(true)
  wallet = { ...env.wallet, address: otherSender }
  rerender()
  await waitFor(() => expect(result.current.state.status).toBe('idle'))
  expect(result.current.has).toBe(true)
})

it.each(['success', 'filling'] as const)(
  'behavior: counts a stored swap that is %s when another wallet is connected after a reload',
  async (status) => {
    const client = clientOf(async () => Response.json({ status: status === 'success' ? status : 'pending' }))
    const journal = storedSwaps([{ id: 'one', status, items: ['done'], requestId, sender: otherSender }])
    const { result } = renderHookWithCauseway(() => useHasSwap(() => true), env, { client, journal })
    await waitFor(() => expect(result.current).toBe(true))
  },
)

it('behavior: still knows an earlier payment once a later one is known to be refunded', async () => {
  const [earlier, later] = [`0x${'5'.repeat(64)}`, requestId]
  const asked = new Set<string>()
  const client = clientOf(async (url) => {
    const isLater = String(url).includes(later)
    asked.add(isLater ? later : earlier)
    return Response.json({ status: isLater ? 'refund' : 'success' })
  })
  const journal = storedSwaps([
    { id: 'later', status: 'success', items: ['done'], requestId: later },
    { id: 'earlier', status: 'success', items: ['done'], requestId: earlier, agoMs: 60_000 },
  ])
  const { result } = renderHookWithCauseway(
    () => ({
      has: useHasSwap(() => true),
      said: useRequestStatus({ requestId: later }).data?.status,
      past: useExecutions({ wallets: 'all' }).past.map(({ state }) => state.id),
    }),
    env,
    { client, journal, wallet: { ...env.wallet, address: otherSender } },
  )
  await waitFor(() => expect(result.current).toMatchObject({ said: 'refund', past: ['later', 'earlier'] }))
  await waitFor(() => expect([...asked]).toEqual(expect.arrayContaining([earlier, later])))
  expect(result.current.has).toBe(true)
})

it('behavior: doesn’t count a payment that was refunded here, before the provider is asked again', async () => {
  let asked = 0
  const client = clientOf(async () => {
    asked += 1
    return asked === 1 ? Response.json({ status: 'refund' }) : new Promise<never>(() => {})
  })
  const journal = storedSwaps([
    { id: 'one', status: 'filling', items: ['done'], requestId, sender: env.wallet.address },
  ])
  const { result } = renderHookWithCauseway(
    () => ({ has: useHasSwap(() => true), past: useExecutions().past.map(({ state }) => state.status) }),
    env,
    { client, journal },
  )
  await waitFor(() => expect(result.current.past).toEqual(['refunded']))
  expect(result.current.has).toBe(false)
})

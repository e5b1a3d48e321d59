import {
  RequestFailedError,
  QuotePaidError,
  QuoteReplacedError,
  QuoteUsedError,
  WalletNotConnectedError,
  type ExecutionState,
} from '@causeway/react/execution'
import { QueryClient } from '@tanstack/react-query'
import { expect, it, onTestFinished } from 'vitest'
import type { AuditFinding } from '@causeway/react/execution'
import {
  allRequestsQueryKey,
  balanceQueryKey,
  executeStepsMutationOptions,
  quoteQueryKey,
  quoteQueryOptions,
  type ExecuteStepsVariables,
} from '@causeway/react/query'
import { depositRecordsQueryKey } from '../../../src/query/keys.ts'
import { createTestEnvironment } from '../../support/environment/createTestEnvironment.ts'
import { configOf } from '../../support/renderWithCauseway.tsx'

const block: AuditFinding = { rule: 'own', severity: 'block', message: 'No.', facts: {} }

it.each<[what: string, rules: (() => AuditFinding[])[], declines: boolean, isKept: boolean]>([
  ['was paid', [], false, false],
  ['was refused before a prompt', [() => [block]], false, true],
  ['was declined', [], true, true],
])(
  'behavior: decides whether to keep a quote for another try that %s',
  async (_, rules, declines, isKept) => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const config = configOf(env, { audit: { rules } })
    onTestFinished(config.stop)
    const client = new QueryClient()
    const parameters = env.quoteParameters('ETH')
    const quote = await client.fetchQuery(quoteQueryOptions(config, parameters))
    const wallet = declines
      ? {
          ...env.wallet,
          sendTransaction: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
        }
      : env.wallet
    const { mutationFn } = executeStepsMutationOptions(config, { wallet })
    const others = [
      ['of the page'],
      quoteQueryKey(config, { ...parameters, amount: 7n }),
      // A request with more parameters is another quote.
      quoteQueryKey(config, { ...parameters, slippageTolerance: 70 }),
    ]
    for (const queryKey of others) client.setQueryData(queryKey, 'other')
    await mutationFn?.({ quote }, { client, meta: undefined })
    for (const queryKey of others) expect(client.getQueryData(queryKey)).toBe('other')
    const kept = client.getQueryData(quoteQueryKey(config, parameters))
    expect(kept).toBe(isKept ? quote : undefined)
  },
)

it('behavior: refetches what an execution changed: balances, requests, and what deposit addresses received', async () => {
  const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
  const config = configOf(env)
  onTestFinished(config.stop)
  const client = new QueryClient()
  const quote = await client.fetchQuery(quoteQueryOptions(config, env.quoteParameters('ETH')))
  const queryKeys = [
    balanceQueryKey(config, { chainId: 1 }),
    [...allRequestsQueryKey(config), 'list'],
    depositRecordsQueryKey(config, { id: '0x1' }),
  ]
  const ofPage = ['of the page']
  for (const queryKey of [...queryKeys, ofPage]) client.setQueryData(queryKey, {})
  const { mutationFn } = executeStepsMutationOptions(config, { wallet: env.wallet })
  await mutationFn?.({ quote }, { client, meta: undefined })
  for (const queryKey of queryKeys) expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  expect(client.getQueryState(ofPage)?.isInvalidated).toBe(false)
})

it.each<[what: string, status: 'failed' | 'rejected', items: ('confirmed' | 'waiting')[], isKept: boolean]>([
  ['nothing was sent of', 'failed', ['waiting', 'waiting'], true],
  ['a part was sent of', 'failed', ['confirmed', 'waiting'], false],
  ['is declined after a part was sent', 'rejected', ['confirmed', 'waiting'], true],
])(
  'behavior: decides whether to keep a quote for another try that %s',
  async (_, status, statuses, isKept) => {
    const error = status === 'failed' ? new WalletNotConnectedError() : undefined
    const { run, quote, keptQuote } = await createStub({
      status,
      error,
      items: statuses.map((each) => ({ status: each })),
    })
    await run({ quote })
    expect(keptQuote()).toBe(isKept ? quote : undefined)
  },
)

it('error: refuses an execution without a quote', async () => {
  const { run } = await createStub({ status: 'failed' })
  await expect(run(undefined as never)).rejects.toMatchObject({
    name: 'InvalidArgumentError',
    argument: 'variables',
    message: expect.stringContaining('`executeSteps`'),
  })
})

/** An execution with this end, whatever it executes. */
async function createStub(end: object) {
  const env = createTestEnvironment()
  const config = configOf(env)
  onTestFinished(config.stop)
  const client = new QueryClient()
  const parameters = env.quoteParameters('ETH')
  const quote = await client.fetchQuery(quoteQueryOptions(config, parameters))
  const { current } = config.executions
  // One cast: of an end nothing else is read here.
  const start = async () => ({ ...current.getState(), items: [], ...end }) as ExecutionState
  const executions = { ...config.executions, current: { ...current, start } }
  const { mutationFn } = executeStepsMutationOptions({ ...config, executions }, { wallet: env.wallet })
  return {
    quote,
    run: async (variables: ExecuteStepsVariables) => mutationFn?.(variables, { client, meta: undefined }),
    keptQuote: () => client.getQueryData(quoteQueryKey(config, parameters)),
  }
}

it.each([
  ['paid', new QuotePaidError({ requestId: '0x1', status: 'pending' })],
  ['prompted', new QuoteUsedError({ requestId: '0x1' })],
  ['replaced', new QuoteReplacedError({ requestId: '0x2' })],
  ['failed', new RequestFailedError({ requestId: '0x1' })],
])('behavior: asks for a new quote when one is known to be %s', async (_, error) => {
  const { run, quote, keptQuote } = await createStub({ status: 'failed', error })
  await run({ quote })
  expect(keptQuote()).toBeUndefined()
})

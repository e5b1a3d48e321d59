import { QueryClient } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { Component, Suspense, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { getQuote, CausewayError } from '@causeway/react/actions'
import * as actions from '../../src/exports/actions.ts'
import * as hooks from '../../src/exports/index.ts'
import * as factories from '../../src/exports/query.ts'
import { zeroAddress } from '../../src/utils/address/zeroAddress.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { configOf, renderWithCauseway } from '../support/renderWithCauseway.tsx'
import { spyOnConsole } from '../support/runner/spyOnConsole.ts'

// React logs what a boundary caught.
spyOnConsole()

const env = createTestEnvironment()
const config = configOf(env)
const quote = await getQuote(env.client, env.quoteParameters())
const [origin, destination] = env.chains
const [user = zeroAddress, refundTo, recipient] = env.sandbox.accounts
const [token] = env.tokens

/** Wrong values of a script without types. */
const wrongs = {
  number: 5,
  word: 'x',
  object: {},
  list: [],
  numbers: [5],
  null: null,
  true: true,
  token,
}
type Wrong = keyof typeof wrongs

/** Valid parameters of a function, and the wrong values that each of them accepts. */
interface Case {
  parameters: object
  takes?: Readonly<Record<string, readonly Wrong[]>> | undefined
}

const words = ['word'] as const
const numbers = ['number'] as const
const yes = ['true'] as const
const objects = ['object', 'token'] as const
const wallets = { parameters: { wallets: 'all', config }, takes: {} }

const quoteParameters = {
  ...env.quoteParameters('ETH'),
  recipient,
  slippageTolerance: 50,
  appFees: [],
  referrer: 'causeway.example',
  txs: [],
  usePermit: false,
  extraFields: {},
}
const quoteCase: Case = {
  parameters: quoteParameters,
  takes: {
    referrer: words,
    usePermit: yes,
    extraFields: objects,
    appFees: ['list'],
    txs: ['list'],
    slippageTolerance: numbers,
  },
}
const balance: Case = {
  parameters: { chainId: origin.id, token: zeroAddress, account: user },
  // Another chain than the config's can't be read.
  takes: { chainId: numbers },
}
const balances: Case = { parameters: { tokens: env.tokens, account: user }, takes: { tokens: ['list'] } }
const status: Case = {
  parameters: { requestId: quote.steps[0]?.requestId, path: '/intents/status' },
  takes: { requestId: words },
}
const requests: Case = {
  parameters: { user, limit: 5, filters: [], status: 'success', id: '0x1', sortBy: 'createdAt' },
  takes: { user: words, id: words, limit: numbers, filters: ['list'] },
}
const deposit: Case = {
  parameters: {
    type: 'strict',
    originChainId: origin.id,
    originCurrency: zeroAddress,
    destinationChainId: destination.id,
    destinationCurrency: zeroAddress,
    amount: 5n,
    tradeType: 'EXACT_INPUT',
    user,
    recipient,
    refundTo,
    acceptedRefundTo: refundTo,
    recoveryAddress: refundTo,
    appFeeRecipients: [],
    ttl: 60,
    appFees: [],
    extraFields: {},
    requestId: undefined,
    acceptedParties: undefined,
    mutation: {},
  },
  takes: {
    // No address is asked for then.
    requestId: words,
    originChainId: numbers,
    destinationChainId: numbers,
    appFeeRecipients: ['list'],
    appFees: ['list'],
    ttl: numbers,
    acceptedParties: objects,
    extraFields: objects,
    mutation: objects,
  },
}

/** The fields that it reads. */
const refusal: Case = {
  parameters: {
    type: 'strict',
    originChainId: origin.id,
    originCurrency: zeroAddress,
    destinationChainId: destination.id,
    destinationCurrency: zeroAddress,
    tradeType: 'EXACT_INPUT',
  },
}

function withQuery({ parameters, takes }: Case): Case {
  return { parameters: { ...parameters, query: {} }, takes: { ...takes, query: objects } }
}

function ofHook({ parameters, takes }: Case): Case {
  return { parameters: { ...parameters, config }, takes }
}

const hookCases: Record<string, Case> = {
  useBalance: ofHook(withQuery(balance)),
  useBalances: ofHook(withQuery(balances)),
  useClearHistory: { parameters: { config, mutation: {} }, takes: { mutation: objects } },
  useClient: { parameters: { config } },
  useDepositAddress: ofHook(deposit),
  useDepositAddresses: wallets,
  useDepositRefusal: ofHook(refusal),
  useExecuteSteps: { parameters: { config, wallet: env.wallet, mutation: {} }, takes: { mutation: objects } },
  useExecution: wallets,
  useExecutions: wallets,
  useQuote: ofHook(withQuery(quoteCase)),
  useQuoteStatus: { parameters: { config, data: quote }, takes: {} },
  useRequests: ofHook(withQuery(requests)),
  useRequestStatus: ofHook(withQuery(status)),
  useSuspenseBalance: ofHook(withQuery(balance)),
  useSuspenseBalances: ofHook(withQuery(balances)),
  useSuspenseQuote: ofHook(withQuery(quoteCase)),
  useSuspenseRequests: ofHook(withQuery(requests)),
  useSuspenseRequestStatus: ofHook(withQuery(status)),
  useTokens: { parameters: { config } },
}

const factoryCases: Record<string, Case> = {
  balanceQueryOptions: withQuery(balance),
  balancesQueryOptions: withQuery(balances),
  clearHistoryMutationOptions: { parameters: { mutation: {} }, takes: { mutation: objects } },
  depositAddressMutationOptions: { parameters: { mutation: {} }, takes: { mutation: objects } },
  executeStepsMutationOptions: {
    parameters: { wallet: env.wallet, mutation: {} },
    takes: { mutation: objects },
  },
  quoteQueryOptions: withQuery(quoteCase),
  requestsInfiniteQueryOptions: withQuery(requests),
  requestStatusQueryOptions: withQuery(status),
}

const keyCases: Record<string, Case> = {
  balanceQueryKey: balance,
  quoteQueryKey: quoteCase,
  requestsQueryKey: requests,
  requestStatusQueryKey: status,
}

const actionCases: Record<string, Case> = {
  getQuote: quoteCase,
  getRequestStatus: status,
  getRequests: requests,
  getRequestsV2: {
    parameters: { user, limit: 5, id: '0x1' },
    takes: { user: words, id: words, limit: numbers },
  },
  postSignature: {
    parameters: { endpoint: '/permits', body: {}, signature: '0x12', known: {} },
    // The function doesn't check the provider's body.
    takes: { known: objects },
  },
}

type Callable = (...given: unknown[]) => unknown

/** The outcome of a wrong value: an error, or the function's result. */
interface Outcome {
  error?: unknown
  result?: unknown
  /** The hook names what is wrong in its answer. */
  isSaid?: boolean
}

class Boundary extends Component<{ outcome: Outcome; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.outcome.error = error
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}

/** Renders a hook until its queries, if it has some, are answered or rest; asks for the deposit address. */
async function use(hook: Callable, given: unknown): Promise<Outcome> {
  const outcome: Outcome = {}
  function Page() {
    outcome.result = hook(given)
    return null
  }
  const { unmount } = renderWithCauseway(
    <Boundary outcome={outcome}>
      <Suspense>
        <Page />
      </Suspense>
    </Boundary>,
    env,
    { config },
  )
  const isOver = () => 'error' in outcome || ('result' in outcome && !queriesOf(outcome).some(isFetching))
  for (let turn = 0; turn < 300 && !isOver(); turn++)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
  if (!isOver()) outcome.error = 'nothing for ever'
  await act(() => request(outcome))
  unmount()
  const failed = queriesOf(outcome).find((query) => query.error)
  return failed && !('error' in outcome) ? { error: failed.error } : outcome
}

/** Requests the deposit address, if neither the user nor the page has to fix anything first. */
async function request(outcome: Outcome): Promise<void> {
  const { result } = outcome
  if (typeof result === 'string') outcome.isSaid = true
  if (typeof result !== 'object' || result === null || !('requestAsync' in result)) return
  const { refusal, problems, requestAsync } = result as hooks.UseDepositAddressReturnType
  outcome.isSaid = refusal !== undefined || problems.length > 0
  await requestAsync().catch((error: unknown) => {
    outcome.error = error
  })
}

interface QueryResult {
  fetchStatus: string
  isPending: boolean
  error: unknown
}

function queriesOf({ result }: Outcome): QueryResult[] {
  return [result]
    .flat()
    .filter((one): one is QueryResult => Object(one) === one && 'fetchStatus' in Object(one))
}

function isFetching({ fetchStatus, isPending }: QueryResult): boolean {
  return isPending && fetchStatus === 'fetching'
}

/** What is wrong with the outcome of a wrong value, in one line. */
function complaintOf({ error, isSaid }: Outcome, caller: string, argument: string): string | undefined {
  if (error === undefined) return isSaid ? undefined : 'nothing'
  if (!(error instanceof CausewayError)) return String(error)
  if (!/^Invalid(Argument|Config|Request)Error$/.test(error.name)) return undefined
  const isNamed = error.message.includes(argument)
  const isOfCaller = error.name === 'InvalidRequestError' || error.message.includes(`\`${caller}\``)
  return isNamed && isOfCaller ? undefined : error.message
}

async function complaintsOf(
  caller: string,
  { parameters, takes = {} }: Case,
  call: (given: object) => Promise<Outcome>,
): Promise<string[]> {
  const complaints: string[] = []
  for (const name of Object.keys(parameters)) {
    for (const [kind, value] of Object.entries(wrongs)) {
      const outcome = await call({ ...parameters, [name]: value })
      const complaint = complaintOf(outcome, caller, name)
      // Without types, null counts as missing as well.
      const isTaken = complaint === 'nothing' && (kind === 'null' || takes[name]?.includes(kind as Wrong))
      if (complaint !== undefined && !isTaken) complaints.push(`${name}: ${kind} – ${complaint}`)
    }
  }
  return complaints
}

/** Makes options, and asks for what they say. */
async function ask(make: Callable, given: unknown): Promise<Outcome> {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  try {
    const made = make(config, given) as { queries?: AskedOptions[] } & AskedOptions
    for (const options of made.queries ?? [made]) {
      if (options.initialPageParam) await client.fetchInfiniteQuery(options as never)
      else if (typeof options.queryFn === 'function') await client.fetchQuery(options as never)
    }
    return {}
  } catch (error) {
    return { error }
  } finally {
    client.clear()
  }
}

interface AskedOptions {
  queryFn?: unknown
  initialPageParam?: unknown
}

async function call(action: Callable, ...given: unknown[]): Promise<Outcome> {
  try {
    await action(...given)
    return {}
  } catch (error) {
    return { error }
  }
}

describe('wrong arguments', () => {
  it('behavior: covers everything with parameters', () => {
    const named = (module: object, pattern: RegExp) =>
      Object.keys(module)
        .filter((name) => pattern.test(name) && name !== 'useWallet')
        .toSorted()
    expect(Object.keys(hookCases).toSorted()).toEqual(named(hooks, /^use[A-Z]/))
    expect(Object.keys(factoryCases).toSorted()).toEqual(named(factories, /Options$/))
    expect(Object.keys(actionCases).toSorted()).toEqual(named(actions, /^(get|post)[A-Z]/))
  })

  it.each(Object.entries(hookCases))('error: %s', async (name, given) => {
    const hook = Reflect.get(hooks, name) as Callable
    expect(await complaintsOf(name, given, (parameters) => use(hook, parameters))).toEqual([])
  })

  it.each(Object.entries(factoryCases))('error: %s', async (name, given) => {
    const factory = Reflect.get(factories, name) as Callable
    expect(await complaintsOf(name, given, (parameters) => ask(factory, parameters))).toEqual([])
  })

  it.each(Object.entries(keyCases))('error: %s', async (name, { parameters }) => {
    const key = Reflect.get(factories, name) as Callable
    const calls = Object.keys(parameters).flatMap((argument) =>
      Object.values(wrongs).map((value) =>
        call(async () => key(config, { ...parameters, [argument]: value })),
      ),
    )
    const isForeign = ({ error }: Outcome) => error !== undefined && !(error instanceof CausewayError)
    expect((await Promise.all(calls)).filter(isForeign)).toEqual([])
  })

  it.each(Object.entries(actionCases))('error: %s', async (name, given) => {
    const action = Reflect.get(actions, name) as Callable
    expect(await complaintsOf(name, given, (parameters) => call(action, env.client, parameters))).toEqual([])
  })

  it.each<[caller: string, parameters: object, argument: string, meant: string]>([
    ['useBalance', { chianId: 1 }, 'chianId', 'chainId'],
    ['useBalance', { chainId: origin.id, account: user, tokn: zeroAddress }, 'tokn', 'token'],
    ['useBalances', { tokens: [], acount: user }, 'acount', 'account'],
    ['useClearHistory', { mutations: {} }, 'mutations', 'mutation'],
    ['useDepositAddress', { refundto: refundTo }, 'refundto', 'refundTo'],
    ['useDepositRefusal', { originChain: origin.id }, 'originChain', 'originChainId'],
    ['useDepositRefusal', { confg: config }, 'confg', 'config'],
    ['useExecuteSteps', { walet: env.wallet }, 'walet', 'wallet'],
    ['useExecution', { wallet: 'all' }, 'wallet', 'wallets'],
    ['useExecutions', { walets: 'all' }, 'walets', 'wallets'],
    ['useQuote', { usr: user }, 'usr', 'user'],
    ['useRequests', { usr: user }, 'usr', 'user'],
    ['useRequestStatus', { requestID: '0x1' }, 'requestID', 'requestId'],
    ['useSuspenseQuote', { usr: user }, 'usr', 'user'],
  ])('error: %s names a misspelled parameter of %j', async (caller, parameters, argument, meant) => {
    const { error } = await use(Reflect.get(hooks, caller) as Callable, parameters)
    expect(error).toMatchObject({ rule: `there is none; did you mean \`${meant}\`?` })
    expect(String(error)).toContain(`"${argument}"`)
  })

  it('behavior: accepts a token that is spread over the parameters', async () => {
    const outcome = await use(hooks.useBalance as Callable, {
      ...token,
      token: token?.address,
      account: user,
    })
    expect(outcome).toMatchObject({ result: { isSuccess: true } })
  })

  it('error: refuses like the widget what a deposit address can’t have', async () => {
    const { error } = await use(hooks.useDepositAddress as Callable, { txs: [] })
    expect(error).toMatchObject({ argument: 'txs', rule: 'a deposit address can’t go with it' })
  })

  it('error: keeps the question mark of a rule that ends in a question', async () => {
    const { error } = await call(actions.getQuote as Callable, env.client, {
      ...quoteParameters,
      recipiant: user,
    })
    expect(error).toMatchObject({
      message:
        'The parameter "recipiant" is invalid: there is none; did you mean `recipient`? Nothing was sent to the provider.',
    })
  })

  it.each([
    ...Object.keys(hookCases).map((name): [string, (given: unknown) => Promise<Outcome>] => [
      name,
      (given) => use(Reflect.get(hooks, name) as Callable, given),
    ]),
    ...Object.keys(factoryCases).map((name): [string, (given: unknown) => Promise<Outcome>] => [
      name,
      (given) => ask(Reflect.get(factories, name) as Callable, given),
    ]),
    ...Object.keys(actionCases).map((name): [string, (given: unknown) => Promise<Outcome>] => [
      name,
      (given) => call(Reflect.get(actions, name) as Callable, env.client, given),
    ]),
  ])('error: %s refuses invalid parameters', async (name, call) => {
    for (const given of ['x', 5, true, [5]]) {
      const { error } = await call(given)
      expect(error).toMatchObject({ rule: 'it must be an object' })
      expect(String(error)).toContain(`\`${name}\``)
    }
  })
})

import {
  createMemoryJournal,
  executeSteps,
  type ExecuteStepsOptions,
  type ExecuteStepsParameters,
  executeSteps as publicExecuteSteps,
  UnsupportedStepError,
  type ExecutionStatus,
} from '@causeway/react/execution'
import { getQuote } from '@causeway/react/actions'
import { createWalletClient, custom } from 'viem'
import { describe, expect, it, vi } from 'vitest'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  watcherOf,
  type TestExecution,
} from '../support/environment/createTestExecution.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'
import { pageRuleFinding } from '../support/quotes/pageRuleFinding.ts'
import { configOf } from '../support/renderWithCauseway.tsx'
import { keepReported } from '../support/runner/keepReported.ts'

type Answer = Awaited<ReturnType<Extract<TestExecution['sandbox']['wallet']['approve'], Function>>>

interface RunParameters extends Pick<ExecuteStepsOptions, 'onChange' | 'onDecision' | 'signal'> {
  /** The user is asked something before the wallet is. */
  isAsking?: boolean
  /** The wallet's answer to the first prompt. @default it is approved */
  approve?: Answer
}

/** Runs a native transfer. */
async function run({ isAsking = false, approve = true, ...options }: RunParameters) {
  const env = createTestExecution()
  const prompts: string[] = []
  env.sandbox.wallet.approve = async ({ method }) => (prompts.push(method) === 1 ? approve : true)
  const service = { asked: 0 }
  const client = clientOf((...request) => {
    service.asked += 1
    return env.sandbox.fetch(...request)
  })
  const { sleepClock: clock, journal, locks } = env
  const requestWatcher = watcherOf({ client, sleepClock: clock, locks })
  const quote = await getQuote(client, env.quoteParameters('ETH'))
  const audit = isAsking ? { rules: [() => [pageRuleFinding]] } : {}
  const over = executeSteps(
    { client, chainReader: env.reader, journal, locks, requestWatcher, getAudit: () => audit },
    { quote, wallet: env.wallet },
    { clock, ...options },
  )
  return { env, prompts, over, service }
}

/** A step as deployments ask for it on Solana. */
const solanaData = {
  instructions: [
    {
      keys: [{ pubkey: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4', isSigner: true, isWritable: true }],
      programId: '11111111111111111111111111111111',
      data: '0200000040420f0000000000',
    },
  ],
  addressLookupTableAddresses: [],
}

describe('executeSteps', () => {
  it('error: refuses a step of another chain family before it prompts, and says what to do', async () => {
    const env = createTestExecution()
    const client = clientOf(async (url, init) => {
      const response = await env.sandbox.fetch(url, init)
      if (!String(url).endsWith('/quote')) return response
      // One cast: the body of the simulated provider.
      const body = (await response.json()) as { steps: { items: { data: unknown }[] }[] }
      for (const step of body.steps) for (const item of step.items) item.data = solanaData
      return Response.json(body)
    })
    const quote = await getQuote(client, env.quoteParameters('ETH'))
    const asked: string[] = []
    const wallet = Object.fromEntries(
      Object.entries(env.wallet).map(([name, value]) =>
        typeof value === 'function' ? [name, () => (asked.push(name), new Promise(() => {}))] : [name, value],
      ),
    ) as unknown as typeof env.wallet
    const config = {
      ...configOf(env),
      journal: env.journal,
      locks: env.locks,
      requestWatcher: env.requestWatcher,
    }
    const { status, error } = await publicExecuteSteps(config, { quote, wallet }, { clock: env.sleepClock })
    expect(status).toBe('failed')
    expect(error).toBeInstanceOf(UnsupportedStepError)
    expect(error).toMatchObject({
      kind: 'transaction',
      details:
        'No wallet of an EVM chain can do it: ask for a quote that pays from one. This step was not sent.',
    })
    expect(asked).toEqual([])
    expect(await env.journal.read()).toEqual([])
  })

  it('behavior: resolves with the last state that `onChange` gets, also after an abort', async () => {
    const controller = new AbortController()
    const told: ExecutionStatus[] = []
    const { env, over, prompts } = await run({
      signal: controller.signal,
      onChange: ({ status }) => told.push(status),
      approve: new Promise(() => {}) as never,
    })
    await advanceWhile(env.clock, () => prompts.length === 0)
    controller.abort()
    const { status } = await over
    expect(status).toBe('awaitingWallet')
    expect(told.at(-1)).toBe(status)
  })

  it('behavior: compares a token with the page’s list by its contract’s symbol, too', async () => {
    const env = createTestExecution()
    const quote = await getQuote(env.client, env.quoteParameters('USDC'))
    const { currency } = quote.details.currencyOut
    const renamed = {
      ...quote,
      details: {
        ...quote.details,
        currencyOut: { ...quote.details.currencyOut, currency: { ...currency, symbol: 'XYZ', name: 'Xyz' } },
      },
    }
    const listed = { ...currency, address: '0x00000000000000000000000000000000000000e7' }
    const asked: string[] = []
    const over = executeSteps(
      { ...configOf(env), chainReader: env.reader, getAudit: () => ({ tokens: [listed] }) },
      { quote: renamed, wallet: env.wallet },
      {
        clock: env.sleepClock,
        onDecision: (decision) => {
          if (decision.kind === 'findings') asked.push(...decision.findings.map(({ rule }) => rule))
          return false
        },
      },
    )
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('rejected')
    expect(asked).toContain('token-identity')
  })

  it('default: leads to the end, with every status on the way', async () => {
    const seen: ExecutionStatus[] = []
    const { env, over } = await run({ onChange: ({ status }) => seen.push(status) })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
    expect([...new Set(seen)]).toEqual(['auditing', 'awaitingWallet', 'confirming', 'filling', 'success'])
  })

  it('parameters: prompts for nothing if the signal has aborted before', async () => {
    const seen: ExecutionStatus[] = []
    const { over, prompts } = await run({
      signal: AbortSignal.abort(),
      onChange: ({ status }) => seen.push(status),
    })
    expect((await over).status).toBe('idle')
    expect([seen, prompts]).toEqual([[], []])
  })

  it('parameters: stops waiting when the signal aborts, in the current state', async () => {
    const controller = new AbortController()
    const seen: ExecutionStatus[] = []
    const { env, over } = await run({
      signal: controller.signal,
      onChange: ({ status }) => seen.push(status),
    })
    await advanceWhile(env.clock, () => seen.at(-1) !== 'filling')
    controller.abort()
    expect((await over).status).toBe('filling')
    const { length } = seen
    const until = env.clock.now() + 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(seen).toHaveLength(length)
  })

  it('behavior: reports what onChange throws, and still asks for decisions', async () => {
    const reported = keepReported()
    const thrown = new RangeError('The page is broken.')
    const { env, over } = await run({
      isAsking: true,
      onDecision: () => true,
      onChange: () => {
        throw thrown
      },
    })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
    expect(reported.filter((error) => error === thrown).length).toBeGreaterThan(3)
  })

  it('behavior: asks for a decision once, whatever happens while it is open', async () => {
    const asked: string[] = []
    const answer = Promise.withResolvers<boolean>()
    const { env, over, prompts } = await run({
      isAsking: true,
      onDecision: ({ kind }) => (asked.push(kind), answer.promise),
    })
    await advanceWhile(env.clock, () => asked.length === 0)
    const until = env.clock.now() + 1_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect([asked, prompts]).toEqual([['findings'], []])
    answer.resolve(true)
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('success')
    expect(asked).toEqual(['findings'])
  })

  it('behavior: asks once for a decision that is open while the provider is unreachable and comes back', async () => {
    const asked: string[] = []
    const answer = Promise.withResolvers<boolean>()
    const { env, over } = await run({
      onDecision: ({ kind }) => (asked.push(kind), answer.promise),
      approve: { type: 'approve', outcome: 'dropped', answer: 'lost' },
    })
    await advanceWhile(env.clock, () => asked.length === 0)
    env.sandbox.faults.add({ endpoint: 'status', type: 'serverError', status: 503 })
    const until = env.clock.now() + 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(asked).toEqual(['notSeen'])
    answer.resolve(false)
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('rejected')
  })

  it('behavior: reports and follows nothing after its end', async () => {
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    const seen: ExecutionStatus[] = []
    const { env, over, service } = await run({
      signal,
      onChange: ({ status }) => seen.push(status),
      approve: { type: 'fail', code: -32602 },
    })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('failed')
    expect(removed.mock.calls).toEqual(added.mock.calls)
    const { length } = seen
    const { asked } = service
    const until = env.clock.now() + 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    expect(seen).toHaveLength(length)
    expect(service.asked).toBe(asked)
  })

  it('behavior: passes its result to the last onChange, even if it ended in doubt', async () => {
    const seen: ExecutionStatus[] = []
    const { env, over } = await run({
      onChange: ({ status }) => seen.push(status),
      approve: { type: 'approve', outcome: 'dropped', answer: 'lost' },
    })
    await advanceUntil(env.clock, over)
    const { status, items } = await over
    expect([status, items[0]?.status]).toEqual(['rejected', 'lost'])
    expect(seen.at(-1)).toBe('rejected')
  })

  it('behavior: is rejected once declined, and prompts for nothing', async () => {
    const { env, over, prompts } = await run({ isAsking: true })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('rejected')
    expect(prompts).toEqual([])
  })

  it.each([
    ['no parameters', 'quote', () => undefined],
    ['no quote', 'quote', ({ wallet }) => ({ wallet })],
    ['the promise of a quote', 'quote', ({ quote, wallet }) => ({ quote: Promise.resolve(quote), wallet })],
    ['the provider’s raw answer', 'quote', ({ quote: { steps }, wallet }) => ({ quote: { steps }, wallet })],
    ['no wallet', 'wallet', ({ quote }) => ({ quote })],
    ['a wallet client of viem', 'wallet', ({ quote }) => ({ quote, wallet: viemClient() })],
    ['an address', 'wallet', ({ quote, wallet }) => ({ quote, wallet: wallet.address })],
    [
      'a wallet of a name',
      'wallet.address',
      ({ quote, wallet }) => ({ quote, wallet: { ...wallet, address: 'vitalik.eth' } }),
    ],
    [
      'a wallet of half an address',
      'wallet.address',
      ({ quote, wallet }) => ({ quote, wallet: { ...wallet, address: '0x12' } }),
    ],
    ['a text', 'allowAccountUpgrade', (given) => ({ ...given, allowAccountUpgrade: 'false' })],
    ['an option among the parameters', 'onDecision', (given) => ({ ...given, onDecision: () => true })],
    ['an invalid step', 'quote', (given) => ({ ...given, quote: { ...given.quote, steps: [null] } })],
    ['a step without items', 'quote', (given) => ({ ...given, quote: { ...given.quote, steps: [{}] } })],
    [
      'a quote that answers nothing',
      'quote',
      (given) => ({ ...given, quote: { ...given.quote, parameters: undefined } }),
    ],
    ['a quote without fees', 'quote', (given) => ({ ...given, quote: { ...given.quote, fees: undefined } })],
  ] satisfies [string, string, (given: ExecuteStepsParameters) => unknown][])(
    'error: throws an error for %s that blames %s',
    async (_, argument, change) => {
      const env = createTestExecution()
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const config = configOf(env)
      await expect(
        executeSteps(config, change({ quote, wallet: env.wallet }) as ExecuteStepsParameters),
      ).rejects.toMatchObject({
        name: 'InvalidArgumentError',
        argument,
        message: expect.stringContaining(`"${argument}" of \`executeSteps\``),
      })
    },
  )

  it.each([
    ['a function instead of the options', 'options', () => true],
    ['null', 'options', null],
    ['an answer instead of a function that decides', 'options.onDecision', { onDecision: true }],
    ['something other than a function', 'options.onChange', { onChange: {} }],
    ['the controller of a signal', 'options.signal', { signal: new AbortController() }],
    ['a misspelled option', 'options.onDecisions', { onDecisions: () => true }],
    ['a clock that can’t wait', 'options.clock', { clock: Date }],
    ['no clock', 'options.clock', { clock: null }],
    ['a name instead of a function that names', 'options.createId', { createId: 'one' }],
  ])(
    'error: throws an error for %s that blames %s, and prompts for nothing',
    async (_, argument, options) => {
      const env = createTestExecution()
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const prompted = vi.spyOn(env.sandbox.provider, 'request')
      await expect(
        executeSteps(configOf(env), { quote, wallet: env.wallet }, options as never),
      ).rejects.toMatchObject({ name: 'InvalidArgumentError', argument })
      expect(prompted).not.toHaveBeenCalled()
    },
  )

  it.each([['no'], [1], [{}]])('error: treats the answer %j to a decision as no', async (answer) => {
    const { env, over, prompts } = await run({ isAsking: true, onDecision: () => answer as never })
    await advanceUntil(env.clock, over)
    expect((await over).status).toBe('rejected')
    expect(prompts).toEqual([])
  })
})

function viemClient() {
  return createWalletClient({ transport: custom({ request: () => Promise.reject(new Error('asked')) }) })
}

it('error: refuses a quote that went through JSON, which keeps no bigint', async () => {
  const env = createTestEnvironment()
  const quote = await getQuote(env.client, env.quoteParameters('ETH'))
  const text = JSON.stringify(quote, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value))
  await expect(
    executeSteps(configOf(env), { quote: JSON.parse(text), wallet: env.wallet }),
  ).rejects.toMatchObject({
    name: 'InvalidArgumentError',
    argument: 'quote',
    rule: expect.stringMatching('JSON'),
  })
})

describe('a quote that was paid before', () => {
  it('error: doesn’t prompt again in another run without the first one’s journal', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const first = await executeSteps(configOf(env), { quote, wallet: env.wallet })
    expect(first.status).toBe('success')
    const second = await executeSteps(configOf(env), { quote, wallet: env.wallet })
    expect(second).toMatchObject({
      status: 'failed',
      error: { name: 'QuotePaidError', requestId: first.requestId, status: 'success' },
    })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: doesn’t pay a quote again that was paid during the decision', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    const config = configOf(env, { audit: { rules: [() => [pageRuleFinding]] } })
    const pay = () => executeSteps(configOf(env), { quote, wallet: env.wallet })
    const second = await executeSteps(
      config,
      { quote, wallet: env.wallet },
      { onDecision: async () => (await pay()).status === 'success' },
    )
    expect(second.error).toMatchObject({ name: 'QuotePaidError' })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: doesn’t prompt again where the provider can’t say whether it was paid', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    await executeSteps(configOf(env), { quote, wallet: env.wallet })
    env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status', times: 1 })
    const second = await executeSteps(configOf(env), { quote, wallet: env.wallet })
    expect(second).toMatchObject({ status: 'failed', error: { name: 'NetworkError', retryable: true } })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('error: doesn’t prompt again in a script that restarts with the journal of the first run', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const journal = createMemoryJournal()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    await executeSteps(configOf(env, { journal }), { quote, wallet: env.wallet })
    env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status', times: 1 })
    // Another process has another client, and reads the quote from where it was kept.
    const config = configOf(env, { journal, client: { ...env.client } })
    const second = await executeSteps(config, { quote: structuredClone(quote), wallet: env.wallet })
    expect(second).toMatchObject({ status: 'failed', error: { name: 'NetworkError', retryable: true } })
    expect(asked).toHaveBeenCalledOnce()
  })

  it('behavior: lets another script pay a quote that was rejected, whatever the provider reports', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const journal = createMemoryJournal()
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    env.sandbox.wallet.approve = async () => false
    const first = await executeSteps(configOf(env, { journal }), { quote, wallet: env.wallet })
    expect(first.status).toBe('rejected')
    env.sandbox.wallet.approve = async () => true
    env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status', times: 1 })
    const config = configOf(env, { journal, client: { ...env.client } })
    const second = await executeSteps(config, { quote, wallet: env.wallet }, { onDecision: () => true })
    expect(second.status).toBe('success')
  })

  it('behavior: prompts for the first time even if the provider can’t say whether it was paid', async () => {
    const env = createTestEnvironment({ policy: { fillDelayMs: 20 } })
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    env.sandbox.faults.add({ type: 'lostConnection', endpoint: 'status', times: 1 })
    const { status } = await executeSteps(configOf(env), { quote, wallet: env.wallet })
    expect(status).toBe('success')
  })
})

it.each(['chainReader', 'journal', 'locks', 'requestWatcher'] as const)(
  'error: throws an error that blames a config whose %s is incomplete, and prompts for nothing',
  async (part) => {
    const env = createTestEnvironment()
    const asked = vi.spyOn(env.wallet, 'sendTransaction')
    const quote = await getQuote(env.client, env.quoteParameters('ETH'))
    for (const broken of [
      {},
      undefined,
      { ...configOf(env)[part], read: 1, acquire: 1, watch: 1, getCode: 1 },
    ]) {
      await expect(
        executeSteps({ ...configOf(env), [part]: broken } as never, { quote, wallet: env.wallet }),
      ).rejects.toMatchObject({ name: 'InvalidConfigError', argument: `config.${part}` })
    }
    expect(asked).not.toHaveBeenCalled()
  },
)

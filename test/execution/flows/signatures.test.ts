import { describe, expect, it } from 'vitest'
import { getQuote, type Quote } from '@causeway/react/actions'
import { createExecution, type ExecutionDecision } from '@causeway/react/execution'
import { readJournal } from '../../../src/execution/records/executionJournal.ts'
import {
  advanceUntil,
  advanceWhile,
  createTestExecution,
  runToEnd,
  type TestExecution,
} from '../../support/environment/createTestExecution.ts'
import { required } from '../../support/mutations/places.ts'
import { otherPerson } from '../../support/quotes/quoteKinds.ts'

/** The provider's own message. */
const refusal = { message: 'The permit is refused.', errorCode: 'PERMIT_REFUSED' }

function watch({ sandbox, execution }: TestExecution, answer?: boolean) {
  const prompts: string[] = []
  const decisions: ExecutionDecision['kind'][] = []
  const approve = sandbox.wallet.approve
  sandbox.wallet.approve = async (request) => {
    prompts.push(request.method)
    return typeof approve === 'function' ? approve(request) : approve === 'always'
  }
  execution.subscribeEvents(({ event }) => {
    if (event.type !== 'decisionNeeded') return
    decisions.push(event.decision.kind)
    if (answer !== undefined) queueMicrotask(answer ? execution.proceed : execution.decline)
  })
  return { prompts, decisions }
}
const permitQuote = (env: TestExecution, more: { recipient?: string } = {}): Promise<Quote> =>
  getQuote(env.client, env.quoteParameters('USDC', { usePermit: true, ...more }))

/** The same with an execution to which the provider answers a permit otherwise. */
function answeringPermits(
  env: TestExecution,
  change: (response: Response) => Response | Promise<Response>,
): TestExecution {
  const send: typeof env.client.send = async (path, init) => {
    const response = await env.client.send(path, init)
    return path.startsWith('/execute/permits') ? change(response) : response
  }
  const { sleepClock: clock, journal, locks, requestWatcher } = env
  return {
    ...env,
    execution: createExecution({ ...env.client, send }, { clock, journal, locks, requestWatcher }),
  }
}

/** A busy chain, whose time advances. */
async function mineEachMinute({ chains, sandbox, sleepClock }: TestExecution): Promise<void> {
  for (;;) {
    await sleepClock.sleep(60_000)
    sandbox.network(chains[0].id).mine()
  }
}

describe('signature steps', () => {
  it('default: signs a permit, sends it to the provider, and needs no transaction of the user', async () => {
    const env = createTestExecution()
    const { prompts } = watch(env)
    const quote = await permitQuote(env)
    const state = await runToEnd(env, quote)
    expect(env.seen).toEqual(expect.arrayContaining(['awaitingWallet', 'posting', 'success']))
    expect(state.status).toBe('success')
    expect(prompts).toEqual(['eth_signTypedData_v4'])
    // No signature is kept.
    const [stored] = await env.journal.read()
    expect(stored?.text).not.toMatch(/0x[0-9a-f]{130}/i)
  })

  it('default: audits the steps that the provider appends, and executes each once', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    const { prompts, decisions } = watch(env, true)
    const state = await runToEnd(env, await permitQuote(env))
    expect(state.status).toBe('success')
    // The permit stays good beside what is then paid by hand.
    expect(decisions).toEqual(['findings'])
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
    expect(state.items.map(({ kind, status }) => `${kind} ${status}`)).toEqual([
      'signature done',
      'transaction done',
      'transaction done',
    ])
  })

  it('default: signs a readable message before the deposit', async () => {
    const env = createTestExecution({ policy: { requiresClaim: true } })
    const { prompts } = watch(env)
    const state = await runToEnd(env, await getQuote(env.client, env.quoteParameters('ETH')))
    expect(state.status).toBe('success')
    expect(prompts).toEqual(['personal_sign', 'eth_sendTransaction'])
  })

  it('behavior: asks once about an unlisted message, and signs it only if the user accepts', async () => {
    for (const isAccepted of [true, false]) {
      const env = createTestExecution({ policy: { requiresClaim: true } })
      const { prompts, decisions } = watch(env, isAccepted)
      const quote = await getQuote(env.client, env.quoteParameters('ETH'))
      const state = await runToEnd(env, quote, { audit: { signedMessages: [] } })
      expect(state.status).toBe(isAccepted ? 'success' : 'rejected')
      expect(decisions).toEqual(['findings'])
      expect(prompts).toEqual(isAccepted ? ['personal_sign', 'eth_sendTransaction'] : [])
    }
  })

  it('error: never prompts the wallet for an appended step that wasn’t quoted', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    const { prompts } = watch(env)
    const quote = await permitQuote(env)
    const stranger = `0x${'d'.repeat(40)}`
    const changed = answeringPermits(env, async (response) => {
      const body = await response.text()
      // The approval goes to another spender.
      const other = body.replace(/(0x095ea7b3[0]{24})[0-9a-f]{40}/, `$1${stranger.slice(2)}`)
      expect(other).not.toBe(body)
      return new Response(other, response)
    })
    const state = await runToEnd(changed, quote)
    expect(state).toMatchObject({
      status: 'failed',
      error: {
        name: 'QuoteAuditError',
        findings: expect.arrayContaining([expect.objectContaining({ rule: 'allowance-spender' })]),
      },
    })
    expect(prompts).toEqual(['eth_signTypedData_v4'])
  })

  it.each([
    [
      'of a kind that is not known',
      { id: 'next', kind: 'telepathy', items: [{ status: 'incomplete', data: {} }] },
    ],
    ['without what is to be sent', { id: 'poll', kind: 'transaction', items: [{ status: 'incomplete' }] }],
  ])(
    'error: doesn’t fail at an appended step %s, since the provider has the signature',
    async (_what, step) => {
      const env = createTestExecution()
      const { prompts } = watch(env)
      const quote = await permitQuote(env)
      let posts = 0
      const appending = answeringPermits(env, async (response) => {
        posts += 1
        const body = JSON.parse(await response.text()) as object
        return new Response(JSON.stringify({ ...body, steps: [step] }), response)
      })
      const state = await runToEnd(appending, quote)
      expect(state.status).toBe('success')
      expect(posts).toBe(1)
      expect(prompts).toEqual(['eth_signTypedData_v4'])
    },
  )

  it('behavior: completes and follows appended steps that name neither sender nor request', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    const quote = await permitQuote(env)
    const silent = answeringPermits(env, async (response) => {
      const body = JSON.parse(await response.text(), (key, value: unknown) =>
        ['from', 'requestId', 'check'].includes(key) ? undefined : value,
      )
      return new Response(JSON.stringify(body), response)
    })
    watch(silent, true)
    const state = await runToEnd(silent, quote)
    expect(state).toMatchObject({ status: 'success', items: [{}, { status: 'done' }, { status: 'done' }] })
    expect(state.items).toHaveLength(3)
    expect(state.items[2]?.intent?.from).toBe(env.wallet.address)
  })

  it('behavior: doesn’t prompt for a step that the provider repeats', async () => {
    const env = createTestExecution()
    const { prompts } = watch(env)
    const quote = await permitQuote(env)
    const body = JSON.stringify({ message: 'taken', steps: quote.steps })
    const repeating = answeringPermits(env, (response) => new Response(body, response))
    expect((await runToEnd(repeating, quote)).status).toBe('success')
    expect(prompts).toHaveLength(1)
  })

  it.each<[string, (address: string) => string]>([
    ['in capitals', (address) => `0x${address.slice(2).toUpperCase()}`],
    ['in lower case', (address) => address.toLowerCase()],
  ])('behavior: recognizes a repeated step with addresses %s', async (_, write) => {
    const env = createTestExecution()
    const { prompts } = watch(env)
    const quote = await permitQuote(env)
    const body = JSON.stringify({ message: 'taken', steps: quote.steps }).replaceAll(
      /0x[\da-f]{40}\b/gi,
      write,
    )
    const repeating = answeringPermits(env, (response) => new Response(body, response))
    expect((await runToEnd(repeating, quote)).status).toBe('success')
    expect(prompts).toHaveLength(1)
  })

  it('behavior: counts a step once that the provider repeats beside new ones', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    const quote = await permitQuote(env)
    const repeating = answeringPermits(env, async (response) => {
      const { steps, ...rest } = JSON.parse(await response.text()) as { steps: unknown[] }
      return new Response(JSON.stringify({ ...rest, steps: [...quote.steps, ...steps] }), response)
    })
    const { prompts, decisions } = watch(repeating, true)
    expect((await runToEnd(repeating, quote)).status).toBe('success')
    expect(decisions).toEqual(['findings'])
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction'])
  })

  it('behavior: sends nothing after a rejection, and can continue with the same quote', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.script({ type: 'reject' })
    const quote = await permitQuote(env)
    expect((await runToEnd(env, quote)).status).toBe('rejected')
    expect((await runToEnd(env, quote)).status).toBe('success')
  })

  it.each([
    // The provider has the signature, but its answer is lost.
    'lostConnection',
    'serverError',
  ] as const)('behavior: %s: offers to send the same signature again, only once', async (type) => {
    const env = createTestExecution()
    const { prompts, decisions } = watch(env, true)
    const quote = await permitQuote(env)
    env.sandbox.faults.add(
      type === 'serverError'
        ? { endpoint: 'permits', type, status: 500, times: 1 }
        : { endpoint: 'permits', type, times: 1 },
    )
    const state = await runToEnd(env, quote)
    expect(state.status).toBe('success')
    expect(decisions.every((kind) => kind === 'postAgain')).toBe(true)
    expect(prompts).toHaveLength(1)
  })

  it.each([
    ['a permit', {}, { usePermit: true }, 'PermitUnusedError'],
    ['a permit before transactions', { relaysPermits: false }, { usePermit: true }, 'PermitUnusedError'],
    ['a text before transactions', { requiresClaim: true }, {}, 'ServiceError'],
  ])(
    'behavior: stops prompting after %s that the user won’t send again, and says why',
    async (_, policy, wish, name) => {
      const env = createTestExecution({ policy })
      const { prompts, decisions } = watch(env, false)
      const quote = await getQuote(env.client, env.quoteParameters('USDC', wish))
      // The provider never gets it.
      env.sandbox.faults.add({ endpoint: 'permits', type: 'serverError', status: 500 })
      const over = env.execution.start(quote, env.connection)
      void mineEachMinute(env)
      const until = env.clock.now() + 11 * 60_000
      await advanceWhile(env.clock, () => env.clock.now() < until)
      // It could still be used: that is not known yet.
      expect(env.execution.getState()).toMatchObject({ status: 'unknown', decision: undefined })
      await advanceUntil(env.clock, over)
      expect(await over).toMatchObject({ status: 'failed', error: { name } })
      expect(prompts).toHaveLength(1)
      // A proof on the chain needs no decision.
      expect(decisions).toEqual(name === 'ServiceError' ? ['postAgain', 'notSeen'] : ['postAgain'])
      expect(await env.journal.read()).toEqual([])
    },
  )

  it('behavior: lists the steps that the answer to a second try appends, and stores them before each prompt', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    const { prompts } = watch(env, true)
    const stored: string[] = []
    const approve = env.sandbox.wallet.approve
    env.sandbox.wallet.approve = async (request) => {
      const [entry] = await env.journal.read()
      stored.push((entry?.text.match(/"status":"(prompting|waiting|done|posting)"/g) ?? []).join(' '))
      return typeof approve === 'function' ? approve(request) : approve === 'always'
    }
    const quote = await permitQuote(env)
    env.sandbox.faults.add({ endpoint: 'permits', type: 'lostConnection', times: 1 })
    const state = await runToEnd(env, quote)
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    expect(prompts).toHaveLength(3)
    for (const text of stored) expect(text).toContain('"prompting"')
  })

  it('behavior: continues with the same quote where it was after a rejection of appended steps', async () => {
    const env = createTestExecution({ policy: { relaysPermits: false } })
    env.sandbox.wallet.script({ type: 'approve' }, { type: 'reject' })
    const { prompts } = watch(env, true)
    const quote = await permitQuote(env)
    const declined = await runToEnd(env, quote)
    expect(declined).toMatchObject({ status: 'rejected' })
    expect(declined.items.map(({ status }) => status)).toEqual(['done', 'waiting', 'waiting'])
    const state = await runToEnd(env, quote)
    expect(state).toMatchObject({ id: declined.id, status: 'success' })
    expect(state.items.map(({ status }) => status)).toEqual(['done', 'done', 'done'])
    // The permit is not signed again.
    expect(prompts).toEqual(['eth_sendTransaction', 'eth_sendTransaction'])
  })

  it('error: fails if the provider refuses a signature, and keeps it for as long as it can be used', async () => {
    const env = createTestExecution()
    const quote = await permitQuote(env)
    const { signTypedData } = env.wallet
    const wallet = {
      ...env.wallet,
      // A signature of something else.
      signTypedData: (data: Parameters<NonNullable<typeof signTypedData>>[0]) =>
        signTypedData?.({ ...data, value: { ...data.value, value: '1' } }) ?? Promise.reject(new Error()),
    }
    const state = await runToEnd(env, quote, { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'ServiceError', status: 400 } })
    expect(state.items).toMatchObject([{ kind: 'signature', status: 'lost' }])
    expect(await env.journal.read()).toHaveLength(1)
  })

  it('behavior: stops listing a refused signature that is unused when it expires', async () => {
    const env = createTestExecution()
    const quote = await permitQuote(env)
    const send: typeof env.client.send = async (path, init) =>
      path.startsWith('/execute/permits')
        ? Response.json({ message: 'no' }, { status: 400 })
        : env.client.send(path, init)
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const execution = createExecution({ ...env.client, send }, { clock, journal, locks, requestWatcher })
    const refused = await runToEnd({ ...env, execution }, quote)
    expect(refused.items).toMatchObject([{ status: 'lost' }])
    void mineEachMinute(env)
    const until = env.clock.now() + 20 * 60_000
    await advanceWhile(env.clock, () => env.clock.now() < until)
    // The error still says why it was refused, not that it can be used.
    expect(execution.getState()).toMatchObject({
      status: 'failed',
      error: { name: 'ServiceError' },
      items: [{ status: 'failed' }],
    })
    expect(await journal.read()).toEqual([])
  })

  it.each([400, 403])(
    'behavior: reports in the same page that a signature refused with %d was used after all',
    async (status) => {
      const env = createTestExecution()
      const refusing = answeringPermits(env, () => Response.json(refusal, { status }))
      const refused = await runToEnd(refusing, await permitQuote(env))
      expect(refused).toMatchObject({ status: 'failed', items: [{ status: 'lost' }] })
      await advanceWhile(env.clock, () => refusing.execution.getState().status !== 'success')
    },
  )

  it.each([400, 403])(
    'behavior: finds in the next page that a signature refused with %d was used after all',
    async (status) => {
      const env = createTestExecution()
      const quote = await permitQuote(env)
      const send: typeof env.client.send = async (path, init) => {
        const response = await env.client.send(path, init)
        return path.startsWith('/execute/permits') ? Response.json(refusal, { status }) : response
      }
      const { sleepClock: clock, journal, locks, reader, requestWatcher } = env
      const execution = createExecution({ ...env.client, send }, { clock, journal, locks, requestWatcher })
      const refused = await runToEnd({ ...env, execution }, quote)
      expect(refused).toMatchObject({ status: 'failed', error: { name: 'ServiceError', status } })
      execution.stop()
      const { records } = await readJournal(journal, env.client.baseUrl)
      const next = env.execution
      await next.resume(required(records[0]), { chainReader: reader })
      await advanceWhile(env.clock, () => next.getState().status !== 'success')
      expect(next.getState().requestState?.txHashes).toHaveLength(1)
    },
  )

  it('error: fails if the provider refuses a signed text, and keeps nothing, since it can’t pay', async () => {
    const env = createTestExecution({ policy: { requiresClaim: true } })
    const send: typeof env.client.send = async (path, init) =>
      init.method === 'POST' && path !== '/quote'
        ? Response.json({ message: 'no' }, { status: 400 })
        : env.client.send(path, init)
    const { sleepClock: clock, journal, locks, requestWatcher } = env
    const execution = createExecution({ ...env.client, send }, { clock, journal, locks, requestWatcher })
    const state = await runToEnd(
      { ...env, execution },
      await getQuote(env.client, env.quoteParameters('ETH')),
    )
    expect(state).toMatchObject({
      status: 'failed',
      error: { name: 'ServiceError' },
      items: [{ kind: 'signature', status: 'failed' }, { status: 'waiting' }],
    })
    expect(await journal.read()).toEqual([])
  })

  it.each(['contract', 'delegated'] as const)(
    'error: doesn’t prompt a %s account for a permit',
    async (kind) => {
      const env = createTestExecution()
      const { prompts } = watch(env)
      const quote = await permitQuote(env, { recipient: otherPerson })
      env.sandbox.wallet.setAccountKind(env.wallet.address, kind)
      expect(await runToEnd(env, quote)).toMatchObject({
        status: 'failed',
        error: { name: 'UnsupportedSignerError', account: env.wallet.address },
      })
      expect(prompts).toEqual([])
    },
  )

  it('error: doesn’t prompt a wallet that can’t sign typed data', async () => {
    const env = createTestExecution()
    const { prompts } = watch(env)
    const { signTypedData: _, ...wallet } = env.wallet
    const state = await runToEnd(env, await permitQuote(env), { wallet })
    expect(state).toMatchObject({ status: 'failed', error: { name: 'UnsupportedStepError' } })
    expect(prompts).toEqual([])
  })

  it('error: reports a wallet that fails to sign', async () => {
    const env = createTestExecution()
    env.sandbox.wallet.script({ type: 'fail', code: -32603 })
    const state = await runToEnd(env, await permitQuote(env))
    expect(state).toMatchObject({ status: 'failed', error: { name: 'WalletError' } })
  })
})

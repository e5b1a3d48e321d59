import { claimMessage } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { digestQuote, type SignatureItem, type ChainReader, type Wallet } from '@causeway/react/execution'
import type { ProxyErrorCode } from '@causeway/react/proxy'
import { quoteItemsOf } from '../../../../src/decode/quoteItems.ts'
import type { PromptingRun } from '../../../../src/execution/run/run.ts'
import { signItem } from '../../../../src/execution/run/send/signItem.ts'
import { clientOf } from '../../../support/environment/createTestEnvironment.ts'
import { getQuoteOfEachKind } from '../../../support/quotes/getQuoteOfEachKind.ts'
import {
  account,
  contract,
  createTestRun,
  type TestRun,
  isAccount,
} from '../../../support/environment/createTestRun.ts'
import { required } from '../../../support/mutations/places.ts'
import { permitFields } from '../../../support/quotes/permitFields.ts'
import { systemClock } from '../../../../src/utils/time/clock.ts'
import { clockOffset, rememberClock, setBackMs } from '../../../../src/utils/time/steadyClock.ts'
import { toJsonText } from '../../../../src/utils/text/toJsonText.ts'

/** An account that doesn't sign here. */
const stranger: `0x${string}` = contract

const typed = {
  signatureKind: 'eip712' as const,
  domain: { chainId: 1 },
  types: { Order: [] },
  primaryType: 'Order',
  value: {},
}

function itemOf(sign: SignatureItem['data']['sign'], change: Partial<SignatureItem> = {}): SignatureItem {
  return {
    kind: 'signature',
    stepIndex: 0,
    itemIndex: 0,
    stepId: 'sign',
    action: undefined,
    requestId: '0x1',
    check: { endpoint: '/intents/status?requestId=0x1', method: 'GET' },
    data: { sign, post: { endpoint: '/permits', method: 'POST', body: { kind: 'order' } } },
    ...change,
  }
}
const message = itemOf({ signatureKind: 'eip191', message: 'I claim' })

interface Setup {
  item?: SignatureItem
  wallet?: Partial<Wallet>
  /** The provider's answers, in turn; the last one repeats. */
  answers?: (Response | Error | (() => Response))[]
  answer?: boolean
  code?: `0x${string}` | undefined
  onSleep?: (env: TestRun) => void
  run?: Partial<PromptingRun>
  isUnnamed?: boolean
  chainReader?: Partial<ChainReader>
}

function createSigning({
  item = message,
  wallet = {},
  answers = [],
  answer,
  code,
  onSleep,
  run = {},
  isUnnamed,
  chainReader,
}: Setup = {}) {
  const posted: { url: string; body: unknown }[] = []
  const client = clientOf(async (input, init) => {
    posted.push({ url: String(input instanceof Request ? input.url : input), body: init?.body })
    const next = answers[Math.min(posted.length, answers.length) - 1] ?? new Response('{}')
    if (next instanceof Error) throw next
    return typeof next === 'function' ? next() : next.clone()
  })
  const env = createTestRun({
    items: [item],
    wallet: { signMessage: async () => '0x51', signTypedData: async () => '0x52', ...wallet },
    chainReader: { getCode: async ({ address }) => (isAccount(address) ? code : '0x60'), ...chainReader },
    answer,
    onSleep,
    isUnnamed,
    // Only an answer that never ends is waited for so long.
    run: { client: { ...client, timeoutMs: 50 }, ...run },
  })
  return { env, posted, sign: () => signItem(env.run, item, 0) }
}

/** A body that begins, and then does something else than end. */
function bodyThat(goesOn: (body: ReadableStreamDefaultController<Uint8Array>) => void) {
  return new ReadableStream<Uint8Array>({
    start: (body) => body.enqueue(new TextEncoder().encode('{"message":')),
    pull: goesOn,
  })
}

/** Steps as a provider writes them. */
const fromJson = (text: string) => JSON.parse(text) as Quote['steps']

const typesOf = ({ events }: TestRun) => events.map(({ type }) => type)

describe('signItem', () => {
  it('default: signs, posts the signature where the step says, and is done', async () => {
    const { env, posted, sign } = createSigning()
    await sign()
    expect(posted).toEqual([
      { url: 'https://sandbox.invalid/permits?signature=0x51', body: '{"kind":"order"}' },
    ])
    expect(env.events).toMatchObject([
      { type: 'prompted', indexes: [0], intent: { from: account } },
      { type: 'signed', index: 0 },
      { type: 'posted', index: 0, appended: [] },
    ])
    expect(env.watched).toEqual([message])
    expect(env.store.getState().status).toBe('filling')
  })

  it('error: never posts an empty signature', async () => {
    const { env, posted, sign } = createSigning({ wallet: { signMessage: async () => '0x' } })
    await expect(sign()).rejects.toMatchObject({ name: 'WalletError' })
    expect(posted).toEqual([])
    expect(typesOf(env)).toEqual(['prompted'])
  })

  it.each([
    ['a text', 'I claim', { text: 'I claim' }],
    ['32 bytes', `0x${'ab'.repeat(32)}`, { raw: `0x${'ab'.repeat(32)}` }],
    ['more than 32 bytes', `0x${'ab'.repeat(33)}`, { text: `0x${'ab'.repeat(33)}` }],
    ['32 bytes in a text', `x0x${'ab'.repeat(32)}`, { text: `x0x${'ab'.repeat(32)}` }],
  ])('default: signs %s as what it is', async (_, text, expected) => {
    const asked: unknown[] = []
    const { sign } = createSigning({
      item: itemOf({ signatureKind: 'eip191', message: text }),
      wallet: {
        signMessage: async (given) => {
          asked.push(given)
          return '0x51'
        },
      },
    })
    await sign()
    expect(asked).toEqual([expected])
  })

  it('default: signs typed data as it is with a plain account', async () => {
    for (const code of [undefined, '0x'] as const) {
      const asked: unknown[] = []
      const { sign } = createSigning({
        item: itemOf(typed),
        code,
        wallet: {
          signTypedData: async (data) => {
            asked.push(data)
            return '0x52'
          },
        },
      })
      await sign()
      expect(asked).toEqual([typed])
    }
  })

  it('error: signs texts, but no typed data, with an account that has code', async () => {
    const { env, sign } = createSigning({ item: itemOf(typed), code: '0x60' })
    await expect(sign()).rejects.toMatchObject({ name: 'UnsupportedSignerError', account })
    expect(env.events).toEqual([])
    const text = createSigning({ code: '0x60' })
    await text.sign()
    expect(typesOf(text.env)).toEqual(['prompted', 'signed', 'posted'])
  })

  it.each([
    ['typed data', itemOf(typed), 'signTypedData'],
    ['texts', message, 'signMessage'],
  ] as const)('error: refuses a wallet that doesn’t sign %s', async (_, item, missing) => {
    const { env, sign } = createSigning({ item, wallet: { [missing]: undefined } })
    await expect(sign()).rejects.toMatchObject({
      name: 'UnsupportedStepError',
      stepId: 'sign',
      kind: 'signature',
      details: 'The wallet does not sign this. This step was not sent.',
    })
    expect(env.events).toEqual([])
  })

  it('error: fails if the chain never answers whether the account has code', async () => {
    const { env, posted } = createSigning({
      item: itemOf(typed),
      chainReader: { getCode: () => new Promise(() => {}) },
    })
    const sleep = () => new Promise<void>((resolve) => setImmediate(resolve))
    const run = { ...env.run, clock: { ...env.run.clock, sleep } }
    await expect(signItem(run, itemOf(typed), 0)).rejects.toMatchObject({
      name: 'WalletError',
      message: expect.stringContaining('The chain did not say whether the account has code.'),
    })
    expect([posted, env.events]).toEqual([[], []])
  })

  it('behavior: follows a request without an ID only once', async () => {
    const { env, sign } = createSigning({ isUnnamed: true, item: { ...message, requestId: undefined } })
    await sign()
    expect(env.watched).toHaveLength(1)
  })

  it('error: posts nothing where the wallet fails to sign', async () => {
    const { env, posted, sign } = createSigning({
      wallet: { signMessage: () => Promise.reject({ code: -32603, message: 'broken' }) },
    })
    await expect(sign()).rejects.toMatchObject({ name: 'WalletError', code: -32603 })
    expect(typesOf(env)).toEqual(['prompted'])
    expect(posted).toEqual([])
  })

  it('behavior: ends if the execution ends while the wallet is prompted', async () => {
    const { env, posted, sign } = createSigning({ wallet: { signMessage: () => new Promise(() => {}) } })
    const signing = sign()
    await new Promise(setImmediate)
    await new Promise(setImmediate)
    env.say('success')
    await signing
    expect(posted).toEqual([])
  })

  it('behavior: discards the signature if the execution was left after the wallet’s answer', async () => {
    const controller = new AbortController()
    const { env, posted, sign } = createSigning({
      run: {
        signal: controller.signal,
        // Released after the wallet's answer.
        locks: { acquire: async () => () => controller.abort(new Error('left')) },
      },
    })
    await sign()
    expect(typesOf(env)).not.toContain('signed')
    expect(posted).toEqual([])
  })

  describe('a signature that may not have reached the provider', () => {
    const down = new TypeError('fetch failed')
    const ok = new Response('{}')

    it.each([
      ['a lost answer', down],
      ['an error of the provider', new Response('{}', { status: 500 })],
      ['a rate limit', new Response('{}', { status: 429 })],
    ])('behavior: posts the same signature again after %s, if the user wants it', async (_, failure) => {
      const { env, posted, sign } = createSigning({ answers: [failure, ok] })
      await sign()
      expect(posted).toHaveLength(2)
      expect(posted[1]).toEqual(posted[0])
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
      expect(typesOf(env).filter((type) => type === 'prompted')).toHaveLength(1)
      expect(env.store.getState().status).toBe('filling')
    })

    it.each<ProxyErrorCode>([
      'MALFORMED_RESPONSE',
      'RESPONSE_TOO_LARGE',
      'RESPONSE_WITHHELD',
      'SERVICE_REDIRECTED',
    ])(
      'behavior: posts nothing again after an answer that a proxy withheld (%s), since the provider may have the signature',
      async (errorCode) => {
        const { env, posted, sign } = createSigning({
          answers: [Response.json({ message: 'kept back', errorCode }, { status: 502 }), ok],
          onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
        })
        await sign()
        expect(posted).toHaveLength(1)
        expect(env.decisions).toEqual([])
        expect(env.events).toContainEqual(expect.objectContaining({ type: 'responseLost', indexes: [0] }))
        expect(env.store.getState().status).toBe('filling')
      },
    )

    it.each<[number, object]>([
      [403, { message: 'Not for you.', errorCode: 'FORBIDDEN' }],
      [404, { message: 'No such request.', errorCode: 'NOT_FOUND', requestId: '0x1' }],
      [400, { message: 'The permit is over.' }],
      [422, { message: 'The permit is for another token.' }],
    ])('error: fails when the provider itself refuses: HTTP %d %j', async (status, body) => {
      const { env, posted, sign } = createSigning({ answers: [Response.json(body, { status })] })
      await expect(sign()).rejects.toMatchObject({ name: 'ServiceError', status })
      expect(posted).toHaveLength(1)
      expect(env.decisions).toEqual([])
    })

    it.each(
      ([400, 401, 403, 404, 413, 422, 451] as const).flatMap((status): [number, string, string][] => [
        [status, 'HTML', '<html><h1>Blocked</h1></html>'],
        [status, 'nothing', ''],
        [status, 'a text', 'Request blocked'],
        [status, 'JSON that says nothing', '{}'],
        [status, 'a list', '[{"message":"Blocked"}]'],
        ...(status === 400 || status === 422
          ? []
          : [[status, 'the message of a gateway', '{"message":"Forbidden"}'] as [number, string, string]]),
      ]),
    )(
      'behavior: doesn’t take HTTP %d with %s as a refusal, since a proxy may have sent it',
      async (status, _, body) => {
        const { env, sign } = createSigning({
          answers: [new Response(body, { status })],
          answer: false,
          onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
        })
        await sign()
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
        expect(env.events).toContainEqual(expect.objectContaining({ type: 'responseLost', indexes: [0] }))
        expect(env.store.getState().status).toBe('filling')
      },
    )

    it('behavior: asks nothing once the run was left', async () => {
      const { env, sign } = createSigning({ answers: [down] })
      const signing = sign()
      env.store.subscribe(() => env.store.getState().status === 'posting' && env.controller.abort())
      await expect(signing).rejects.toThrow()
      expect(env.decisions).toEqual([])
    })

    it('behavior: waits a quarter of an hour for a text that the user declines to send again', async () => {
      const { env, sign } = createSigning({
        answers: [down],
        answer: false,
        onSleep: ({ say }) => say('waiting'),
      })
      await sign()
      expect(env.store.getState()).toMatchObject({
        status: 'failed',
        // Not a rejection in the wallet.
        error: { name: 'NetworkError' },
        items: [{ status: 'failed' }],
      })
      const waited = env.sleeps.reduce((sum, ms) => sum + ms, 0)
      // And two minutes more, since clocks differ.
      expect(waited).toBeGreaterThan(17 * 60_000)
      expect(waited).toBeLessThanOrEqual(17 * 60_000 + 3_000)
      expect(env.events).toContainEqual(expect.objectContaining({ type: 'responseLost', indexes: [0] }))
    })

    it('behavior: never calls an order unused, since it has no known deadline', async () => {
      const { env, sign } = createSigning({
        item: itemOf(typed),
        answers: [down],
        answer: false,
        onSleep: ({ say, sleeps }) => say(sleeps.length > 900 ? 'submitted' : 'waiting'),
      })
      await sign()
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
    })

    it.each([
      ['a refusal of the second one', Response.json({ message: 'no' }, { status: 400 })],
      ['a second answer that can’t be read', new Response('<html>')],
    ])('behavior: isn’t convinced by %s', async (_, second) => {
      const { env, posted, sign } = createSigning({
        answers: [down, second],
        onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
      })
      await sign()
      expect(posted).toHaveLength(2)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
      expect(env.events).toContainEqual(expect.objectContaining({ type: 'responseLost', indexes: [0] }))
      expect(env.store.getState().status).toBe('filling')
    })

    it.each([408, 409, 425, 499])(
      'behavior: doesn’t take HTTP %d at the first try as a refusal',
      async (status) => {
        const { env, sign } = createSigning({
          answers: [new Response('{}', { status })],
          answer: false,
          onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
        })
        await sign()
        expect(env.store.getState().status).toBe('filling')
      },
    )

    it.each([
      ['HTML', () => new Response('<html>')],
      ['nothing', () => new Response(null, { status: 204 })],
      ['cut JSON', () => new Response('{"steps":[{"id":')],
      ['a list', () => new Response('[]')],
      ['nothing but null', () => new Response('null', { status: 201 })],
      ['invalid steps', () => new Response('{"steps":[{"id":7}]}')],
      ['steps in no list', () => new Response('{"steps":{"id":"deposit"}}')],
      [
        'a step that can’t be followed',
        () => new Response('{"steps":[{"id":"deposit","kind":"transaction"}]}'),
      ],
      ['a body that breaks off', () => new Response(bodyThat((body) => body.error(new Error('reset'))))],
      ['a body that never ends', () => new Response(bodyThat(() => {}))],
      [
        'the address of another place',
        () => new Response('{}', { status: 307, headers: { location: '/b' } }),
      ],
    ])('behavior: never posts again after the answer: %s', async (_, respond) => {
      const { env, posted, sign } = createSigning({
        answers: [respond],
        onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
      })
      await sign()
      expect(posted).toHaveLength(1)
      expect(env.decisions).toEqual([])
      expect(env.store.getState().status).toBe('filling')
    })

    it('behavior: posts at most three times to a provider that never answers', async () => {
      const { env, posted, sign } = createSigning({
        answers: [down],
        onSleep: ({ say }) => say('waiting'),
      })
      await sign()
      expect(posted).toHaveLength(3)
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain', 'postAgain', 'notSeen'])
    })

    /** A permit, the answer to which was lost, and whose end has come. */
    function createOver(
      isPermitUsed: boolean,
      { say: word = 'waiting', ...setup }: Setup & { say?: 'waiting' | 'unknown' } = {},
    ) {
      const token = '0x00000000000000000000000000000000000000c3'
      return createSigning({
        item: itemOf({
          signatureKind: 'eip712',
          domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
          types: { Permit: permitFields },
          primaryType: 'Permit',
          value: { owner: account, spender: token, value: '5', nonce: '3', deadline: '2000' },
        }),
        answers: [down],
        answer: false,
        onSleep: ({ say }) => say(word),
        chainReader: { isPermitUsed: async () => isPermitUsed, getChainTime: async () => 10_000_000 },
        ...setup,
      })
    }

    it('behavior: reports an expired permit whose nonce is not used, and asks nothing more', async () => {
      const { env, sign } = createOver(false)
      await sign()
      expect(env.store.getState()).toMatchObject({
        status: 'failed',
        error: { name: 'PermitUnusedError', reason: 'expired' },
        items: [{ status: 'failed' }],
      })
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
      // For as long as the chain may take its blocks back.
      expect(env.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(15_000)
    })

    it('behavior: waits after the deadline for as long as the chain may reorganize', async () => {
      // The prompt reads it, too.
      const times = [10_000_000, 10_000_000, 0]
      const { env, sign } = createOver(false, {
        chainReader: {
          isPermitUsed: async () => false,
          getChainTime: async () => times.shift() ?? 10_000_000,
        },
      })
      await sign()
      expect(env.sleeps.reduce((sum, ms) => sum + ms, 0)).toBe(21_000)
    })

    it('behavior: reports no permit as unused before the provider says that nothing has arrived', async () => {
      const { env, sign } = createOver(false, {
        onSleep: ({ say, sleeps }) => say(sleeps.length > 200 ? 'submitted' : 'unknown'),
      })
      await sign()
      expect(env.store.getState().status).toBe('filling')
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
    })

    it('behavior: stays lost if a permit is over and its nonce is spent, by it or another one', async () => {
      const { env, sign } = createOver(true)
      await expect(sign()).rejects.toMatchObject({ name: 'ResponseLostError' })
      expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain', 'notSeen'])
    })

    it('behavior: keeps a permit lost that no contract knows', async () => {
      const { sign } = createOver(false, {
        chainReader: { isPermitUsed: async () => undefined, getChainTime: async () => 10_000_000 },
      })
      await expect(sign()).rejects.toMatchObject({ name: 'ResponseLostError' })
    })

    it('behavior: asks nothing before the permit’s chain would show it', async () => {
      const waitedOn = async (blockTimeMs: (chainId: number) => number) => {
        const { env, sign } = createOver(false, {
          chainReader: {
            isPermitUsed: async () => false,
            getChainTime: async () => 10_000_000,
            blockTimeMs,
          },
        })
        await sign()
        return env.sleeps.reduce((sum, ms) => sum + ms, 0)
      }
      expect(await waitedOn((chainId) => (chainId === 1 ? 500 : 12_000))).toBe(15_000)
      expect(await waitedOn((chainId) => (chainId === 1 ? 12_000 : 500))).toBeGreaterThanOrEqual(360_000)
    })

    it.each([500, 502])(
      'behavior: sends it again after an unreadable answer with HTTP %d',
      async (status) => {
        const { env, posted, sign } = createSigning({
          answers: [new Response('<html>', { status }), new Response('{}')],
        })
        await sign()
        expect(posted).toHaveLength(2)
        expect(env.decisions.map(({ kind }) => kind)).toEqual(['postAgain'])
      },
    )

    it('behavior: finds that the provider used it although the user didn’t want to send it again', async () => {
      const { env, sign } = createSigning({
        answers: [down],
        answer: false,
        onSleep: ({ say, sleeps }) => sleeps.length === 3 && say('submitted'),
      })
      await sign()
      expect(env.sleeps).toHaveLength(3)
      expect(env.store.getState().status).toBe('filling')
    })

    it.each([
      ['says how it is followed', message],
      ['does not', itemOf(message.data.sign, { check: undefined })],
    ])('behavior: waits for the provider if the user declines, where the item %s', async (_, item) => {
      const { env, sign } = createSigning({
        item,
        answers: [down],
        answer: false,
        onSleep: ({ say, sleeps }) => sleeps.length === 400 && say('waiting'),
      })
      await sign()
      expect(env.sleeps).toHaveLength(400)
      const lost = env.events.find((event) => event.type === 'responseLost')
      expect(lost).toMatchObject({ error: { cause: { name: 'NetworkError' } } })
    })

    it.each([
      ['before the decision', 0],
      ['while it is asked', 1],
    ])('behavior: doesn’t count the signature as lost if the provider is done %s', async (_, decisions) => {
      let asked = 0
      const { env, sign } = createSigning({
        answers: [down],
        run: {
          requestDecision: async () => {
            asked += 1
            env.say('success')
            return false
          },
        },
      })
      if (decisions === 0) {
        env.store.subscribe(() => {
          if (env.store.getState().status === 'posting') env.say('success')
        })
      }
      await sign()
      expect(asked).toBe(decisions)
      expect(typesOf(env)).not.toContain('responseLost')
    })
  })

  describe('the request that the answer names', () => {
    const naming = { id: 'sign', kind: 'signature', items: [], requestId: '0x9' }
    const answers = [new Response(JSON.stringify({ steps: [{ ...naming, requestId: null }, naming] }))]
    const unnamed: SignatureItem = { ...message, requestId: undefined, check: undefined }

    it('default: is kept and followed where no other is known', async () => {
      const { env, sign } = createSigning({ item: unnamed, answers, isUnnamed: true })
      await sign()
      expect(env.store.getState()).toMatchObject({ status: 'filling', requestId: '0x9' })
      expect(env.watched).toEqual([unnamed, { ...unnamed, requestId: '0x9' }])
    })

    it('behavior: doesn’t replace the request that is known', async () => {
      const { env, sign } = createSigning({ item: unnamed, answers })
      await sign()
      expect(env.store.getState().requestId).toBe('0x1')
      expect(env.watched).toEqual([unnamed])
    })
  })

  it('behavior: counts one step with two amounts as two steps', async () => {
    const { claim } = await getQuoteOfEachKind()
    const [, step] = claim.steps
    if (step?.kind !== 'transaction') throw new TypeError('The quote has no transaction.')
    const other = {
      ...step,
      items: step.items.map((item) => ({ ...item, data: { ...item.data, value: 1n } })),
    }
    const text = JSON.stringify({ steps: [step, other, step] }, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    )
    const { env, sign } = createSigning({ answers: [new Response(text)] })
    await sign().catch(() => {})
    expect(env.events.at(-1)).toMatchObject({ type: 'posted', appended: [{}, {}, {}] })
    const { env: known, sign: again } = createSigning({ answers: [new Response(text)] })
    known.run.items.push(...quoteItemsOf([step]))
    await again().catch(() => {})
    expect(known.events.at(-1)).toMatchObject({ type: 'posted', appended: [{}] })
  })

  describe('steps that the provider appends', () => {
    /** Signs a claim, after which the provider appends these steps. */
    async function signClaim(append: (steps: Quote['steps']) => Quote['steps'] = (steps) => steps) {
      const { claim } = await getQuoteOfEachKind()
      const [sign] = claim.steps
      const [first] = quoteItemsOf(claim.steps)
      if (!sign || first?.kind !== 'signature') throw new TypeError('The quote has no claim.')
      const text = toJsonText({ steps: append(claim.steps) })
      const { env } = createSigning({
        item: first,
        answers: [new Response(text)],
        run: { quote: claim },
      })
      const quote: Quote = { ...claim, steps: [sign], receivedAt: env.run.clock.now() }
      const run: PromptingRun = {
        ...env.run,
        wallet: {
          ...env.run.wallet,
          getAccount: async () => claim.parameters.user as `0x${string}`,
          getChainId: async () => claim.parameters.originChainId,
        },
        audit: { signedMessages: [claimMessage] },
        quote,
        digest: digestQuote(quote),
        items: [first],
      }
      return { env, run, claim, quote, sign: () => signItem(run, first, 0) }
    }

    it('default: are accepted with the earlier ones, each step once', async () => {
      const { env, run, claim, sign } = await signClaim()
      await sign()
      const [, ...rest] = claim.steps
      expect(run.items.map(({ stepId }) => stepId)).toEqual(['authorize', ...rest.map(({ id }) => id)])
      expect(run.digest).toBe(digestQuote(run.quote))
      expect(run.quote.steps.length).toBeGreaterThan(1)
      expect(env.events.at(-1)).toMatchObject({
        type: 'posted',
        appended: [
          { kind: 'transaction', stepId: 'approve', status: 'waiting' },
          { kind: 'transaction', stepId: 'deposit', status: 'waiting' },
        ],
      })
    })

    it('error: a known transaction on another chain is audited as a new one', async () => {
      const { run, claim, sign } = await signClaim((steps) => [
        ...steps,
        ...fromJson(
          toJsonText(steps.slice(1, 2)).replaceAll(
            /"chainId":(\d+)/g,
            (_, id) => `"chainId":${Number(id) + 1}`,
          ),
        ),
      ])
      run.items.push(...quoteItemsOf(claim.steps.slice(1)))
      await expect(sign()).rejects.toMatchObject({ name: 'QuoteAuditError' })
    })

    it.each<[string, (steps: Quote['steps']) => Quote['steps']]>([
      [
        'with its addresses in lower case',
        (steps) => fromJson(toJsonText(steps).replaceAll(/0x[\da-f]{40}\b/gi, (one) => one.toLowerCase())),
      ],
      ['in a step of another name', (steps) => steps.map((step) => ({ ...step, id: `${step.id}-again` }))],
      [
        'with another description',
        (steps) => steps.map((step) => ({ ...step, description: 'Again', action: 'Again' })),
      ],
    ])('behavior: don’t include what was prompted before, %s', async (_, rewrite) => {
      const { permit } = await getQuoteOfEachKind()
      const [first] = quoteItemsOf(permit.steps)
      if (first?.kind !== 'signature') throw new TypeError('The quote has no permit.')
      const [approved] = (await getQuoteOfEachKind()).tokenBridge.steps
      const known = quoteItemsOf([...permit.steps, required(approved)])
      const { env } = createSigning({
        item: first,
        answers: [new Response(toJsonText({ steps: rewrite([...permit.steps, required(approved)]) }))],
      })
      env.run.items.splice(0, 1, ...known)
      await signItem(env.run, first, 0)
      expect(env.events.at(-1)).toMatchObject({ type: 'posted', appended: [] })
    })

    it('behavior: are as old as the quote, also where the clock was set back since', async () => {
      const { run, quote, sign } = await signClaim()
      rememberClock(quote, systemClock, clockOffset(systemClock) + 30_000)
      await sign()
      expect(run.quote).not.toBe(quote)
      expect(setBackMs(run.quote)).toBeGreaterThan(0)
    })

    it('error: are audited like the quote itself before a prompt', async () => {
      const { sign } = await signClaim((steps) =>
        steps.map((step) =>
          step.kind === 'transaction'
            ? {
                ...step,
                items: step.items.map((item) => ({ ...item, data: { ...item.data, from: stranger } })),
              }
            : step,
        ),
      )
      await expect(sign()).rejects.toMatchObject({
        name: 'QuoteAuditError',
        findings: expect.arrayContaining([expect.objectContaining({ rule: 'item-sender' })]),
      })
    })

    it('error: are refused if there are more steps than a quote may have', async () => {
      const { env, run, quote, sign } = await signClaim((steps) =>
        Array.from({ length: 50 }, () => steps.slice(1, 2)).flat(),
      )
      await sign().catch(() => {})
      expect(run.items).toHaveLength(1)
      expect(run.quote).toBe(quote)
      // The signature was accepted anyway, so the execution looks for it.
      expect(env.events.map(({ type }) => type)).toContain('responseLost')
    })

    it('behavior: are none, and the accepted quote stays the same', async () => {
      const { run, quote, sign } = await signClaim(() => [])
      const { digest } = run
      await sign()
      expect(run.quote).toBe(quote)
      expect(run.digest).toBe(digest)
    })
  })

  it('behavior: reads the account’s code on the origin chain', async () => {
    const asked: unknown[] = []
    const { env } = createSigning({ item: itemOf(typed) })
    const getCode = async (parameters: unknown) => void asked.push(parameters)
    await signItem({ ...env.run, chainReader: { ...env.chainReader, getCode } }, itemOf(typed), 0)
    expect(asked).toEqual([{ chainId: 1, address: account }])
  })

  it('behavior: stops waiting for the provider once the run is left', async () => {
    const client = clientOf(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
        }),
    )
    const { env, sign } = createSigning({ run: { client } })
    const signing = sign()
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate)
    expect(env.store.getState().status).toBe('posting')
    env.controller.abort(new Error('left'))
    await expect(signing).rejects.toThrow()
  })
})

import { defaultApiKey, nonEvmChainSpecs, type SimulatedNonEvmChainSpec } from '@causeway/sandbox/simulated'
import { describe, expect, it } from 'vitest'
import {
  getQuote,
  getRequests,
  getRequestStatus,
  postSignature,
  createClient,
  type Client,
} from '@causeway/react/actions'
import { auditQuote, requestDepositAddress, toDepositQuoteParameters } from '@causeway/react/execution'
import { createProxyHandler, type CreateProxyHandlerParameters } from '@causeway/react/proxy'
import { quoteItemsOf } from '../../src/decode/quoteItems.ts'
import { createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

/** The simulated provider behind a proxy, and clients of pages with a session. */
function setUp(
  parameters: Partial<Omit<CreateProxyHandlerParameters, 'baseUrl' | 'deployment' | 'testnet'>> = {},
  outside: readonly SimulatedNonEvmChainSpec[] = [],
) {
  // Unpaid requests are listed, so that a quote alone makes a row.
  const env = createTestEnvironment({ policy: { listUnpaid: true }, nonEvmChains: outside })
  const { sandbox } = env
  const handler = createProxyHandler({
    baseUrl: 'https://service.example',
    apiKey: defaultApiKey,
    allowedOrigins: ['https://app.example'],
    mountPath: '/bridge',
    fetch: sandbox.fetch,
    getUser: ({ headers }) => headers.get('authorization') ?? undefined,
    ...parameters,
  })
  const clientOf = (user: string | undefined) =>
    createClient({
      baseUrl: 'https://app.example/bridge',
      fetch: (url, init) => {
        const request = new Request(url, { ...init, signal: null })
        if (user !== undefined) request.headers.set('authorization', user)
        return handler(request)
      },
    })
  const [alice, bob = alice] = sandbox.accounts
  return { ...env, clientOf, handler, alice, bob }
}

describe('our own client through the proxy', () => {
  it('default: gets a quote, a status and a list', async () => {
    const { quoteParameters, clientOf, alice } = setUp()
    const client = clientOf(alice)
    const quote = await getQuote(client, quoteParameters())
    const requestId = quote.steps[0]?.requestId ?? ''
    expect(requestId).toMatch(/^0x/)
    expect((await getRequestStatus(client, { requestId })).status).toMatch(/^(waiting|pending)$/)
    const v3 = await getRequestStatus(client, { requestId, path: '/intents/status/v3' })
    expect(v3.status).toBe('waiting')
    const { requests, total } = await getRequests(client, { user: alice, includeTotal: true })
    expect(requests.map(({ id }) => id)).toEqual([requestId])
    expect(total).toBe(1)
  })

  it('behavior: gives a quote with the server’s parameters that passes the audit and names the fee recipients', async () => {
    const app = '0x00000000000000000000000000000000000000d4'
    const { quoteParameters, clientOf, alice } = setUp({
      quoteParameters: {
        appFees: [{ recipient: app, fee: 25 }],
        subsidizeFees: true,
        sponsoredFeeComponents: ['platform'],
      },
    })
    const quote = await getQuote(clientOf(alice), quoteParameters())
    const { amount } = quote.details.currencyIn
    expect(quote.fees.app?.amount).toBe((amount * 25n) / 10_000n)
    expect(quote.feeSponsorship?.quoted?.selectedComponents).toEqual(['platform'])
    expect(auditQuote(quote).filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('default: posts a signature as JSON, with only one parameter', async () => {
    const { quoteParameters, wallet, clientOf, handler, alice } = setUp({ getUser: undefined })
    const client = clientOf(alice)
    const quote = await getQuote(client, quoteParameters('USDC', { usePermit: true }))
    const [item] = quoteItemsOf(quote.steps)
    if (item?.kind !== 'signature' || item.data.sign.signatureKind !== 'eip712')
      throw new TypeError('no permit')
    const signature = await wallet.signTypedData?.(item.data.sign)
    if (!signature) throw new TypeError('no signature')
    const { endpoint, body } = item.data.post
    await expect(
      postSignature(client, { endpoint, body, signature: `${signature}00` }),
    ).rejects.toMatchObject({ name: 'ServiceError', status: 400 })
    expect(await postSignature(client, { endpoint, body, signature })).toMatchObject({ steps: [] })
    const raw = await handler(
      new Request(`https://app.example/bridge/execute/permits?signature=0x&user=${alice}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    expect(raw.status).toBe(400)
    expect(await raw.json()).toMatchObject({ errorCode: 'UNKNOWN_PARAMETER' })
  })

  it('behavior: shows neither of two users the rows of the other', async () => {
    const { quoteParameters, clientOf, alice, bob } = setUp()
    const users = [alice, bob]
    const refundAddress = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
    const idsOf = new Map<string, string[]>()
    for (const user of users) {
      const ids: string[] = []
      for (let count = 0; count < 3; count++) {
        // Each pays the other, so that both addresses are in every record.
        const recipient = user === alice ? bob : alice
        const quote = await getQuote(
          clientOf(user),
          quoteParameters('USDC', { user, recipient, refundTo: refundAddress }),
        )
        ids.push(quote.steps[0]?.requestId ?? '')
      }
      idsOf.set(user, ids)
    }
    for (const [index, user] of users.entries()) {
      const client = clientOf(user)
      const own = idsOf.get(user) ?? []
      const other = users[1 - index] ?? ''
      const [foreignId = ''] = idsOf.get(other) ?? []
      const ids = async (parameters: Parameters<typeof getRequests>[1]) =>
        (await getRequests(client, parameters)).requests.map(({ id }) => id)

      expect((await ids({})).toSorted()).toEqual(own.toSorted())
      expect(await ids({ id: own[0] })).toEqual([own[0]])
      expect(await ids({ id: foreignId })).toEqual([])
      expect(await ids({ term: foreignId })).toEqual([])
      expect((await ids({ term: other })).toSorted()).toEqual(own.toSorted())
      expect(await ids({ recipient: user })).toEqual([])
      await expect(ids({ user: other })).rejects.toMatchObject({
        name: 'ServiceError',
        status: 403,
        errorCode: 'USER_NOT_ALLOWED',
      })

      const first = await getRequests(client, { limit: 2, includeTotal: true })
      expect(first.total).toBe(3)
      const rest = await getRequests(client, { limit: 2, continuation: first.continuation ?? undefined })
      expect([...first.requests, ...rest.requests].map(({ id }) => id).toSorted()).toEqual(own.toSorted())
    }
  })

  it('parameters: takes the session’s user for a deposit address without a connected wallet', async () => {
    const { chains, clientOf, alice } = setUp()
    const [origin, destination] = chains
    const client = clientOf(alice)
    const ask = (user?: string) => {
      const parameters = toDepositQuoteParameters(
        {
          user,
          originChainId: origin.id,
          destinationChainId: destination.id,
          amount: 10n ** 18n,
          recipient: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
          refundTo: '0xdD2FD4581271e230360230F9337D5c0430Bf44C0',
        },
        undefined,
      )
      if (!parameters) throw new TypeError('The parameters are not complete.')
      return requestDepositAddress(client, parameters)
    }
    await expect(ask()).rejects.toMatchObject({ status: 403, errorCode: 'USER_NOT_ALLOWED' })
    const { terms } = await ask(alice)
    const { requests } = await getRequests(client)
    expect(requests.map(({ id, user }) => [id, user])).toEqual([[terms.requestId, alice]])
  })

  it('default: gives a deposit address paid from Bitcoin to the session’s user, and its request', async () => {
    const { nonEvmChains, chains, tokens, clientOf, alice, bob } = setUp({}, [nonEvmChainSpecs.bitcoin])
    const usdc = tokens.find(({ chainId, symbol }) => chainId === chains[1].id && symbol === 'USDC')
    const ask = (client: Client, recipient: string) => {
      const parameters = toDepositQuoteParameters(
        {
          originChainId: nonEvmChains[0]?.id,
          destinationChainId: usdc?.chainId,
          destinationCurrency: usdc?.address,
          amount: 5_000_000n,
          recipient,
          refundTo: 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
        },
        alice,
        nonEvmChains,
      )
      if (!parameters) throw new TypeError('The parameters are not complete.')
      return requestDepositAddress(client, parameters, { audit: { nonEvmChains } })
    }
    const { terms } = await ask(clientOf(alice), alice)
    const idsOf = async (client: Client, parameters: Parameters<typeof getRequests>[1]) =>
      (await getRequests(client, parameters)).requests.map(({ id }) => id)
    const named = [{ id: terms.requestId }, { depositAddress: terms.address }]
    for (const which of named) {
      expect(await idsOf(clientOf(alice), { ...which, includeChildRequests: true })).toEqual([
        terms.requestId,
      ])
      expect(await idsOf(clientOf(bob), which)).toEqual([])
    }
    expect(await idsOf(clientOf(alice), {})).toEqual([])
    await expect(ask(clientOf(alice), bob)).rejects.toMatchObject({
      status: 403,
      errorCode: 'USER_NOT_ALLOWED',
    })
  })

  it('error: refuses requests without a session', async () => {
    const { quoteParameters, clientOf } = setUp()
    const refused = { name: 'ServiceError', status: 401, errorCode: 'UNAUTHENTICATED', retryable: false }
    await expect(getQuote(clientOf(undefined), quoteParameters())).rejects.toMatchObject(refused)
    await expect(getRequests(clientOf(undefined))).rejects.toMatchObject(refused)
  })

  it('error: answers too many requests with the error that the client waits for', async () => {
    const limiter = { take: () => ({ isAllowed: false, retryAfterMs: 7_000 }) }
    const { quoteParameters, clientOf, alice } = setUp({ limiter })
    await expect(getQuote(clientOf(alice), quoteParameters())).rejects.toMatchObject({
      name: 'RateLimitError',
      retryAfterMs: 7_000,
    })
  })

  it('error: keeps the error code of a refusal of the provider', async () => {
    const { quoteParameters, clientOf, alice } = setUp()
    const unknown = quoteParameters('USDC', { destinationChainId: 999 })
    await expect(getQuote(clientOf(alice), unknown)).rejects.toMatchObject({
      name: 'ServiceError',
      status: 400,
      errorCode: expect.any(String),
    })
  })

  it('error: passes on that the provider refuses the key', async () => {
    const { clientOf, alice } = setUp({ apiKey: 'another-key' })
    await expect(getRequests(clientOf(alice))).rejects.toMatchObject({ name: 'ServiceError', status: 401 })
  })
})

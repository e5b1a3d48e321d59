import { zeroAddress, type SignedAuthorization } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it, vi } from 'vitest'
import { getQuote, type GetQuoteParameters, createClient } from '@causeway/react/actions'
import { quoteBodyFields } from '@causeway/react/schemas'
import { toExecutionPorts } from '../../src/execution/core/host/executionPorts.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

const partner = '0x00000000000000000000000000000000000FEED5'

/** Answers with the quote of the sandbox, with some values put in, or taken out where undefined. */
function tampered(...changes: readonly [path: string, value: unknown][]) {
  const { sandbox, quoteParameters } = createTestEnvironment()
  const client = clientOf(async (url, init) => {
    const body: unknown = await (await sandbox.fetch(url, init)).json()
    for (const [path, value] of changes) setAt(body, path.split('.'), value)
    return new Response(JSON.stringify(body))
  })
  return getQuote(client, quoteParameters())
}

function setAt(target: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) throw new TypeError(`nothing at ${key}`)
  if (rest.length > 0) setAt(Reflect.get(target, key), rest, value)
  else Reflect.set(target, key, value)
}

describe('getQuote', () => {
  it('default', async () => {
    const { client, quoteParameters } = createTestEnvironment()
    const quote = await getQuote(client, quoteParameters())
    expect(quote.steps.map(({ id, kind }) => [id, kind])).toEqual([
      ['approve', 'transaction'],
      ['deposit', 'transaction'],
    ])
    expect(quote.details.currencyIn.amount).toBe(100_000_000n)
    expect(quote.fees.relayer?.amount).toBe(
      (quote.fees.relayerGas?.amount ?? 0n) + (quote.fees.relayerService?.amount ?? 0n),
    )
    expect(quote.parameters.amount).toBe(100_000_000n)
  })

  it('behavior: measures its age by the clock that dated it', async () => {
    const { sandbox, quoteParameters } = createTestEnvironment()
    const clock = { now: () => 1_000, sleep: async () => {} }
    const client = createClient({ baseUrl: 'https://sandbox.invalid', fetch: sandbox.fetch, clock })
    expect((await getQuote(client, quoteParameters())).receivedAt).toBe(1_000)
    expect(toExecutionPorts(client).clock).toBe(clock)
  })

  it('behavior: requests a price with a placeholder as user and refund address', async () => {
    const { client, quoteParameters } = createTestEnvironment()
    const nobody = '0x000000000000000000000000000000000000dEaD'
    const quote = await getQuote(client, quoteParameters('USDC', { user: nobody, refundTo: nobody }))
    expect(quote.details.sender.toLowerCase()).toBe(nobody.toLowerCase())
  })

  it.each<[string, string, Partial<GetQuoteParameters>]>([
    ['amount', 'greater than zero', { amount: 0n }],
    ['amount', 'greater than zero', { amount: -1n }],
    ['user', 'must be an address', { user: ' ' }],
    ['recipient', 'must be an address', { recipient: `\u202e${partner}` }],
    ['recipient', 'must be an address', { recipient: ' bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' }],
    [
      'appFees',
      'not be more than 10000 basis points',
      {
        appFees: [
          { recipient: partner, fee: 9_000 },
          { recipient: '0x00000000000000000000000000000000000000b2', fee: 1_001 },
        ],
      },
    ],
    ['originChainId', 'positive whole number', { originChainId: 1.5 }],
    ['refundTo', 'EVM address', { refundTo: '0x12' }],
    ['refundTo', 'needs `useDepositAddress`', { refundTo: zeroAddress }],
    ['refundTo', 'no one has the key', { refundTo: '0x000000000000000000000000000000000000dEaD' }],
    ['recoveryAddress', 'no one has the key', { recoveryAddress: zeroAddress, useDepositAddress: true }],
    ['slippageTolerance', 'basis points', { slippageTolerance: 10_001 }],
    ['slippageTolerance', 'basis points', { slippageTolerance: 0.5 }],
    ['topupGasAmount', 'needs `topupGas`', { topupGasAmount: 1n }],
    ['strict', 'needs `useDepositAddress`', { strict: true }],
    ['refundTo', '`strict` needs it', { strict: true, useDepositAddress: true, refundTo: undefined }],
    ['tradeType', 'needs `strict`', { useDepositAddress: true, tradeType: 'EXACT_OUTPUT' }],
    ['sponsoredFeeComponents', 'needs `subsidizeFees`', { sponsoredFeeComponents: ['app'] }],
    ['latePaymentSlippageTolerance', 'basis points', { latePaymentSlippageTolerance: -1 }],
    ['maxSubsidizationAmount', 'needs `subsidizeFees`', { maxSubsidizationAmount: 1n }],
    ['maxSubsidizationAmount', 'not be negative', { maxSubsidizationAmount: -1n, subsidizeFees: true }],
    ['subsidizationBps', 'needs `subsidizeFees`', { subsidizationBps: 0 }],
    ['subsidizationBps', 'from 0 to 10000', { subsidizationBps: 10_001, subsidizeFees: true }],
    ['subsidizationBps', 'from 0 to 10000', { subsidizationBps: 0.5, subsidizeFees: true }],
    [
      'subsidizationBps',
      'can’t go with `useDepositAddress`',
      { subsidizationBps: 5, subsidizeFees: true, useDepositAddress: true },
    ],
    ['subsidizeRent', 'needs `subsidizeFees`', { subsidizeRent: true }],
    ['recoveryAddress', 'needs `useDepositAddress`', { recoveryAddress: '0x1' }],
    ['sponsoredFeeComponents', 'at least one item', { subsidizeFees: true, sponsoredFeeComponents: [] }],
  ])('error: refuses parameters whose %s %s, and sends nothing', async (field, rule, change) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    await expect(getQuote(clientOf(send), quoteParameters('USDC', change))).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
      rule: expect.stringContaining(rule),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    ['steps', undefined],
    ['steps.1.items.0.data.to', '0x1'],
    ['steps.1.items.0.data.data', 'deposit'],
    ['steps.1.items.0.data.value', '-1'],
    ['steps.1.items.0.data.chainId', 'one'],
    ['steps.1.items.0.data.value', 2 ** 53],
    ['steps.0.items', {}],
    ['details.currencyOut.amount', '1.5'],
    ['details.currencyIn.currency.decimals', 'six'],
    ['details.recipient', undefined],
  ])('error: refuses a quote with a broken %s', async (path, value) => {
    await expect(tampered([path, value])).rejects.toMatchObject({ name: 'MalformedResponseError', path })
  })

  it('parameters: sends every field as the wire has it', async () => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>(async () => new Response('{}'))
    await getQuote(
      clientOf(send),
      quoteParameters('USDC', {
        slippageTolerance: 50,
        latePaymentSlippageTolerance: 0,
        subsidizeFees: true,
        sponsoredFeeComponents: ['execution', 'platform'],
        maxSubsidizationAmount: 1_000_000n,
        subsidizationBps: 2500,
        topupGas: true,
        topupGasAmount: 2_000_000n,
        ttl: 60,
        txs: [{ to: partner, value: 5n, data: '0x' }],
        extraFields: { brandNew: { nested: [1] } },
      }),
    ).catch(() => {})
    expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body))).toMatchObject({
      amount: '100000000',
      slippageTolerance: '50',
      latePaymentSlippageTolerance: '0',
      subsidizeFees: true,
      sponsoredFeeComponents: ['execution', 'svc'],
      maxSubsidizationAmount: '1000000',
      subsidizationBps: 2500,
      topupGas: true,
      topupGasAmount: '2000000',
      ttl: 60,
      txs: [{ to: partner, value: '5', data: '0x' }],
      brandNew: { nested: [1] },
    })
  })

  it.each([
    ['it must be 0x and 40 hex digits', '0x12'],
    ['it must be an address', 'app.partner.eth'],
    ['its checksum is wrong', '0x000000000000000000000000000000000000FEed'],
    ['no one has the key', '0x000000000000000000000000000000000000dEaD'],
    ['no one has the key', zeroAddress],
  ])('error: refuses an app fee whose recipient breaks a rule: %s, as %s', async (rule, recipient) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    const parameters = quoteParameters('USDC', { appFees: [{ recipient, fee: 25 }] })
    await expect(getQuote(clientOf(send), parameters)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field: 'appFees.0.recipient',
      rule: expect.stringContaining(rule),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each(['user', 'recipient', 'refundTo', 'recoveryAddress', 'txs.0.to'])(
    'error: sends nothing with a mistyped %s, whose checksum is wrong',
    async (field) => {
      const { quoteParameters } = createTestEnvironment()
      const send = vi.fn<typeof fetch>()
      const mistyped = '0x70997970c51812dc3A010C7d01b50e0d17dc79C8'
      const strict = { useDepositAddress: true, refundTo: mistyped.toLowerCase() }
      const wrong =
        field === 'txs.0.to'
          ? { txs: [{ to: mistyped, value: 0n, data: '0x' as const }] }
          : { ...(field === 'recoveryAddress' && strict), [field]: mistyped }
      await expect(getQuote(clientOf(send), quoteParameters('ETH', wrong))).rejects.toMatchObject({
        name: 'InvalidRequestError',
        field,
        rule: expect.stringContaining('its checksum is wrong'),
      })
      expect(send).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['recipiant', 'did you mean `recipient`?'],
    ['zzz', 'into `extraFields`'],
  ])('error: refuses the parameter %s, and sends nothing: %s', async (field, rule) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    const parameters = { ...quoteParameters('USDC'), [field]: partner }
    await expect(getQuote(clientOf(send), parameters)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
      rule: expect.stringContaining(rule),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each<[string, string, object]>([
    ['cut', 'txs.0.to', { txs: [{ to: '0x1', value: 0n, data: '0x' }] }],
    ['a name', 'txs.0.to', { txs: [{ to: 'app.partner.eth', value: 0n, data: '0x' }] }],
    ['a number', 'extraFields', { extraFields: 5 }],
    ['a list', 'extraFields', { extraFields: [] }],
  ])('error: refuses %s as %s', async (_, field, given) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    const parameters = { ...quoteParameters('USDC'), ...given }
    await expect(getQuote(clientOf(send), parameters)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
    })
    expect(send).not.toHaveBeenCalled()
  })

  const cycle: Record<string, unknown> = { name: 'cycle' }
  cycle['parts'] = [cycle]

  it.each<[string, string, RegExp, object]>([
    ['a bigint', 'additionalData.gas.limit', /no bigint/, { additionalData: { gas: { limit: 5n } } }],
    ['a bigint', 'extraFields.least', /no bigint/, { extraFields: { name: 'x', least: 1n } }],
    ['a bigint', 'txs.0.gas', /no bigint/, { txs: [{ to: partner, value: 0n, data: '0x', gas: 1n }] }],
    ['itself', 'additionalData.of.parts.0', /not hold itself/, { additionalData: { of: cycle } }],
    ['itself', 'extraFields.of.parts.0', /not hold itself/, { extraFields: { of: cycle } }],
    [
      'what refuses to be written',
      'additionalData.date',
      /something that JSON can say/,
      { additionalData: { date: { toJSON: () => new Date(Number.NaN).toISOString() } } },
    ],
    [
      'NaN',
      'additionalData.limit',
      /finite number, as JSON has no NaN/,
      { additionalData: { limit: Number.NaN } },
    ],
    ['-Infinity', 'extraFields.of.0', /has no -Infinity/, { extraFields: { of: [-Infinity] } }],
    [
      'Infinity',
      'txs.0.gas',
      /has no Infinity/,
      { txs: [{ to: partner, value: 0n, data: '0x', gas: Infinity }] },
    ],
    ['NaN', 'additionalData.of.1.gas', /has no NaN/, { additionalData: { of: [0, { gas: Number.NaN }] } }],
    [
      'NaN by toJSON',
      'additionalData.of',
      /JSON can say/,
      { additionalData: { of: { toJSON: () => Number.NaN } } },
    ],
    ['no date', 'additionalData.at', /JSON can say/, { additionalData: { at: new Date(Number.NaN) } }],
    ['a gap', 'additionalData.of.1', /JSON can say/, { additionalData: { of: [1, undefined] } }],
    ['a function', 'extraFields.of.0', /JSON can say/, { extraFields: { of: [() => 1] } }],
  ])('error: names %s in %s, and sends nothing', async (_, field, rule, given) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    await expect(getQuote(clientOf(send), { ...quoteParameters('USDC'), ...given })).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
      rule: expect.stringMatching(rule),
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([
    'slippageTolerance',
    'latePaymentSlippageTolerance',
    'ttl',
    'permitExpiry',
    'txsGasLimit',
    'maxRouteLength',
    'originGasOverhead',
    'gasLimitForDepositSpecifiedTxs',
    'subsidizationBps',
    'originChainId',
    'fixedRate',
    'amount',
  ])('error: names the parameter %s if it is no number, and sends nothing', async (field) => {
    const { quoteParameters } = createTestEnvironment()
    for (const value of [Number.NaN, Infinity]) {
      const send = vi.fn<typeof fetch>()
      const parameters = { ...quoteParameters('USDC'), [field]: value }
      await expect(getQuote(clientOf(send), parameters)).rejects.toMatchObject({
        name: 'InvalidRequestError',
        field,
      })
      expect(send).not.toHaveBeenCalled()
    }
  })

  it('behavior: accepts null, and omitted parameters', async () => {
    const { quoteParameters } = createTestEnvironment()
    const sent: unknown[] = []
    const send: typeof fetch = async (_, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return new Response('', { status: 500 })
    }
    const additionalData = { none: null, of: [null, -0, { at: new Date(0) }], left: undefined }
    await expect(getQuote(clientOf(send), { ...quoteParameters('USDC'), additionalData })).rejects.toThrow()
    const [{ additionalData: heard } = { additionalData: undefined }] = sent as { additionalData: unknown }[]
    expect(heard).toEqual({ none: null, of: [null, 0, { at: '1970-01-01T00:00:00.000Z' }] })
  })

  it('parameters: sends the known fields of an authorization that viem has signed', async () => {
    const { quoteParameters } = createTestEnvironment()
    const chainId = 31338
    const account = privateKeyToAccount(`0x${'11'.repeat(32)}`)
    const signed = await account.signAuthorization({ chainId, address: partner, nonce: 0 })
    const { r, s, yParity, v } = signed
    expect(v).toBe(27n + BigInt(yParity ?? NaN))
    const bodies: string[] = []
    const client = clientOf(async (_, init) => {
      bodies.push(String(init?.body))
      return Response.json({ message: 'Not here.' }, { status: 400 })
    })
    // By viem’s type one of the two may be missing.
    const { yParity: _, ...older } = signed
    const authorizationList = [signed, older as SignedAuthorization]
    const refused = getQuote(client, { ...quoteParameters('USDC'), authorizationList })
    await expect(refused).rejects.toMatchObject({ name: 'ServiceError', status: 400 })
    const authorization = { chainId, address: partner, nonce: 0, yParity, r, s }
    const [body] = bodies.map((text) => JSON.parse(text) as { authorizationList: unknown })
    expect(body?.authorizationList).toEqual([authorization, authorization])
  })

  it.each<[string, unknown]>([
    ['authorizationList', 'all'],
    ['authorizationList.0', ['all']],
    ['authorizationList.0.yParity', [{ chainId: 1, address: partner, nonce: 0, v: 29n, r: '0x1', s: '0x1' }]],
    [
      'authorizationList.0.nonce',
      [{ chainId: 1, address: partner, nonce: 0n, yParity: 0, r: '0x1', s: '0x1' }],
    ],
  ])('error: refuses %s of an invalid authorization', async (field, authorizationList) => {
    const { quoteParameters } = createTestEnvironment()
    const send = vi.fn<typeof fetch>()
    const parameters = { ...quoteParameters('USDC'), authorizationList } as GetQuoteParameters
    await expect(getQuote(clientOf(send), parameters)).rejects.toMatchObject({
      name: 'InvalidRequestError',
      field,
    })
    expect(send).not.toHaveBeenCalled()
  })

  it.each([...quoteBodyFields].filter((name) => name !== 'appFees' && name !== 'referrer'))(
    'error: refuses %s among the extra fields, where no rule and no form would see it',
    async (name) => {
      const { quoteParameters } = createTestEnvironment()
      const send = vi.fn<typeof fetch>()
      await expect(
        getQuote(clientOf(send), quoteParameters('USDC', { extraFields: { [name]: partner } })),
      ).rejects.toMatchObject({ name: 'InvalidRequestError', field: `extraFields.${name}` })
      expect(send).not.toHaveBeenCalled()
    },
  )

  it('parameters: sends app fees in a deployment’s own shape, unless they are a parameter too', async () => {
    const { quoteParameters } = createTestEnvironment()
    const bodies: unknown[] = []
    const client = clientOf(async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return new Response('{}')
    })
    const extraFields = { appFees: { to: partner, share: 0.25 }, referrer: ['app', 'page'] }
    const appFees = [{ recipient: partner, fee: 25 }] as const
    await getQuote(client, quoteParameters('USDC', { extraFields })).catch(() => {})
    await getQuote(client, quoteParameters('USDC', { extraFields, appFees })).catch(() => {})
    expect(bodies).toMatchObject([
      extraFields,
      { appFees: [{ recipient: partner, fee: '25' }], referrer: ['app', 'page'] },
    ])
  })

  it('behavior: freezes the quote for everyone, but not the caller’s parameters', async () => {
    const { client, quoteParameters } = createTestEnvironment()
    const parameters = quoteParameters('USDC', { appFees: [{ recipient: partner, fee: 25 }] })
    const quote = await getQuote(client, parameters)
    const loose: string[] = []
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return
      if (!Object.isFrozen(value)) loose.push(path)
      for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`)
    }
    visit(quote, 'quote')
    expect(loose).toEqual([])
    expect(quote.parameters).toEqual(parameters)
    expect([parameters, parameters.appFees].some(Object.isFrozen)).toBe(false)
  })

  it('behavior: drops broken display fields, and keeps unknown fields', async () => {
    const quote = await tampered(
      ['details.rate', {}],
      ['details.timeEstimate', 'soon'],
      ['fees.gas', null],
      ['news', true],
    )
    expect(quote.details.rate).toBeUndefined()
    expect(quote.details.timeEstimate).toBeUndefined()
    expect(quote.fees.gas).toBeUndefined()
    expect(quote).toHaveProperty('news', true)
  })

  it('behavior: keeps an unknown kind of step', async () => {
    const quote = await tampered(['steps.1.kind', 'telepathy'])
    expect(quote.steps[1]).toMatchObject({ kind: 'unknown', rawKind: 'telepathy' })
  })
})

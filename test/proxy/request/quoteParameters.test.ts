import { describe, expect, it } from 'vitest'
import { type OwnerQuoteParameters, createProxyHandler } from '@causeway/react/proxy'
import { alice, bob } from '../support/accounts.ts'
import { apiKey, createProxyEnvironment } from '../support/createProxyEnvironment.ts'
import { errorOf } from '../support/errorOf.ts'

const partner = '0x00000000000000000000000000000000000000cc'
const wire = { appFees: [{ recipient: partner, fee: '25' }], referrer: 'app.example' }
const quoteParameters = { appFees: [{ recipient: partner, fee: 25 }], referrer: 'app.example' }

const bodyOf = (received: readonly { body: string | undefined }[]) => JSON.parse(received[0]?.body ?? '')

describe('quoteParameters', () => {
  it('default: adds nothing, and refuses fees and a referrer from callers', async () => {
    const { quote, received } = createProxyEnvironment()
    await quote({ amount: '5' })
    expect(received[0]?.body).toBe('{"amount":"5"}')
    for (const body of [{ appFees: [] }, { referrer: 'page.example' }]) {
      expect((await quote(body)).status).toBe(400)
    }
    expect(received).toHaveLength(1)
  })

  it.each(['appFees', 'referrer'])('error: says where %s is set to a caller that sends it', async (name) => {
    const { quote } = createProxyEnvironment()
    const answer = await quote({ [name]: 'page.example' })
    expect(await answer.json()).toEqual({
      message: `The body is invalid: "${name}" is set on the server, in quoteParameters; callers may send it where extraFields names it.`,
      errorCode: 'INVALID_BODY',
    })
  })

  it('behavior: replaces what a caller sends for them, whatever it is', async () => {
    const { quote, received } = createProxyEnvironment({ quoteParameters })
    const answer = await quote({ amount: '5', appFees: 'no list', referrer: 'page.example' })
    expect(answer.status).toBe(200)
    expect(bodyOf(received)).toEqual({ amount: '5', ...wire })
  })

  it('error: still refuses what the server doesn’t set', async () => {
    const { quote, received } = createProxyEnvironment({ quoteParameters: { referrer: 'app.example' } })
    expect((await quote({ appFees: [], referrer: 'page.example' })).status).toBe(400)
    expect(received).toEqual([])
  })

  it('parameters: adds them to every quote, as the wire writes them', async () => {
    const { quote, received } = createProxyEnvironment({ quoteParameters })
    await quote({ amount: '5' })
    expect(bodyOf(received)).toEqual({ amount: '5', ...wire })
  })

  it('behavior: lets no caller change them, even where callers may name them', async () => {
    const { quote, received } = createProxyEnvironment({
      quoteParameters,
      extraFields: ['appFees', 'referrer'],
    })
    await quote({ appFees: [{ recipient: bob, fee: '900' }], referrer: 'page.example' })
    expect(bodyOf(received)).toEqual(wire)
  })

  it('behavior: sponsors where callers may not ask for it', async () => {
    const { quote, received } = createProxyEnvironment({
      quoteParameters: {
        subsidizeFees: true,
        sponsoredFeeComponents: ['platform'],
        maxSubsidizationAmount: 7n,
        subsidizationBps: 2500,
      },
    })
    await quote({ amount: '5' })
    expect(bodyOf(received)).toEqual({
      amount: '5',
      subsidizeFees: true,
      sponsoredFeeComponents: ['svc'],
      maxSubsidizationAmount: '7',
      subsidizationBps: 2500,
    })
    expect((await quote({ subsidizeFees: true })).status).toBe(403)
  })

  it('behavior: keeps the session’s user', async () => {
    const { quote, received } = createProxyEnvironment({ quoteParameters, getUser: () => alice })
    await quote({ amount: '5' })
    expect(bodyOf(received)).toEqual({ amount: '5', ...wire, user: alice })
  })

  it.each<[wrong: OwnerQuoteParameters, argument: string]>([
    [{ appFees: [{ recipient: partner, fee: 10_001 }] }, 'quoteParameters.appFees.0.fee'],
    [{ appFees: [{ recipient: ' ', fee: 25 }] }, 'quoteParameters.appFees.0.recipient'],
    [
      {
        appFees: [
          { recipient: partner, fee: 9_000 },
          { recipient: bob, fee: 1_001 },
        ],
      },
      'quoteParameters.appFees',
    ],
    [{ appFees: [{ recipient: '0x1', fee: 25 }] }, 'quoteParameters.appFees.0.recipient'],
    [{ subsidizeFees: true, sponsoredFeeComponents: [] }, 'quoteParameters.sponsoredFeeComponents'],
    [{ sponsoredFeeComponents: ['swap'] }, 'quoteParameters.sponsoredFeeComponents'],
    [{ maxSubsidizationAmount: 7_000_000n }, 'quoteParameters.maxSubsidizationAmount'],
    [{ subsidizeFees: false, subsidizeRent: true }, 'quoteParameters.subsidizeRent'],
    // A page in JavaScript gets no compiler error.
    [{ appFee: [{ recipient: partner, fee: 25 }] } as OwnerQuoteParameters, 'quoteParameters.appFee'],
  ])('error: refuses %o', (wrong, argument) => {
    const make = () =>
      createProxyHandler({
        baseUrl: 'https://service.example',
        apiKey,
        allowedOrigins: [],
        quoteParameters: wrong,
      })
    expect(make).toThrow(expect.objectContaining({ name: 'InvalidConfigError', argument }))
  })

  it.each([{ quoteParameters: { subsidizeFees: true } }, { allowSponsorship: true }])(
    'error: lets no caller name who earns app fees, with %o, since the owner of the key would pay',
    (parameters) => {
      const make = () =>
        createProxyHandler({
          baseUrl: 'https://service.example',
          apiKey,
          allowedOrigins: [],
          extraFields: ['appFees'],
          ...parameters,
        })
      expect(make).toThrow(expect.objectContaining({ name: 'InvalidConfigError', argument: 'extraFields' }))
    },
  )

  describe('a gas top-up or fixed rate that a sponsor pays for', () => {
    const sponsored = { subsidizeFees: true }
    const byServer = { quoteParameters: sponsored }
    const byCaller = { allowSponsorship: true }

    it.each<[title: string, parameters: Parameters<typeof createProxyEnvironment>[0], body: object]>([
      ['a gas top-up', byServer, { topupGas: true }],
      ['a gas top-up with an amount', byServer, { topupGas: true, topupGasAmount: '1000000000' }],
      ['the amount of a gas top-up alone', byServer, { topupGasAmount: '1000000000' }],
      ['a gas top-up as text', byServer, { topupGas: 'true' }],
      [
        'a gas top-up of a caller who declines sponsorship',
        byServer,
        { topupGas: true, subsidizeFees: false },
      ],
      ['a fixed rate', byServer, { fixedRate: '2' }],
      ['a fixed rate for a sponsored caller', byCaller, { fixedRate: '1:1', ...sponsored }],
      ['a fixed rate of null', byServer, { fixedRate: null }],
      ['a gas top-up for a sponsored caller', byCaller, { topupGas: true, ...sponsored }],
      [
        'an amount where only `topupGas` is allowed',
        { ...byServer, extraFields: ['topupGas'] },
        { topupGas: true, topupGasAmount: '9' },
      ],
    ])('error: refuses %s', async (_, parameters, body) => {
      const { quote, received } = createProxyEnvironment(parameters)
      expect(await errorOf(await quote(body))).toBe('403 SPONSORSHIP_NOT_ALLOWED')
      expect(received).toEqual([])
    })

    it.each<[title: string, parameters: Parameters<typeof createProxyEnvironment>[0], body: object]>([
      ['there is no sponsorship', {}, { topupGas: true, topupGasAmount: '9', fixedRate: '1' }],
      ['the caller is not sponsored', byCaller, { topupGas: true, subsidizeFees: false }],
      ['no gas top-up is requested', byServer, { topupGas: false }],
      [
        'the server allows the fields',
        { ...byServer, extraFields: ['topupGas', 'topupGasAmount', 'fixedRate'] },
        { topupGas: true, topupGasAmount: '9', fixedRate: '1:1' },
      ],
    ])('behavior: passes where %s', async (_, parameters, body) => {
      const { quote, received } = createProxyEnvironment(parameters)
      expect((await quote(body)).status).toBe(200)
      expect(bodyOf(received)).toMatchObject(body)
    })
  })
})

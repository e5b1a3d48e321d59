import {
  depositAbi,
  quoteBodyFields,
  sponsoredComponents,
  type SponsoredComponent,
} from '@causeway/react/schemas'
import {
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  parseEther,
  parseUnits,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, getRequestStatus } from '@causeway/react/actions'
import { planItems, transactionsOf } from '../../../src/decode/planItems.ts'
import { erc20Abi } from '../../src/contracts/generated/abis.ts'
import { componentTotals, sumOfComponents } from '../../src/domain/money/feeComponents.ts'
import { convert, toUsd } from '../../src/domain/money/money.ts'
import { createService } from '../../src/http/createService.ts'
import { priceQuote } from '../../src/quote/terms/priceQuote.ts'
import { toServiceFetch } from '../../src/simulated/toServiceFetch.ts'
import { balancesOf, sumBalances } from '../support/balances.ts'
import { clientOf, createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { bridge, currencyOf, orderIdOf, pay, quoteParameters, requestIdOf, send } from '../support/quotes.ts'
import { waitForRequest } from '../support/waitForRequest.ts'

import * as fc from 'fast-check'
import { createMemoryStore } from '@causeway/sandbox'
import { type Ledger, type LedgerCurrency, PaymentRefusedError } from '@causeway/sandbox/simulated'

const stranger = getAddress('0x00000000000000000000000000000000000a11ce')
const usdc = (units: string) => parseUnits(units, 6)

describe('POST /quote', () => {
  it('default', async () => {
    const sandbox = createTestSandbox()
    const { user, origin, destination } = sandbox
    const quote = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc('1000') }))

    expect(quote.steps.map(({ id, kind }) => [id, kind])).toEqual([
      ['approve', 'transaction'],
      ['deposit', 'transaction'],
    ])
    const calls = transactionsOf(planItems(quote.steps)).map(({ data }) => ({
      to: data.to,
      ...decodeFunctionData({ abi: [...erc20Abi, ...depositAbi], data: data.data }),
    }))
    const token = currencyOf(origin, 'USDC').address
    expect(calls).toEqual([
      { to: token, functionName: 'approve', args: [origin.depository, usdc('1000')] },
      {
        to: origin.depository,
        functionName: 'depositErc20',
        args: [user, token, usdc('1000'), orderIdOf(quote)],
      },
    ])
    const { details, fees } = quote
    expect(details).toMatchObject({ operation: 'bridge', sender: user, recipient: user })
    expect(details.currencyIn.amount).toBe(usdc('1000'))
    // 10 basis points, and 110000 units of gas at 0.11 gwei and $2500.
    expect(fees.relayerService?.amount).toBe(usdc('1'))
    expect(fees.relayerGas?.amount).toBe(usdc('0.03025'))
    expect(fees.relayer?.amount).toBe(usdc('1.03025'))
    expect(details.currencyOut.amount).toBe(usdc('998.96975'))
    expect(details.currencyOut.minimumAmount).toBe((usdc('998.96975') * 9950n) / 10_000n)
    expect(details.totalImpact).toEqual({ usd: '-1.03025', percent: '-0.1' })
    expect(details.rate).toBe('0.99896975')
    expect(details.userBalance).toBe(usdc('10000').toString())
    expect(quote.protocol?.v2?.paymentDetails).toEqual({
      chainId: String(origin.id),
      depository: origin.depository,
      currency: currencyOf(origin, 'USDC').address,
      amount: usdc('1000').toString(),
    })
    expect(details.currencyOut.currency.chainId).toBe(destination.id)
  })

  it('default: the body holds every field of the interface', async () => {
    const sandbox = createTestSandbox()
    const body = await quoteBody(sandbox, { amount: '1000000000' })
    expect(shapeOf(body)).toMatchInlineSnapshot(`
      {
        "details": {
          "currencyGasTopup": "Amount",
          "currencyIn": "Amount",
          "currencyOut": "Amount",
          "expandedPriceImpact": {
            "app": {
              "usd": "string",
            },
            "execution": {
              "usd": "string",
            },
            "sponsored": {
              "usd": "string",
            },
            "svc": {
              "usd": "string",
            },
            "swap": {
              "usd": "string",
            },
          },
          "fallbackType": "string",
          "fixedRateFee": {
            "usd": "string",
          },
          "isFixedRate": "boolean",
          "operation": "string",
          "rate": "string",
          "recipient": "string",
          "refundCurrency": "Amount",
          "route": {
            "destination": {
              "includedSwapSources": [],
              "inputCurrency": "Amount",
              "outputCurrency": "Amount",
              "router": "string",
            },
            "origin": {
              "includedSwapSources": [],
              "inputCurrency": "Amount",
              "outputCurrency": "Amount",
              "router": "string",
            },
          },
          "sender": "string",
          "slippageTolerance": {
            "destination": {
              "percent": "string",
              "usd": "string",
              "value": "string",
            },
            "origin": {
              "percent": "string",
              "usd": "string",
              "value": "string",
            },
            "total": "string",
          },
          "swapImpact": {
            "percent": "string",
            "usd": "string",
          },
          "timeEstimate": "number",
          "totalImpact": {
            "percent": "string",
            "usd": "string",
          },
          "userBalance": "string",
        },
        "feeSponsorship": {
          "actual": {
            "capHit": "boolean",
            "components": {
              "app": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "execution": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "rent": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "svc": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "swap": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
            },
            "maxSubsidizationAmount": "string",
            "selectedComponents": [],
            "sponsorPayment": {
              "address": "string",
              "amount": "string",
              "chainId": "number",
            },
            "sponsoredTotal": "Amount",
            "userPaysTotal": "Amount",
          },
          "quoted": {
            "capHit": "boolean",
            "components": {
              "app": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "execution": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "rent": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "svc": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
              "swap": {
                "selected": "boolean",
                "sponsored": "Amount",
                "total": "Amount",
                "userPays": "Amount",
              },
            },
            "maxSubsidizationAmount": "string",
            "selectedComponents": [],
            "sponsoredTotal": "Amount",
            "userPaysTotal": "Amount",
          },
        },
        "fees": {
          "app": "Amount",
          "gas": "Amount",
          "subsidized": "Amount",
          "svcer": "Amount",
          "svcerGas": "Amount",
          "svcerService": "Amount",
        },
        "protocol": {
          "v2": {
            "hubType": "string",
            "orderData": {
              "fees": [],
              "inputs": [
                {
                  "payment": {
                    "amount": "string",
                    "chainId": "string",
                    "currency": "string",
                    "weight": "string",
                  },
                  "refunds": [
                    {
                      "chainId": "string",
                      "currency": "string",
                      "deadline": "number",
                      "extraData": "string",
                      "minimumAmount": "string",
                      "recipient": "string",
                    },
                  ],
                },
              ],
              "output": {
                "calls": [],
                "chainId": "string",
                "deadline": "number",
                "extraData": "string",
                "payments": [
                  {
                    "currency": "string",
                    "expectedAmount": "string",
                    "minimumAmount": "string",
                    "recipient": "string",
                  },
                ],
              },
              "salt": "string",
              "solver": "string",
              "solverChainId": "string",
              "version": "string",
            },
            "orderId": "string",
            "paymentDetails": {
              "amount": "string",
              "chainId": "string",
              "currency": "string",
              "depository": "string",
            },
          },
        },
        "steps": [
          {
            "action": "string",
            "description": "string",
            "id": "string",
            "items": [
              {
                "check": {
                  "endpoint": "string",
                  "method": "string",
                },
                "data": {
                  "chainId": "number",
                  "data": "string",
                  "from": "string",
                  "maxFeePerGas": "string",
                  "maxPriorityFeePerGas": "string",
                  "to": "string",
                  "value": "string",
                },
                "status": "string",
              },
            ],
            "kind": "string",
            "requestId": "string",
          },
        ],
      }
    `)
  })

  it('parameters: tradeType', async () => {
    const sandbox = createTestSandbox()
    for (const tradeType of ['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const) {
      const { details, fees } = await getQuote(
        sandbox.client,
        quoteParameters(sandbox, { amount: parseEther('100'), to: 'DAI', tradeType }),
      )
      expect(details.currencyOut.amount).toBe(parseEther('100'))
      expect(details.currencyIn.amount).toBe(usdc('100') + (fees.relayer?.amount ?? 0n))
      expect(details.currencyOut.minimumAmount).toBe(
        tradeType === 'EXACT_OUTPUT' ? parseEther('100') : parseEther('99.5'),
      )
    }
  })

  it('parameters: slippageTolerance', async () => {
    const sandbox = createTestSandbox()
    const asked = quoteParameters(sandbox, { amount: usdc('1000'), slippageTolerance: 0 })
    const { details } = await getQuote(sandbox.client, asked)
    expect(details.currencyOut.minimumAmount).toBe(details.currencyOut.amount)
    expect(details.slippageTolerance?.total).toBe('0')
  })

  it('behavior: the native currency needs no approval', async () => {
    const sandbox = createTestSandbox()
    const asked = quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'USDC' })
    const { steps, details } = await getQuote(sandbox.client, asked)
    expect(steps.map(({ id }) => id)).toEqual(['deposit'])
    const [deposit] = steps
    expect(deposit?.kind === 'transaction' && deposit.items[0]?.data.value).toBe(parseEther('1'))
    expect(details.operation).toBe('swap')
  })

  it('behavior: fields that are off, and fields for what happens anyway, are taken', async () => {
    const response = await postQuote(createTestSandbox(), {
      topupGas: false,
      useDepositAddress: false,
      txs: [],
      usePermit: null,
      explicitDeposit: true,
      refundOnOrigin: true,
    })
    expect(response.status).toBe(200)
  })

  const native = { originCurrency: zeroAddress, destinationCurrency: zeroAddress }
  const refusals: [string, Record<string, unknown>, string][] = [
    ['user', { user: '0x12' }, 'INVALID_ADDRESS'],
    ['user', { user: undefined }, 'INVALID_ADDRESS'],
    ['user', { user: `0x${'0'.repeat(40)}` }, 'INVALID_ADDRESS'],
    ['recipient', { recipient: 'alice.eth' }, 'INVALID_RECIPIENT'],
    ['recipient', { recipient: `0x${'0'.repeat(40)}` }, 'INVALID_RECIPIENT'],
    ['refundTo', { refundTo: '0x' }, 'INVALID_ADDRESS'],
    ['amount', { amount: '-1' }, 'INVALID_REQUEST'],
    ['amount', { amount: 5 }, 'INVALID_REQUEST'],
    ['amount', { amount: '1.5' }, 'INVALID_REQUEST'],
    ['amount', { amount: (2n ** 256n).toString() }, 'INVALID_REQUEST'],
    ['fees', { amount: '0' }, 'AMOUNT_TOO_LOW'],
    ['fees', { amount: '30280' }, 'AMOUNT_TOO_LOW'],
    ['solver', { amount: '2000000000000' }, 'INSUFFICIENT_LIQUIDITY'],
    ['tradeType', { tradeType: 'EXACT' }, 'INVALID_REQUEST'],
    ['tradeType', { tradeType: undefined }, 'INVALID_REQUEST'],
    ['originChainId', { originChainId: 1 }, 'UNSUPPORTED_CHAIN'],
    ['destinationChainId', { destinationChainId: '31338' }, 'UNSUPPORTED_CHAIN'],
    ['originCurrency', { originCurrency: stranger }, 'INVALID_INPUT_CURRENCY'],
    ['destinationCurrency', { destinationCurrency: 'USDC' }, 'INVALID_OUTPUT_CURRENCY'],
    ['slippageTolerance', { slippageTolerance: '10001' }, 'INVALID_SLIPPAGE_TOLERANCE'],
    ['slippageTolerance', { slippageTolerance: 50 }, 'INVALID_SLIPPAGE_TOLERANCE'],
    ['topupGasAmount', { topupGasAmount: '2000000' }, 'INVALID_REQUEST'],
    ['topupGas', { topupGas: 'yes' }, 'INVALID_REQUEST'],
    ['strict', { strict: true }, 'INVALID_REQUEST'],
    ['refundTo', { strict: true, useDepositAddress: true }, 'INVALID_ADDRESS'],
    ['strict', { useDepositAddress: true, tradeType: 'EXACT_OUTPUT' }, 'INVALID_REQUEST'],
    ['recoveryAddress', { recoveryAddress: stranger }, 'INVALID_REQUEST'],
    ['recoveryAddress', { recoveryAddress: '0x1', useDepositAddress: true, ...native }, 'INVALID_ADDRESS'],
    ['useDepositAddress', { useDepositAddress: true }, 'UNSUPPORTED_CURRENCY'],
    [
      'useDepositAddress',
      { useDepositAddress: true, ...native, destinationChainId: 31337 },
      'UNSUPPORTED_ROUTE',
    ],
    ['sponsoredFeeComponents', { sponsoredFeeComponents: ['swap'] }, 'INVALID_REQUEST'],
    ['sponsoredFeeComponents', { subsidizeFees: true, sponsoredFeeComponents: [] }, 'INVALID_REQUEST'],
    ['sponsoredFeeComponents', { subsidizeFees: true, sponsoredFeeComponents: ['tea'] }, 'INVALID_REQUEST'],
    ['maxSubsidizationAmount', { maxSubsidizationAmount: '1' }, 'INVALID_REQUEST'],
    ['maxSubsidizationAmount', { subsidizeFees: true, maxSubsidizationAmount: '-1' }, 'INVALID_REQUEST'],
    ['subsidizeRent', { subsidizeRent: true }, 'INVALID_REQUEST'],
    ['appFees', { appFees: 'all' }, 'INVALID_REQUEST'],
    ['fee', { appFees: [{ recipient: stranger, fee: 1 }] }, 'INVALID_REQUEST'],
    ['fee', { appFees: [{ recipient: stranger, fee: '10001' }] }, 'INVALID_REQUEST'],
    ['recipient', { appFees: [{ recipient: 'app.eth', fee: '1' }] }, 'INVALID_RECIPIENT'],
    ['appFees', { appFees: [{ recipient: stranger, fee: '10000' }] }, 'INVALID_REQUEST'],
    ['topupGasAmount', { topupGas: true, topupGasAmount: 'much' }, 'INVALID_REQUEST'],
    ['topupGas', { topupGas: true, destinationCurrency: `0x${'0'.repeat(40)}` }, 'INVALID_REQUEST'],
    ['ttl', { ttl: 0 }, 'INVALID_REQUEST'],
    ['ttl', { ttl: 1.5 }, 'INVALID_REQUEST'],
    ['colour', { colour: 'red' }, 'INVALID_REQUEST'],
    // Our word for what is `svc` on the wire.
    [
      'sponsoredFeeComponents',
      { subsidizeFees: true, sponsoredFeeComponents: ['platform'] },
      'INVALID_REQUEST',
    ],
    ['explicitDeposit', { explicitDeposit: 'yes' }, 'INVALID_REQUEST'],
    ['txs.0.to', { txs: [{ value: '0', data: '0x' }] }, 'INVALID_REQUEST'],
    ['constructor', { constructor: 1 }, 'INVALID_REQUEST'],
    // Known, but not served yet.
    [
      'authorizationList',
      {
        txs: [{ to: stranger, value: '0', data: '0x' }],
        authorizationList: [{ chainId: 1, address: stranger, nonce: 0, yParity: 0, r: '0x1', s: '0x1' }],
      },
      'UNSUPPORTED_EXECUTION_TYPE',
    ],
  ]
  it.each([null, ''])('behavior: %o says nothing in every field that may be left out', async (nothing) => {
    const named = ['user', 'originChainId', 'destinationChainId', 'originCurrency', 'destinationCurrency']
    const required = new Set([...named, 'amount', 'tradeType'])
    const optional = [...quoteBodyFields, 'appFees', 'referrer', 'referrerAddress', 'colour']
    const fields = Object.fromEntries(
      optional.filter((name) => !required.has(name)).map((name) => [name, nothing]),
    )
    expect((await postQuote(createTestSandbox(), fields)).status).toBe(200)
    for (const name of required) {
      expect((await postQuote(createTestSandbox(), { [name]: nothing })).status).toBe(400)
    }
  })

  it('behavior: a referrer of any length is taken', async () => {
    expect((await postQuote(createTestSandbox(), { referrer: 'r'.repeat(1000) })).status).toBe(200)
  })

  it.each(refusals)('error: %s %o is %s', async (words, fields, errorCode) => {
    const response = await postQuote(createTestSandbox(), fields)
    expect(response.status).toBe(400)
    const body: unknown = await response.json()
    expect(body).toEqual({ message: expect.any(String), errorCode })
    expect(body).toMatchObject({ message: expect.stringContaining(words) })
  })
})

describe('priceQuote', () => {
  const currency = fc.record({
    decimals: fc.integer({ min: 0, max: 24 }),
    cents: fc.bigInt({ min: 1n, max: 10_000_000n }),
  })
  const toCurrency = ({ decimals, cents }: { decimals: number; cents: bigint }): LedgerCurrency => ({
    address: stranger,
    symbol: 'X',
    name: 'X',
    decimals,
    priceUsd: `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`,
  })
  const parameters = fc.record({
    from: currency.map(toCurrency),
    to: currency.map(toCurrency),
    amount: fc.bigInt({ min: 1n, max: 10n ** 30n }),
    gasUsd: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    serviceFeeBps: fc.integer({ min: 0, max: 9999 }),
    slippageBps: fc.integer({ min: 0, max: 10_000 }),
  })

  it('behavior: the recipient never gets more than was paid after fees, and the parts make the whole', () => {
    fc.assert(
      fc.property(
        parameters,
        fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'),
        ({ from, to, ...rest }, tradeType) => {
          const priced = priceQuote({ ...rest, tradeType, currencyIn: from, currencyOut: to })
          if (!priced) return
          const { amountIn, amountOut, minimumOut, destinationGas, service } = priced
          expect(amountOut).toBeGreaterThan(0n)
          expect(minimumOut).toBeLessThanOrEqual(amountOut)
          const converted = amountIn - destinationGas - service
          expect(convert(converted, from, to, 'down')).toBeGreaterThanOrEqual(amountOut)
          expect(toUsd(amountOut, to, 'down')).toBeLessThanOrEqual(toUsd(converted, from, 'up'))
          expect(toUsd(destinationGas, from, 'up')).toBeGreaterThanOrEqual(rest.gasUsd)
          expect(service * 10_000n).toBeGreaterThanOrEqual(amountIn * BigInt(rest.serviceFeeBps))
        },
      ),
    )
  })

  it('behavior: user and sponsor together pay exactly what is converted and all fees', () => {
    const extras = fc.record({
      appFees: fc.array(
        fc.record({ recipient: fc.constant(stranger), bps: fc.integer({ min: 0, max: 500 }) }),
        {
          maxLength: 4,
        },
      ),
      topupUsd: fc.bigInt({ min: 0n, max: 10n ** 20n }),
      offer: fc.record({
        components: fc.subarray<SponsoredComponent>(['execution', 'swap', 'platform', 'app', 'rent']),
        cap: fc.bigInt({ min: 0n, max: 10n ** 28n }),
      }),
    })
    fc.assert(
      fc.property(
        parameters,
        extras,
        fc.constantFrom('EXACT_INPUT', 'EXACT_OUTPUT', 'EXPECTED_OUTPUT'),
        ({ from, to, ...rest }, { offer, ...more }, tradeType) => {
          const priced = priceQuote({ ...rest, ...more, offer, tradeType, currencyIn: from, currencyOut: to })
          if (!priced) return
          const totals = componentTotals(priced)
          const sponsored = sumOfComponents(priced.sponsored)
          const converted = priced.amountIn + sponsored - sumOfComponents(totals)
          expect(convert(converted, from, to, 'down')).toBeGreaterThanOrEqual(priced.amountOut)
          expect(priced.amountIn).toBeGreaterThan(0n)
          expect(sponsored).toBeLessThanOrEqual(offer.cap)
          let wanted = 0n
          for (const component of sponsoredComponents) {
            expect(priced.sponsored[component]).toBeLessThanOrEqual(totals[component])
            expect(totals[component]).toBeGreaterThanOrEqual(0n)
            if (offer.components.includes(component)) wanted += totals[component]
            else expect(priced.sponsored[component]).toBe(0n)
          }
          expect(sponsored).toBe(wanted < offer.cap ? wanted : offer.cap)
          expect(priced.capHit).toBe(wanted > offer.cap)
        },
      ),
    )
  })

  it('behavior: what an exact output costs buys that output', () => {
    fc.assert(
      fc.property(parameters, ({ from, to, ...rest }) => {
        const both = { ...rest, currencyIn: from, currencyOut: to }
        const asked = priceQuote({ ...both, tradeType: 'EXACT_OUTPUT' })
        if (!asked) return
        const bought = priceQuote({ ...both, tradeType: 'EXACT_INPUT', amount: asked.amountIn })
        expect(bought?.amountOut).toBeGreaterThanOrEqual(asked.amountOut)
      }),
    )
  })
})

describe('solver', () => {
  it('default', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, user, solver, origin } = sandbox
    const before = { all: await sumBalances(sandbox), user: await balancesOf(sandbox, user) }
    const beforeSolver = await balancesOf(sandbox, solver)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    const requestId = requestIdOf(quote)
    const states: string[] = []
    const observe = async () => {
      const { rawStatus: status } = await getRequestStatus(client, { requestId })
      const next = await getRequestStatus(client, { requestId, path: '/intents/status/v3' })
      states.push(`${status} ${next.rawStatus}`)
    }

    await observe()
    const [, depositHash] = await pay(sandbox, quote)
    await clock.advance(0)
    await observe()
    await clock.advance(750)
    await observe()
    await clock.advance(749)
    await observe()
    await clock.advance(1)
    await observe()
    expect(states).toEqual([
      'pending waiting',
      'received pending',
      'received submitted',
      'received submitted',
      'success success',
    ])

    const status = await getRequestStatus(client, { requestId })
    expect(status).toMatchObject({
      inTxHashes: [depositHash],
      originChainId: 31337,
      destinationChainId: 31338,
    })
    expect(status.txHashes).toHaveLength(1)
    expect(status.updatedAt).toBe(clock.now())

    const after = { all: await sumBalances(sandbox), user: await balancesOf(sandbox, user) }
    expect(after.all).toEqual(before.all)
    expect(change(before.user, after.user, '31337 USDC')).toBe(-usdc('25'))
    expect(change(before.user, after.user, '31338 USDC')).toBe(quote.details.currencyOut.amount)
    expect(change(before.user, after.user, '31338 ETH')).toBe(0n)
    expect(change(beforeSolver, await balancesOf(sandbox, solver), '31338 USDC')).toBe(
      -quote.details.currencyOut.amount,
    )
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
  })

  it('parameters: recipient', async () => {
    const sandbox = createTestSandbox()
    const before = await sumBalances(sandbox, [stranger])
    const quote = await bridge(sandbox, {
      amount: parseEther('2'),
      from: 'ETH',
      to: 'DAI',
      recipient: stranger,
    })
    await sandbox.clock.advance(1500)
    expect(await balancesOf(sandbox, stranger)).toMatchObject({
      '31338 DAI': quote.details.currencyOut.amount,
    })
    // 2 ETH at $2500, less 10 basis points, less the gas of the fill.
    expect(quote.details.currencyOut.amount).toBe(parseEther('4994.96975'))
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('parameters: fillDelayMs', async () => {
    const sandbox = createTestSandbox({ policy: { fillDelayMs: 0 } })
    const quote = await bridge(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' })
    await sandbox.clock.advance(0)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
  })

  it('behavior: too small a deposit goes back in full to refundTo', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock } = sandbox
    const before = await sumBalances(sandbox, [stranger])
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH', refundTo: stranger }),
    )
    await send(wallet, {
      ...depositNative(sandbox, orderIdOf(quote)),
      from: user,
      value: parseEther('1') - 1n,
    })
    await clock.advance(1500)
    expect(await balancesOf(sandbox, stranger)).toMatchObject({
      '31337 ETH': parseEther('1') - 1n,
      '31338 ETH': 0n,
    })
    const status = await getRequestStatus(client, { requestId: requestIdOf(quote) })
    expect(status).toMatchObject({ rawStatus: 'fallback', status: 'refund' })
    expect(status.txHashes).toHaveLength(1)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual([
      'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
      undefined,
    ])
    expect(await sumBalances(sandbox, [stranger])).toEqual(before)
  })

  it('behavior: another currency than the quoted one goes back', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock } = sandbox
    const before = await balancesOf(sandbox, user)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    await depositToken(sandbox, orderIdOf(quote), 'DAI', usdc('25'))
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['INCORRECT_DEPOSIT_CURRENCY', undefined])
    expect(change(before, await balancesOf(sandbox, user), '31337 DAI')).toBe(0n)
    expect(wallet.chainId).toBe(31337)
  })

  it('behavior: a deposit on another chain goes back there', async () => {
    const sandbox = createTestSandbox()
    const { client, wallet, user, clock, destination } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' }),
    )
    wallet.switchChain(31338)
    const deposit = depositNative(sandbox, orderIdOf(quote))
    await send(wallet, { ...deposit, to: destination.depository, from: user, value: parseEther('1') })
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['DEPOSIT_CHAIN_MISMATCH', undefined])
    expect((await balancesOf(sandbox, destination.depository))['31338 ETH']).toBe(0n)
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: an expired quote is refunded', async () => {
    const sandbox = createTestSandbox()
    const { client, clock } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    await clock.advance(3_600_001 - 750)
    await pay(sandbox, quote)
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual(['TTL_EXPIRED', undefined])
    expect(await sumBalances(sandbox)).toEqual(before)

    const response = await postQuote(sandbox, { ttl: 10 })
    const late = (await response.json()) as Quote
    await clock.advance(9_251)
    await depositToken(sandbox, orderIdOf(late), 'USDC', usdc('25'))
    await clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(late))).toEqual(['TTL_EXPIRED', undefined])
  })

  it('behavior: what another fill took from the inventory is refunded', async () => {
    const sandbox = createTestSandbox()
    const asked = { amount: parseEther('300'), from: 'ETH', to: 'DAI' }
    const before = await sumBalances(sandbox)
    const quotes = [
      await getQuote(sandbox.client, quoteParameters(sandbox, asked)),
      await getQuote(sandbox.client, quoteParameters(sandbox, asked)),
    ]
    for (const quote of quotes) await pay(sandbox, quote)
    await sandbox.clock.advance(1500)
    const states = await Promise.all(quotes.map((quote) => stateOf(sandbox, requestIdOf(quote))))
    expect(states).toEqual(['success', 'refund'])
    const [, second] = quotes
    if (second) {
      expect(await failReasons(sandbox, requestIdOf(second))).toEqual(['SOLVER_BALANCE_TOO_LOW', undefined])
    }
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: a recipient that takes no money gets its payer a refund', async () => {
    const sandbox = createTestSandbox()
    const { destination, user } = sandbox
    const before = await balancesOf(sandbox, user)
    const quote = await bridge(sandbox, {
      amount: parseEther('1'),
      from: 'ETH',
      to: 'ETH',
      recipient: destination.depository,
      refundTo: user,
    })
    await sandbox.clock.advance(1500)
    expect(await failReasons(sandbox, requestIdOf(quote))).toEqual([
      'DESTINATION_TOKEN_TRANSFER_REJECTED',
      undefined,
    ])
    const after = await balancesOf(sandbox, user)
    expect(change(before, after, '31337 ETH')).toBe(-45_000n * 60_000_000n)
  })

  it('behavior: a second deposit goes back to its depositor, and the request goes on', async () => {
    const sandbox = createTestSandbox()
    const { clock, user, store, origin } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await bridge(sandbox, { amount: usdc('25') })
    const id = requestIdOf(quote)
    const beforeSecond = await balancesOf(sandbox, user)
    await depositToken(sandbox, orderIdOf(quote), 'USDC', usdc('7'))
    await waitForRequest(store, id, ({ surpluses }) => surpluses[0]?.refund !== undefined)
    expect(change(beforeSecond, await balancesOf(sandbox, user), '31337 USDC')).toBe(0n)
    await clock.advance(1500)
    // A third one, after the end.
    await depositToken(sandbox, orderIdOf(quote), 'USDC', usdc('8'))
    await clock.advance(1500)
    const request = await waitForRequest(store, id, ({ surpluses }) => surpluses[1]?.refund !== undefined)
    expect(request.progress.status).toBe('success')
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: what somebody deposits in the name of another goes back to that one', async () => {
    const sandbox = createTestSandbox()
    const { wallet, user, store, origin } = sandbox
    const quote = await bridge(sandbox, { amount: usdc('25') })
    const args = [stranger, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args })
    await send(wallet, { from: user, to: origin.depository, data, value: 11n })
    await waitForRequest(store, requestIdOf(quote), ({ surpluses }) => surpluses[0]?.refund !== undefined)
    expect((await balancesOf(sandbox, stranger))['31337 ETH']).toBe(11n)
  })

  it('behavior: the whole allowance may be the deposit', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, wallet, user, origin } = sandbox
    const before = await sumBalances(sandbox)
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc('25') }))
    const token = currencyOf(origin, 'USDC').address
    const [approve] = transactionsOf(planItems(quote.steps))
    if (!approve) throw new TypeError('There is nothing to approve.')
    await send(wallet, { from: user, to: token, data: approve.data.data })
    const args = [zeroAddress, token, orderIdOf(quote)] as const
    const data = encodeFunctionData({ abi: depositAbi, functionName: 'depositErc20', args })
    await send(wallet, { from: user, to: origin.depository, data })
    await clock.advance(1500)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
    expect((await balancesOf(sandbox, origin.depository))['31337 USDC']).toBe(usdc('25'))
    expect(await sumBalances(sandbox)).toEqual(before)
  })

  it('behavior: what is paid too much goes back, and the quoted amount is filled', async () => {
    const sandbox = createTestSandbox()
    const { client, clock, wallet, user } = sandbox
    const quote = await getQuote(
      client,
      quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'ETH' }),
    )
    const before = await balancesOf(sandbox, user)
    await send(wallet, { ...depositNative(sandbox, orderIdOf(quote)), from: user, value: parseEther('3') })
    await clock.advance(1500)
    const after = await balancesOf(sandbox, user)
    expect(change(before, after, '31337 ETH')).toBe(-parseEther('1') - 45_000n * 60_000_000n)
    expect(change(before, after, '31338 ETH')).toBe(quote.details.currencyOut.amount)
    expect(await stateOf(sandbox, requestIdOf(quote))).toBe('success')
  })

  it('behavior: a deposit that is reported again is not filled again', async () => {
    const sandbox = createTestSandbox()
    const { ledger, user } = sandbox
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      watchDeposits: (onDeposit) =>
        ledger.watchDeposits((deposit) => {
          onDeposit(deposit)
          onDeposit({ ...deposit })
          sandbox.clock.schedule(() => onDeposit({ ...deposit }), 5000)
        }),
    }))
    const before = await ledger.balanceOf(31338, currencyOf(sandbox.destination, 'USDC').address, user)
    const quote = await pay()
    await sandbox.clock.advance(10_000)
    const request = await store.get(requestIdOf(quote))
    expect(request).toMatchObject({ progress: { status: 'success' }, surpluses: [] })
    const after = await ledger.balanceOf(31338, currencyOf(sandbox.destination, 'USDC').address, user)
    expect(after - before).toBe(quote.details.currencyOut.amount)
  })

  it('behavior: two deposits of one transaction are two, and the second goes back', async () => {
    const sandbox = createTestSandbox()
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      watchDeposits: (onDeposit) =>
        ledger.watchDeposits((deposit) => {
          onDeposit(deposit)
          onDeposit({ ...deposit, logIndex: deposit.logIndex + 1 })
          onDeposit({ ...deposit, logIndex: deposit.logIndex + 2 })
        }),
    }))
    // What the others bring: in truth there is but one deposit.
    await bridge(sandbox, { amount: usdc('5000') })
    const quote = await pay()
    await sandbox.clock.advance(10_000)
    const { progress, surpluses = [] } = (await store.get(requestIdOf(quote))) ?? {}
    expect(progress?.status).toBe('success')
    expect(surpluses.map(({ refund }) => refund?.recipient)).toEqual([sandbox.user, sandbox.user])
    expect(new Set(surpluses.map(({ refund }) => refund?.orderId)).size).toBe(2)
  })

  it('behavior: when nobody knows whether a fill went out, nothing is refunded', async () => {
    const sandbox = createTestSandbox()
    const { store, refunds, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      fill: () => Promise.reject(new TypeError('fetch failed')),
    }))
    const quote = await pay()
    await sandbox.clock.advance(1500)
    expect((await store.get(requestIdOf(quote)))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: 'MANUAL_REFUND_REQUIRED',
    })
    expect(refunds).toEqual([])
  })

  it('behavior: a refund that fails is a failure', async () => {
    const sandbox = createTestSandbox()
    const { store, pay } = withLedger(sandbox, (ledger) => ({
      ...ledger,
      fill: (payment) =>
        Promise.reject(new PaymentRefusedError({ action: 'fill', reason: 'reverted', payment })),
      refund: () => Promise.reject(new TypeError('fetch failed')),
    }))
    const quote = await pay()
    await sandbox.clock.advance(1500)
    expect((await store.get(requestIdOf(quote)))?.progress).toMatchObject({
      status: 'failure',
      failReason: 'EXECUTION_REVERTED',
      refundFailReason: 'MANUAL_REFUND_REQUIRED',
    })
  })
})

describe('HTTP', () => {
  const url = 'https://sandbox.invalid'

  it('behavior: pages on this machine may read answers, others may not', async () => {
    const { fetch } = createTestSandbox()
    for (const origin of [
      'http://localhost:5173',
      'http://127.0.0.1:3000',
      'http://[::1]:80',
      'http://app.localhost',
    ]) {
      const response = await fetch(`${url}/intents/status`, { headers: { origin } })
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
    }
    for (const origin of ['https://evil.example', 'http://localhost.evil.example', 'null']) {
      const response = await fetch(`${url}/intents/status`, { headers: { origin } })
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  it('behavior: a preflight allows the API key', async () => {
    const { fetch } = createTestSandbox()
    const response = await fetch(`${url}/requests/v3`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-headers': 'x-api-key' },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-headers')).toContain('x-api-key')
  })

  it('error: an unknown path is 404', async () => {
    const response = await createTestSandbox().fetch(`${url}/requests/v1`)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ message: expect.stringContaining('/requests/v1') })
  })

  it('error: a wrong method is 405 and names the right one', async () => {
    const response = await createTestSandbox().fetch(`${url}/quote`)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
  })

  it.each([undefined, 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'error: a body of the type %s is 415',
    async (contentType) => {
      const sandbox = createTestSandbox()
      const body = new TextEncoder().encode('{}')
      const headers = contentType === undefined ? {} : { 'content-type': contentType }
      for (const path of ['/quote', '/execute/permits']) {
        const response = await sandbox.fetch(`${url}${path}`, { method: 'POST', headers, body })
        expect(response.status).toBe(415)
      }
    },
  )

  it.each(['', '{', '[]', 'null', '"quote"'])('error: the body %o is 400', async (body) => {
    const response = await createTestSandbox().fetch(`${url}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errorCode: 'INVALID_REQUEST' })
  })

  it('error: an unknown request is 404, a missing id 400', async () => {
    const { fetch } = createTestSandbox()
    for (const path of ['/intents/status', '/intents/status/v3']) {
      expect((await fetch(`${url}${path}?requestId=0x${'0'.repeat(64)}`)).status).toBe(404)
      expect((await fetch(`${url}${path}?requestId=me`)).status).toBe(404)
      expect((await fetch(`${url}${path}`)).status).toBe(400)
    }
  })

  it('error: a key that is not active is 401', async () => {
    const { fetch } = createTestSandbox()
    const response = await fetch(`${url}/intents/status`, { headers: { 'x-api-key': 'stolen' } })
    expect(response.status).toBe(401)
  })

  it('error: a fault of its own is 500 with a request id', async () => {
    const { ledger, clock } = createTestSandbox()
    const store = { ...createMemoryStore(), get: () => Promise.reject(new TypeError('disk full')) }
    const service = createService({ ledger, clock, store })
    const response = await service.fetch(new Request(`${url}/intents/status?requestId=0x12`))
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      message: 'The sandbox failed: disk full',
      errorCode: 'UNKNOWN_ERROR',
      requestId: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
  })

  it('behavior: a closed sandbox answers 503 and fills nothing', async () => {
    const sandbox = createTestSandbox()
    const quote = await bridge(sandbox, { amount: usdc('25') })
    await sandbox.clock.advance(0)
    sandbox.close()
    await sandbox.clock.advance(1500)
    expect((await sandbox.store.get(requestIdOf(quote)))?.progress.status).toBe('pending')
    const response = await sandbox.fetch(`${url}/intents/status?requestId=${requestIdOf(quote)}`)
    expect(response.status).toBe(503)
  })
})

/** Posts a valid quote request with some fields changed. */
function postQuote(sandbox: TestSandbox, fields: Record<string, unknown>): Promise<Response> {
  const asked = quoteParameters(sandbox, { amount: usdc('25') })
  return sandbox.fetch('https://sandbox.invalid/quote', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...asked, amount: asked.amount.toString(), ...fields }),
  })
}

async function quoteBody(sandbox: TestSandbox, fields: Record<string, unknown>): Promise<unknown> {
  return (await postQuote(sandbox, fields)).json()
}

/** The keys of an answer and the types of its values; lists by their first element, amounts by a word. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value.at(-1))]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const keys = Object.keys(value)
  if (keys.join() === 'currency,amount,amountFormatted,amountUsd,minimumAmount') return 'Amount'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

async function stateOf({ client }: TestSandbox, requestId: Hex): Promise<string> {
  return (await getRequestStatus(client, { requestId })).status
}

async function failReasons({ client }: TestSandbox, requestId: Hex): Promise<unknown[]> {
  const status = await getRequestStatus(client, { requestId, path: '/intents/status/v3' })
  return [status.failReason, status.refundFailReason]
}

function change(before: Record<string, bigint>, after: Record<string, bigint>, key: string): bigint {
  return (after[key] ?? 0n) - (before[key] ?? 0n)
}

function depositNative({ origin }: TestSandbox, id: Hex): { to: Address; data: Hex } {
  return {
    to: origin.depository,
    data: encodeFunctionData({ abi: depositAbi, functionName: 'depositNative', args: [zeroAddress, id] }),
  }
}

/** Approves and deposits a token on the origin chain by hand. */
async function depositToken(
  { wallet, user, origin }: TestSandbox,
  id: Hex,
  symbol: string,
  amount: bigint,
): Promise<void> {
  wallet.switchChain(origin.id)
  const token = currencyOf(origin, symbol).address
  const args = [origin.depository, amount] as const
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args })
  const deposit = encodeFunctionData({
    abi: depositAbi,
    functionName: 'depositErc20',
    args: [zeroAddress, token, amount, id],
  })
  await send(wallet, { from: user, to: token, data: approve })
  await send(wallet, { from: user, to: origin.depository, data: deposit })
}

/** Another service on the sandbox's chains, over a ledger that misbehaves. */
function withLedger(sandbox: TestSandbox, misbehave: (ledger: Ledger) => Ledger) {
  const { clock } = sandbox
  const refunds: unknown[] = []
  const ledger = misbehave({
    ...sandbox.ledger,
    refund: (payment) => {
      refunds.push(payment)
      return sandbox.ledger.refund(payment)
    },
  })
  const store = createMemoryStore()
  const service = createService({ ledger, store, clock })
  const client = clientOf(toServiceFetch(service))
  return { store, refunds, pay: () => bridge({ ...sandbox, client }, { amount: usdc('25') }) }
}

import { decodeFunctionData, getAddress, parseEther, parseUnits, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote } from '@causeway/react/actions'
import { depositAbi, quoteBodyFields } from '@causeway/react/schemas'
import { quoteItemsOf, transactionsOf } from '../../../src/decode/quoteItems.ts'
import { erc20Abi } from '../../src/contracts/generated/abis.ts'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { currencyOf, orderIdOf, postQuote, quoteParameters } from '../support/quotes.ts'

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
    const calls = transactionsOf(quoteItemsOf(quote.steps)).map(({ data }) => ({
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

  it('default: answers with every field of the interface', async () => {
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

  it('behavior: needs no approval for the native token', async () => {
    const sandbox = createTestSandbox()
    const asked = quoteParameters(sandbox, { amount: parseEther('1'), from: 'ETH', to: 'USDC' })
    const { steps, details } = await getQuote(sandbox.client, asked)
    expect(steps.map(({ id }) => id)).toEqual(['deposit'])
    const [deposit] = steps
    expect(deposit?.kind === 'transaction' && deposit.items[0]?.data.value).toBe(parseEther('1'))
    expect(details.operation).toBe('swap')
  })

  it('behavior: accepts fields that are off, and fields for what happens anyway', async () => {
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
    // Our name for `svc` on the wire.
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
  it.each([null, ''])('behavior: ignores %o in every optional field', async (nothing) => {
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

  it('behavior: accepts a referrer of any length', async () => {
    expect((await postQuote(createTestSandbox(), { referrer: 'r'.repeat(1000) })).status).toBe(200)
  })

  it.each(refusals)('error: answers %s to %o, as %s', async (words, fields, errorCode) => {
    const response = await postQuote(createTestSandbox(), fields)
    expect(response.status).toBe(400)
    const body: unknown = await response.json()
    expect(body).toEqual({ message: expect.any(String), errorCode })
    expect(body).toMatchObject({ message: expect.stringContaining(words) })
  })
})

async function quoteBody(sandbox: TestSandbox, fields: Record<string, unknown>): Promise<unknown> {
  return (await postQuote(sandbox, fields)).json()
}

/** The keys of an answer and the types of its values; lists by their first element, amounts by one word. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value.at(-1))]
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const keys = Object.keys(value)
  if (keys.join() === 'currency,amount,amountFormatted,amountUsd,minimumAmount') return 'Amount'
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

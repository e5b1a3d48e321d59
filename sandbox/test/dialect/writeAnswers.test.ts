import { parseEther, zeroAddress } from 'viem'
import { describe, expect, it } from 'vitest'
import { getQuote, type Quote, type GetQuoteParameters } from '@causeway/react/actions'
import { type Dialect, type ServicePolicy, dialects } from '@causeway/sandbox/simulated'
import { at } from '../support/at.ts'
import { createTestSandbox, type TestSandbox } from '../support/environment/createTestSandbox.ts'
import { signatureItems, toSignable } from '../support/permits.ts'
import { bridge, currencyOf, pay, quoteParameters, requestIdOf } from '../support/quotes.ts'

const recipient = '0x00000000000000000000000000000000000000a1'
const refundTo = '0x00000000000000000000000000000000000000b2'
const app = '0x00000000000000000000000000000000000000c3'
const usdc = 25_000_000n

type Json = Record<string, unknown>

function sandboxIn(dialect: Dialect, policy: Partial<ServicePolicy> = {}): TestSandbox {
  return createTestSandbox({
    policy: { dialect, brand: dialect === 'deployment' ? 'acme' : 'svc', ...policy },
  })
}

/** Asks as any program could, and gives the answer as it is. */
async function ask(sandbox: TestSandbox, path: string, body?: object): Promise<Json> {
  const response = await sandbox.fetch(`https://sandbox.invalid${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-api-key': 'sandbox-key' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status).toBe(200)
  return (await response.json()) as Json
}

function bodyOf(sandbox: TestSandbox, wishes: object = {}): object {
  const { origin, destination, user } = sandbox
  return {
    user,
    recipient,
    refundTo,
    originChainId: origin.id,
    destinationChainId: destination.id,
    originCurrency: currencyOf(origin, 'USDC').address,
    destinationCurrency: currencyOf(destination, 'DAI').address,
    amount: usdc.toString(),
    tradeType: 'EXACT_INPUT',
    ...wishes,
  }
}

/** The terms of a quote, in any dialect. */
function termsOf({ steps, fees, details, feeSponsorship }: Quote) {
  const { currencyIn, currencyOut, recipient, sender, operation } = details
  return {
    steps: steps.map(({ id, kind, items }) => [id, kind, items.length]),
    fees: Object.values(fees).map((fee) => fee?.amount),
    amounts: [currencyIn.amount, currencyOut.amount, currencyOut.minimumAmount],
    people: [sender, recipient],
    // Deployments call everything that crosses chains a swap.
    operation: operation === 'bridge' ? 'swap' : operation,
    // Deployments leave out the sponsorship if there is none.
    sponsored: feeSponsorship?.quoted?.components?.platform?.sponsored?.amount ?? 0n,
    components: feeSponsorship?.quoted?.selectedComponents ?? [],
  }
}

describe('quotes', () => {
  const wishes: Record<string, Partial<GetQuoteParameters> & { from?: string; to?: string }> = {
    bridge: {},
    swap: { to: 'DAI' },
    native: { from: 'ETH', to: 'ETH' },
    sponsored: { subsidizeFees: true, sponsoredFeeComponents: ['platform', 'app'] },
    topup: { topupGas: true },
    'app fees': { extraFields: { appFees: [{ recipient: app, fee: '25' }] } },
    'deposit address': { from: 'ETH', to: 'ETH', useDepositAddress: true, strict: true, refundTo },
    calls: { from: 'ETH', to: 'ETH', txs: [{ to: app, value: 1n, data: '0x1234' }] },
  }

  it.each(Object.entries(wishes))('behavior: gives the same for %s in every dialect', async (_, asked) => {
    const [plain, deployed] = await Promise.all(
      dialects.map(async (dialect) => {
        const sandbox = sandboxIn(dialect)
        const amount = asked.from === 'ETH' ? parseEther('1') : usdc
        return termsOf(
          await getQuote(sandbox.client, quoteParameters(sandbox, { amount, recipient, ...asked })),
        )
      }),
    )
    expect(deployed).toEqual(plain)
  })

  it('behavior: writes absent texts, its own brand, names of chains and the order as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    const quote = await ask(
      sandbox,
      '/quote/v2',
      bodyOf(sandbox, { sponsoredFeeComponents: ['acme'], subsidizeFees: true }),
    )
    const [approve, deposit] = quote['steps'] as Json[]
    expect(approve).not.toHaveProperty('depositAddress')
    expect(deposit).toMatchObject({
      depositAddress: '',
      items: [{ check: { endpoint: expect.stringMatching(/^\/intents\/status\/v3\?requestId=0x/) } }],
    })
    expect(Object.keys(quote['fees'] as Json)).toEqual([
      'gas',
      'acmeer',
      'acmeerGas',
      'acmeerService',
      'app',
      'subsidized',
    ])
    expect(quote).toMatchObject({
      feeSponsorship: {
        quoted: {
          selectedComponents: ['acme'],
          components: { acme: { selected: true } },
          sponsoredTotal: { currency: { chainId: 31337, symbol: 'USDC', decimals: 6 } },
        },
      },
      details: {
        expandedPriceImpact: { acme: { usd: expect.any(String) } },
        route: { origin: { router: 'acme' } },
      },
      protocol: {
        v2: {
          paymentDetails: { chainId: 'alder' },
          orderData: { inputs: [{ payment: { chainId: 'alder' } }], output: { chainId: 'birch' } },
        },
      },
    })
    expect(JSON.stringify(quote)).not.toMatch(/svc|"isNative"|"fallbackType"|"orderSignature"/)
    expect(JSON.stringify(quote['feeSponsorship'])).not.toContain('metadata')
  })

  it('behavior: shows no order if there is none', async () => {
    const sandbox = sandboxIn('deployment')
    const dai = currencyOf(sandbox.origin, 'DAI').address
    const alone = { recipient: sandbox.user, destinationChainId: sandbox.origin.id, destinationCurrency: dai }
    expect(await ask(sandbox, '/quote', bodyOf(sandbox, alone))).not.toHaveProperty('protocol')
  })

  it('default: writes no fields that weren’t asked for, and names the request once more', async () => {
    const sandbox = sandboxIn('deployment')
    const quote = await ask(sandbox, '/quote', bodyOf(sandbox))
    expect(Object.keys(quote)).toEqual(['requestId', 'steps', 'fees', 'details', 'protocol'])
    const steps = quote['steps'] as Json[]
    expect(steps.map(({ requestId }) => requestId)).toEqual(steps.map(() => quote['requestId']))
    expect(Object.keys(quote['details'] as Json).toSorted()).toEqual([
      'currencyIn',
      'currencyOut',
      'expandedPriceImpact',
      'isFixedRate',
      'operation',
      'rate',
      'recipient',
      'refundCurrency',
      'route',
      'sender',
      'slippageTolerance',
      'swapImpact',
      'timeEstimate',
      'totalImpact',
      'userBalance',
    ])
    expect(JSON.stringify(quote)).not.toContain('includedSwapSources')
  })

  it('default: writes figures with as many digits as deployments do', async () => {
    const sandbox = sandboxIn('deployment')
    const { fees, details } = await ask(sandbox, '/quote', bodyOf(sandbox, { slippageTolerance: '50' }))
    const none = { amount: '0', amountFormatted: '0.0', amountUsd: '0' }
    expect(fees).toMatchObject({ app: none, subsidized: none })
    expect(details).toMatchObject({
      currencyIn: { amount: '25000000', amountFormatted: '25.0', amountUsd: '25.000000' },
      totalImpact: {
        usd: expect.stringMatching(/^-\d+\.\d{6}$/),
        percent: expect.stringMatching(/^-\d+\.\d\d$/),
      },
      slippageTolerance: {
        total: '50',
        origin: { usd: '0.000000', value: '0', percent: '0.00' },
        destination: { usd: expect.stringMatching(/^\d+\.\d{6}$/), percent: '0.50' },
      },
    })
  })

  it.each(['USDC', 'DAI'])('default: treats USDC to %s on another chain as a swap', async (symbol) => {
    const sandbox = sandboxIn('deployment')
    const destinationCurrency = currencyOf(sandbox.destination, symbol).address
    expect(await ask(sandbox, '/quote', bodyOf(sandbox, { destinationCurrency }))).toMatchObject({
      details: { operation: 'swap' },
    })
  })

  it('behavior: keeps the name of anything but a swap', async () => {
    const sandbox = sandboxIn('deployment')
    const destinationCurrency = currencyOf(sandbox.origin, 'USDC').address
    const sent = { destinationChainId: sandbox.origin.id, destinationCurrency }
    expect(await ask(sandbox, '/quote', bodyOf(sandbox, sent))).toMatchObject({
      details: { operation: 'send' },
    })
  })

  it('default: writes the gas of approvals and deposits as text', async () => {
    const sandbox = sandboxIn('deployment')
    const gas = expect.stringMatching(/^[1-9]\d+$/)
    const native = {
      originCurrency: zeroAddress,
      destinationCurrency: zeroAddress,
      amount: '10000000000000000',
    }
    expect(await ask(sandbox, '/quote', bodyOf(sandbox))).toMatchObject({
      steps: [
        { id: 'approve', items: [{ data: { gas } }] },
        { id: 'deposit', items: [{ data: { gas } }] },
      ],
    })
    expect(await ask(sandbox, '/quote', bodyOf(sandbox, native))).toMatchObject({
      steps: [{ id: 'deposit', items: [{ data: { gas } }] }],
    })
  })

  it('behavior: names no gas for a deposit address', async () => {
    const sandbox = sandboxIn('deployment')
    const quote = await ask(
      sandbox,
      '/quote',
      bodyOf(sandbox, {
        originCurrency: zeroAddress,
        destinationCurrency: zeroAddress,
        amount: '10000000000000000',
        useDepositAddress: true,
      }),
    )
    expect(quote).toMatchObject({ steps: [{ depositAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) }] })
    expect(JSON.stringify(quote)).not.toContain('"gas":"')
  })

  it('parameters: writes a gas limit as text', async () => {
    const sandbox = sandboxIn('deployment')
    const quote = await ask(sandbox, '/quote', bodyOf(sandbox, { gasLimitForDepositSpecifiedTxs: 200_000 }))
    expect(at(quote['steps'] as Json[], -1 + (quote['steps'] as Json[]).length)).toMatchObject({
      items: [{ data: { gas: '200000' } }],
    })
  })

  it('error: refuses the interface’s own component name for a brand', async () => {
    const sandbox = sandboxIn('deployment')
    const body = JSON.stringify(bodyOf(sandbox, { sponsoredFeeComponents: ['svc'], subsidizeFees: true }))
    const headers = { 'content-type': 'application/json' }
    const response = await sandbox.fetch('https://sandbox.invalid/quote', { method: 'POST', headers, body })
    expect(response.status).toBe(400)
  })

  it.each([
    ['a deployment names the request that it refused', 'deployment', true],
    ['the interface does not', 'interface', false],
  ] as const)('error: checks that %s', async (_, dialect, isNamed) => {
    const sandbox = sandboxIn(dialect)
    const response = await sandbox.fetch('https://sandbox.invalid/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(sandbox, { amount: '1' })),
    })
    const { requestId, ...body } = (await response.json()) as Json
    expect([response.status, body['errorCode']]).toEqual([400, 'AMOUNT_TOO_LOW'])
    expect(requestId).toEqual(isNamed ? expect.stringMatching(/^0x[0-9a-f]{64}$/) : undefined)
  })

  it('default: writes no absent texts, the default brand, and chains by ID, as the interface', async () => {
    const sandbox = sandboxIn('interface')
    const quote = await ask(sandbox, '/quote', bodyOf(sandbox))
    expect(quote['steps']).not.toContainEqual(expect.objectContaining({ depositAddress: '' }))
    expect(Object.keys(quote['fees'] as Json)).toContain('svcer')
    expect(quote).toMatchObject({ protocol: { v2: { paymentDetails: { chainId: '31337' } } } })
  })
})

/** The parameters, beside USDC on one chain for DAI on the other one. */
interface RefundWishes {
  place?: 'native' | 'here'
  [field: string]: unknown
}

describe('statuses', () => {
  /** The answers of both lookups for a request. */
  async function statusesOf(sandbox: TestSandbox, quote: Quote): Promise<[Json, Json]> {
    const query = `requestId=${requestIdOf(quote)}`
    return [await ask(sandbox, `/intents/status?${query}`), await ask(sandbox, `/intents/status/v3?${query}`)]
  }

  it.each([
    ['/quote', '/intents/status'],
    ['/quote/v2', '/intents/status/v3'],
  ])('behavior: for a quote of %s, names the status at %s', async (path, lookup) => {
    const sandbox = sandboxIn('deployment')
    const quote = await ask(sandbox, path, bodyOf(sandbox))
    const endpoint = `${lookup}?requestId=${String(quote['requestId'])}`
    expect(at(quote['steps'] as Json[], 1)).toMatchObject({ items: [{ check: { endpoint } }] })
  })

  it('behavior: has few fields before the deposit, as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    const quoteCreatedAt = sandbox.clock.now()
    const quote = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc }))
    expect(await statusesOf(sandbox, quote)).toEqual([
      { status: 'unknown' },
      { status: 'waiting', quoteCreatedAt },
    ])
  })

  it('behavior: has all fields after the deposit, with details only of what is in progress or went wrong', async () => {
    const sandbox = sandboxIn('deployment')
    const names = ['status', 'details', 'inTxHashes', 'txHashes', 'originChainId', 'destinationChainId']
    const all = [...names, 'updatedAt', 'quoteCreatedAt', 'failReason', 'refundFailReason']
    const paid = await bridge(sandbox, { amount: usdc, recipient })
    const late = await getQuote(sandbox.client, quoteParameters(sandbox, { amount: usdc, ttl: 1 }))
    const pending = await statusesOf(sandbox, paid)
    expect(Object.keys(pending[1])).toEqual(all)
    expect(pending).toMatchObject([
      { status: 'received' },
      { status: 'pending', details: expect.any(String) },
    ])
    await sandbox.clock.advance(5_000)
    const [legacy, success] = await statusesOf(sandbox, paid)
    expect(legacy).toMatchObject({ status: 'success', details: expect.any(String) })
    expect(Object.keys(success)).toEqual(all.filter((name) => name !== 'details'))
    expect(success).toMatchObject({ status: 'success', failReason: 'N/A', refundFailReason: 'N/A' })
    await pay(sandbox, late)
    await sandbox.clock.advance(5_000)
    const [, refund] = await statusesOf(sandbox, late)
    expect(Object.keys(refund)).toEqual(all)
    expect(refund).toMatchObject({ status: 'refund', failReason: 'TTL_EXPIRED', refundFailReason: 'N/A' })
  })
})

describe('refunds', () => {
  /** The refunds in the order of a quote: recipient, chain and currency. */
  async function refundsOf(dialect: Dialect, { place, ...rest }: RefundWishes) {
    const sandbox = sandboxIn(dialect)
    const { origin, destination, user } = sandbox
    const dai = currencyOf(origin, 'DAI').address
    const there = {
      native: { originCurrency: zeroAddress, destinationCurrency: zeroAddress, amount: '10000000000000000' },
      here: { destinationChainId: origin.id, destinationCurrency: dai, forceSolverExecution: true },
    }
    const body = bodyOf(sandbox, { refundTo: undefined, ...(place && there[place]), ...rest })
    const { protocol } = (await ask(sandbox, '/quote', body)) as {
      protocol: { v2: { orderData: { inputs: { refunds: Record<string, string>[] }[] } } }
    }
    const names = new Map([
      [user.toLowerCase(), 'user'],
      [recipient, 'recipient'],
      [refundTo, 'refundTo'],
      [zeroAddress, 'ETH'],
      ...[origin, destination].flatMap((chain) =>
        ['USDC', 'DAI'].map((symbol) => [currencyOf(chain, symbol).address.toLowerCase(), symbol] as const),
      ),
    ])
    return at(protocol.v2.orderData.inputs, 0).refunds.map(
      ({ chainId, recipient: to = '', currency = '' }) =>
        `${names.get(currency)} to ${names.get(to.toLowerCase())} on ${chainId}`,
    )
  }

  it.each<[string, RefundWishes, string[]]>([
    ['the payer, or the recipient', {}, ['USDC to user on alder', 'DAI to recipient on birch']],
    [
      'who was named, or the recipient',
      { refundTo },
      ['USDC to refundTo on alder', 'DAI to recipient on birch'],
    ],
    ['the payer alone on the origin', { refundOnOrigin: true }, ['USDC to user on alder']],
    ['the payer alone on one chain', { place: 'here' }, ['USDC to user on alder']],
    [
      'the recipient alone where the payer is unknown',
      { place: 'native', useDepositAddress: true },
      ['ETH to recipient on birch'],
    ],
    [
      'who was named for a deposit address, or the recipient',
      { place: 'native', useDepositAddress: true, refundTo },
      ['ETH to refundTo on alder', 'ETH to recipient on birch'],
    ],
  ])('behavior: has an order that refunds %s, as a deployment', async (_, wishes, refunds) => {
    expect(await refundsOf('deployment', wishes)).toEqual(refunds)
  })

  it('behavior: writes parties as they were requested, and currencies without a checksum, as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    const { user, origin } = sandbox
    const { address } = currencyOf(origin, 'USDC')
    expect([user, address]).not.toEqual([user.toLowerCase(), address.toLowerCase()])
    const quote = await ask(sandbox, '/quote', bodyOf(sandbox, { recipient: user, refundTo: undefined }))
    const currency = address.toLowerCase()
    expect(quote).toMatchObject({
      details: { sender: user, recipient: user, currencyIn: { currency: { address: currency } } },
      protocol: {
        v2: {
          orderData: {
            inputs: [
              { payment: { currency }, refunds: [{ recipient: user, currency }, { recipient: user }] },
            ],
            output: { payments: [{ recipient: user }] },
          },
        },
      },
    })
  })

  it.each([
    ['recipient', {}],
    ['refundTo', { refundTo }],
  ])('behavior: has one refund, to %s, as the interface', async (who, wishes) => {
    expect(await refundsOf('interface', wishes)).toEqual([`USDC to ${who} on 31337`])
  })

  it.each<[string, Dialect, 'user' | 'recipient']>([
    ['the interface refunds the recipient', 'interface', 'recipient'],
    ['a deployment refunds the payer', 'deployment', 'user'],
  ])('default: without a refund address, %s', async (_, dialect, who) => {
    const sandbox = sandboxIn(dialect)
    const quote = await getQuote(
      sandbox.client,
      quoteParameters(sandbox, { amount: usdc, recipient, refundTo: undefined, ttl: 1 }),
    )
    await sandbox.clock.advance(2000)
    const { address } = currencyOf(sandbox.origin, 'USDC')
    const refundee = who === 'user' ? sandbox.user : recipient
    const balance = () => sandbox.ledger.balanceOf(sandbox.origin.id, address, refundee)
    await pay(sandbox, quote)
    const before = await balance()
    await sandbox.clock.advance(10_000)
    expect((await balance()) - before).toBe(usdc)
  })
})

describe('permits', () => {
  it('behavior: leaves out what the request says already, as a deployment', async () => {
    const sandbox = sandboxIn('deployment', { relaysPermits: false })
    const { client, provider, user } = sandbox
    const quote = await getQuote(client, quoteParameters(sandbox, { amount: usdc, usePermit: true }))
    const [item] = signatureItems(quote)
    if (!item) throw new TypeError('There is nothing to sign.')
    const { domain, types, primaryType, message } = toSignable(item) as Json
    const signable = {
      domain,
      types: { EIP712Domain: domainTypes, ...(types as Json) },
      primaryType,
      message,
    }
    const params = [user, JSON.stringify(signable)]
    const signature = await provider.request({ method: 'eth_signTypedData_v4', params })
    const { steps } = await ask(
      sandbox,
      `${item.post.endpoint}?signature=${String(signature)}`,
      item.post.body,
    )
    expect(steps).toMatchObject([{ id: 'approve' }, { id: 'deposit', depositAddress: '' }])
    expect(at(steps as Json[], 0)).not.toHaveProperty('depositAddress')
    for (const step of steps as (Json & { items: { data: Json }[] })[]) {
      expect(step).not.toHaveProperty('requestId')
      expect(Object.keys(at(step.items, 0).data)).not.toContain('from')
      expect(Object.keys(at(step.items, 0).data)).toContain('to')
    }
  })
})

describe('records', () => {
  it('behavior: embeds parts of currencies, and all of what arrived, as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    await bridge(sandbox, { amount: usdc, recipient })
    await sandbox.clock.advance(5_000)
    const { requests } = await ask(sandbox, '/requests/v3')
    const record = at(requests as Json[], 0)
    const part = { chainId: 31337, symbol: 'USDC', decimals: 6 }
    expect(record).toMatchObject({
      status: 'success',
      depositAddress: null,
      data: { failedTxHash: '', failReason: null, externalMetadata: { partnerId: null } },
      protocol: { solver: { protocolChainId: expect.any(String) } },
    })
    const { route } = record['data'] as {
      route: { actual: Record<string, Record<string, { currency: Json }>> }
    }
    expect(route.actual['origin']?.['inputCurrency']?.currency).toEqual(part)
    expect(route.actual['destination']?.['outputCurrency']?.currency).toMatchObject({
      address: currencyOf(sandbox.destination, 'USDC').address,
      name: 'USD Coin',
    })
    expect(route.actual['origin']).toMatchObject({ router: 'acme' })
  })

  it.each([
    ['svc', { brand: undefined }],
    ['svc', {}],
    ['acme', { brand: 'acme' }],
  ])('error: refuses an unknown component in the words of %s', async (word, policy) => {
    const sandbox = createTestSandbox({ policy: { dialect: 'deployment', ...policy } })
    const response = await sandbox.fetch('https://sandbox.invalid/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(sandbox, { subsidizeFees: true, sponsoredFeeComponents: ['platform'] })),
    })
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        message: `"sponsoredFeeComponents.0": it must be one of execution, swap, ${word}, app, rent.`,
        errorCode: 'INVALID_REQUEST',
      },
    ])
  })

  it('behavior: writes v2 with fields of deposit addresses and phases of impacts, as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    const asked = { amount: parseEther('1'), from: 'ETH', to: 'ETH', subsidizeFees: true }
    const quote = await getQuote(
      sandbox.client,
      quoteParameters(sandbox, { ...asked, refundTo, useDepositAddress: true, strict: true }),
    )
    await pay(sandbox, quote)
    await sandbox.clock.advance(5_000)
    const { requests } = await ask(sandbox, '/requests/v2')
    const impact = { acme: { usd: expect.any(String) }, sponsored: { usd: expect.any(String) } }
    expect(requests).toMatchObject([
      {
        depositAddress: {
          address: at(quote.steps, 0).depositAddress,
          depositAddressType: 'strict',
          depositor: sandbox.user,
          depositTxHash: expect.stringMatching(/^0x/),
        },
        data: {
          failReason: 'N/A',
          expandedPriceImpact: { quoted: impact, actual: impact },
          feeSponsorship: { quoted: { selectedComponents: expect.arrayContaining(['acme']) } },
          subsidizedFee: { sponsor: { address: sandbox.sponsor, chainId: 31337 } },
        },
      },
    ])
    expect(JSON.stringify(requests)).not.toContain('relay')
  })

  it('behavior: has an empty destination in v2 where all happens on one chain, as a deployment', async () => {
    const sandbox = sandboxIn('deployment')
    const { id: destinationChainId } = sandbox.origin
    const destinationCurrency = currencyOf(sandbox.origin, 'DAI').address
    await bridge(sandbox, { amount: usdc, recipient: sandbox.user, destinationChainId, destinationCurrency })
    await sandbox.clock.advance(5_000)
    const { requests } = await ask(sandbox, '/requests/v2')
    const [record] = requests as { data: { metadata: { route: Json } } }[]
    expect(record?.data.metadata.route['destination']).toEqual({})
  })
})

const domainTypes = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
]

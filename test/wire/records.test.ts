import { describe, expect, it } from 'vitest'
import { getRequests, getRequestsV2, toRequestV3 } from '@causeway/react/actions'
import { toRequestAmounts, type RequestRecord } from '@causeway/react/schemas'
import { requestLegs } from '../../src/schemas/requests/requestLegs.ts'
import { baseEth, baseUsdc, optimismEth, polygonUsdc } from './examples/currencies.ts'
import { everyFieldV3 } from './examples/records/everyFieldV3.ts'
import { fromBitcoinV3 } from './examples/records/fromBitcoinV3.ts'
import { pageV2 } from './examples/records/pageV2.ts'
import { plainDepositAddressV2 } from './examples/records/plainDepositAddressV2.ts'
import { sponsoredV2 } from './examples/records/sponsoredV2.ts'
import { sponsoredV3 } from './examples/records/sponsoredV3.ts'
import type { WireExample } from './examples/wireExample.ts'
import { readPath } from './support/changes.ts'
import { fieldsNotRead } from './support/fieldsNotRead.ts'
import { fieldsLostFromV2 } from './support/fieldsLostFromV2.ts'
import { clientAnswering } from './support/readExample.ts'

const depositV2: WireExample = {
  source: pageV2.source,
  answer: readPath(pageV2.answer, ['requests', '0']),
}

async function readV3({ answer }: WireExample): Promise<RequestRecord> {
  const { requests } = await getRequests(clientAnswering({ requests: [answer] }))
  return only(requests)
}

async function readV2({ answer }: WireExample): Promise<RequestRecord> {
  const { requests } = await getRequestsV2(clientAnswering({ requests: [answer] }))
  return only(requests)
}

function only<item>(items: readonly item[]): item {
  const [item, ...others] = items
  if (item === undefined || others.length > 0) throw new TypeError(`There are ${items.length}.`)
  return item
}

describe.each(Object.entries({ everyFieldV3, fromBitcoinV3, sponsoredV3 }))('%s', (_, example) => {
  it('default: is read without losing a field', async () => {
    expect(fieldsNotRead(example.answer, await readV3(example))).toEqual([])
  })
})

describe.each(Object.entries({ depositV2, plainDepositAddressV2, sponsoredV2 }))('%s', (_, example) => {
  it('default: is read without losing a field: what v3 writes in another way is kept beside it', async () => {
    expect(fieldsLostFromV2(example.answer, await readV2(example))).toEqual([])
  })
})

it.each([
  ['v3', everyFieldV3, readV3],
  ['v2', depositV2, readV2],
] as const)('behavior: ignores a deposit address without content: %s', async (_, { answer }, read) => {
  for (const empty of [{}, { address: '', type: null }]) {
    const record = await read({ source: '', answer: { ...Object(answer), depositAddress: empty } })
    expect(record.depositAddress).toBeUndefined()
    expect(record).toMatchObject({ id: Object(answer).id, status: Object(answer).status })
  }
})

it.each([
  ['v3', everyFieldV3, readV3],
  ['v2', depositV2, readV2],
] as const)('behavior: loses nothing else without a deposit address: %s', async (_, { answer }, read) => {
  const { address: _address, ...rest } = Object(answer).depositAddress
  const record = await read({ source: '', answer: { ...Object(answer), depositAddress: rest } })
  expect(record.depositAddress?.address).toBeUndefined()
  expect(record.depositAddress).toMatchObject({ depositTxHash: rest.depositTxHash })
})

it('behavior: keeps a chain of the protocol by its name', async () => {
  const { protocol, ...root } = Object(everyFieldV3.answer)
  const origin = { ...protocol.deposit.origin, chainId: 'base' }
  const destination = {
    fills: [{ chainId: 'optimism', transactionId: '0x4' }, { chainId: 10 }, { chainId: '8453' }],
  }
  const answer = { ...root, protocol: { ...protocol, deposit: { origin }, settlement: { destination } } }
  const read = (await readV3({ source: '', answer })).protocol
  const [, ...numbered] = read?.settlement?.destination?.fills ?? []
  for (const fill of numbered) expect(fill).not.toHaveProperty('protocolChainId')
  expect(read).toMatchObject({
    deposit: { origin: { chainId: undefined, protocolChainId: 'base', depositor: origin.depositor } },
    settlement: {
      destination: {
        fills: [{ chainId: undefined, protocolChainId: 'optimism' }, { chainId: 10 }, { chainId: 8453 }],
      },
    },
    solver: { chainId: 8454, protocolChainId: '537715' },
  })
})

describe('toRequestV3', () => {
  it('behavior: reads the same request of v2 and v3 alike', () => {
    const ours = toRequestV3(sponsoredV2.answer, { brand: 'relay' })
    // v3 says more of the same figures, and more figures; nothing that both say differs.
    expect(differences(ours, sponsoredV3.answer)).toEqual([])
    expect(ours).toMatchObject({
      data: {
        feeSponsorship: {
          actual: { sponsorPayment: { amount: '7000949', address: '0x833589...', chainId: 8453 } },
          currency: { chainId: 137, symbol: 'USDC.e', decimals: 6 },
        },
        fees: { quoted: { platform: { usd: '0.000000' } }, actual: { platform: { usd: '0.000000' } } },
      },
    })
  })

  it.each([null, ''])('behavior: takes a sponsor’s payment that is %j from the old field', (absent) => {
    const record = structuredClone(sponsoredV2.answer) as { data: { feeSponsorship: { actual: object } } }
    Object.assign(record.data.feeSponsorship.actual, { sponsorPayment: absent })
    expect(toRequestV3(record, { brand: 'relay' })).toMatchObject({
      data: { feeSponsorship: { actual: { sponsorPayment: { amount: '7000949', chainId: 8453 } } } },
    })
  })

  it('behavior: doesn’t take the provider’s IDs for a partner’s', () => {
    const ids = { acmepayId: 'order-7', orderId: '0x11', originChainId: 8453, supersededByRequestId: '0x12' }
    const { acmepayId, ...own } = ids
    const record = toRequestV3({ id: '0x1', ...ids, data: {} }, { brand: 'relay' })
    expect(record).toMatchObject({ ...own, data: { externalMetadata: { acmepayId } } })
    expect(record).not.toHaveProperty('acmepayId')
    expect(Object(record['data']).externalMetadata).toEqual({ acmepayId })
  })

  it('behavior: takes a route as v3 writes it as the route, or keeps it beside that of v2', () => {
    const route = Object(everyFieldV3.answer).data.route
    expect(toRequestV3({ id: '0x1', data: { route } })).toMatchObject({ data: { route } })
    const both = toRequestV3({ id: '0x1', data: { route, metadata: { rate: '0.5' } } })
    expect(both).toMatchObject({ data: { route: { actual: { rate: '0.5' } }, v2: { route } } })
  })

  it('behavior: reads a deposit address of v2, as an object or alone', async () => {
    expect((await readV2(depositV2)).depositAddress).toEqual({
      address: '0xb353e49aa47514fb579d6ba6594c768379a96515',
      type: 'open',
      rawType: 'open',
      depositor: '0xb353e49aa47514fb579d6ba6594c768379a96515',
      depositTxHash: '0x41ce037184d661c35f102c961c88f587d137c611bf928389a562ff139ad51d4b',
      recoveryAddress: undefined,
    })
    expect(await readV2(plainDepositAddressV2)).toMatchObject({
      status: 'depositing',
      depositAddress: { address: '0x856533b33e4526ca3df3b4df4205955056d9d3f0', type: 'unknown' },
    })
  })

  it('behavior: keeps each currency of amounts in several currencies', () => {
    const other = { currency: { chainId: 8453, symbol: 'USDC', decimals: 6 }, amount: '5' }
    const { feeSponsorship } = Object(sponsoredV2.answer).data
    const quoted = { ...feeSponsorship.quoted, userPaysTotal: other }
    const record = toRequestV3({ id: '0x1', data: { feeSponsorship: { quoted } } }, { brand: 'relay' })
    expect(record).toMatchObject({ data: { feeSponsorship: { quoted: { userPaysTotal: other } } } })
    expect(record).not.toHaveProperty('data.feeSponsorship.currency')
  })
})

/** The paths at which both say something, and not the same. */
function differences(ours: unknown, theirs: unknown, path = ''): string[] {
  if (ours === undefined || theirs === undefined || theirs === null) return []
  if (typeof ours !== 'object' || ours === null || typeof theirs !== 'object') {
    return isSame(String(ours), String(theirs)) ? [] : [path]
  }
  return Object.keys(ours).flatMap((name) =>
    differences(Reflect.get(ours, name), Reflect.get(theirs, name), path ? `${path}.${name}` : name),
  )
}

/** The source shortens addresses, here and there at another place, and writes zero in more than one way. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/\.\.\.$/, ''))
    .toSorted((a, b) => a.length - b.length)
  return one === other || (one.endsWith('...') && long.startsWith(short)) || Number(one) === Number(other)
}

describe('amounts', () => {
  it('default: follow the interface’s rule', async () => {
    expect(toRequestAmounts(await readV3(everyFieldV3))).toMatchObject({
      quotedInput: { amount: 79934525n, currency: polygonUsdc },
      deposited: { amount: 80000000n, currency: polygonUsdc },
      quotedOutput: { amount: 79902722n, currency: baseUsdc },
      received: { amount: 79900001n, currency: baseUsdc },
      refunded: { amount: 65475n },
      topup: { amount: 952380952380952n },
    })
  })

  it.each([{}, [], 'much', undefined])(
    'behavior: keeps the currency and value of an amount %j that can’t be read',
    async (amount) => {
      const { data, ...root } = Object(everyFieldV3.answer)
      const { actual } = data.route
      const output = { ...actual.destination.outputCurrency, amount }
      const destination = { ...actual.destination, outputCurrency: output }
      const route = { ...data.route, actual: { ...actual, destination } }
      const { received } = toRequestAmounts(
        await readV3({ source: '', answer: { ...root, data: { ...data, route } } }),
      )
      expect(received?.amount).toBeUndefined()
      expect(received).toMatchObject({ currency: baseUsdc, amountUsd: '79.891852' })
    },
  )

  it('behavior: takes the deposit from the protocol if the route has none', async () => {
    const { data, protocol, ...root } = Object(everyFieldV3.answer)
    const { actual } = data.route
    const origin = { ...actual.origin, inputCurrency: { ...actual.origin.inputCurrency, amount: null } }
    const route = { ...data.route, actual: { ...actual, origin } }
    const deposit = { origin: { ...protocol.deposit.origin, currency: polygonUsdc.address } }
    const answer = { ...root, data: { ...data, route }, protocol: { ...protocol, deposit } }
    expect(toRequestAmounts(await readV3({ source: '', answer })).deposited).toEqual({
      amount: 79934519n,
      currency: expect.objectContaining(polygonUsdc),
    })
  })

  it('behavior: count nothing as received before a delivery', async () => {
    const amounts = toRequestAmounts(await readV3(fromBitcoinV3))
    expect(amounts).toMatchObject({
      deposited: { amount: 100000n },
      received: undefined,
      quotedOutput: undefined,
    })
  })

  describe('of a v2 record without a route', () => {
    const { data, ...root } = Object(plainDepositAddressV2.answer)
    const paid = { hash: '0x51', chainId: 8453, status: 'success', type: 'onchain' }
    const amountsOf = async (status: string, change: object = {}) =>
      toRequestAmounts(
        await readV2({ source: '', answer: { ...root, status, data: { ...data, ...change } } }),
      )

    it.each([
      ['waiting', []],
      ['pending', [paid]],
      ['delayed', [paid]],
      ['refund', [paid]],
      ['failure', [paid]],
    ])(
      'behavior: takes what came in and went out as the quote if nothing else was quoted: %s',
      async (status, inTxs) => {
        const amounts = await amountsOf(status, { inTxs, outTxs: status === 'refund' ? [paid] : [] })
        expect(amounts).toMatchObject({
          quotedInput: { amount: 100000000000000000n, currency: baseEth },
          quotedOutput: { amount: 99980224916533275n, currency: optimismEth },
          received: undefined,
        })
        expect(amounts.deposited?.amount).toBe(inTxs.length > 0 ? 100000000000000000n : undefined)
      },
    )

    it.each(['success', 'a future status'])(
      'behavior: doesn’t take what may have been delivered as quoted: %s',
      async (status) => {
        const amounts = await amountsOf(status)
        expect(amounts.quotedOutput).toBeUndefined()
        expect(amounts.received?.amount).toBe(status === 'success' ? 99980224916533275n : undefined)
      },
    )

    it('behavior: doesn’t take what went out as quoted once a delivery is pending', async () => {
      const amounts = await amountsOf('delayed', { inTxs: [paid], outTxs: [{ ...paid, chainId: 10 }] })
      expect(amounts.quotedOutput).toBeUndefined()
    })

    it('behavior: prefers the route’s quote', async () => {
      const route = {
        origin: { inputCurrency: { currency: baseEth, amount: '8' } },
        destination: { outputCurrency: { currency: optimismEth, amount: '7' } },
      }
      expect(await amountsOf('refund', { metadata: { ...data.metadata, route } })).toMatchObject({
        quotedInput: { amount: 8n },
        quotedOutput: { amount: 7n },
      })
    })

    it('behavior: are read on one chain, too', async () => {
      const { metadata } = data
      const currencyOut = { currency: baseUsdc, amount: '5' }
      for (const route of [undefined, { origin: { outputCurrency: currencyOut }, destination: {} }]) {
        expect(await amountsOf('refund', { metadata: { ...metadata, currencyOut, route } })).toMatchObject({
          quotedInput: { amount: 100000000000000000n },
          quotedOutput: { amount: 5n, currency: baseUsdc },
        })
      }
    })
  })

  it('behavior: take what was received from the origin on one chain', async () => {
    const { data, ...root } = Object(everyFieldV3.answer)
    const { origin } = data.route.quoted
    const outputCurrency = { currency: polygonUsdc, amount: '7' }
    const route = { actual: { origin: { ...origin, outputCurrency }, destination: null } }
    const receivedOf = async (change: object) => {
      const answer = { ...root, ...change, data: { ...data, route, outTxs: [] } }
      return toRequestAmounts(await readV3({ source: '', answer })).received
    }
    const oneChain = { requestType: 'Same-chain Swap', protocol: null }
    expect(await receivedOf(oneChain)).toMatchObject({ amount: 7n })
    // Between networks, that amount was sent on, and is not received.
    expect(await receivedOf({})).toBeUndefined()
    expect(await receivedOf({ ...oneChain, requestType: 'Bridge' })).toBeUndefined()
    expect(await receivedOf({ ...oneChain, protocol: root.protocol })).toBeUndefined()
  })

  // gemwalletcom/wallet, core/crates/swapper/src/relay/testdata/request_base_eth_to_wsteth.json, August 2026: the actual route repeats
  // the quote, and the state changes of the one transaction show that 0.53 % less was received.
  it('behavior: take what the recipient gained as received on one chain', async () => {
    const { data, ...root } = Object(everyFieldV3.answer)
    const account = '0x09cdaf0c46e020159835fa3d706345913909dee3'
    const other = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
    const token = '0xc1cba3fcea344f92d9239c08c0568f6f2f0ee452'
    const currency = { ...polygonUsdc, chainId: 8453, address: token, symbol: 'wstETH', decimals: 18 }
    const origin = {
      inputCurrency: { currency: baseEth, amount: '1366348234320898' },
      outputCurrency: { currency, amount: '1101293561931134', amountUsd: '3.39' },
    }
    const changeOf = (address: string, tokenAddress: string, balanceDiff: unknown) => ({
      address,
      change: { kind: 'token', data: { tokenKind: 'ft', tokenAddress }, balanceDiff },
    })
    const receivedOf = async (stateChanges: unknown, isInBoth = false, status = 'success') => {
      const inTx = { ...data.inTxs[0], chainId: 8453, stateChanges, status }
      const outTxs = isInBoth ? [inTx] : [{ chainId: 8453 }]
      const answer = {
        ...root,
        requestType: 'Same-chain Swap',
        protocol: null,
        user: account,
        recipient: '0x09cdaF0c46e020159835fa3d706345913909dEE3',
        data: {
          ...data,
          route: { quoted: { origin, destination: null }, actual: { origin, destination: null } },
          inTxs: [inTx],
          outTxs,
        },
      }
      return toRequestAmounts(await readV3({ source: '', answer })).received
    }
    const recorded = [
      changeOf(account, '0x0000000000000000000000000000000000000000', '-1366348234320898'),
      changeOf(account, token, '1095489605726256'),
      changeOf(other, token, '5'),
    ]
    const gained = expect.objectContaining({ amount: 1095489605726256n, amountUsd: undefined })
    expect(await receivedOf(recorded)).toEqual(gained)
    expect(await receivedOf(recorded, true)).toEqual(gained)
    expect(await receivedOf(recorded, false, 'failure')).toMatchObject({ amount: 1101293561931134n })
    const [spent, , others] = recorded
    // Far from the quote it is of something else, too: calls, or another swap in the same transaction.
    for (const far of ['550646780965567', '2202587123862268'])
      expect(await receivedOf([spent, changeOf(account, token, far), others])).toMatchObject({
        amount: 1101293561931134n,
      })
    expect(await receivedOf([changeOf(account, token, '1101293561931134')])).toMatchObject({
      amountUsd: '3.39',
    })
    for (const silent of [
      [],
      undefined,
      'none',
      [null, {}],
      [changeOf(account, token, 12)],
      recorded.slice(2),
    ])
      expect(await receivedOf(silent)).toMatchObject({ amount: 1101293561931134n, amountUsd: '3.39' })
  })

  it('behavior: keep a delivery that only names its chain, and count nothing as sent', async () => {
    const { data, ...root } = Object(everyFieldV3.answer)
    const answer = { ...root, status: 'delayed', data: { ...data, outTxs: [{ chainId: 8453 }] } }
    const record = await readV3({ source: '', answer })
    expect(record.data.outTxs).toEqual([expect.objectContaining({ chainId: 8453 })])
    expect(requestLegs(record).map(({ kind }) => kind)).toEqual(['deposit'])
    expect(record.status).toBe('depositing')
    const { data: old, ...rootV2 } = Object(plainDepositAddressV2.answer)
    const answerV2 = { ...rootV2, status: 'delayed', data: { ...old, outTxs: [{ chainId: 8453 }] } }
    expect((await readV2({ source: '', answer: answerV2 })).status).toBe('depositing')
  })

  it('behavior: completes a currency from the others of its record', async () => {
    const { route } = (await readV3(sponsoredV3)).data
    // The record writes chain, symbol and decimals here, and the rest of this currency elsewhere.
    expect(route?.actual?.origin?.inputCurrency?.currency).toMatchObject({
      chainId: 137,
      address: '0x2791bc...',
      name: 'USDCoin (bridged)',
      symbol: 'USDC.e',
      decimals: 6,
    })
    // Nothing else in the record completes this one.
    const { inputCurrency } = (await readV3(fromBitcoinV3)).data.route?.actual?.origin ?? {}
    expect(inputCurrency).toMatchObject({ amount: 100000n, currency: { symbol: 'BTC' } })
    expect(inputCurrency?.currency?.address).toBeUndefined()
  })

  it('behavior: doesn’t guess between several currencies', async () => {
    const { data, ...root } = Object(everyFieldV3.answer)
    const usdc = { symbol: 'USDC', decimals: 6 }
    const bridged = { ...polygonUsdc, address: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174' }
    const read = async (currency: object, second: object) =>
      (
        await readV3({
          source: '',
          answer: {
            ...root,
            data: {
              ...data,
              fees: { currency: second },
              refundCurrencyData: { currency, amount: '5' },
            },
          },
        })
      ).data.refundCurrencyData?.currency
    expect((await read({ ...usdc, chainId: 137 }, polygonUsdc))?.address).toBe(polygonUsdc.address)
    expect((await read({ ...usdc, chainId: 137 }, bridged))?.address).toBeUndefined()
    const unplaced = await read({ symbol: 'USDC' }, polygonUsdc)
    expect(unplaced).toEqual({ symbol: 'USDC' })
  })

  it('behavior: never complete a currency from another chain', async () => {
    const zero = '0x0000000000000000000000000000000000000000'
    const read = async (sent: object, got: object) =>
      (
        await readV3({
          source: '',
          answer: {
            id: '0x1',
            status: 'success',
            data: {
              inTxs: [{ txHash: '0x2', chainId: 8453 }],
              outTxs: [{ txHash: '0x3', chainId: 56 }],
              route: {
                actual: {
                  origin: { inputCurrency: { currency: sent, amount: '1000000' } },
                  destination: { outputCurrency: { currency: got, amount: '1000000000000000000' } },
                },
              },
            },
          },
        })
      ).data.route?.actual?.destination?.outputCurrency
    const { name: _name, metadata: _metadata, ...usdcOfBase } = baseUsdc
    // A twin by symbol, whose decimals are others on its own chain.
    expect(await read(usdcOfBase, { symbol: 'USDC' })).toEqual({
      amount: 1000000000000000000n,
      currency: { chainId: 56, symbol: 'USDC' },
    })
    expect((await read(usdcOfBase, { chainId: 56, symbol: 'USDC' }))?.currency?.decimals).toBeUndefined()
    // Natives have one address on all chains, and other symbols.
    const ether = { chainId: 8453, address: zero, symbol: 'ETH', name: 'Ether', decimals: 18 }
    expect((await read(ether, { address: zero }))?.currency).toEqual({ chainId: 56, address: zero })
    expect((await read(ether, { address: zero, chainId: 56 }))?.currency).toEqual({
      chainId: 56,
      address: zero,
    })
    expect((await read({ address: zero, symbol: 'ETH' }, { address: zero }))?.currency).toEqual({
      chainId: 56,
      address: zero,
    })
  })

  it('behavior: completes no currency from two others with the same symbol on a network', async () => {
    const other = { chainId: 137, address: '0x2791bca1f2de4661ed88a30c99a7a9449aa84174', symbol: 'USDC' }
    const { refundCurrencyData } = (
      await readV3({
        source: '',
        answer: {
          id: '0x1',
          status: 'refund',
          data: {
            fees: { currency: polygonUsdc },
            appFees: { currency: other },
            refundCurrencyData: { currency: { chainId: 137, symbol: 'USDC' }, amount: '5' },
          },
        },
      })
    ).data
    // Only one of them says decimals; it may be the other one.
    expect(refundCurrencyData?.currency).toEqual({ chainId: 137, symbol: 'USDC' })
  })

  it('behavior: takes no network from another currency', async () => {
    const native = { address: '0x0000000000000000000000000000000000000000', symbol: 'ETH', decimals: 18 }
    const { data, ...root } = Object(everyFieldV3.answer)
    const { refundCurrencyData } = (
      await readV3({
        source: '',
        answer: { ...root, data: { ...data, refundCurrencyData: { currency: native, amount: '5' } } },
      })
    ).data
    expect(refundCurrencyData?.currency?.chainId).toBeUndefined()
  })
})

describe('pages', () => {
  it('behavior: keep an odd record as it came, and read the others', async () => {
    const odd = { ...Object(everyFieldV3.answer), status: { word: 'success' } }
    const page = await getRequests(
      clientAnswering({
        requests: [sponsoredV3.answer, odd, fromBitcoinV3.answer, 'nothing'],
        continuation: 'next',
      }),
    )
    expect(page.requests.map(({ id }) => id)).toEqual([
      Object(sponsoredV3.answer).id,
      Object(fromBitcoinV3.answer).id,
    ])
    expect(page).toMatchObject({
      continuation: 'next',
      unreadable: [
        { index: 1, id: odd.id, path: 'status', raw: odd },
        { index: 3, id: undefined, path: '', raw: 'nothing' },
      ],
    })
  })
})

it('behavior: drops an empty partner ID, and keeps any other as it came', async () => {
  const externalMetadata = { acmeId: '', otherId: null, orderId: '7', count: 7 }
  const { requests } = await getRequests(
    clientAnswering({ requests: [{ id: '0x01', status: 'success', data: { externalMetadata } }] }),
    {},
  )
  expect(requests[0]?.data.externalMetadata).toEqual({ orderId: '7', count: 7 })
})

it('behavior: reads features from one text, and keeps fields of unknown shape as they came', async () => {
  const { requests } = await getRequests(
    clientAnswering({
      requests: ['gasless_execution', 'fast_fill, app_fees', ['gas_top_up']].map((features, index) => ({
        id: `0x0${index}`,
        status: 'success',
        features,
        data: { triggeredByFastFill: { at: index } },
      })),
    }),
    {},
  )
  expect(requests.map(({ features }) => features)).toEqual([
    ['gasless_execution'],
    ['fast_fill', 'app_fees'],
    ['gas_top_up'],
  ])
  expect(requests.map(({ data }) => data.triggeredByFastFill)).toEqual([{ at: 0 }, { at: 1 }, { at: 2 }])
})

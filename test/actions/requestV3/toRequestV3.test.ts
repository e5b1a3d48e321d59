import { expect, it } from 'vitest'
import { toRequestV3 } from '@causeway/react/actions'
import { parseWithSchema, toRequestAmounts, requestRecordSchema } from '@causeway/react/schemas'
import { isObject } from '../../../src/utils/data/isObject.ts'
import { pageV2 } from '../../wire/examples/records/pageV2.ts'
import { plainDepositAddressV2 } from '../../wire/examples/records/plainDepositAddressV2.ts'
import { sponsoredV2 } from '../../wire/examples/records/sponsoredV2.ts'
import { fieldsOf, readPath } from '../../wire/support/changes.ts'

const said = (amount: string) => ({ currency: { chainId: 7, symbol: `S${amount}` }, amount })

/** Everything that v2 may write in two places is in both, with different values. */
const saidTwice = {
  id: '0x01',
  status: 'success',
  sender: '0xsenderOfRoot',
  recipient: '0xrecipientOfRoot',
  referrer: 'referrer of root',
  supersededByRequestId: '0xsupersededOfRoot',
  moonpayId: 'id of root',
  depositAddress: { address: '0xaddress', type: 'strict', depositAddressType: 'open' },
  data: {
    supersededByRequestId: '0xsupersededOfData',
    referrer: 'referrer of data',
    externalMetadata: { moonpayId: 'id of data' },
    failReason: 'SLIPPAGE',
    refundFailReason: 'UNKNOWN',
    inTxs: [{ hash: '0xhash', txHash: '0xtxHash', chainId: 7 }],
    outTxs: [{ hash: '0xout', txHash: '0xtxOut', chainId: 9 }],
    expandedPriceImpact: { quoted: { swap: { usd: '1' } }, actual: { swap: { usd: '2' } } },
    metadata: {
      sender: '0xsender',
      recipient: '0xrecipient',
      currencyIn: said('21'),
      currencyOut: said('24'),
      currencyGasTopup: said('25'),
      route: {
        origin: { inputCurrency: said('11'), outputCurrency: said('12') },
        destination: {
          inputCurrency: said('13'),
          outputCurrency: said('14'),
          currencyGasTopup: said('15'),
        },
      },
    },
  },
}

const records = {
  saidTwice,
  sponsored: sponsoredV2.answer,
  withDeposit: readPath(pageV2.answer, ['requests', '0']),
  plainDepositAddress: plainDepositAddressV2.answer,
}

it.each(Object.entries(records))('behavior: treats absent, null and empty alike in %s', (_, record) => {
  // Without an item the others of its list are elsewhere.
  const fields = fieldsOf(record)
    .flatMap(({ change }) => change())
    .filter(({ path }) => !/\.\d+$/.test(path))
  const convertedBy = (how: string) =>
    new Map(
      fields
        .filter((change) => change.how === how)
        .map(({ path, answer }) => [path, present(toRequestV3(answer, { brand: 'relay' }))]),
    )
  const dropped = convertedBy('drop')
  expect(dropped.size).toBeGreaterThan(10)
  expect(convertedBy('null')).toEqual(dropped)
  expect(convertedBy('emptyText')).toEqual(dropped)
})

it('behavior: takes from one place what the other one leaves out', () => {
  const { data } = saidTwice
  const { metadata } = data
  const bare = {
    ...saidTwice,
    depositAddress: { ...saidTwice.depositAddress, type: '' },
    moonpayId: null,
    data: {
      ...data,
      supersededByRequestId: '',
      referrer: '',
      inTxs: [{ hash: null, txHash: '0xdep' }],
      metadata: { ...metadata, sender: '', recipient: '', currencyIn: null, currencyOut: '' },
    },
  }
  expect(toRequestV3(bare)).toMatchObject({
    sender: '0xsenderOfRoot',
    recipient: '0xrecipientOfRoot',
    supersededByRequestId: '0xsupersededOfRoot',
    depositAddress: { type: 'open' },
    data: {
      referrer: 'referrer of root',
      externalMetadata: { moonpayId: 'id of data' },
      inTxs: [{ txHash: '0xdep' }],
      route: {
        actual: { origin: { inputCurrency: said('11') }, destination: { outputCurrency: said('14') } },
      },
    },
  })
})

/** Without fields that have no value. */
function present(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(present)
  if (!isObject(value)) return value
  const fields = Object.entries(value).filter(
    ([, inner]) => inner !== undefined && inner !== null && inner !== '',
  )
  return Object.fromEntries(fields.map(([name, inner]) => [name, present(inner)]))
}

it('behavior: takes the oracle’s price from the metadata', () => {
  const quoteOraclePrice = { rate: '1.0001', inputCurrency: said('31'), outputCurrency: said('32') }
  const priceOf = (data: object) =>
    readPath(toRequestV3({ id: '0x01', status: 'success', data }), ['data', 'quoteOraclePrice'])
  expect(priceOf({ metadata: { quoteOraclePrice } })).toEqual(quoteOraclePrice)
  expect(priceOf({ metadata: {} })).toBeUndefined()
})

it('behavior: keeps a currency beside the amounts, whatever theirs is', () => {
  const beside = { symbol: 'USDC' }
  const feeSponsorship = {
    currency: beside,
    quoted: { sponsoredTotal: { amount: '9', currency: { symbol: 'DAI' } } },
  }
  const record = toRequestV3({ id: '0x01', status: 'success', data: { feeSponsorship } })
  expect(readPath(record, ['data', 'feeSponsorship', 'currency'])).toEqual(beside)
})

it.each<[string, object | null | undefined]>([
  ['absent', undefined],
  ['null', null],
  ['empty', {}],
  ['of the quote alone', { quoted: { capHit: false } }],
])('behavior: keeps what the sponsor paid where feeSponsorship is %s', (_, feeSponsorship) => {
  const sponsor = { amount: '7000949', address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', chainId: 8453 }
  const data = { feeSponsorship, subsidizedFee: { sponsor } }
  const record = toRequestV3({ id: '0x01', status: 'success', data })
  expect(readPath(record, ['data', 'feeSponsorship', 'actual', 'sponsorPayment'])).toMatchObject(sponsor)
  const unpaid = toRequestV3({ id: '0x01', status: 'success', data: { feeSponsorship } })
  expect(readPath(unpaid, ['data', 'feeSponsorship', 'actual'])).toBeUndefined()
})

it('behavior: recognizes one currency in amounts of which one has fewer fields', () => {
  const address = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
  const currencyOf = (second: object, first: object = {}) => {
    const quoted = {
      sponsoredTotal: { amount: '9', currency: { chainId: 8453, symbol: 'USDC', ...first } },
      userPays: { amount: '3', currency: { address, symbol: 'USDC', ...second } },
    }
    const record = toRequestV3({ id: '0x01', status: 'success', data: { feeSponsorship: { quoted } } })
    return readPath(record, ['data', 'feeSponsorship', 'currency'])
  }
  expect(currencyOf({ decimals: 6 })).toMatchObject({ chainId: 8453, address, symbol: 'USDC', decimals: 6 })
  expect(currencyOf({ chainId: 10 })).toBeUndefined()
  // One token has several names.
  expect(currencyOf({ decimals: 6, name: 'USD Coin' }, { name: 'USDC' })).toMatchObject({ name: 'USDC' })
  expect(currencyOf({ symbol: undefined })).toBeUndefined()
})

it('behavior: keeps the swapped amounts of a swap on one chain, whose destination v2 writes as an empty object', () => {
  const of = (chainId: number, amount: string) => ({ amount, currency: { chainId, symbol: 'USDC' } })
  const amountsOf = (outChainId: number, status = 'pending') => {
    const metadata = {
      currencyIn: of(10, '11'),
      currencyOut: of(outChainId, '16'),
      route: { origin: { inputCurrency: of(10, '11'), outputCurrency: of(10, '15') }, destination: {} },
    }
    const inTxs = [{ hash: '0xdep', chainId: 10 }]
    const outTxs = status === 'success' ? [{ hash: '0xout', chainId: outChainId }] : []
    const record = toRequestV3({ id: '0x01', status, data: { metadata, inTxs, outTxs } })
    const { quotedOutput, received } = toRequestAmounts(parseWithSchema(requestRecordSchema, record))
    return [quotedOutput?.amount, received?.amount]
  }
  expect(amountsOf(10)).toEqual([15n, undefined])
  expect(amountsOf(10, 'success')).toEqual([15n, 16n])
  // Between chains what the origin swapped to is not what arrives.
  expect(amountsOf(8453, 'success')[1]).toBe(16n)
  expect(amountsOf(8453)[0]).not.toBe(15n)
})

it.each(['intentId', 'transactionId', 'requestId', 'chainId', 'orderId'])(
  'behavior: takes %s of the root as the provider’s own, and not as a partner’s',
  (name) => {
    const record = toRequestV3({ id: '0x01', status: 'success', [name]: '0x07', data: {} })
    expect(record).toHaveProperty(name, '0x07')
    expect(readPath(record, ['data', 'externalMetadata'])).toEqual({})
  },
)

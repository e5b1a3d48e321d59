import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { DepositExpectations, DepositTerms } from '@causeway/react/execution'
import { parseWithSchema, requestRecordSchema, requestStateSchema } from '@causeway/react/schemas'
import type { NonEvmChain } from '@causeway/react'
import { confirmTerms } from '../../src/deposit/confirmTerms.ts'
import { completeRecord } from '../../src/schemas/requests/completeRecord.ts'

const hour = 3_600_000
const createdAt = Date.parse('2026-11-01T10:00:00Z')
const native = '0x0000000000000000000000000000000000000000'
const dai = '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'
const usdc = '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85'
const stranger = '0x000000000000000000000000000000000000bEEF'
const own = {
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  user: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  recoveryAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
}
/** From outside the EVM any token may be asked for. */
const far: NonEvmChain = {
  id: 1,
  family: 'far',
  name: 'Far',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, address: native },
}
const page: DepositExpectations = {
  chains: [far, optimism],
  tokens: [
    { chainId: 10, address: dai, symbol: 'DAI', name: 'Dai', decimals: 18 },
    { chainId: 10, address: usdc, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  ],
  user: own.user,
  parties: {},
  ttl: 7200,
}
const stored: DepositTerms = {
  requestId: '0x1',
  type: 'strict',
  address: own.address,
  pay: { chainId: 1, decimals: 18, amount: 5n },
  receive: { chainId: 10, decimals: 18, amount: 3000n, currency: dai },
  recipient: own.recipient,
  refundTo: own.refundTo,
  recoveryAddress: own.recoveryAddress,
  statusPath: undefined,
  requestedAt: createdAt,
  expiresAt: createdAt + hour,
}

/** The record as the provider writes it. */
function wireRecord() {
  return {
    id: '0x1' as unknown,
    status: 'waiting',
    user: own.user as unknown,
    recipient: own.recipient as unknown,
    refundTo: own.refundTo as unknown,
    depositAddress: {
      address: own.address,
      type: 'strict',
      recoveryAddress: own.recoveryAddress,
    } as Record<string, unknown> | null,
    createdAt: new Date(createdAt).toISOString() as unknown,
    data: {
      route: {
        quoted: {
          origin: { inputCurrency: { amount: '5' as unknown, currency: currency(1, native, 'ETH', 18) } },
          destination: {
            outputCurrency: { amount: '3000' as unknown, currency: currency(10, dai, 'DAI', 18) },
          },
        },
      },
    },
  }
}

type Wire = ReturnType<typeof wireRecord>
type Currency = Record<'chainId' | 'address' | 'symbol' | 'decimals', unknown>

function currency(chainId: number, address: string, symbol: string, decimals: number): Currency {
  return { chainId, address, symbol, decimals }
}

const addressOf = ({ depositAddress }: Wire) => depositAddress ?? {}
const payOf = ({ data }: Wire) => data.route.quoted.origin.inputCurrency
const receiveOf = ({ data }: Wire) => data.route.quoted.destination.outputCurrency

function confirm({
  terms = stored,
  change = () => {},
  status = {},
  facts = page,
}: {
  terms?: DepositTerms
  change?: (record: Wire) => unknown
  status?: object
  facts?: DepositExpectations
} = {}) {
  const wire = wireRecord()
  change(wire)
  return confirmTerms(terms, {
    record: parseWithSchema(requestRecordSchema, completeRecord(wire)),
    lookup: parseWithSchema(requestStateSchema, { status: 'waiting', ...status }),
    page: facts,
  })
}

/** A field of the record: how to leave it out, another value, and the stored terms that say the other value. */
const fields: [
  name: string,
  set: (record: Wire, value: unknown) => unknown,
  other: unknown,
  terms: DepositTerms,
][] = [
  ['id', (wire, value) => (wire.id = value), '0x2', { ...stored, requestId: '0x2' }],
  ['type', (wire, value) => (addressOf(wire)['type'] = value), 'open', { ...stored, type: 'open' }],
  [
    'address',
    (wire, value) =>
      value === undefined ? (wire.depositAddress = null) : (addressOf(wire)['address'] = value),
    stranger,
    { ...stored, address: stranger },
  ],
  ['recipient', (wire, value) => (wire.recipient = value), stranger, { ...stored, recipient: stranger }],
  ['refund address', (wire, value) => (wire.refundTo = value), stranger, { ...stored, refundTo: stranger }],
  ['pay amount', (wire, value) => (payOf(wire).amount = value), '6', paying({ amount: 6n })],
  ['pay chain', (wire, value) => (payOf(wire).currency.chainId = value), 10, paying({ chainId: 10 })],
  ['pay decimals', (wire, value) => (payOf(wire).currency.decimals = value), 17, paying({ decimals: 17 })],
  ['receive amount', (wire, value) => (receiveOf(wire).amount = value), '9', receiving({ amount: 9n })],
  [
    'receive chain',
    (wire, value) => (receiveOf(wire).currency.chainId = value),
    1,
    receiving({ chainId: 1 }),
  ],
  [
    'receive decimals',
    (wire, value) => (receiveOf(wire).currency.decimals = value),
    6,
    receiving({ decimals: 6 }),
  ],
  [
    'receive currency',
    (wire, value) => Object.assign(receiveOf(wire).currency, { address: value, symbol: value && 'ANY' }),
    stranger,
    receiving({ currency: stranger }),
  ],
]

function paying(change: Partial<DepositTerms['pay']>): DepositTerms {
  return { ...stored, pay: { ...stored.pay, ...change } }
}

function receiving(change: Partial<DepositTerms['receive']>): DepositTerms {
  return { ...stored, receive: { ...stored.receive, ...change } }
}

describe('confirmTerms', () => {
  it('default: confirms the stored terms when the record has all of them', () => {
    expect(confirm()).toEqual(stored)
  })

  it('default: compares IDs as hexadecimal numbers, in any letter case', () => {
    const terms = { ...stored, requestId: '0xAb' }
    expect(confirm({ terms, change: (wire) => (wire.id = '0xaB') })).toEqual(terms)
    expect(confirm({ terms, change: (wire) => (wire.id = '0xac') })).toBeUndefined()
  })

  it.each(fields)('error: refuses another %s in the record, or in the store', (_, set, other, terms) => {
    expect(confirm({ change: (wire) => set(wire, other) })).toBeUndefined()
    expect(confirm({ terms })).toBeUndefined()
  })

  /** A record needs an ID; what the page itself knows may be missing. */
  const spared = new Set(['id', 'pay decimals', 'receive decimals'])
  it.each(fields.filter(([name]) => !spared.has(name)))(
    'error: refuses a record without %s',
    (_, set, _other, terms) => {
      expect(confirm({ change: (wire) => set(wire, undefined) })).toBeUndefined()
      expect(confirm({ change: (wire) => set(wire, undefined), terms })).toBeUndefined()
    },
  )

  it.each([
    ['the currency to receive, so that tokens look like native tokens', receiving({ currency: undefined })],
    ['the recovery address', { ...stored, recoveryAddress: undefined }],
  ])('error: refuses stored terms without %s', (_, terms) => {
    expect(confirm({ terms })).toBeUndefined()
  })

  it('error: refuses a payment in a token that is not native, whether the store or the record says so', () => {
    const change = (wire: Wire) => Object.assign(payOf(wire).currency, { address: dai, symbol: 'DAI' })
    expect(confirm({ change })).toBeUndefined()
    expect(confirm({ change, terms: paying({ currency: dai }) })).toBeUndefined()
    expect(confirm({ terms: paying({ currency: native }) })).toBeUndefined()
  })

  it.each<[title: string, facts: DepositExpectations]>([
    ['a token, from a chain of the EVM', { ...page, chains: [mainnet, optimism] }],
    ['a chain that the page does not know', { ...page, chains: [far] }],
    ['a token that the page does not list', { ...page, tokens: page.tokens.slice(1) }],
    [
      'a token that the page doesn’t verify',
      { ...page, tokens: page.tokens.map((token) => ({ ...token, verified: false })) },
    ],
  ])('error: never confirms terms that the page would not request: %s', (_, facts) => {
    expect(confirm({ facts })).toBeUndefined()
  })

  it('error: refuses another native token than the one that is paid', () => {
    const change = (wire: Wire) => Object.assign(receiveOf(wire).currency, { address: native, symbol: 'ETH' })
    const terms = receiving({ currency: undefined })
    const chains = [mainnet, optimism]
    expect(confirm({ change, terms, facts: { ...page, chains } })).toEqual(terms)
    const other = { ...mainnet, nativeCurrency: { ...mainnet.nativeCurrency, symbol: 'XDAI' } }
    expect(confirm({ change, terms, facts: { ...page, chains: [other, optimism] } })).toBeUndefined()
  })

  it.each([
    ['of another user', stranger],
    ['without a user', undefined],
  ])('error: refuses a request %s', (_, user) => {
    expect(confirm({ change: (wire) => (wire.user = user) })).toBeUndefined()
  })

  it('behavior: accepts any user if the page names none, but needs one in the record', () => {
    const facts = { ...page, user: undefined }
    expect(confirm({ change: (wire) => (wire.user = stranger), facts })).toEqual(stored)
    expect(confirm({ change: (wire) => (wire.user = undefined), facts })).toBeUndefined()
  })

  it('behavior: takes the recovery address from the record, or leaves it unknown', () => {
    const none = confirm({ change: (wire) => (addressOf(wire)['recoveryAddress'] = null) })
    expect(none).toEqual({ ...stored, recoveryAddress: undefined })
    const other = confirm({ change: (wire) => (addressOf(wire)['recoveryAddress'] = stranger) })
    expect(other).toBeUndefined()
  })

  it.each<[title: string, stored: Partial<DepositTerms>, end: number]>([
    ['sooner than the page’s', {}, createdAt + hour],
    ['none', { expiresAt: undefined }, createdAt + 2 * hour],
    ['in a hundred years', { expiresAt: 4e12 }, createdAt + 2 * hour],
    [
      'after a request of tomorrow',
      { requestedAt: createdAt + 24 * hour, expiresAt: 4e12 },
      createdAt + 2 * hour,
    ],
    ['long ago', { expiresAt: 1 }, 1],
    [
      'by a clock that was ahead',
      { requestedAt: createdAt + 3 * hour, expiresAt: createdAt + 4 * hour },
      createdAt + hour,
    ],
  ])('behavior: a stored deadline can only shorten that of the record: %s', (_, change, end) => {
    expect(confirm({ terms: { ...stored, ...change } })?.expiresAt).toBe(end)
  })

  it.each<[string, object]>([
    ['route', {}],
    ['quote', { route: {} }],
    ['side', { route: { quoted: {} } }],
    ['amount', { route: { quoted: { origin: {}, destination: {} } } }],
    [
      'currency',
      {
        route: {
          quoted: {
            origin: { inputCurrency: { amount: '5' } },
            destination: { outputCurrency: { amount: '3000' } },
          },
        },
      },
    ],
  ])('error: refuses a record without a %s', (_, data) => {
    expect(confirm({ change: (wire) => Object.assign(wire, { data }) })).toBeUndefined()
  })

  it('behavior: accepts the native token in the page’s list without making its symbol ambiguous', () => {
    const listed = { chainId: 1, address: native, symbol: 'ETH', name: 'Ether', decimals: 18 }
    const change = (wire: Wire) => delete (payOf(wire).currency as Partial<Currency>).address
    expect(confirm({ change, facts: { ...page, tokens: [...page.tokens, listed] } })).toEqual(stored)
  })

  it('error: refuses a request that another one superseded', () => {
    expect(
      confirm({ change: (wire) => Object.assign(wire, { supersededByRequestId: '0x2' }) }),
    ).toBeUndefined()
  })

  it.each([undefined, '', 'soon'])('error: refuses a record created at %s', (value) => {
    expect(confirm({ change: (wire) => (wire.createdAt = value) })).toBeUndefined()
  })

  describe('currencies that say only part of what they are', () => {
    const without = (...names: (keyof Currency)[]) => ({
      change: (wire: Wire) => {
        for (const { currency } of [payOf(wire), receiveOf(wire)]) {
          for (const name of names) delete currency[name]
        }
      },
    })
    const chains = { originChainId: 1, destinationChainId: 10 }

    it.each<[title: string, Parameters<typeof confirm>[0]]>([
      ['no symbol', without('symbol')],
      ['no address', without('address')],
      ['no decimals', without('decimals')],
      ['neither address nor decimals', without('address', 'decimals')],
      ['no chain, where the lookup names it', { ...without('chainId'), status: chains }],
      ['only a symbol', { ...without('chainId', 'address', 'decimals'), status: chains }],
    ])('default: accepts %s', (_, options) => {
      expect(confirm(options)).toEqual(stored)
    })

    it.each<[title: string, Parameters<typeof confirm>[0]]>([
      ['neither address nor symbol', without('address', 'symbol')],
      ['no chain', without('chainId')],
      [
        'no chain, where the lookup names others',
        { ...without('chainId'), status: { originChainId: 10, destinationChainId: 1 } },
      ],
      [
        'no address, and two tokens of the symbol',
        {
          ...without('address'),
          facts: { ...page, tokens: page.tokens.map((token) => ({ ...token, symbol: 'DAI' })) },
        },
      ],
      [
        'no address, and a token that the page does not vouch for',
        {
          ...without('address'),
          facts: { ...page, tokens: page.tokens.map((token) => ({ ...token, verified: false })) },
        },
      ],
      [
        'no decimals of a token that the page does not know',
        { ...without('decimals'), facts: { ...page, tokens: [] } },
      ],
      [
        'other decimals than the page’s token',
        { facts: { ...page, tokens: page.tokens.map((token) => ({ ...token, decimals: 9 })) } },
      ],
    ])('error: refuses %s', (_, options) => {
      expect(confirm(options)).toBeUndefined()
    })
  })
})

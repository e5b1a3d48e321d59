import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import type { DepositTerms } from '@causeway/react/execution'
import {
  areAddresses,
  isBeforeRequest,
  payableUntil,
  parseRefundTo,
  startAtCreation,
  toDepositTerms,
} from '../../src/deposit/depositTerms.ts'
import { destinations } from '../support/environment/nonEvmChains.ts'

const { bitcoin, solana } = destinations
const nonEvmChains = [solana.chain, bitcoin.chain]
const day = 24 * 60 * 60_000
const native = `0x${'0'.repeat(40)}`
const evm = {
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  recipient: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  refundTo: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  recoveryAddress: '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
}
const terms: DepositTerms = {
  requestId: '0x1',
  type: 'strict',
  pay: { chainId: 1, decimals: 18, amount: 5n },
  receive: { chainId: 10, decimals: 18, amount: 3000n },
  statusPath: undefined,
  requestedAt: 1_000,
  expiresAt: 61_000,
  ...evm,
}
const fromBitcoin: DepositTerms = {
  ...terms,
  pay: { ...terms.pay, chainId: bitcoin.chain.id },
  address: bitcoin.recipient,
  refundTo: 'bc1qvt5s0v2uhuna2sjnn84ldu8m2r4m3rcc4048ry',
  recoveryAddress: 'bc1qvt5s0v2uhuna2sjnn84ldu8m2r4m3rcc4048ry',
}
const toSolana: DepositTerms = {
  ...terms,
  receive: { ...terms.receive, chainId: solana.chain.id },
  recipient: solana.recipient,
}

describe('areAddresses', () => {
  it.each([
    ['in the EVM', terms],
    ['from Bitcoin', fromBitcoin],
    ['to Solana', toSolana],
    ['without a recovery address', { ...terms, recoveryAddress: undefined }],
    ['that is refunded to whoever pays', { ...terms, refundTo: native }],
  ])('default: accepts valid addresses of all parties in a payment %s', (_, value) => {
    expect(areAddresses(value, nonEvmChains)).toBe(true)
  })

  it.each(['address', 'refundTo', 'recoveryAddress'] as const)(
    'behavior: requires %s on the origin chain',
    (role) => {
      expect(areAddresses({ ...terms, [role]: bitcoin.recipient }, nonEvmChains)).toBe(false)
      expect(areAddresses({ ...fromBitcoin, [role]: evm.address }, nonEvmChains)).toBe(false)
      expect(areAddresses({ ...fromBitcoin, [role]: solana.recipient }, nonEvmChains)).toBe(false)
      expect(areAddresses({ ...terms, [role]: 'nobody' }, nonEvmChains)).toBe(false)
    },
  )

  it('behavior: requires the recipient on the destination chain', () => {
    expect(areAddresses({ ...terms, recipient: solana.recipient }, nonEvmChains)).toBe(false)
    expect(areAddresses({ ...toSolana, recipient: evm.recipient }, nonEvmChains)).toBe(false)
    expect(areAddresses({ ...toSolana, recipient: bitcoin.recipient }, nonEvmChains)).toBe(false)
  })
})

describe('parseRefundTo', () => {
  it('default: reads an address of the chain, with its checksum', () => {
    expect(parseRefundTo(evm.refundTo.toLowerCase(), undefined)).toBe(evm.refundTo)
    expect(parseRefundTo(bitcoin.recipient, bitcoin.chain)).toBe(bitcoin.recipient)
  })

  it('behavior: takes a chain’s native token as “the payer”, but not another chain’s', () => {
    expect(parseRefundTo(native, undefined)).toBe(native)
    expect(parseRefundTo(bitcoin.chain.nativeCurrency.address, bitcoin.chain)).toBe(
      bitcoin.chain.nativeCurrency.address,
    )
    expect(parseRefundTo(native, bitcoin.chain)).toBeUndefined()
    expect(parseRefundTo(bitcoin.chain.nativeCurrency.address, undefined)).toBeUndefined()
    expect(parseRefundTo(solana.chain.nativeCurrency.address, bitcoin.chain)).toBeUndefined()
  })

  it.each([undefined, '', 'someone'])('behavior: refuses %j as an address', (text) => {
    expect(parseRefundTo(text, undefined)).toBeUndefined()
    expect(parseRefundTo(text, bitcoin.chain)).toBeUndefined()
  })
})

describe('payableUntil', () => {
  it('default: ends as the terms say', () => {
    expect(payableUntil({ requestedAt: 1_000, expiresAt: 61_000 })).toBe(61_000)
  })

  it('behavior: is a day if the terms don’t say', () => {
    const terms = { requestedAt: 5_000, expiresAt: undefined }
    expect(payableUntil(terms)).toBe(5_000 + day)
    expect(payableUntil(terms, 7 * day)).toBe(5_000 + day)
  })

  it('parameters: allows no more than the limit, whatever the terms say', () => {
    const terms = { requestedAt: 1_000, expiresAt: 3 * day }
    expect(payableUntil(terms)).toBe(1_000 + day)
    expect(payableUntil(terms, 2 * day)).toBe(1_000 + 2 * day)
    expect(payableUntil(terms, 7 * day)).toBe(3 * day)
  })
})

describe('startAtCreation', () => {
  const at = (ms: number) => new Date(ms).toISOString()

  it('default: counts the time to pay from the earlier of request and creation', () => {
    const terms = { requestedAt: 5_000, expiresAt: 65_000 }
    const moved = { requestedAt: 2_000, expiresAt: 62_000 }
    expect(startAtCreation(terms, at(2_000))).toEqual(moved)
    expect(startAtCreation(moved, at(2_000))).toBe(moved)
    expect(startAtCreation(terms, at(5_000))).toBe(terms)
    expect(startAtCreation(terms, at(9_000))).toBe(terms)
  })

  it('parameters: puts the creation earlier by as much as the clock is behind', () => {
    const terms = { requestedAt: 5_000, expiresAt: 65_000 }
    expect(startAtCreation(terms, at(9_000), 7_000)).toEqual({ requestedAt: 2_000, expiresAt: 62_000 })
    expect(startAtCreation(terms, at(9_000), 4_000)).toBe(terms)
  })

  it('parameters: needs neither an end nor a creation', () => {
    expect(startAtCreation({ requestedAt: 5_000, expiresAt: undefined }, at(2_000))).toEqual({
      requestedAt: 2_000,
      expiresAt: undefined,
    })
    for (const createdAt of [undefined, '', 'today']) {
      expect(startAtCreation({ requestedAt: 5_000, expiresAt: 65_000 }, createdAt)).toEqual({
        requestedAt: 5_000,
        expiresAt: 65_000,
      })
    }
  })
})

describe('isBeforeRequest', () => {
  const [requestedAt, minute] = [100_000_000, 60_000]
  const at = (ms: number) => new Date(ms).toISOString()

  it.each([
    ['the same moment', requestedAt, requestedAt, false],
    ['a minute before, as clocks may differ', requestedAt, requestedAt - minute, false],
    ['more than a minute before', requestedAt, requestedAt - minute - 1, true],
    [
      'before the request, which a clock that was ahead dated',
      requestedAt - 60 * minute,
      requestedAt - minute * 60,
      false,
    ],
    ['before both', requestedAt - 60 * minute, requestedAt - 61 * minute - 1, true],
    [
      'before the creation alone, by a clock that is always behind',
      requestedAt + 60 * minute,
      requestedAt,
      false,
    ],
  ])('default: %s', (_, createdAt, now, isBefore) => {
    expect(isBeforeRequest({ requestedAt }, at(createdAt), now)).toBe(isBefore)
  })

  it('parameters: proves nothing without a creation', () => {
    for (const createdAt of [undefined, '', 'today'])
      expect(isBeforeRequest({ requestedAt }, createdAt, 0)).toBe(false)
  })
})

describe('toDepositTerms', () => {
  const step = {
    id: 'deposit',
    kind: 'unknown',
    rawKind: 'transaction',
    requestId: '0x1',
    depositAddress: fromBitcoin.address,
    items: [{ status: 'incomplete', check: { endpoint: '/intents/status?requestId=0x1' }, data: {} }],
  }
  const side = (chainId: number, address: string, amount: bigint) => ({
    amount,
    currency: { chainId, address, symbol: 'X', name: 'X', decimals: 8 },
  })
  const quoteOf = (change: { parameters?: object; steps?: readonly object[]; recipient?: string } = {}) =>
    ({
      steps: change.steps ?? [step],
      details: {
        recipient: change.recipient ?? solana.recipient,
        currencyIn: side(bitcoin.chain.id, bitcoin.chain.nativeCurrency.address, 5n),
        currencyOut: side(solana.chain.id, solana.token.address, 3000n),
      },
      parameters: {
        originChainId: bitcoin.chain.id,
        destinationChainId: solana.chain.id,
        refundTo: fromBitcoin.refundTo,
        recoveryAddress: bitcoin.recipient,
        strict: true,
        ttl: 60,
        ...change.parameters,
      },
    }) as unknown as Quote

  it('default: names what is paid by hand on one chain, and received on another', () => {
    expect(toDepositTerms(quoteOf(), 1_000, nonEvmChains)).toEqual({
      requestId: '0x1',
      type: 'strict',
      address: fromBitcoin.address,
      pay: { chainId: bitcoin.chain.id, decimals: 8, amount: 5n },
      receive: { chainId: solana.chain.id, decimals: 8, amount: 3000n, currency: solana.token.address },
      recipient: solana.recipient,
      refundTo: fromBitcoin.refundTo,
      recoveryAddress: bitcoin.recipient,
      statusPath: '/intents/status',
      requestedAt: 1_000,
      expiresAt: 61_000,
    })
  })

  it('parameters: takes any ttl, and has no end without one', () => {
    const until = (ttl: number | undefined) =>
      toDepositTerms(quoteOf({ parameters: { ttl } }), 1_000, nonEvmChains).expiresAt
    expect(until(7 * 86_400)).toBe(1_000 + 7 * day)
    expect(until(undefined)).toBeUndefined()
  })

  it.each<[title: string, ttl: number | undefined, deadline: number, behindMs: number, expiresAt: number]>([
    ['its order', 60, 40, 0, 40_000],
    ['its order, by a clock that is behind', 60, 40, 2_000, 38_000],
    ['the requested time', 60, 90, 0, 61_000],
    ['the requested time, by a clock that is ahead of the whole order', 60, 1, 0, 61_000],
    ['its order, if no time was requested', undefined, 90, 0, 90_000],
  ])('default: ends with %s', (_, ttl, deadline, behindMs, expiresAt) => {
    const quote = quoteOf({ parameters: { ttl } })
    const protocol = { v2: { orderData: { output: { deadline } } } }
    expect(toDepositTerms({ ...quote, protocol }, 1_000, nonEvmChains, behindMs).expiresAt).toBe(expiresAt)
  })

  it('behavior: only steps that name a deposit address say where to pay', () => {
    const items = [{ status: 'incomplete', data: { to: evm.address } }]
    const wallet = { ...step, kind: 'transaction', depositAddress: undefined, items }
    const { address, requestId } = toDepositTerms(quoteOf({ steps: [wallet, step] }), 1_000, nonEvmChains)
    expect([address, requestId]).toEqual([fromBitcoin.address, '0x1'])
  })

  it('parameters: treats an address that isn’t strict as open', () => {
    expect(toDepositTerms(quoteOf({ parameters: { strict: undefined } }), 1_000, nonEvmChains).type).toBe(
      'open',
    )
  })

  it.each<[string, Parameters<typeof quoteOf>[0]]>([
    ['request', { steps: [{ ...step, requestId: undefined }] }],
    ['deposit address', { steps: [{ ...step, depositAddress: undefined }] }],
    ['deposit address of its chain', { steps: [{ ...step, depositAddress: evm.address }] }],
    ['steps', { steps: [] }],
    ['recipient', { recipient: '' }],
    ['recipient of its chain', { recipient: evm.recipient }],
    ['refund address', { parameters: { refundTo: undefined } }],
    ['refund address of its chain', { parameters: { refundTo: evm.refundTo } }],
  ])('error: no %s', (_, change) => {
    expect(() => toDepositTerms(quoteOf(change), 1_000, nonEvmChains)).toThrow(
      'the quote names no request, deposit address, recipient or refund address',
    )
  })
})

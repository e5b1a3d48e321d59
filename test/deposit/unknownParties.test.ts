import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import {
  type DepositExpectations,
  deriveDepositProgress,
  type DeriveDepositProgressParameters,
  type DepositTerms,
} from '@causeway/react/execution'
import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'
import type { AnyChain } from '@causeway/react'
import { nativeAddressOf } from '../../src/utils/chains/nonEvmChain.ts'

// The accounts that a page must ask about before it shows an address from a store.

const createdAt = Date.parse('2026-11-01T10:00:00Z')
const requestId = '0x1'
const address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const user = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refundTo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const named = { user, recipient, refundTo }
/** Its addresses look like EVM addresses, but no wallet has them there. */
const far: AnyChain = {
  id: 7,
  family: 'far',
  name: 'Far',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18, address: `0x${'f'.repeat(40)}` },
}

/** What is known of a request for the native tokens of two chains, on which the store and the provider agree. */
function read(
  parties: DepositExpectations['parties'],
  {
    chains: [from, to] = [mainnet, optimism],
    ...change
  }: Partial<DeriveDepositProgressParameters> & {
    chains?: readonly [AnyChain, AnyChain]
  } = {},
) {
  const sideOf = (chain: AnyChain, amount: string) => {
    const { symbol, decimals } = chain.nativeCurrency
    const currency = { chainId: chain.id, address: nativeAddressOf(chain), symbol, decimals }
    return { amount, amountUsd: '1', currency }
  }
  const terms: DepositTerms = {
    requestId,
    type: 'strict',
    address,
    pay: { chainId: from.id, decimals: from.nativeCurrency.decimals, amount: 5n },
    receive: { chainId: to.id, decimals: to.nativeCurrency.decimals, amount: 4n },
    recipient,
    refundTo,
    requestedAt: createdAt,
  }
  const route = {
    quoted: {
      origin: { inputCurrency: sideOf(from, '5') },
      destination: { outputCurrency: sideOf(to, '4') },
    },
  }
  const record = parseWithSchema(requestRecordSchema, {
    id: requestId,
    status: 'waiting',
    ...named,
    depositAddress: { address, type: 'strict' },
    createdAt: new Date(createdAt).toISOString(),
    data: { route },
  })
  const page = { chains: [far, optimism, mainnet], tokens: [], parties, ttl: 3600 }
  const given = { requestId, terms, lookup: undefined, records: [record], page }
  return deriveDepositProgress({ ...given, ...change })
}

const parties = { ...named, recoveryAddress: undefined, appFeeRecipients: [], conversion: undefined }
const asked = { terms: undefined, unaccepted: parties }
const given = { terms: { recipient, refundTo }, unaccepted: undefined }
const nothing = { terms: undefined, unaccepted: undefined }

describe('deriveDepositProgress of an address that a store holds', () => {
  it('default: gives the terms if the page knows all parties, or else whom to ask about', () => {
    expect(read({ named })).toMatchObject(given)
    expect(read({ accepted: parties })).toMatchObject(given)
    expect(read({})).toMatchObject(asked)
    expect(read({ named: { ...named, recipient: user } })).toMatchObject(asked)
  })

  it('behavior: asks about no account of an address that this page audited', () => {
    expect(read({}, { isAudited: true })).toMatchObject(given)
  })

  it('error: gives nothing where the page knows nothing, or the provider confirms nothing', () => {
    expect(read({ named }, { page: undefined })).toMatchObject(nothing)
    expect(read({ named }, { records: [] })).toMatchObject(nothing)
    expect(read({ named }, { terms: undefined })).toMatchObject(nothing)
  })

  it('behavior: counts the wallet as known only on EVM chains, on each side', () => {
    const asRecipient = { account: recipient, named: { user, refundTo } }
    const asRefundee = { account: refundTo, named: { user, recipient } }
    expect(read(asRecipient, { chains: [far, mainnet] })).toMatchObject(given)
    expect(read(asRecipient, { chains: [mainnet, far] })).toMatchObject(asked)
    expect(read(asRefundee, { chains: [mainnet, far] })).toMatchObject(given)
    expect(read(asRefundee, { chains: [far, mainnet] })).toMatchObject(asked)
  })
})

import { describe, expect, it } from 'vitest'
import {
  depositDisclosures,
  type DepositAddressParameters,
  toDepositQuoteParameters,
} from '@causeway/react/execution'
import { depositProblems } from '../../../src/deposit/request/depositProblems.ts'

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refundTo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const places = {
  tokens: ['0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'],
  contracts: ['0x5FbDB2315678afecb367f032d93F642f64180aa3'],
  depositAddresses: ['0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
}
const good: DepositAddressParameters = {
  originChainId: 1,
  destinationChainId: 2,
  amount: 5n,
  recipient,
  refundTo,
  acceptedRefundTo: refundTo,
}

describe('depositProblems', () => {
  it.each<[title: string, change: DepositAddressParameters, problems: string[]]>([
    ['good parameters', {}, []],
    ['an address in lower case', { refundTo: refundTo.toLowerCase() }, []],
    ['spaces around an address', { refundTo: ` ${refundTo}\n` }, []],
    [
      'nothing at all',
      empty(),
      ['amount missing', 'recipient missing', 'refundTo missing', 'acceptance missing'],
    ],
    ['an amount of zero', { amount: 0n }, ['amount missing']],
    ['an amount below zero', { amount: -1n }, ['amount missing']],
    ['no refund address', { refundTo: undefined }, ['refundTo missing', 'acceptance missing']],
    ['spaces around a confirmation', { acceptedRefundTo: ` ${refundTo}\n` }, []],
    ['a blank refund address', { refundTo: '  ' }, ['refundTo missing', 'acceptance missing']],
    ['no confirmation', { acceptedRefundTo: undefined }, ['acceptance missing']],
    ['a confirmation of another address', { acceptedRefundTo: recipient }, ['acceptance missing']],
    [
      'a word for an address, confirmed',
      { refundTo: 'me.eth', acceptedRefundTo: 'me.eth' },
      ['refundTo format', 'acceptance missing'],
    ],
    [
      'a wrong letter, confirmed',
      { refundTo: refundTo.replace('f39F', 'F39F'), acceptedRefundTo: refundTo.replace('f39F', 'F39F') },
      ['refundTo checksum', 'acceptance missing'],
    ],
    ['the zero address', own(`0x${'0'.repeat(40)}`), ['refundTo zero']],
    ['the burn address', own('0x000000000000000000000000000000000000dEaD'), ['refundTo zero']],
    ['a token', own('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'), ['refundTo token']],
    ['a contract of the provider', own('0x5fbdb2315678afecb367f032d93f642f64180aa3'), ['refundTo contract']],
    ['a deposit address', own('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'), ['refundTo depositAddress']],
    ['a token that receives', { recipient: places.tokens[0] }, ['recipient token']],
    ['an invalid recovery address', { recoveryAddress: '0x1' }, ['recoveryAddress format']],
  ])('parameters: finds what is wrong with %s', (_, change, problems) => {
    const found = depositProblems({ ...good, ...change }, places)
    expect(found.map(({ field, code }) => `${field} ${code}`)).toEqual(problems)
  })
})

it('behavior: depositProblems: finds nothing against an address where the page knows no places', () => {
  expect(depositProblems(good, { tokens: [], contracts: [], depositAddresses: [] })).toEqual([])
})

it('behavior: depositProblems: finds an address that is one of several places', () => {
  const more = { tokens: [recipient], contracts: [recipient, refundTo], depositAddresses: [recipient] }
  expect(depositProblems({ ...good, recipient: `0x${'9'.repeat(40)}` }, more)).toEqual([
    { field: 'refundTo', code: 'contract' },
  ])
})

describe('toDepositQuoteParameters', () => {
  it('default: returns what the interface asks for, with checksums', () => {
    const parameters = { ...good, refundTo: refundTo.toLowerCase() }
    expect(toDepositQuoteParameters(parameters, undefined)).toEqual({
      user: refundTo,
      originChainId: 1,
      originCurrency: `0x${'0'.repeat(40)}`,
      destinationChainId: 2,
      destinationCurrency: `0x${'0'.repeat(40)}`,
      amount: 5n,
      tradeType: 'EXACT_INPUT',
      recipient,
      refundTo,
      recoveryAddress: undefined,
      useDepositAddress: true,
      strict: true,
      ttl: 3600,
    })
  })

  it.each<[title: string, change: DepositAddressParameters, connected: string | undefined, sent: object]>([
    ['an open address', { type: 'open' }, undefined, { strict: undefined, useDepositAddress: true }],
    ['no time limit', { ttl: null }, undefined, { ttl: undefined }],
    ['a time limit', { ttl: 60 }, undefined, { ttl: 60 }],
    ['the connected wallet as the user', {}, account, { user: account }],
    ['another user than the connected wallet', { user: '0x1' }, account, { user: '0x1' }],
    ['other options', { subsidizeFees: true }, undefined, { subsidizeFees: true }],
  ])('parameters: sends %s', (_, change, connected, sent) => {
    const parameters = toDepositQuoteParameters({ ...good, ...change }, connected)
    expect(parameters).toMatchObject(sent)
    expect(parameters).not.toHaveProperty('acceptedRefundTo')
  })

  it.each(['amount', 'recipient', 'refundTo', 'originChainId', 'destinationChainId'] as const)(
    'behavior: returns nothing without %s',
    (field) => {
      expect(toDepositQuoteParameters({ ...good, [field]: undefined }, account)).toBeUndefined()
    },
  )
})

it('behavior: depositDisclosures: promises nothing for another amount at an open address', () => {
  const ofStrict = ['exact', 'under', 'over', 'late', 'once', 'token']
  expect(depositDisclosures({})).toEqual(ofStrict)
  expect(depositDisclosures({ type: 'strict' })).toEqual(ofStrict)
  expect(depositDisclosures({ type: 'open' })).toEqual(['exact', 'otherAmount', 'late', 'once', 'token'])
})

function own(address: string): DepositAddressParameters {
  return { refundTo: address, acceptedRefundTo: address }
}

function empty(): DepositAddressParameters {
  return {
    amount: undefined,
    recipient: undefined,
    refundTo: undefined,
    acceptedRefundTo: undefined,
  }
}

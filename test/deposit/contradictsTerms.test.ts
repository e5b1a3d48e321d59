import { mainnet, optimism } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import type { NonEvmChain } from '@causeway/react'
import type { DepositTerms } from '@causeway/react/execution'
import { parseWithSchema, requestRecordSchema } from '@causeway/react/schemas'
import { contradictsTerms } from '../../src/deposit/contradictsTerms.ts'
import { completeRecord } from '../../src/schemas/requests/completeRecord.ts'

const zero = '0x0000000000000000000000000000000000000000'
const dai = '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1'
const stranger = '0x000000000000000000000000000000000000bEEF'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const refundTo = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const user = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const terms: DepositTerms = {
  requestId: '0x1',
  type: 'strict',
  address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  pay: { chainId: 1, decimals: 18, amount: 5n },
  receive: { chainId: 10, decimals: 18, amount: 3000n, currency: dai },
  recipient,
  refundTo,
  recoveryAddress: user,
  requestedAt: 0,
}
const chain = (family: string, id: number, address: string): NonEvmChain => ({
  id,
  family,
  name: family,
  nativeCurrency: { name: family, symbol: family, decimals: 8, address },
})
const bitcoin = chain('bitcoin', 8, 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8')
const solana = chain('solana', 9, '11111111111111111111111111111111')
const tron = chain('tron', 7, 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb')
const ton = chain('ton', 6, 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c')
const chains = [mainnet, optimism, bitcoin, solana, tron, ton]

type Wire = Record<string, unknown>
interface Change extends Wire {
  address?: Wire | string | null
  pay?: Wire
  receive?: Wire
}

/** The record as the provider writes it. */
function recordOf({ address, pay, receive, ...change }: Change = {}) {
  const side = (one: Wire = {}, { currency = {}, ...rest }: Wire = {}) => ({
    ...one,
    ...rest,
    currency: { ...(one['currency'] as Wire), ...(currency as Wire) },
  })
  const wire = {
    id: '0x1',
    status: 'waiting',
    user,
    recipient,
    refundTo,
    depositAddress:
      typeof address === 'string' || address === null
        ? address
        : { address: terms.address, type: 'strict', recoveryAddress: user, ...address },
    data: {
      route: {
        quoted: {
          origin: { inputCurrency: side({ amount: '5', currency: { chainId: 1, address: zero } }, pay) },
          destination: {
            outputCurrency: side({ amount: '3000', currency: { chainId: 10, address: dai } }, receive),
          },
        },
      },
    },
    ...change,
  }
  return parseWithSchema(requestRecordSchema, completeRecord(wire))
}

const isContradicted = (change: Change, own: Partial<DepositTerms> = {}) =>
  contradictsTerms({ ...terms, ...own }, recordOf(change), chains)

describe('contradictsTerms', () => {
  it('default: accepts a record of the same terms, and one that names hardly any', () => {
    expect(isContradicted({})).toBe(false)
    const bare = parseWithSchema(requestRecordSchema, { id: '0x1', status: 'waiting' })
    expect(contradictsTerms(terms, bare, chains)).toBe(false)
    expect(contradictsTerms(terms, recordOf({ recipient: stranger }), [])).toBe(true)
  })

  it.each<[title: string, change: Change]>([
    ['kind', { address: { type: 'open' } }],
    ['recipient', { recipient: stranger }],
    ['recipient in lower case', { recipient: stranger.toLowerCase() }],
    ['refund address', { refundTo: stranger }],
    ['refund address: whoever pays', { refundTo: zero }],
    ['recovery address', { address: { recoveryAddress: stranger } }],
    ['amount to pay', { pay: { amount: '6' } }],
    ['network to pay on', { pay: { currency: { chainId: 10 } } }],
    ['token to pay', { pay: { currency: { address: dai } } }],
    ['amount to receive', { receive: { amount: '300' } }],
    ['network to receive on', { receive: { currency: { chainId: 1 } } }],
    ['token to receive', { receive: { currency: { address: stranger } } }],
    ['native token instead of the one to receive', { receive: { currency: { address: zero } } }],
  ])('error: reports another %s', (_, change) => {
    expect(isContradicted(change)).toBe(true)
  })

  it.each<[title: string, change: Change]>([
    ['addresses in lower case', { recipient: recipient.toLowerCase(), refundTo: refundTo.toLowerCase() }],
    ['addresses in upper case', { recipient: `0x${recipient.slice(2).toUpperCase()}` }],
    ['the address alone', { address: terms.address }],
    ['no deposit address', { address: null }],
    ['a kind of another word', { address: { type: 'STRICT' } }],
    ['no parties', { recipient: null, refundTo: undefined, address: { recoveryAddress: null } }],
    [
      'parties that aren’t addresses',
      { recipient: 'alice.eth', refundTo: `0x${'0'.repeat(24)}${refundTo.slice(2)}` },
    ],
    ['no amounts', { pay: { amount: null }, receive: { amount: undefined } }],
    ['amounts that no one can read', { pay: { amount: 'five' }, receive: { amount: '3,000' } }],
    ['amounts as numbers', { pay: { amount: 5 }, receive: { amount: 3000 } }],
    [
      'no tokens',
      { pay: { currency: { chainId: null, address: null } }, receive: { currency: { address: null } } },
    ],
    ['symbols alone', { receive: { currency: { chainId: undefined, address: undefined, symbol: 'DAI' } } }],
    ['another word for the native token', { pay: { currency: { address: solana.nativeCurrency.address } } }],
    ['no data', { data: {} }],
  ])('behavior: accepts what is omitted or written differently: %s', (_, change) => {
    expect(isContradicted(change)).toBe(false)
  })

  it('behavior: sees no contradiction in a recovery address that wasn’t requested', () => {
    expect(isContradicted({ address: { recoveryAddress: stranger } }, { recoveryAddress: undefined })).toBe(
      false,
    )
  })

  it.each([
    [zero, false],
    [user, false],
    [stranger, true],
  ])('behavior: accepts a refund to the payer: %s', (reported, isOther) => {
    expect(isContradicted({ refundTo: reported }, { refundTo: zero })).toBe(isOther)
  })

  it.each<[family: string, chainId: number, own: string, same: string, other: string]>([
    [
      'bitcoin',
      8,
      'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'BC1QAR0SRRR7XFKVY5L643LYDNW9RE59GTZZWF5MDQ',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ],
    [
      'solana',
      9,
      '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV4',
      `0x${'5c'.repeat(32)}`,
      'GThUX1Atko4tqhN2NaiTazWSeFWMuiUvfFnyJyUghFMJ',
    ],
    [
      'tron',
      7,
      'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      '0xa614f803b6fd780986a42c78ec9c7f77e6ded13c',
      'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7',
    ],
    [
      'ton',
      6,
      'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N',
      'UQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqEBI',
      'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c',
    ],
  ])('behavior: compares addresses of %s by their own rules', (_, chainId, own, same, other) => {
    const native = chains.find(({ id }) => id === chainId)
    if (!native || !('family' in native)) throw new TypeError('There is no such chain.')
    const far = { chainId, decimals: 8 }
    const paying = { refundTo: own, recoveryAddress: own, pay: { ...far, amount: 5n } }
    const pay = { currency: { chainId, address: native.nativeCurrency.address } }
    const refunding = (address: string) =>
      isContradicted({ refundTo: address, pay, address: { recoveryAddress: address } }, paying)
    const receive = { currency: { chainId, address: native.nativeCurrency.address } }
    const receiving = (address: string) =>
      isContradicted({ recipient: address, receive }, { recipient: own, receive: { ...far, amount: 3000n } })
    for (const compare of [refunding, receiving])
      expect([own, same, other].map(compare)).toEqual([false, false, true])
  })
})

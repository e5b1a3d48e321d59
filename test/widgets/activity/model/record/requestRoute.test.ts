import { describe, expect, it } from 'vitest'
import { requestRoute } from '../../../../../src/widgets/activity/model/record/requestRoute.ts'
import { deposit, wireAmount, recordOf, route } from '../../../../support/swaps/requestRecords.ts'

describe('requestRoute', () => {
  it('default: quoted and in the end', () => {
    expect(requestRoute(recordOf('success', { route, inTxs: [deposit] }))).toMatchObject({
      paid: { quoted: { amount: 100n }, actual: { amount: 101n } },
      received: { quoted: { amount: 99n }, actual: { amount: 98n } },
      originChainId: 1,
      destinationChainId: 2,
    })
  })

  it('behavior: what was promised is what comes out of a swap on the destination chain', () => {
    const swapped = { currency: { chainId: 2, address: '0x2', symbol: 'WIF', decimals: 9 }, amount: '7' }
    const destination = { ...route.quoted.destination, outputCurrency: swapped }
    const ofRoute = (change: object) => requestRoute(recordOf('pending', { route: change })).received
    const promised = { quoted: { amount: 7n, currency: { symbol: 'WIF' } }, actual: undefined }
    expect(ofRoute({ ...route, quoted: { ...route.quoted, destination } })).toMatchObject(promised)
    expect(ofRoute({ actual: { ...route.actual, destination } })).toMatchObject(promised)
    const unnamed = { ...destination, outputCurrency: wireAmount('8') }
    delete (unnamed.outputCurrency.currency as { address?: string }).address
    expect(ofRoute({ actual: { ...route.actual, destination: unnamed } })).toMatchObject({
      quoted: { amount: 99n, currency: { symbol: 'USDC' } },
    })
  })

  it('behavior: nothing is said to have moved before it has', () => {
    const { paid, received } = requestRoute(recordOf('waiting', { route }))
    expect([paid.actual, received.actual]).toEqual([undefined, undefined])
    expect(requestRoute(recordOf('refund', { route, inTxs: [deposit] })).received.actual).toBeUndefined()
  })

  it('behavior: a route on one chain ends at its origin', () => {
    const oneSide = { origin: { inputCurrency: wireAmount('5'), outputCurrency: wireAmount('4') } }
    const { received } = requestRoute(recordOf('success', { route: { quoted: oneSide, actual: oneSide } }))
    expect(received).toMatchObject({ quoted: { amount: 4n }, actual: { amount: 4n } })
  })

  it('behavior: where it ends is known by what came out, where nothing was quoted', () => {
    const actual = { destination: { inputCurrency: undefined, outputCurrency: wireAmount('98', 2) } }
    expect(requestRoute(recordOf('pending', { route: { actual } })).destinationChainId).toBe(2)
  })

  it('behavior: a record without a route says nothing', () => {
    expect(requestRoute(recordOf('success', {}))).toMatchObject({
      paid: { quoted: undefined, actual: undefined },
      refunded: undefined,
      originChainId: undefined,
    })
  })

  it.each([
    ['99', true],
    ['100', false],
    ['101', false],
  ])('behavior: of the quoted 100, %s delivered at an open address are a part: %s', (paid, isPartial) => {
    const actual = { ...route.actual, origin: { inputCurrency: wireAmount(paid) } }
    const record = recordOf('success', { route: { ...route, actual }, inTxs: [deposit] })
    const depositAddress = { address: `0x${'d'.repeat(40)}`, type: 'open' }
    expect(requestRoute(Object.assign(record, { depositAddress }))).toMatchObject({
      isPartial,
      isUnderpaid: false,
      excess: undefined,
    })
    expect(requestRoute({ ...record, depositAddress: undefined }).isPartial).toBe(false)
  })

  it('behavior: a deposit that was dropped paid nothing', () => {
    const paidBy = (...inTxs: object[]) =>
      requestRoute(recordOf('failure', { route, inTxs, failReason: 'DEPOSIT_REORGED' })).paid.actual
    expect(paidBy({ ...deposit, status: 'failure' })).toBeUndefined()
    expect(paidBy({ ...deposit, status: 'failure' }, { ...deposit, txHash: '0xd2' })).toMatchObject({
      amount: 101n,
    })
  })
})

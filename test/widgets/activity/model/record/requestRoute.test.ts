import { describe, expect, it } from 'vitest'
import { requestRoute } from '../../../../../src/widgets/activity/model/record/requestRoute.ts'
import { deposit, wireAmount, recordOf, route } from '../../../../support/swaps/requestRecords.ts'

describe('requestRoute', () => {
  it('default: gives quoted and actual amounts', () => {
    expect(requestRoute(recordOf('success', { route, inTxs: [deposit] }))).toMatchObject({
      paid: { quoted: { amount: 100n }, actual: { amount: 101n } },
      received: { quoted: { amount: 99n }, actual: { amount: 98n } },
      originChainId: 1,
      destinationChainId: 2,
    })
  })

  it('behavior: takes the quoted amount from the output of a swap on the destination', () => {
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
    // Nor if the token to arrive there is unknown.
    const arriving = { amount: '99', currency: { chainId: 2, symbol: 'USDC' } }
    expect(
      ofRoute({ actual: { destination: { inputCurrency: arriving, outputCurrency: swapped } } }),
    ).toMatchObject({
      quoted: { amount: 99n, currency: { symbol: 'USDC' } },
    })
  })

  it('behavior: gives no actual amounts before the funds have moved', () => {
    const { paid, received } = requestRoute(recordOf('waiting', { route }))
    expect([paid.actual, received.actual]).toEqual([undefined, undefined])
    expect(requestRoute(recordOf('refund', { route, inTxs: [deposit] })).received.actual).toBeUndefined()
  })

  it('behavior: ends a route on one chain at its origin', () => {
    const oneSide = { origin: { inputCurrency: wireAmount('5'), outputCurrency: wireAmount('4') } }
    const { received } = requestRoute(recordOf('success', { route: { quoted: oneSide, actual: oneSide } }))
    expect(received).toMatchObject({ quoted: { amount: 4n }, actual: { amount: 4n } })
  })

  it('behavior: finds the destination by the actual amounts where nothing was quoted', () => {
    const actual = { destination: { inputCurrency: undefined, outputCurrency: wireAmount('98', 2) } }
    expect(requestRoute(recordOf('pending', { route: { actual } })).destinationChainId).toBe(2)
  })

  it('behavior: is empty for a record without a route', () => {
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
  ])(
    'behavior: compares a delivery of %s at an open address with the quoted 100: is partial %s',
    (paid, isPartial) => {
      const actual = { ...route.actual, origin: { inputCurrency: wireAmount(paid) } }
      const record = recordOf('success', { route: { ...route, actual }, inTxs: [deposit] })
      const depositAddress = { address: `0x${'d'.repeat(40)}`, type: 'open' }
      expect(requestRoute(Object.assign(record, { depositAddress }))).toMatchObject({
        isPartial,
        isUnderpaid: false,
        excess: undefined,
      })
      expect(requestRoute({ ...record, depositAddress: undefined }).isPartial).toBe(false)
    },
  )

  const strict = { address: `0x${'d'.repeat(40)}`, type: 'strict' }
  const paying = (status: string, origin: object | undefined, quoted: object = route.quoted.origin) => {
    const given = { quoted: { ...route.quoted, origin: quoted }, actual: { ...route.actual, origin } }
    return requestRoute(recordOf(status, { route: given, inTxs: [deposit] }, { depositAddress: strict }))
  }

  it.each([
    ['success', '99', [undefined, false, true]],
    ['success', '100', [undefined, false, false]],
    ['success', '101', [1n, false, false]],
    ['pending', '99', [undefined, true, false]],
    ['pending', '100', [undefined, false, false]],
    ['pending', '101', [undefined, false, false]],
    ['failure', '99', [undefined, true, false]],
  ])(
    'behavior: compares a payment with the quoted 100 at a strict address: %s, %s',
    (status, amount, told) => {
      const { excess, isUnderpaid, isPartial } = paying(status, { inputCurrency: wireAmount(amount) })
      expect([excess?.amount, isUnderpaid, isPartial]).toEqual(told)
      if (excess)
        expect(excess.currency).toMatchObject({ chainId: 1, address: '0x1', symbol: 'USDC', decimals: 6 })
    },
  )

  it.each<[string, object | undefined, object?]>([
    ['another token', { inputCurrency: { ...wireAmount('99'), currency: wireAmount('99', 2).currency } }],
    ['no token', { inputCurrency: { amount: '99', currency: { chainId: 1 } } }],
    ['no known amount', { inputCurrency: { currency: wireAmount('99').currency } }],
    ['nothing', undefined],
    ['an amount where none was quoted', { inputCurrency: wireAmount('99') }, {}],
    [
      'an amount where the quoted one is unknown',
      { inputCurrency: wireAmount('99') },
      { inputCurrency: { currency: wireAmount('1').currency } },
    ],
    [
      'an amount that was quoted in no token',
      { inputCurrency: wireAmount('99') },
      { inputCurrency: { amount: '100', currency: { chainId: 1 } } },
    ],
    [
      'no token, as quoted',
      { inputCurrency: { amount: '99', currency: { chainId: 1 } } },
      { inputCurrency: { amount: '100', currency: { chainId: 1 } } },
    ],
  ])('behavior: neither reports too little nor too much of %s', (_, origin, quoted) => {
    for (const status of ['pending', 'success'])
      expect(paying(status, origin, quoted)).toMatchObject({
        excess: undefined,
        isUnderpaid: false,
        isPartial: false,
      })
  })

  it('default: gives the gas top-up, unless it is zero', () => {
    const topupOf = (currencyGasTopup: object | undefined) => {
      const destination = { ...route.quoted.destination, currencyGasTopup }
      return requestRoute(recordOf('pending', { route: { quoted: { ...route.quoted, destination } } })).topup
    }
    expect(topupOf({ ...wireAmount('5', 2), amountUsd: '2' })).toMatchObject({
      amount: 5n,
      usd: '2',
      currency: { chainId: 2 },
    })
    expect(topupOf({ ...wireAmount('5', 2), amount: undefined, amountUsd: '2' })).toMatchObject({ usd: '2' })
    expect([topupOf(wireAmount('0', 2)), topupOf(undefined)]).toEqual([undefined, undefined])
  })

  it('behavior: takes the networks from the transactions without amounts, if each side has one', () => {
    const chainsOf = (inTxs: object[], outTxs: object[], more: object = {}) => {
      const found = requestRoute(recordOf('success', { inTxs, outTxs, ...more }))
      return [found.originChainId, found.destinationChainId]
    }
    const out = { txHash: '0xf', chainId: 2 }
    expect(chainsOf([deposit], [out])).toEqual([1, 2])
    expect(chainsOf([deposit, { ...deposit, txHash: '0xe' }], [out])).toEqual([1, 2])
    expect(chainsOf([deposit, { ...deposit, txHash: '0xe', chainId: 3 }], [out])).toEqual([undefined, 2])
    expect(chainsOf([deposit, { txHash: '0xe' }], [])).toEqual([1, undefined])
    const origin = { inputCurrency: wireAmount('5', 2) }
    expect(chainsOf([deposit], [out], { route: { quoted: { origin } } })).toEqual([2, 2])
    expect(chainsOf([deposit], [out], { route: { actual: { origin } } })).toEqual([2, 2])
    const unnamed = {
      quoted: {
        origin: { inputCurrency: { amount: '5' } },
        destination: { outputCurrency: { amount: '4' } },
      },
    }
    expect(chainsOf([deposit], [out], { route: unnamed })).toEqual([1, 2])
  })

  it('behavior: counts a dropped deposit as unpaid', () => {
    const paidBy = (...inTxs: object[]) =>
      requestRoute(recordOf('failure', { route, inTxs, failReason: 'DEPOSIT_REORGED' })).paid.actual
    expect(paidBy({ ...deposit, status: 'failure' })).toBeUndefined()
    expect(paidBy({ ...deposit, status: 'failure' }, { ...deposit, txHash: '0xd2' })).toMatchObject({
      amount: 101n,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { checkKinds } from '../../../../../src/errors/checks/checkKinds.ts'
import { toRequestsQuery } from '../../../../../src/actions/requestsParameters.ts'
import { emptyActivityFilters, type ActivityFilters } from '@causeway/react/widgets'
import {
  countFilters,
  filterKinds,
  isUsd,
  sorts,
  statuses,
  toRequestsParameters,
} from '../../../../../src/widgets/activity/model/filters/activityFilters.ts'

const ask = (change: Partial<ActivityFilters>, locale = 'en') =>
  toRequestsParameters({ ...emptyActivityFilters, ...change }, locale)

describe('toRequestsParameters', () => {
  it('default: asks for nothing', () => {
    expect(ask({})).toStrictEqual({})
    expect(ask({ term: '  ', symbol: ' ' })).toStrictEqual({})
  })

  it.each<[Partial<ActivityFilters>, object]>([
    [{ term: ' 0xabc ' }, { term: '0xabc' }],
    [{ status: 'refund' }, { status: 'refund' }],
    [{ status: 'pending' }, { filters: [{ status: ['pending', 'depositing'] }] }],
    [{ chainId: '10' }, { chainId: 10 }],
    [{ chainId: '10', side: 'origin' }, { originChainId: 10 }],
    [{ chainId: '10', side: 'destination' }, { destinationChainId: 10 }],
    [{ side: 'origin' }, {}],
    [{ requestType: 'Send' }, { requestType: 'Send' }],
    [{ feature: 'gas_top_up' }, { features: ['gas_top_up'] }],
    [
      { amountMin: '1.50', amountMax: '2000' },
      { amountUsdMin: '1.5', amountUsdMax: '2000' },
    ],
    [{ amountMin: '1,234', amountMax: '-1' }, {}],
    [{ from: 'yesterday' }, {}],
    [{ from: 'on 2026-03-01', to: '2026-03-01T00' }, {}],
    [
      { status: 'refund', symbol: 'usdc' },
      { status: 'refund', filters: [{ currencyInSymbol: 'usdc' }, { currencyOutSymbol: 'usdc' }] },
    ],
    [{ sort: 'largest' }, { sortBy: 'amountUsd', sortDirection: 'desc' }],
    [{ symbol: 'usdc' }, { filters: [{ currencyInSymbol: 'usdc' }, { currencyOutSymbol: 'usdc' }] }],
    [
      { symbol: 'usdc', status: 'pending' },
      {
        filters: [
          { status: ['pending', 'depositing'], currencyInSymbol: 'usdc' },
          { status: ['pending', 'depositing'], currencyOutSymbol: 'usdc' },
        ],
      },
    ],
  ])('behavior: requests %j', (filters, parameters) => {
    expect(ask(filters)).toEqual(parameters)
  })

  it('behavior: includes both days of the user’s calendar', () => {
    const { startTimestamp = 0, endTimestamp = 0 } = ask({ from: '2026-03-01', to: '2026-03-04' })
    expect(startTimestamp * 1000).toBe(new Date(2026, 2, 1).getTime())
    expect(endTimestamp * 1000).toBe(new Date(2026, 2, 4, 23, 59, 59).getTime())
  })

  it('parameters: the decimal sign of the reader', () => {
    expect(ask({ amountMin: '1,5' }, 'de')).toEqual({ amountUsdMin: '1.5' })
    expect(isUsd('1,5', 'de')).toBe(true)
    expect(isUsd('1.500', 'de')).toBe(false)
    expect(isUsd('', 'en')).toBe(true)
  })

  it('behavior: requests only what the interface accepts, with every choice', () => {
    const symbol = 'USDC'
    for (const status of Object.keys(statuses) as (keyof typeof statuses)[]) {
      for (const sort of Object.keys(sorts) as (keyof typeof sorts)[]) {
        expect(() => toRequestsQuery(ask({ status, sort, symbol, feature: 'app_fees' }))).not.toThrow()
      }
    }
  })
})

describe('filterKinds', () => {
  const takes = (change: object) => {
    checkKinds({ ...emptyActivityFilters, ...change }, filterKinds, 'Activity.Root')
    return true
  }

  it('parameters: every choice of the form, and texts', () => {
    for (const status of ['', ...Object.keys(statuses)]) expect(takes({ status })).toBe(true)
    for (const side of ['', 'origin', 'destination']) expect(takes({ side })).toBe(true)
    for (const sort of Object.keys(sorts)) expect(takes({ sort })).toBe(true)
  })

  it.each(Object.keys(emptyActivityFilters))('error: refuses %s of a wrong type', (name) => {
    expect(() => takes({ [name]: 7 })).toThrow(name)
    if (['status', 'side', 'sort'].includes(name)) expect(() => takes({ [name]: 'x' })).toThrow(name)
  })
})

describe('countFilters', () => {
  it('default: counts what narrows down the list, not the search or the order', () => {
    expect(countFilters(emptyActivityFilters)).toBe(0)
    expect(countFilters({ ...emptyActivityFilters, symbol: ' ', amountMin: ' ' })).toBe(0)
    expect(countFilters({ ...emptyActivityFilters, term: 'x', sort: 'oldest', side: 'origin' })).toBe(0)
    expect(
      countFilters({ ...emptyActivityFilters, status: 'refund', symbol: 'ETH', from: '2026-01-01' }),
    ).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import type { Quote } from '@causeway/react/actions'
import { shownAmount } from '../../../../../src/widgets/swap/model/quote/shownAmount.ts'

// One cast: of a quote nothing else is read here.
const data = {
  details: {
    // The provider's decimals are ignored.
    currencyIn: { amount: 1_234_567_891_234_561n, currency: { decimals: 14 } },
    currencyOut: { amount: 9_876_543_219_876_549n, currency: { decimals: 11 } },
  },
} as Quote
const locale = 'en'

describe('shownAmount', () => {
  it('default: each side in its own digits, what is paid rounded up and what is received down', () => {
    const given = { entered: undefined, quote: { data, isLoading: false }, status: 'ready', locale } as const
    const [pay, receive] = [{ decimals: 15 }, { decimals: 12 }]
    expect(shownAmount('pay', { ...given, token: pay })).toEqual({ text: '1.234568', status: 'ready' })
    expect(shownAmount('receive', { ...given, token: receive })).toEqual({
      text: '9876.543219',
      status: 'ready',
    })
    expect(shownAmount('pay', { ...given, token: undefined })).toEqual({ text: '', status: 'empty' })
  })

  it('default: shows what was entered as it was entered', () => {
    const quote = { data, isLoading: true }
    const given = { entered: '1.50', quote, token: { decimals: 15 }, status: 'loading', locale } as const
    expect(shownAmount('pay', given)).toEqual({ text: '1.50', status: 'entered' })
  })

  it.each([
    ['loading', data, true, { text: '1.234568', status: 'outdated' }],
    ['expired', data, false, { text: '1.234568', status: 'outdated' }],
    ['loading', undefined, true, { text: '', status: 'loading' }],
    ['loading', undefined, false, { text: '', status: 'empty' }],
    ['error', data, false, { text: '', status: 'empty' }],
  ] as const)('behavior: shows the amount of a quote that is %s', (status, quoted, isLoading, expected) => {
    const quote = { data: quoted, isLoading }
    const given = { entered: undefined, quote, token: { decimals: 15 }, status, locale }
    expect(shownAmount('pay', given)).toEqual(expected)
  })
})

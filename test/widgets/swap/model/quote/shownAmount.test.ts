import { describe, expect, it } from 'vitest'
import type { Quote } from '../../../../../src/actions/getQuote.ts'
import { shownAmount } from '../../../../../src/widgets/swap/model/quote/shownAmount.ts'

// One cast: of a quote nothing else is read here.
const data = {
  details: {
    currencyIn: { amount: 1_234_567_891_234_561n, currency: { decimals: 15 } },
    currencyOut: { amount: 9_876_543_219_876_549n, currency: { decimals: 12 } },
  },
} as Quote
const locale = 'en'

describe('shownAmount', () => {
  it('default: each side in its own digits, what is paid rounded up and what is received down', () => {
    const given = { entered: undefined, quote: { data, isLoading: false }, status: 'ready', locale } as const
    expect(shownAmount('pay', given)).toEqual({ text: '1.234568', status: 'ready' })
    expect(shownAmount('receive', given)).toEqual({ text: '9876.543219', status: 'ready' })
  })

  it('default: what was entered stands as it was entered', () => {
    const given = { entered: '1.50', quote: { data, isLoading: true }, status: 'loading', locale } as const
    expect(shownAmount('pay', given)).toEqual({ text: '1.50', status: 'entered' })
  })

  it.each([
    ['loading', data, true, { text: '1.234568', status: 'outdated' }],
    ['expired', data, false, { text: '1.234568', status: 'outdated' }],
    ['loading', undefined, true, { text: '', status: 'loading' }],
    ['loading', undefined, false, { text: '', status: 'empty' }],
    ['error', data, false, { text: '', status: 'empty' }],
  ] as const)('behavior: a quote that is %s', (status, quoted, isLoading, expected) => {
    const quote = { data: quoted, isLoading }
    expect(shownAmount('pay', { entered: undefined, quote, status, locale })).toEqual(expected)
  })
})

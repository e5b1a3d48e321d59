import { describe, expect, it } from 'vitest'
import { sayQuoteAt } from '../../../../src/widgets/swap/model/quoteNews.ts'

const said = { question: 'q', amount: 1_000n, at: 10_000 }

describe('sayQuoteAt', () => {
  it.each([
    ['the first', undefined, { question: 'q', amount: 1n, at: 5 }, 5],
    ['a refresh with the same amount', said, { ...said, at: 25_000 }, undefined],
    ['a refresh by less than half a percent', said, { ...said, amount: 1_004n, at: 25_000 }, undefined],
    ['a refresh by half a percent less', said, { ...said, amount: 995n, at: 25_000 }, 25_000],
    ['another question', said, { ...said, question: 'p', at: 25_000 }, 25_000],
    ['another question within five seconds', said, { ...said, question: 'p', at: 11_000 }, 15_000],
  ])('parameters: %s', (_, before, quote, at) => {
    expect(sayQuoteAt(before, quote)).toBe(at)
  })
})

import { describe, expect, it } from 'vitest'
import { digestQuote } from '@causeway/react/execution'
import { quoteItemsOf } from '../../../src/decode/quoteItems.ts'
import { planRun, type RunPlan } from '../../../src/execution/core/planRun.ts'
import { getQuoteOfEachKind } from '../../support/quotes/getQuoteOfEachKind.ts'

const { tokenBridge: quote, nativeBridge } = await getQuoteOfEachKind()

/** A run of the quote that was declined after the provider had appended steps. */
const declined: RunPlan = {
  quote: { ...quote, steps: [...quote.steps, ...nativeBridge.steps] },
  digest: '0xextended',
  items: quoteItemsOf(nativeBridge.steps),
  acceptedRisks: new Set(['storageUnavailable']),
  hasBatches: false,
}

describe('planRun', () => {
  it('default: takes the items of the quote, accepted as it is', () => {
    expect(planRun(quote, undefined, undefined)).toEqual({
      quote,
      digest: digestQuote(quote),
      items: quoteItemsOf(quote.steps),
      acceptedRisks: new Set(),
      hasBatches: true,
    })
  })

  it('parameters: acceptedDigest is of what the user saw', () => {
    expect(planRun(quote, '0xseen', undefined).digest).toBe('0xseen')
  })

  it('behavior: continues a rejected run as it was, with the steps that were appended', () => {
    expect(planRun(quote, undefined, declined)).toEqual(declined)
    expect(planRun(quote, digestQuote(quote), declined)).toEqual(declined)
  })

  it('error: doesn’t count what was accepted for another quote, rejected before or not', () => {
    expect(planRun(quote, '0xseen', declined).digest).toBe('0xseen')
  })
})

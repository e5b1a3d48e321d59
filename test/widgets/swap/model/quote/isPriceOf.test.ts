import { expect, it } from 'vitest'
import type { GetQuoteParameters, Quote } from '@causeway/react/actions'
import { indicativeAccount } from '../../../../../src/widgets/shared/model/indicativeAccount.ts'
import { isIndicativeQuote, isPriceOf } from '../../../../../src/widgets/swap/model/quote/indicativeQuote.ts'

const [payer, refundee, recipient] = ['a1', 'c3', 'b2'].map((byte) => `0x${byte.repeat(20)}` as const)
// One cast: of the parameters nothing else is read here.
const asked = { user: payer, refundTo: refundee, recipient, amount: 5n } as GetQuoteParameters
const priceOf = (parameters: object) =>
  ({ parameters: { ...asked, user: indicativeAccount, ...parameters } }) as Quote

it.each<[what: string, quote: Quote, parameters: GetQuoteParameters | undefined, isPrice: boolean]>([
  ['the same quote for a wallet', priceOf({ refundTo: undefined }), asked, true],
  [
    'the same quote, with its account in lower case',
    priceOf({ user: indicativeAccount.toLowerCase() }),
    asked,
    true,
  ],
  ['another amount', priceOf({ amount: 6n }), asked, false],
  ['another recipient', priceOf({ recipient: refundee }), asked, false],
  ['a quote of a wallet', priceOf({ user: payer }), asked, false],
  ['nothing', priceOf({}), undefined, false],
])('default: decides whether a price is the price of %s', (_, quote, parameters, isPrice) => {
  expect(isPriceOf(quote, parameters)).toBe(isPrice)
})

it('default: calls a quote that can’t be paid a price', () => {
  expect(isIndicativeQuote(priceOf({}))).toBe(true)
  expect(isIndicativeQuote({ parameters: asked })).toBe(false)
  expect(isIndicativeQuote({ parameters: undefined })).toBe(false)
})

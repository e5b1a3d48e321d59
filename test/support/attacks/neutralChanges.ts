import type { Quote } from '@causeway/react/actions'

/** What a provider may say or leave out without a question, and what must not lift a rule that another change breaks. */
export const neutralChanges: Readonly<Record<string, (quote: Quote) => void>> = {
  'names of a wrapped token': ({ details: { currencyIn, currencyOut } }) => {
    currencyIn.currency.symbol = 'X'
    currencyOut.currency.symbol = 'WX'
  },
  'names of an unwrapped token': ({ details: { currencyIn, currencyOut } }) => {
    currencyIn.currency.symbol = 'WX'
    currencyOut.currency.symbol = 'X'
  },
  'no route': ({ details }) => (details.route = undefined),
  'no network fee': ({ fees }) => (fees.gas = undefined),
  'no protocol': (quote) => (quote.protocol = undefined),
  'no ID of the order': ({ protocol }) => Reflect.deleteProperty(protocol?.v2 ?? {}, 'orderId'),
  'no payment of the protocol': ({ protocol }) =>
    Reflect.deleteProperty(protocol?.v2 ?? {}, 'paymentDetails'),
  'no way to follow it': ({ steps }) => {
    for (const { items } of steps) for (const item of items) item.check = undefined
  },
}

import {
  getQuote,
  type Quote,
  type GetQuoteParameters,
  createClient,
  type Client,
} from '@causeway/react/actions'
import { parseWithSchema, quoteBodySchema } from '@causeway/react/schemas'
import type { WireExample } from '../examples/wireExample.ts'

/** A client of the deployment that the examples come from, which answers so. */
export function clientAnswering(answer: unknown, init?: ResponseInit): Client {
  return createClient({
    baseUrl: 'https://bridge.example',
    brand: 'relay',
    fetch: async () => new Response(JSON.stringify(answer), init),
  })
}

/** For examples that do not show what was asked. */
const anything: GetQuoteParameters = {
  user: '0x03508bb71268bba25ecacc8f620e01866650532c',
  originChainId: 8453,
  destinationChainId: 10,
  originCurrency: '0x0000000000000000000000000000000000000000',
  destinationCurrency: '0x0000000000000000000000000000000000000000',
  amount: 5n,
  tradeType: 'EXACT_INPUT',
}

/** The parameters that an example was asked with. */
export function parametersOf({ asked }: WireExample): GetQuoteParameters {
  return asked ? parseWithSchema(quoteBodySchema, asked) : anything
}

export function readQuote(example: WireExample): Promise<Quote> {
  return getQuote(clientAnswering(example.answer), parametersOf(example))
}

import { checkClient } from '../client/checkClient.ts'
import { checkActionOptions } from '../client/checkActionOptions.ts'
import type { Client } from '../client/createClient.ts'
import { checkBrand } from '../client/checkBrand.ts'
import { request, type ActionOptions } from '../client/request.ts'
import { checkObject } from '../errors/checks/checkObject.ts'
import { createQuoteResponseSchema, type ServiceQuote } from '../schemas/quote/quote.ts'
import { toQuoteBody } from './toQuoteBody.ts'
import type { GetQuoteParameters } from './quoteParameters.ts'
import { markFetched } from '../client/fetchedAnswers.ts'
import { frozenCopy } from '../utils/data/frozenCopy.ts'
import { clockOffset, rememberClock } from '../utils/time/steadyClock.ts'

/** An executable quote, with the parameters it was requested with. It is frozen, so what was reviewed is what gets executed. */
export interface Quote extends ServiceQuote {
  /** The parameters it was requested with. */
  parameters: GetQuoteParameters
  /** When the response arrived, in milliseconds since the epoch. */
  receivedAt: number
}

/**
 * Requests an executable quote: `POST /quote`.
 *
 * @example
 * const quote = await getQuote(client, {
 *   user: '0x1111111111111111111111111111111111111111',
 *   originChainId: 31337,
 *   destinationChainId: 31338,
 *   originCurrency: '0x0000000000000000000000000000000000000000',
 *   destinationCurrency: '0x0000000000000000000000000000000000000000',
 *   amount: 10n ** 18n,
 *   tradeType: 'EXACT_INPUT',
 * })
 *
 * @throws {InvalidRequestError} when a parameter breaks a rule; nothing is sent.
 * @throws {ServiceError} when the provider rejects it, with its `errorCode`.
 * @throws {NetworkError | TimeoutError | RateLimitError | MalformedResponseError | AbortedError}
 */
export async function getQuote(
  client: Client,
  parameters: GetQuoteParameters,
  options: ActionOptions = {},
): Promise<Quote> {
  checkClient(client, 'getQuote')
  const { signal } = checkActionOptions(options, 'getQuote')
  checkObject(parameters, 'getQuote')
  const quote = await request(client, {
    path: client.paths.quote,
    method: 'POST',
    body: toQuoteBody(parameters, client.brand),
    schema: createQuoteResponseSchema(client.brand, parameters),
    check: (json) => checkBrand(client, json),
    signal,
  })
  const received = frozenCopy({ ...quote, parameters, receivedAt: client.clock.now() })
  rememberClock(received, client.clock, clockOffset(client.clock))
  return markFetched(received)
}

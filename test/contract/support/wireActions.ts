import { QueryClient } from '@tanstack/react-query'
import { getQuote } from '../../../src/actions/getQuote.ts'
import { getRequests } from '../../../src/actions/getRequests.ts'
import { getRequestStatus } from '../../../src/actions/getRequestStatus.ts'
import { getRequestsV2 } from '../../../src/actions/getRequestsV2.ts'
import { postSignature } from '../../../src/actions/postSignature.ts'
import type { GetQuoteParameters } from '../../../src/actions/quoteParameters.ts'
import type { Client } from '../../../src/client/createClient.ts'
import type { RequestOptions } from '../../../src/client/request.ts'
import { createRequestWatcher } from '../../../src/execution/watch/createRequestWatcher.ts'
import { quoteQueryOptions } from '../../../src/query/quote.ts'
import { requestsInfiniteQueryOptions } from '../../../src/query/requests.ts'
import { requestStatusQueryOptions } from '../../../src/query/requestStatus.ts'
import {
  legacyStatusBody,
  permitBody,
  quoteBody,
  requestsPageBody,
  requestsV2PageBody,
  statusV3Body,
} from '../samples.ts'

/** One thing that the library asks of the service. */
export interface WireAction {
  name: string
  /** As errors name it. */
  endpoint: string
  /** A whole answer. */
  answer: unknown
  /** Asks once. */
  ask: (client: Client, options?: RequestOptions) => Promise<unknown>
  /** Asks as a hook does, and again without a pause where that is allowed; missing where no hook asks. */
  askWithRetries?: (client: Client) => Promise<unknown>
  isQuote?: true
  /** An answer may be an empty object. */
  takesLittle?: true
}

const parameters: GetQuoteParameters = {
  user: '0x00000000000000000000000000000000000000A1',
  originChainId: 1,
  destinationChainId: 2,
  originCurrency: '0x0000000000000000000000000000000000000000',
  destinationCurrency: '0x0000000000000000000000000000000000000000',
  amount: 5n,
  tradeType: 'EXACT_INPUT',
}
/** As secret as a key: whoever has it can move what it allows. */
export const signature = `0x${'5e'.repeat(65)}` as const
const successorPath = '/intents/status/v3'
const query = { retryDelay: 0 }

interface Asked {
  parameters: GetQuoteParameters
  requestId: string
}

/** Everything that the library asks of the service. */
export function createWireActions({ parameters, requestId }: Asked): readonly WireAction[] {
  return [
    {
      name: 'getQuote',
      endpoint: 'POST /quote',
      answer: quoteBody,
      ask: (client, options) => getQuote(client, parameters, options),
      askWithRetries: (client) =>
        new QueryClient().fetchQuery(quoteQueryOptions({ client }, { ...parameters, query })),
      isQuote: true,
    },
    {
      name: 'getRequestStatus',
      endpoint: 'GET /intents/status',
      answer: legacyStatusBody,
      ask: (client, options) => getRequestStatus(client, { requestId }, options),
      askWithRetries: (client) =>
        new QueryClient().fetchQuery(
          requestStatusQueryOptions(
            { client, requestWatcher: createRequestWatcher(client) },
            { requestId, query },
          ),
        ),
    },
    {
      name: 'getRequestStatus, successor',
      endpoint: 'GET /intents/status/v3',
      answer: statusV3Body,
      ask: (client, options) => getRequestStatus(client, { requestId, path: successorPath }, options),
      askWithRetries: (client) =>
        new QueryClient().fetchQuery(
          requestStatusQueryOptions(
            { client, requestWatcher: createRequestWatcher(client) },
            { requestId, path: successorPath, query },
          ),
        ),
    },
    {
      name: 'getRequests',
      endpoint: 'GET /requests/v3',
      answer: requestsPageBody,
      ask: (client, options) => getRequests(client, {}, options),
      askWithRetries: (client) =>
        new QueryClient().fetchInfiniteQuery(requestsInfiniteQueryOptions({ client }, { user: null, query })),
    },
    {
      name: 'getRequestsV2',
      endpoint: 'GET /requests/v2',
      answer: requestsV2PageBody,
      ask: (client, options) => getRequestsV2(client, {}, options),
    },
    {
      name: 'postSignature',
      endpoint: 'POST /execute/permits',
      answer: permitBody,
      ask: (client, options) =>
        postSignature(
          client,
          { endpoint: '/execute/permits', body: { kind: 'eip3009' }, signature },
          options,
        ),
      takesLittle: true,
    },
  ]
}

/** Requests to a service that answers with samples. */
export const wireActions = createWireActions({ parameters, requestId: '0x01' })

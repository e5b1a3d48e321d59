import type { Dialect } from '@causeway/sandbox/simulated'
import { QueryClient } from '@tanstack/react-query'
import {
  getQuote,
  getRequests,
  getRequestStatus,
  getRequestsV2,
  postSignature,
  type GetQuoteParameters,
  type Client,
  type ActionOptions,
} from '@causeway/react/actions'
import { createRequestWatcher } from '@causeway/react/execution'
import {
  quoteQueryOptions,
  requestsInfiniteQueryOptions,
  requestStatusQueryOptions,
} from '@causeway/react/query'
import { wireAnswers } from './wireAnswers.ts'

/** One request of the library to the provider. */
export interface WireAction {
  name: string
  /** The brand of the answer's provider. */
  brand: string
  /** The endpoint as errors name it. */
  endpoint: string
  /** A whole answer. */
  answer: unknown
  /** Asks once. */
  ask: (client: Client, options?: ActionOptions) => Promise<unknown>
  /** Asks as a hook does, and again without a pause where that is allowed; missing where no hook asks. */
  askWithRetries?: (client: Client) => Promise<unknown>
  isQuote?: true
  /** What completes an answer that leaves it out. */
  known?: unknown
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
/** As secret as a key: anyone who has it can move what it allows. */
export const signature = `0x${'5e'.repeat(65)}` as const
const successorPath = '/intents/status/v3'
const query = { retryDelay: 0 }

interface RequestedQuote {
  parameters: GetQuoteParameters
  requestId: string
  /** How the answers are written. @default 'interface' */
  dialect?: Dialect | undefined
}

/** All requests of the library to the provider. */
export function createWireActions({
  parameters,
  requestId,
  dialect = 'interface',
}: RequestedQuote): readonly WireAction[] {
  const answers = wireAnswers[dialect]
  const known = { from: parameters.user, requestId }
  const actions: readonly Omit<WireAction, 'brand'>[] = [
    {
      name: 'getQuote',
      endpoint: 'POST /quote',
      answer: answers.quote,
      known: { origin: parameters.originChainId, destination: parameters.destinationChainId },
      ask: (client, options) => getQuote(client, parameters, options),
      askWithRetries: (client) =>
        new QueryClient().fetchQuery(quoteQueryOptions({ client }, { ...parameters, query })),
      isQuote: true,
    },
    {
      name: 'getRequestStatus',
      endpoint: 'GET /intents/status',
      answer: answers.legacyStatus,
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
      answer: answers.statusV3,
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
      answer: answers.requests,
      ask: (client, options) => getRequests(client, {}, options),
      askWithRetries: (client) =>
        new QueryClient().fetchInfiniteQuery(requestsInfiniteQueryOptions({ client }, { user: null, query })),
    },
    {
      name: 'getRequestsV2',
      endpoint: 'GET /requests/v2',
      answer: answers.requestsV2,
      ask: (client, options) => getRequestsV2(client, {}, options),
    },
    {
      name: 'postSignature',
      known,
      endpoint: 'POST /execute/permits',
      answer: answers.permit,
      ask: (client, options) =>
        postSignature(
          client,
          {
            endpoint: '/execute/permits',
            body: { kind: 'eip3009' },
            signature,
            known,
          },
          options,
        ),
      takesLittle: true,
    },
  ]
  return actions.map((action) => ({ ...action, brand: answers.brand }))
}

const asked = { parameters, requestId: '0x01' }

/** Requests to a provider that answers with samples. */
export const wireActions = createWireActions(asked)

/** The same in each dialect, by name. */
export const wireActionsOfDialects = wireActions.flatMap((action, index) => {
  const other = createWireActions({ ...asked, dialect: 'deployment' })[index]
  return other ? [action, { ...other, name: `${other.name}, as a deployment writes it` }] : [action]
})

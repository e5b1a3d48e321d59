import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import {
  MalformedResponseError,
  NetworkError,
  RateLimitError,
  ServiceError,
  TimeoutError,
} from '@causeway/react/actions'
import type { MessageKey } from '@causeway/react'
import type { Serve } from './wireServer.ts'

/** The secret of every request; no error may hold it. */
export const apiKey = 'k3y-0f-the-0wner'

/** A fault on a request's way, and its outcome. */
export interface WireFault {
  name: string
  serve: Serve
  error: abstract new (...parameters: never[]) => Error
  /** The fields of the error, beside its endpoint. */
  facts: Record<string, unknown>
  /** The message of the widget. */
  messageKey: MessageKey
  /** What asks again: nothing, reads (three times more), or a quote, too (once more). */
  again: 'nobody' | 'reads' | 'all'
  /** The client waits no longer than this, in milliseconds. */
  timeoutMs?: number
}

/** Answers with a whole body. */
function answer(status: number, body: string | Uint8Array, headers: Record<string, string> = {}): Serve {
  return (outgoing) => {
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers })
    outgoing.end(body)
  }
}

function json(status: number, body: unknown, headers?: Record<string, string>): Serve {
  return answer(status, JSON.stringify(body), headers)
}

/** Sends the start of a body, and lets the test continue when it is sent. */
function begin(headers: Record<string, string>, then: (outgoing: ServerResponse) => void): Serve {
  return (outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'application/json', ...headers })
    outgoing.write('{"status":"succ', () => then(outgoing))
  }
}

/** Sends as long as the client reads. */
function endless(outgoing: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ')
  const more = () => {
    while (outgoing.writable && outgoing.write(chunk));
  }
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  outgoing.on('drain', more)
  more()
}

const hang = () => {}
const noJson = { status: 200, path: /^$/, reason: 'it is not JSON', retryable: false }
const malformed = { error: MalformedResponseError, messageKey: 'error.malformed', again: 'nobody' } as const
const network = { error: NetworkError, messageKey: 'error.network' } as const
const refused = { error: ServiceError, messageKey: 'error.service', again: 'nobody' } as const
const limited = { error: RateLimitError, messageKey: 'error.rateLimit', again: 'reads' } as const
const timeout = { error: TimeoutError, messageKey: 'error.timeout', again: 'reads', timeoutMs: 20 } as const
const tooLong = {
  ...malformed,
  facts: { status: 200, reason: 'it is longer than 4194304 bytes', retryable: false },
}

const failedCallData = { from: '0x1', to: '0x2', data: `0x${'ab'.repeat(2000)}`, value: '0' }

/** Every fault that needs a connection. Redirects have a table of their own. */
export const wireFaults: readonly WireFault[] = [
  { name: 'no answer in time', ...timeout, serve: hang, facts: { timeoutMs: 20, retryable: true } },
  {
    name: 'a body that does not end in time',
    ...timeout,
    serve: begin({}, hang),
    facts: { timeoutMs: 20, retryable: true },
  },
  {
    name: 'a reset connection',
    ...network,
    again: 'all',
    serve: (_, incoming) => incoming.socket.resetAndDestroy(),
    facts: { status: undefined, retryable: true },
  },
  {
    name: 'a lost connection',
    ...network,
    again: 'all',
    serve: (_, incoming) => incoming.socket.destroy(),
    facts: { status: undefined, retryable: true },
  },
  {
    name: 'an answer that is not HTTP',
    ...network,
    again: 'all',
    serve: (_, incoming) => incoming.socket.end('220 mail.example ESMTP\r\n'),
    facts: { status: undefined, retryable: true },
  },
  {
    name: 'a body cut before its length',
    ...network,
    again: 'reads',
    serve: begin({ 'content-length': '5000' }, (outgoing) => outgoing.destroy()),
    facts: { status: 200, retryable: true },
  },
  {
    name: 'a body cut between its chunks',
    ...network,
    again: 'reads',
    serve: begin({}, (outgoing) => outgoing.destroy()),
    facts: { status: 200, retryable: true },
  },
  { name: 'cut JSON', ...malformed, serve: answer(200, '{"status":"succ'), facts: noJson },
  { name: 'invalid JSON', ...malformed, serve: answer(200, "{'status':'success'}"), facts: noJson },
  {
    name: 'bytes that aren’t text',
    ...malformed,
    serve: answer(200, Buffer.from([0xff, 0xfe])),
    facts: noJson,
  },
  {
    name: 'HTML with 200',
    ...malformed,
    serve: answer(200, '<!doctype html><p>Sign in', { 'content-type': 'text/html' }),
    facts: noJson,
  },
  {
    name: 'an empty body',
    ...malformed,
    serve: answer(200, ''),
    facts: { status: 200, reason: 'it is empty' },
  },
  {
    name: 'no content',
    ...malformed,
    serve: (outgoing) => outgoing.writeHead(204).end(),
    facts: { status: 204, reason: 'it is empty', retryable: false },
  },
  ...[null, [], 5, 'success', {}].map((body) => ({
    name: `${JSON.stringify(body)} with 200`,
    ...malformed,
    serve: json(200, body),
    facts: { status: 200, retryable: false },
  })),
  {
    name: 'fields of wrong types',
    ...malformed,
    serve: json(200, { status: 5, steps: {}, fees: [], details: '', requests: {}, continuation: 1 }),
    facts: { status: 200, path: /^(status|details|steps|requests)$/, retryable: false },
  },
  { name: 'an answer without end', ...tooLong, serve: endless },
  {
    name: 'an answer that unpacks without end',
    ...tooLong,
    serve: answer(200, gzipSync(Buffer.alloc(16 * 1024 * 1024, ' ')), { 'content-encoding': 'gzip' }),
  },
  {
    name: 'shape A',
    ...refused,
    messageKey: 'error.noPriceForSwap',
    serve: json(400, {
      message: `It reverts with ${failedCallData.data}.`,
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { why: 'price' },
      requestId: '0xabc',
      approxSimulatedBlock: 12,
      failedCallData,
    }),
    facts: {
      status: 400,
      errorCode: 'SWAP_QUOTE_FAILED',
      errorData: { why: 'price' },
      requestId: '0xabc',
      approxSimulatedBlock: 12,
      failedCallData,
      retryable: false,
    },
  },
  {
    name: 'shape B',
    ...refused,
    messageKey: 'error.unauthorized',
    serve: json(401, { message: `The key ${apiKey} is not active.`, errorCode: 'UNAUTHORIZED' }),
    facts: { status: 401, errorCode: 'UNAUTHORIZED', requestId: undefined, retryable: false },
  },
  {
    name: 'shape C',
    ...refused,
    serve: json(404, { message: 'There is no request with this id.' }),
    facts: {
      status: 404,
      serviceMessage: 'There is no request with this id.',
      errorCode: undefined,
      retryable: false,
    },
  },
  {
    name: 'shape D',
    ...refused,
    messageKey: 'error.serviceFault',
    serve: json(500, { message: 'It failed.', errorCode: 'UNKNOWN_ERROR', requestId: '0xabc' }),
    facts: { status: 500, errorCode: 'UNKNOWN_ERROR', requestId: '0xabc', retryable: false },
  },
  {
    name: 'shape D that may pass',
    ...refused,
    messageKey: 'error.serviceUnavailable',
    again: 'reads',
    serve: json(503, { message: 'Later.', errorCode: 'SERVICE_UNAVAILABLE', requestId: '0xabc' }),
    facts: { status: 503, errorCode: 'SERVICE_UNAVAILABLE', retryable: true },
  },
  {
    name: 'a code that every object has',
    ...refused,
    serve: json(400, { message: 'No.', errorCode: 'constructor' }),
    facts: { status: 400, errorCode: 'constructor', retryable: false },
  },
  ...['<h1>Bad gateway', '', '[]', '{"message":5}'].map((body) => ({
    name: `502 with ${JSON.stringify(body)}`,
    ...refused,
    messageKey: 'error.serviceUnknown' as const,
    again: 'reads' as const,
    serve: answer(502, body, { 'content-type': 'text/html' }),
    facts: { status: 502, serviceMessage: undefined, retryable: true },
  })),
  {
    name: '429 with Retry-After',
    ...limited,
    messageKey: 'error.rateLimit.wait',
    serve: json(429, { message: 'Slow down.' }, { 'retry-after': '7' }),
    facts: { status: 429, retryAfterMs: 7000, retryable: true },
  },
  {
    name: '429 without Retry-After, as v2 sends it',
    ...limited,
    serve: json(429, { message: 'Use v3.', successor: '/requests/v3', migrationGuide: '/guide' }),
    facts: { status: 429, retryAfterMs: undefined, serviceMessage: 'Use v3.', retryable: true },
  },
  {
    name: '429 from a firewall',
    ...limited,
    serve: answer(429, '<h1>Slow down', { 'retry-after': 'soon' }),
    facts: { status: 429, retryAfterMs: undefined, serviceMessage: undefined, retryable: true },
  },
]

import type { Hex } from 'viem'
import { isObject } from '../../domain/isObject.ts'
import { ConnectionLostError } from '../answerError.ts'
import { json } from '../json.ts'
import type { AnswerFault } from '../../faults/fault.ts'

/** Responds with a fault. Calls the service only if the fault changes or loses its response. */
export async function answerWithFault(
  fault: AnswerFault,
  respond: () => Promise<Response>,
  createId: () => Hex,
): Promise<Response> {
  switch (fault.type) {
    case 'rateLimit': {
      const { retryAfterSeconds } = fault
      const headers =
        retryAfterSeconds === undefined ? undefined : { 'retry-after': retryAfterSeconds.toString() }
      return json({ message: 'Too many requests.' }, 429, headers)
    }
    case 'serverError': {
      const errorCode = fault.status === 503 ? 'SERVICE_UNAVAILABLE' : 'UNKNOWN_ERROR'
      const message = 'The sandbox fails because it was told to.'
      return json({ message, errorCode, requestId: createId() }, fault.status)
    }
    case 'cutJson':
      return withChangedText(await respond(), (text) => text.slice(0, Math.ceil(text.length / 2)))
    case 'wrongTypes':
      return withChangedText(await respond(), (text) => JSON.stringify(toWrongTypes(JSON.parse(text))))
    case 'html':
      return new Response('<!doctype html><title>Welcome</title><p>Sign in to use this network.', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'lostConnection':
      await respond()
      throw new ConnectionLostError()
    case 'redirect':
      return new Response(null, { status: 307, headers: { location: 'https://elsewhere.invalid/' } })
    default:
      return fault satisfies never
  }
}

async function withChangedText(response: Response, change: (text: string) => string): Promise<Response> {
  const { status, headers } = response
  return new Response(change(await response.text()), { status, headers })
}

function toWrongTypes(body: unknown): unknown {
  if (!isObject(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, toWrongType(value)]))
}

function toWrongType(value: unknown): unknown {
  if (Array.isArray(value)) return { length: value.length }
  if (isObject(value)) return Object.keys(value)
  return typeof value === 'string' ? value.length : String(value)
}

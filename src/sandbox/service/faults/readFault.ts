import { Refusal } from '../http.ts'
import type { ActiveFault, Fault, FaultEndpoint } from './fault.ts'

const endpoints: readonly FaultEndpoint[] = ['quote', 'permits', 'status', 'requests', 'requestsV2']
const plainTypes = ['cutJson', 'wrongTypes', 'html', 'lostConnection', 'redirect'] as const
const types = ['latency', 'rateLimit', 'serverError', ...plainTypes]

/** Longest latency that can be asked for: an hour. */
const maxDelayMs = 3_600_000

/**
 * Reads a fault from JSON.
 *
 * @throws {Refusal} 400, naming what is wrong with it.
 */
export function readFault(fields: Readonly<Record<string, unknown>>): ActiveFault {
  const { endpoint, times } = fields
  return {
    ...readKind(fields),
    ...(endpoint !== undefined && { endpoint: readWord('endpoint', endpoint, endpoints) }),
    ...(times !== undefined && { times: readCount('times', times, 1) }),
  }
}

function readKind({ type, delayMs, retryAfterSeconds, status }: Readonly<Record<string, unknown>>): Fault {
  if (type === 'latency') return { type, delayMs: Math.min(readCount('delayMs', delayMs, 0), maxDelayMs) }
  if (type === 'rateLimit') {
    return retryAfterSeconds === undefined
      ? { type }
      : { type, retryAfterSeconds: readCount('retryAfterSeconds', retryAfterSeconds, 0) }
  }
  if (type === 'serverError') {
    if (status === 500 || status === 503) return { type, status }
    throw invalid('status', '500 or 503')
  }
  const plain = plainTypes.find((word) => word === type)
  if (plain) return { type: plain }
  throw invalid('type', `one of ${types.join(', ')}`)
}

function readWord<word extends string>(name: string, value: unknown, words: readonly word[]): word {
  const word = words.find((word) => word === value)
  if (word === undefined) throw invalid(name, `one of ${words.join(', ')}`)
  return word
}

function readCount(name: string, value: unknown, least: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value
  throw invalid(name, `a whole number from ${least} on`)
}

function invalid(name: string, rule: string): Refusal {
  return new Refusal(400, { message: `"${name}" must be ${rule}.` })
}

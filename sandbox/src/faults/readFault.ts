import { plainChainFaults, type ActiveChainFault, type ChainFault } from '../domain/ledger/chainFaults.ts'
import { wholeBps } from '../domain/money/money.ts'
import { Refusal } from '../domain/service/refusal.ts'
import { faultEndpoints, plainFaultTypes, type ActiveFault, type Fault } from './fault.ts'

const types = ['latency', 'rateLimit', 'serverError', ...plainFaultTypes]

/** Maximum latency: an hour. */
const maxDelayMs = 3_600_000

/**
 * Reads a fault from JSON.
 *
 * @throws {Refusal} 400, naming what is wrong.
 */
export function readFault(fields: Readonly<Record<string, unknown>>): ActiveFault {
  const { kind, endpoint, times } = fields
  if (kind === 'chain') return readChainFault(fields)
  if (kind !== undefined) throw invalid('kind', 'chain, or left out for a fault of an endpoint')
  return {
    ...readKind(fields),
    ...(endpoint !== undefined && { endpoint: readWord('endpoint', endpoint, faultEndpoints) }),
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
  const plain = plainFaultTypes.find((word) => word === type)
  if (plain) return { type: plain }
  throw invalid('type', `one of ${types.join(', ')}`)
}

const chainTypes = [...plainChainFaults, 'priceMove'] as const

function readChainFault(fields: Readonly<Record<string, unknown>>): ActiveChainFault {
  const { chainId, times } = fields
  return {
    ...readChainKind(fields),
    ...(chainId !== undefined && { chainId: readCount('chainId', chainId, 1) }),
    ...(times !== undefined && { times: readCount('times', times, 1) }),
  }
}

function readChainKind({ type, bps }: Readonly<Record<string, unknown>>): ChainFault {
  const word = readWord('type', type, chainTypes)
  if (word !== 'priceMove') return { kind: 'chain', type: word }
  const moved = readCount('bps', bps, 1)
  if (moved > wholeBps) throw invalid('bps', 'a whole number of basis points, from 1 to 10000')
  return { kind: 'chain', type: word, bps: moved }
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

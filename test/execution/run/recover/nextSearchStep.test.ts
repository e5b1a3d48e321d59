import { describe, expect, it } from 'vitest'
import type { RequestState } from '@causeway/react/schemas'
import {
  movedGraceMs,
  nextSearchStep,
  type SearchFacts,
  type SearchStep,
} from '../../../../src/execution/run/recover/nextSearchStep.ts'

const graceMs = 360_000
const reportOf = (status: RequestState['status']) => ({ status }) as RequestState
const requested: SearchFacts['state'] = {
  status: 'unknown',
  requestId: '0x5e',
  requestState: reportOf('waiting'),
  isServiceUnreachable: false,
}
/** Everyone has had time, and nothing was seen. */
const late: SearchFacts = {
  sign: 'absent',
  isReported: true,
  state: requested,
  waitedMs: graceMs,
  unusedSinceMs: undefined,
  graceMs,
}

const wait: SearchStep = { kind: 'wait' }
const ask: SearchStep = { kind: 'ask' }
const askIfInconclusive: SearchStep = { kind: 'askIfInconclusive' }

describe('with a sign from the chain or the wallet', () => {
  it.each<[sign: SearchFacts['sign'], waitedMs: number, step: SearchStep]>([
    ['absent', graceMs - 1, wait],
    ['absent', graceMs, ask],
    ['moved', graceMs, wait],
    ['moved', movedGraceMs - 1, wait],
    ['moved', movedGraceMs, ask],
    ['denied', graceMs - 1, wait],
    ['denied', graceMs, askIfInconclusive],
    ['denied', movedGraceMs - 1, askIfInconclusive],
    ['denied', movedGraceMs, ask],
    [undefined, graceMs - 1, wait],
    [undefined, graceMs, askIfInconclusive],
    // A long time without a result is no proof by itself.
    [undefined, 10 * movedGraceMs, askIfInconclusive],
  ])('default: decides what to do for the sign %s after %d ms', (sign, waitedMs, step) => {
    expect(nextSearchStep({ ...late, sign, waitedMs })).toEqual(step)
  })
})

describe('without a report of the provider', () => {
  const silent = { ...requested, requestState: undefined }
  const unreachable = { ...requested, isServiceUnreachable: true }
  const requestless = { ...silent, requestId: undefined }

  it.each<[name: string, facts: Partial<SearchFacts>, step: SearchStep]>([
    ['waits for the first one', { state: silent }, wait],
    ['waits for it, although the wallet denies the transaction', { state: silent, sign: 'denied' }, wait],
    ['waits while the provider is unreachable', { state: unreachable }, wait],
    ['asks where the provider doesn’t report such requests', { state: silent, isReported: false }, ask],
    ['asks where there is no request', { state: requestless }, ask],
  ])('behavior: %s', (_name, facts, step) => {
    expect(nextSearchStep({ ...late, ...facts })).toEqual(step)
  })
})

describe('a permit that ended unused', () => {
  const unusedSinceMs = 20_000
  const unused: SearchFacts = { ...late, sign: 'expired', unusedSinceMs, waitedMs: unusedSinceMs + graceMs }
  const arrived = { ...requested, requestState: reportOf('submitted') }

  it.each<[name: string, facts: Partial<SearchFacts>, step: SearchStep]>([
    ['expired for long', {}, { kind: 'fail', why: 'expired' }],
    ['cancelled for long', { sign: 'cancelled' }, { kind: 'fail', why: 'cancelled' }],
    ['not for long', { waitedMs: unusedSinceMs + graceMs - 1 }, wait],
    ['only now', { unusedSinceMs: undefined }, wait],
    [
      'known from storage alone',
      { state: { ...requested, status: 'unconfirmed' } },
      { kind: 'fail', why: 'expired' },
    ],
    ['though the provider has the funds', { state: arrived }, wait],
    [
      'though the provider had the funds, and can no longer be reached',
      { state: { ...arrived, isServiceUnreachable: true } },
      wait,
    ],
    [
      'expired, while the provider never answered',
      { state: { ...requested, requestState: undefined } },
      { kind: 'fail', why: 'expired' },
    ],
    [
      'expired, while the provider can no longer be reached',
      { state: { ...requested, isServiceUnreachable: true } },
      { kind: 'fail', why: 'expired' },
    ],
    [
      'cancelled, by what logs show, while the provider can no longer be reached',
      { sign: 'cancelled', state: { ...requested, isServiceUnreachable: true } },
      wait,
    ],
    [
      'and the provider does not report of it',
      { state: arrived, isReported: false },
      { kind: 'fail', why: 'expired' },
    ],
  ])('behavior: %s', (_name, facts, step) => {
    expect(nextSearchStep({ ...unused, ...facts })).toEqual(step)
  })
})

it.each<[sign: SearchFacts['sign']]>([['absent'], ['moved'], ['denied'], [undefined]])(
  'behavior: asks nothing about a swap that only the store knows: %s',
  (sign) => {
    const state = { ...requested, status: 'unconfirmed' } as const
    expect(nextSearchStep({ ...late, state, sign, waitedMs: movedGraceMs })).toEqual(wait)
  },
)

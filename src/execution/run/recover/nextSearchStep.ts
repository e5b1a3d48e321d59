import type { PermitUnusedReason } from '../../../errors/execution.ts'
import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import type { ExecutionState } from '../../state/executionState.ts'

/**
 * How long the provider may take to see what an account may have sent, in milliseconds: its nonce, or its count of permits, has moved on,
 * by what was prompted or by something else.
 */
export const movedGraceMs = 30 * 60_000

/** What chain and wallet show of a prompt whose answer was lost; that it was found ends the search. */
export type UnseenSign = 'absent' | 'denied' | 'moved' | PermitUnusedReason

export interface SearchFacts {
  /** Undefined if no one can tell. */
  sign: UnseenSign | undefined
  /** The provider reports about what was prompted, if there is a request. */
  isReported: boolean
  /** `unknown`, or `unconfirmed` if only storage knows of it. */
  state: Pick<ExecutionState, 'status' | 'requestId' | 'requestState' | 'isServiceUnreachable'>
  /** How long it has been searched for, in milliseconds. */
  waitedMs: number
  /** Since when in the wait a permit has been unused for good: a reorg may undo what ended it. */
  unusedSinceMs: number | undefined
  /** How long the chain must show nothing before that is believed, in milliseconds. */
  graceMs: number
}

/** What to do about a prompt whose answer was lost. */
export type SearchStep =
  /** Look again after a pause. */
  | { kind: 'wait' }
  /** A permit ended unused: nobody can pay twice. */
  | { kind: 'fail'; why: PermitUnusedReason }
  /** Nothing was seen: let the user decide whether to be prompted again. */
  | { kind: 'ask' }
  /** Ask the user if the account's nonce can never tell; otherwise wait. */
  | { kind: 'askIfSilent' }

const wait: SearchStep = { kind: 'wait' }

/**
 * Decides what to do about a prompt whose answer was lost and that wasn't found. Whoever is prompted again may pay twice: so chain and
 * provider must have had their time, and the provider must have reported, unless the chain proves that nothing can be paid anymore.
 */
export function nextSearchStep({
  sign,
  isReported,
  state,
  waitedMs,
  unusedSinceMs = waitedMs,
  graceMs,
}: SearchFacts): SearchStep {
  const { status, requestId, requestState, isServiceUnreachable } = state
  // Nobody can be asked about a quote that names no request.
  const canServiceTell = isReported && requestId !== undefined
  const hasServiceReported = !canServiceTell || (requestState !== undefined && !isServiceUnreachable)
  if (waitedMs < graceMs) return wait
  if (sign === 'expired' || sign === 'cancelled') {
    // An unused permit behind its deadline is proven by the chain alone; that one was canceled, by logs, which a node may leave out.
    const isProven = sign === 'expired' || hasServiceReported
    const isDenied = !canServiceTell || requestState === undefined || reportsNoDeposit(requestState)
    return isProven && isDenied && waitedMs - unusedSinceMs >= graceMs ? { kind: 'fail', why: sign } : wait
  }
  if (!hasServiceReported) return wait
  // About what only storage tells, nobody is asked.
  if (status !== 'unknown') return wait
  switch (sign) {
    case 'absent':
      return { kind: 'ask' }
    case 'moved':
      return waitedMs >= movedGraceMs ? { kind: 'ask' } : wait
    case 'denied':
      return { kind: waitedMs >= movedGraceMs ? 'ask' : 'askIfSilent' }
    case undefined:
      return { kind: 'askIfSilent' }
  }
}

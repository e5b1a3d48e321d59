import type { PermitUnusedReason } from '../../../errors/execution.ts'
import { reportsNoDeposit } from '../../../schemas/status/requestOutcome.ts'
import type { ExecutionState } from '../../state/executionState.ts'

/**
 * How long the provider may take to see a payment after the account's nonce, or its count of permits, has moved on, in milliseconds. The
 * prompt, or something else, may have moved it.
 */
export const movedGraceMs = 30 * 60_000

/** What chain and wallet show about a prompt whose answer was lost and that wasn't found. */
export type UnseenSign = 'absent' | 'denied' | 'moved' | PermitUnusedReason

export interface SearchFacts {
  /** Undefined if neither chain nor wallet shows anything. */
  sign: UnseenSign | undefined
  /** The provider reports about what was prompted, if there is a request. */
  isReported: boolean
  /** Its status is `unknown`, or `unconfirmed` if the execution is only known from storage. */
  state: Pick<ExecutionState, 'status' | 'requestId' | 'requestState' | 'isServiceUnreachable'>
  /** How long the search has lasted, in milliseconds. */
  waitedMs: number
  /** When during the search the permit was first found unused for good, in milliseconds since its start: a reorg may undo that. */
  unusedSinceMs: number | undefined
  /** How long the chain must show nothing before the prompt counts as unsent, in milliseconds. */
  graceMs: number
}

/** What to do about a prompt whose answer was lost. */
export type SearchStep =
  /** Look again after a pause. */
  | { kind: 'wait' }
  /** The permit ended unused: paying again can't pay twice. */
  | { kind: 'fail'; why: PermitUnusedReason }
  /** Nothing was seen: let the user decide whether to be prompted again. */
  | { kind: 'ask' }
  /** Ask the user if the account's nonce can never prove that nothing was sent; otherwise wait. */
  | { kind: 'askIfInconclusive' }

const wait: SearchStep = { kind: 'wait' }

/**
 * Decides what to do about a prompt whose answer was lost and that wasn't found. Prompting again may pay twice. So it waits until chain and
 * provider have had their time and the provider has reported, unless the chain proves that nothing can be paid anymore.
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
  // If the quote names no request, the provider can't be asked.
  const canServiceTell = isReported && requestId !== undefined
  const hasServiceReported = !canServiceTell || (requestState !== undefined && !isServiceUnreachable)
  if (waitedMs < graceMs) return wait
  if (sign === 'expired' || sign === 'cancelled') {
    // The chain alone proves that an expired permit is unused. That it was canceled is read from logs, which a node may leave out.
    const isProven = sign === 'expired' || hasServiceReported
    const isDenied = !canServiceTell || requestState === undefined || reportsNoDeposit(requestState)
    return isProven && isDenied && waitedMs - unusedSinceMs >= graceMs ? { kind: 'fail', why: sign } : wait
  }
  if (!hasServiceReported) return wait
  // The user isn't asked about an execution that is only known from storage.
  if (status !== 'unknown') return wait
  switch (sign) {
    case 'absent':
      return { kind: 'ask' }
    case 'moved':
      return waitedMs >= movedGraceMs ? { kind: 'ask' } : wait
    case 'denied':
      return { kind: waitedMs >= movedGraceMs ? 'ask' : 'askIfInconclusive' }
    case undefined:
      return { kind: 'askIfInconclusive' }
  }
}

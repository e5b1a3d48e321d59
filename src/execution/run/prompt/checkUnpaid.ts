import { firstStatusPath } from '../../../decode/statusPathOf.ts'
import { RequestFailedError } from '../../../errors/execution.ts'
import { QuotePaidError, QuoteReplacedError, QuoteUsedError } from '../../../errors/quote.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import { classifyRequest, reportsDeposit } from '../../../schemas/status/requestOutcome.ts'
import type { RequestState } from '../../../schemas/status/requestState.ts'
import { getRequestStatus } from '../../../actions/getRequestStatus.ts'
import { lookUpRequest } from '../../../actions/lookups/lookUpRequest.ts'
import { depositAddressesOf } from '../../../audit/input/allowedAddresses.ts'
import { findSuccessor } from '../../../actions/lookups/findSuccessor.ts'
import type { PromptingRun } from '../run.ts'
import { checkPromptedByAnother } from './checkPromptedByAnother.ts'

/** How long the provider may take to answer, in milliseconds: the wallet's window should open right after the click that asked for it. */
const maxMs = 2_000

/**
 * Checks that the quote isn't paid yet. After a script was restarted, or with another config, only the provider knows of an earlier
 * payment, and only once it has seen the deposit; until then, `prompt` checks what this page and the journal know.
 *
 * @throws {QuotePaidError} if the provider reports a deposit, pending or later, of the request or of one that superseded it.
 * @throws {RequestFailedError} if it reports that one of them failed.
 * @throws {QuoteReplacedError} if another request superseded this one, and it isn't known to be paid.
 * @throws {QuoteUsedError} if another execution prompted a wallet to pay the superseded one.
 * @throws {CausewayError} if it doesn't answer although another execution prompted a wallet to pay the quote.
 */
export async function checkUnpaid(run: PromptingRun): Promise<void> {
  const { requestId, items } = run.getState()
  run.unpaidCheckedAt = run.clock.now()
  const isPromptedToPay = items.some(({ status, paysNothing }) => status !== 'waiting' && !paysNothing)
  if (requestId === undefined || isPromptedToPay) return
  const path = firstStatusPath(run.items)
  const lookup = lookUpRequest(run.client, { requestId, path }, { signal: run.signal }).then(
    ({ state: found }) => found,
  )
  // Prevents an unhandled rejection while the journal is read; the result is handled below.
  lookup.catch(() => {})
  const limited = { clock: run.clock, signal: run.signal, maxMs }
  const hasAddress = depositAddressesOf(run.quote.steps).length > 0
  // The payment to a deposit address may have gone to a later request, which only the history shows: this request would then stay waiting
  // forever.
  const finding = hasAddress ? readInTime(limited, findSuccessor(run.client, { requestId }, run)) : undefined
  const isPrompted = await checkPromptedByAnother(run)
  const state = await (isPrompted ? lookup : readInTime(limited, lookup))
  const successor = await finding
  if (successor !== undefined) {
    const asking = getRequestStatus(run.client, { requestId: successor }, { signal: run.signal })
    throwIfOver(successor, await readInTime(limited, asking))
    throw new (isPrompted ? QuoteUsedError : QuoteReplacedError)({ requestId: successor })
  }
  throwIfOver(requestId, state)
}

function throwIfOver(requestId: string, state: RequestState | undefined): void {
  if (!state) return
  const { status, failReason: reason } = state
  if (classifyRequest(state) === 'failure') throw new RequestFailedError({ requestId, reason })
  if (reportsDeposit(state) || status === 'depositing') throw new QuotePaidError({ requestId, status })
}

/** How long the provider's last answer is reused, in milliseconds. An approval or a network switch may have taken hours since. */
const recentMs = 10_000

/** Repeats the check before each prompt that pays, unless it ran a moment ago. If the clock was set back, it is repeated, too. */
export async function checkStillUnpaid(run: PromptingRun): Promise<void> {
  if (Math.abs(run.clock.now() - (run.unpaidCheckedAt ?? -Infinity)) > recentMs) await checkUnpaid(run)
}

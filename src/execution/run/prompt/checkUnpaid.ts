import { firstStatusPath } from '../../../decode/statusPathOf.ts'
import { RequestFailedError } from '../../../errors/execution.ts'
import { QuotePaidError, QuotePromptedError } from '../../../errors/quote.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
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

const unread = () => undefined

/**
 * Checks that the quote isn't paid yet. After a script was restarted, or with another config, only the provider knows of an earlier
 * payment, and only once it has seen the deposit; until then, `prompt` checks what this page and the journal know.
 *
 * @throws {QuotePaidError} if the provider reports a deposit, pending or later, of the request or of one that superseded it.
 * @throws {RequestFailedError} if it reports that one of them failed.
 * @throws {QuotePromptedError} if another request superseded this one, and nobody says that it was paid.
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
  // A deposit address may have been paid into a later request, which only the history names: this one then waits for ever.
  const finding = hasAddress
    ? withLimit(limited, findSuccessor(run.client, { requestId }, run).catch(unread), unread)
    : undefined
  const isPrompted = await checkPromptedByAnother(run)
  const state = await (isPrompted ? lookup : withLimit(limited, lookup.catch(unread), unread))
  const successor = await finding
  if (successor !== undefined) {
    const asking = getRequestStatus(run.client, { requestId: successor }, { signal: run.signal })
    throwIfOver(successor, await withLimit(limited, asking.catch(unread), unread))
    throw new QuotePromptedError({ requestId: successor, isReplaced: !isPrompted })
  }
  throwIfOver(requestId, state)
}

function throwIfOver(requestId: string, state: RequestState | undefined): void {
  if (!state) return
  const { status, failReason: reason } = state
  if (classifyRequest(state) === 'failure') throw new RequestFailedError({ requestId, reason })
  if (reportsDeposit(state) || status === 'depositing') throw new QuotePaidError({ requestId, status })
}

/** How long the provider's last answer counts, in milliseconds: since then, an approval or another network may have taken hours. */
const recentMs = 10_000

/** Checks the same before each prompt that pays, unless it was checked a moment ago. A clock that was set back doesn't tell when that was. */
export async function checkStillUnpaid(run: PromptingRun): Promise<void> {
  if (Math.abs(run.clock.now() - (run.unpaidCheckedAt ?? -Infinity)) > recentMs) await checkUnpaid(run)
}

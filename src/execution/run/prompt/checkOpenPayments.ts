import { PaymentOpenError, UserRejectedError } from '../../../errors/wallet.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { keyOf, type OpenPayment } from '../../payments/findOpenPayments.ts'
import { findStillOpen } from '../../payments/findStillOpen.ts'
import type { PromptingRun } from '../run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import { isPromptOpen } from './promptLock.ts'
import { promptLockOf } from '../../ports/locks/lockNames.ts'

/** How often it is checked, while the question stands, whether the earlier payments are over; at first, in milliseconds. */
const recheckMs = 4_000

/** How long it counts that a payment isn't open, in milliseconds. */
const recentMs = 10_000

/**
 * Asks the user before a token is paid while an earlier payment of it may still go through, once about each. If the journal can't be read,
 * the user decides whether to continue without knowing.
 *
 * @param options.holdsLock This execution holds the account's prompt lock, so that no other tab has a prompt open. @default false
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenPayments(run: PromptingRun, { holdsLock = false } = {}): Promise<void> {
  const { acceptedRisks, signal } = run
  // While the user decides, another execution may be asked for a payment.
  for (;;) {
    const { payments, error } = await run.findOpenPayments()
    if (signal.aborted) return
    if (error !== undefined) await acceptMissingSafeguard(run, error)
    const open = await findUnaccepted(run, payments, holdsLock)
    if (open.length === 0 || signal.aborted) return
    if ((await askAboutOpen(run, open, holdsLock)) === 'over') continue
    for (const payment of open) acceptedRisks.add(`paymentOpen ${keyOf(payment)}`)
  }
}

/**
 * Asks, and withdraws the question once nothing is open anymore.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
async function askAboutOpen(
  run: PromptingRun,
  open: readonly OpenPayment[],
  holdsLock: boolean,
): Promise<'accepted' | 'over'> {
  const payments = open.map(({ chainId, intent, amount, transactionHash }) => {
    return { chainId, askedAt: intent.at, amount, transactionHash }
  })
  let isOver = false
  const isWanted = await raceAndAbort(run.signal, (signal) => [
    run.requestDecision({ kind: 'paymentOpen', error: new PaymentOpenError(), payments }),
    whenNoneOpen({ ...run, signal }, holdsLock).then(() => {
      isOver = true
      run.dispatch({ type: 'accepted' })
      return false
    }),
  ])
  if (isOver) return 'over'
  if (!isWanted) throw new UserRejectedError()
  return 'accepted'
}

async function whenNoneOpen(run: PromptingRun, holdsLock: boolean): Promise<void> {
  const pause = growingPause(run)
  for (;;) {
    await pause(recheckMs)
    const { payments, error } = await run.findOpenPayments()
    const open = error === undefined ? await findUnaccepted(run, payments, holdsLock) : payments
    // The user has answered meanwhile.
    run.signal.throwIfAborted()
    if (error === undefined && open.length === 0) return
  }
}

async function findUnaccepted(
  run: PromptingRun,
  payments: readonly OpenPayment[],
  holdsLock: boolean,
): Promise<readonly OpenPayment[]> {
  const unknown = payments.filter(
    (payment) => !run.acceptedRisks.has(`paymentOpen ${keyOf(payment)}`) && !isRecentlyOver(run, payment),
  )
  const asked = holdsLock ? unknown : await withoutOpenPrompts(run, unknown)
  const open = await findStillOpen(run, asked)
  const now = run.clock.now()
  for (const payment of asked) if (!open.includes(payment)) run.overPayments.set(versionOf(payment), now)
  return open
}

/** Whether the chain has just shown that a payment isn't open: a start checks it up to three times, and each may wait for a slow node. */
function isRecentlyOver({ overPayments, clock }: PromptingRun, payment: OpenPayment): boolean {
  const shownAt = overPayments.get(versionOf(payment)) ?? -Infinity
  return Math.abs(clock.now() - shownAt) <= recentMs
}

/** A payment, and what is known of it: news of it is looked into again. */
function versionOf(payment: OpenPayment): string {
  const { status, isSent, transactionHash } = payment
  return [keyOf(payment), status, isSent, transactionHash].join(' ')
}

/** While another tab has a prompt of the account open, nothing is prompted here anyway. */
async function withoutOpenPrompts(
  run: PromptingRun,
  payments: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const isPrompting = ({ status }: OpenPayment) => status === 'prompting'
  const account = run.quote.parameters.user
  const isOpenElsewhere =
    payments.some(isPrompting) &&
    !run.unansweredPrompts.find(promptLockOf(account)) &&
    (await isPromptOpen(run, account))
  return isOpenElsewhere ? payments.filter((payment) => !isPrompting(payment)) : payments
}

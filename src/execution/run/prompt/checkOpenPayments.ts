import { PendingPaymentError, UserRejectedError } from '../../../errors/wallet.ts'
import { keyOf, type OpenPayment } from '../../payments/findOpenPayments.ts'
import { findStillOpen } from '../../payments/findStillOpen.ts'
import type { PromptingRun } from '../run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import { isPromptOpen } from './promptLock.ts'
import { isKnownPending } from './isKnownPending.ts'
import { promptLockOf } from '../../ports/locks/lockNames.ts'

/** How long the result that a payment isn't open is reused, in milliseconds. */
const recentMs = 10_000

/**
 * Asks the user before a token is paid while earlier payments of it may still go through, once about each payment. If the journal can't be
 * read, the user decides whether to continue without knowing.
 *
 * @param options.holdsLock This execution holds the account's prompt lock, so that no other tab has a prompt open. @default false
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenPayments(run: PromptingRun, { holdsLock = false } = {}): Promise<void> {
  const { acceptedRisks, unacceptedPayments, signal } = run
  // While the user decides, another execution may prompt for a payment.
  for (;;) {
    const { payments: found, error } = await run.findOpenPayments()
    if (signal.aborted) return
    if (error !== undefined) await acceptMissingSafeguard(run, error)
    const open = await findUnaccepted(run, found, holdsLock)
    if (open.length === 0 || signal.aborted) return
    const payments = open.map(({ id, chainId, intent, amount, transactionHash }, index) => {
      // The amount is that of the whole swap: repeated for each of its payments, it would look like several swaps.
      const isFirst = open.findIndex((other) => other.id === id) === index
      return { chainId, promptedAt: intent.at, amount: isFirst ? amount : undefined, transactionHash }
    })
    for (const payment of open) unacceptedPayments.add(keyOf(payment))
    // The decision stays even if the earlier payment goes through meanwhile: a user who waits for that mustn't be led into this payment.
    if (!(await run.requestDecision({ kind: 'pendingPayment', error: new PendingPaymentError(), payments })))
      throw new UserRejectedError()
    for (const key of open.map(keyOf)) {
      acceptedRisks.add(`pendingPayment ${key}`)
      unacceptedPayments.delete(key)
    }
  }
}

async function findUnaccepted(
  run: PromptingRun,
  payments: readonly OpenPayment[],
  holdsLock: boolean,
): Promise<readonly OpenPayment[]> {
  const unknown = payments.filter(
    (payment) => !run.acceptedRisks.has(`pendingPayment ${keyOf(payment)}`) && !isRecentlyOver(run, payment),
  )
  const candidates = holdsLock ? unknown : await withoutOpenPrompts(run, unknown)
  if (candidates.length === 0) return []
  // Looking them up may take as long as a slow node, so the user is told what is awaited.
  run.dispatch({ type: 'earlierChecked', isChecking: true })
  const open = await withoutPending(run, await findStillOpen(run, candidates))
  run.dispatch({ type: 'earlierChecked', isChecking: false })
  const now = run.clock.now()
  for (const payment of candidates) if (!open.includes(payment)) run.overPayments.set(versionOf(payment), now)
  return open
}

/** How many payments are looked up at the provider and in the wallet. The user is asked about any others. */
const maxLookups = 5

async function withoutPending(
  run: PromptingRun,
  payments: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const newest = payments
    .filter((payment) => payment.wasInProgress && !run.unacceptedPayments.has(keyOf(payment)))
    .toSorted((one, other) => other.intent.at - one.intent.at)
    .slice(0, maxLookups)
  const known = await Promise.all(newest.map((payment) => isKnownPending(run, payment)))
  const pending = new Set(newest.filter((_, index) => known[index]))
  return payments.filter((payment) => !pending.has(payment))
}

/**
 * Whether a payment was found not to be open a moment ago: a start checks it up to three times, and each check may wait for a slow node.
 */
function isRecentlyOver({ overPayments, clock }: PromptingRun, payment: OpenPayment): boolean {
  const shownAt = overPayments.get(versionOf(payment)) ?? -Infinity
  return Math.abs(clock.now() - shownAt) <= recentMs
}

/** A key of a payment and what is known about it: after a change, it is checked again. */
function versionOf(payment: OpenPayment): string {
  const { status, isSent, transactionHash } = payment
  return [keyOf(payment), status, isSent, transactionHash].join(' ')
}

/** Leaves out payments whose prompt is still open in another tab: while it is, this tab can't prompt anyway. */
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

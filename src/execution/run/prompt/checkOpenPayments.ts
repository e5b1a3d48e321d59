import { PaymentOpenError, UserRejectedError } from '../../../errors/wallet.ts'
import { growingPause } from '../../ports/page/pauseChainPoll.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { endGraceMs, keyOf, type OpenPayment } from '../../payments/findOpenPayments.ts'
import { maxClockErrorMs } from '../../ports/journal/storeLimits.ts'
import type { PromptingRun } from '../run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import { isPromptOpen } from './promptLock.ts'
import { promptLockOf } from '../../ports/locks/lockNames.ts'

/** How long the chain may take to show a sent transaction as mined before that counts as open, in milliseconds. */
const minedLimitMs = 10_000

/** How often it is checked, while the question stands, whether the earlier payments are over; at first, in milliseconds. */
const recheckMs = 4_000

const unread = () => undefined
const yes = () => true
const no = () => false

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
    if ((await askAboutOpen(run, holdsLock)) === 'over') continue
    for (const payment of open) acceptedRisks.add(`paymentOpen ${keyOf(payment)}`)
  }
}

/**
 * Asks, and withdraws the question once nothing is open anymore.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
async function askAboutOpen(run: PromptingRun, holdsLock: boolean): Promise<'accepted' | 'over'> {
  let isOver = false
  const isWanted = await raceAndAbort(run.signal, (signal) => [
    run.requestDecision({ kind: 'paymentOpen', error: new PaymentOpenError() }),
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
  const unknown = payments.filter((payment) => !run.acceptedRisks.has(`paymentOpen ${keyOf(payment)}`))
  return findOpen(run, holdsLock ? unknown : await withoutOpenPrompts(run, unknown))
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

/**
 * Leaves out what the chain shows as over: transactions that are mined, and signatures by its own time, since contracts go by that, or by
 * what a permit's contract says. What it doesn't say, counts as open.
 */
async function findOpen(
  run: PromptingRun,
  payments: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const { chainReader, clock } = run
  const read = <value>(promise: Promise<value> | undefined) =>
    promise && withLimit(run, promise.catch(unread), unread)
  const chainIds = new Set(payments.filter(({ kind }) => kind === 'signature').map(({ chainId }) => chainId))
  const times = new Map(
    await Promise.all(
      [...chainIds].map(async (chainId) => {
        const time = await read(chainReader.getChainTime?.({ chainId }))
        return [chainId, time ?? clock.now() - maxClockErrorMs] as const
      }),
    ),
  )
  const areOpen = await Promise.all(
    payments.map(async (payment) => {
      const { kind, chainId, intent } = payment
      if (kind === 'transaction') return !(await isMined(run, payment))
      const { expiresAt = Infinity, permit } = intent
      const isInTime = (times.get(chainId) ?? 0) <= expiresAt + endGraceMs
      const mayGrant = permit?.standard === 'EIP-2612'
      if (!permit || !(isInTime || mayGrant)) return isInTime
      if ((await read(chainReader.isPermitUsed?.({ chainId, ...permit }))) !== true) return isInTime
      // Used, an EIP-2612 permit has become an approval, which has no deadline. Another permit may have used its nonce as well.
      if (!mayGrant || !permit.grants) return mayGrant
      const { contract: token, owner, grants } = permit
      const allowance = await read(
        chainReader.getAllowance({ chainId, token, owner, spender: grants.spender }),
      )
      // A larger allowance is that of another approval.
      return allowance === undefined || (allowance > 0n && allowance <= grants.amount)
    }),
  )
  return payments.filter((_, index) => areOpen[index])
}

/**
 * Whether the chain shows what was sent as mined, or another transaction in its place. It doesn't show that of an earlier prompt whose answer
 * was lost, nor of a batch that is only named by its wallet.
 */
async function isMined(
  { chainReader, clock, signal: outer }: PromptingRun,
  { chainId, transactionHash, wasLost = false, status, intent }: OpenPayment,
): Promise<boolean> {
  const isNamedByWallet = intent.callsId !== undefined && status !== 'done'
  if (transactionHash === undefined || wasLost || isNamedByWallet) return false
  return raceAndAbort(outer, (signal) => [
    chainReader.waitForTransaction({ chainId, transactionHash }, { signal }).then(yes, no),
    clock.sleep(minedLimitMs, signal).then(no, no),
  ])
}

import type { CausewayError } from '../../../errors/base.ts'
import { JournalError } from '../../../errors/execution.ts'
import { QuotePromptedError } from '../../../errors/quote.ts'
import {
  AnswerLostError,
  PromptOpenError,
  UserRejectedError,
  WalletError,
  WalletNotConnectedError,
  WrongAccountError,
  WrongChainError,
} from '../../../errors/wallet.ts'
import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import type { Approval, PromptIntent } from '../../state/executionItem.ts'
import type { PlanItem } from '../../../decode/planItems.ts'
import type { Wallet } from '../../ports/wallet/wallet.ts'
import { keyOf } from '../../payments/findOpenPayments.ts'
import { isUnsent, toWalletError } from '../../ports/wallet/walletErrors.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import { checkFreshness } from './checkBeforePrompt.ts'
import { isAllowed, waitForAllowance } from '../allowance.ts'
import { isItemReported } from '../isItemReported.ts'
import { checkOpenPayments } from './checkOpenPayments.ts'
import { checkStillUnpaid } from './checkUnpaid.ts'
import { isPromptedByAnother } from './isPromptedByAnother.ts'
import { countPaymentPrompt, isPromptedInPage } from '../../payments/paymentPrompts.ts'
import { promptLockOf, takePromptLock } from './promptLock.ts'
import { isRunOver, itemStatusOf, type PromptingRun } from '../run.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'

export interface PromptParameters<answer> {
  /** Positions of the items to prompt for. */
  indexes: readonly number[]
  /** The item whose request is watched from now on. */
  item: PlanItem
  from: `0x${string}`
  chainId: number
  /** Our ID of a batch. */
  callsId?: string | undefined
  /** What the item approves. */
  approval?: Approval | undefined
  /** What is known of the requested signature. */
  signature?: Pick<PromptIntent, 'expiresAt' | 'permit'> | undefined
  /** A last check of what is about to be prompted; throws to prevent it. */
  check?: (() => Promise<void>) | undefined
  openPrompt: (wallet: Wallet) => Promise<answer>
}

/**
 * How a prompt ended.
 *
 * - `answered`: the wallet did it
 * - `lost`: the wallet failed, and its error doesn't tell whether it did it
 * - `over`: the execution ended before the wallet was prompted, or before it answered; or the token shows what was approved
 */
export type PromptOutcome<answer> =
  | { kind: 'answered'; answer: answer }
  | { kind: 'lost'; error: AnswerLostError; cause: unknown }
  | { kind: 'over' }

/**
 * Prompts the wallet once: one prompt at a time per account, across all tabs, on the right account and chain, for the accepted quote, and
 * stored before it opens.
 *
 * @throws {CausewayError} when it is certain that nothing was sent.
 */
export async function prompt<answer>(
  run: PromptingRun,
  { indexes, item, from, chainId, callsId, approval, signature, check, openPrompt }: PromptParameters<answer>,
): Promise<PromptOutcome<answer>> {
  const { wallet, chainReader, clock, dispatch } = run
  const isPayment = indexes.some((index) => run.getState().items[index]?.paysNothing !== true)
  // Before the lock, which keeps other swaps of the account from their prompts as long as the user decides.
  if (isPayment) await checkOpenPayments(run)
  const requestId = run.getState().requestId ?? run.digest
  const { release, left } = await takePromptLock(run, from)
  // The user was asked about it, and continued.
  const isLeft = left?.payment !== undefined && left.requestId === requestId
  let payment: string | undefined
  let shown: Approval | undefined
  let answer: Promise<answer> | undefined
  // If the payment of an earlier prompt is found, the wallet still shows this one.
  const wasPrompted = isLeft || indexes.some((index) => run.getState().items[index]?.wasLost)
  let isStillShown = false
  let uncount = () => {}
  const takeBack = (error: CausewayError) => {
    uncount()
    run.unsent(indexes, error)
  }
  try {
    // Until the lock was taken, another execution may have been asked for a payment.
    if (isPayment) await checkOpenPayments(run, { holdsLock: true })
    // Under the lock: another execution may have paid while this one waited for an approval.
    if (isPayment && !isLeft && (await isPromptedByAnother(run)))
      throw new QuotePromptedError({ requestId: run.getState().requestId })
    await prepareWallet(run, from, chainId)
    if (isPayment) await checkStillUnpaid(run)
    const [nonce, isAllowedBefore] = await Promise.all([
      withLimit(
        run,
        chainReader.getTransactionCount({ chainId, account: from }).catch(() => undefined),
        () => undefined,
      ),
      approval && isAllowed(run, approval, { chainId, owner: from }, () => true),
      check && withLimit(run, check(), () => {}),
    ])
    if (isRunOver(run)) return { kind: 'over' }
    checkFreshness(run)
    // An allowance that may have been there before doesn't show that the wallet has sent this approval.
    shown = isAllowedBefore ? undefined : approval
    const intent: PromptIntent = { from, at: clock.now(), nonce, callsId, approval, ...signature }
    // A signature that comes late is never posted.
    if (isPayment && !signature) payment = keyOf({ id: run.getState().id ?? '', intent })
    dispatch({ type: 'prompted', indexes, intent })
    await writeAhead(run, () => dispatch({ type: 'prompted', indexes, intent }))
    // Meanwhile, the user may have switched to another account or chain.
    await checkAccount(run, from)
    await checkChain(run, chainId)
    // Last, since the page itself decides which account it uses: nothing is awaited between this and the prompt.
    await checkPageAccount(run, from)
    if (isRunOver(run)) return { kind: 'over' }
    checkFreshness(run)
    // An item that the state doesn't hold as `prompting` is not in the journal, and nothing is prompted unstored.
    const isHeld = indexes.every((index) => itemStatusOf(run, index) === 'prompting')
    if (!isHeld) throw new UserRejectedError()
    // If the lock was lost meanwhile, another tab may have opened a prompt.
    if (release.isHeld?.() === false) throw new PromptOpenError()
    if (isItemReported(item)) run.watch(item)
    // A request that is already tracked may be known to be paid.
    if (isRunOver(run)) return { kind: 'over' }
    // Another part of the page may have locks of its own.
    if (isPayment && !isLeft && isPromptedInPage(run))
      throw new QuotePromptedError({ requestId: run.getState().requestId })
    if (isPayment) uncount = countPaymentPrompt(run)
    try {
      answer = openPrompt(wallet)
      // Also if the user rejects it much later.
      answer.catch((cause: unknown) => isUnsent(cause) && takeBack(toWalletError(cause)))
      const outcome = await waitForAnswer(run, answer, shown ? indexes : [])
      isStillShown = outcome.kind === 'over' && wasPrompted
      return outcome
    } catch (cause) {
      if (run.signal.aborted) return { kind: 'over' }
      if (isUnsent(cause)) {
        uncount()
        throw toWalletError(cause)
      }
      return { kind: 'lost', error: new AnswerLostError({ cause }), cause }
    }
  } finally {
    // Then nothing was sent, or what comes late is never posted.
    if (run.signal.aborted && (!answer || signature)) takeBack(new UserRejectedError())
    if (answer && (run.signal.aborted || isStillShown))
      run.unansweredPrompts.keep(
        promptLockOf(from),
        { release, approval: shown, chainId, payment, requestId },
        answer,
      )
    else release()
  }
}

/** A wallet may send and never answer: then the provider's report ends the wait, or the allowance of an approval, or the user does. */
function waitForAnswer<answer>(
  run: PromptingRun,
  answer: Promise<answer>,
  approvals: readonly number[],
): Promise<PromptOutcome<answer>> {
  const over = () => ({ kind: 'over' as const })
  const outcome = raceAndAbort<PromptOutcome<answer>>(run.signal, (signal) => [
    answer.then((given) => ({ kind: 'answered' as const, answer: given })),
    run.untilOver().then(over),
    ...approvals.map((index) => waitForAllowance({ ...run, signal }, index).then(over)),
  ])
  return raceAbort(outcome, run.signal)
}

/** Asks the wallet, whose errors are told as its own. */
async function ask<answer>(run: PromptingRun, call: () => Promise<answer>): Promise<answer> {
  try {
    return await withLimit(run, call(), noAnswer)
  } catch (error) {
    throw toWalletError(error)
  }
}

function noAnswer(): Promise<never> {
  return Promise.reject(new WalletError({ message: 'The wallet did not answer.' }))
}

/** Stores what is about to be prompted. If that fails there is no prompt, unless the user continues anyway. */
async function writeAhead(run: PromptingRun, again: () => void): Promise<void> {
  try {
    await withLimit(run, run.save(), () => Promise.reject(new JournalError()))
  } catch (error) {
    if (await acceptMissingSafeguard(run, error)) again()
  }
}

/** Checks the account, and switches the chain if needed. Both are read again right before the prompt opens. */
async function prepareWallet(run: PromptingRun, from: `0x${string}`, chainId: number): Promise<void> {
  const { wallet, dispatch } = run
  await checkAccount(run, from)
  await checkPageAccount(run, from)
  if ((await ask(run, () => wallet.getChainId())) === chainId) return
  dispatch({ type: 'chainRequested', chainId })
  try {
    // Ending the run ends this wait, since switching networks sends nothing.
    await raceAbort(wallet.switchChain(chainId), run.signal)
  } catch (error) {
    const typed = toWalletError(error)
    throw typed.name === 'UserRejectedError'
      ? typed
      : new WrongChainError({ expectedChainId: chainId, cause: error })
  }
  // Before the state says that the wallet is asked to pay.
  await checkPageAccount(run, from)
  await checkChain(run, chainId)
}

async function checkChain(run: PromptingRun, expectedChainId: number): Promise<void> {
  const actualChainId = await ask(run, () => run.wallet.getChainId())
  if (actualChainId !== expectedChainId) throw new WrongChainError({ expectedChainId, actualChainId })
}

async function checkAccount(run: PromptingRun, expected: `0x${string}`): Promise<void> {
  compareAccounts(await ask(run, () => run.wallet.getAccount()), expected)
}

/** A wallet that the page has replaced or removed keeps its account, and would prompt for a swap that is no longer shown. */
async function checkPageAccount(run: PromptingRun, expected: `0x${string}`): Promise<void> {
  compareAccounts(await withLimit(run, run.readAccount(expected), noAnswer), expected)
}

/** @throws {WalletNotConnectedError | WrongAccountError} */
function compareAccounts(actual: `0x${string}` | undefined, expected: `0x${string}`): void {
  if (actual === undefined) throw new WalletNotConnectedError()
  if (!isSameAddress(actual, expected)) throw new WrongAccountError({ expected, actual })
}

import type { CausewayError } from '../../../errors/base.ts'
import { JournalError } from '../../../errors/execution.ts'
import { QuotePromptedError } from '../../../errors/quote.ts'
import { AnswerLostError, PromptOpenError, UserRejectedError } from '../../../errors/wallet.ts'
import { raceAbort } from '../../../utils/time/raceAbort.ts'
import { raceAndAbort } from '../../../utils/time/raceAndAbort.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { keyOf } from '../../payments/findOpenPayments.ts'
import { isUnsent, toWalletError } from '../../ports/wallet/walletErrors.ts'
import type { ExecutionEvent } from '../../state/executionEvent.ts'
import type { Approval, PromptIntent } from '../../state/executionItem.ts'
import { waitForAllowance } from '../allowance.ts'
import { isItemReported } from '../isItemReported.ts'
import { isRunOver, itemStatusOf, type PromptingRun } from '../run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'
import { checkAcceptedQuote } from './checkAcceptedQuote.ts'
import { checkOpenPayments } from './checkOpenPayments.ts'
import { preparePrompt, type HeldPrompt, type PromptParameters } from './preparePrompt.ts'
import { checkPageAccount, checkWallet } from './prepareWallet.ts'
import { takePromptLock } from './promptLock.ts'
import { promptLockOf } from '../../ports/locks/lockNames.ts'

/**
 * How a prompt ended.
 *
 * - `answered`: the wallet did it
 * - `lost`: the wallet failed, and its error doesn't tell whether it did it
 * - `over`: the execution ended before the wallet was prompted, or before it answered; or the token shows what was approved
 */
type PromptOutcome<answer> =
  | { kind: 'answered'; answer: answer }
  | { kind: 'lost'; error: AnswerLostError; cause: unknown }
  | { kind: 'over' }

/** What a prompt becomes on its way. */
interface OpenedPrompt<answer> {
  /** What it approves, as the token shows once that is done. */
  approval?: Approval | undefined
  /** What the journal is told of it, just before. */
  intent?: PromptIntent
  /** What it pays, by the key of `OpenPayment`. */
  payment?: string | undefined
  /** The wallet's answer, once it was asked. */
  answer?: Promise<answer>
  /** Takes back that this page prompted for the payment. */
  uncount: () => void
}

/**
 * Prompts the wallet once: one prompt at a time per account, across all tabs, on the right account and chain, for the accepted quote, and
 * stored before it opens.
 *
 * @throws {CausewayError} when it is certain that nothing was sent.
 */
export async function prompt<answer>(
  run: PromptingRun,
  parameters: PromptParameters<answer>,
): Promise<PromptOutcome<answer>> {
  const { indexes, from, chainId, signature } = parameters
  const isPayment = indexes.some((index) => run.getState().items[index]?.paysNothing !== true)
  // Before the lock, which keeps other swaps of the account from their prompts as long as the user decides.
  if (isPayment) await checkOpenPayments(run)
  const requestId = run.getState().requestId ?? run.digest
  const { release, left } = await takePromptLock(run, from)
  // The user was asked about it, and continued.
  const isLeft = left?.payment !== undefined && left.requestId === requestId
  const held: HeldPrompt = { release, isPayment, isLeft }
  // If the payment of an earlier prompt is found, the wallet still shows this one.
  const wasPrompted = isLeft || indexes.some((index) => run.getState().items[index]?.wasLost)
  const opened: OpenedPrompt<answer> = { uncount: () => {} }
  let isStillShown = false
  const takeBack = (error: CausewayError) => {
    opened.uncount()
    if (opened.intent) run.unsent(indexes, opened.intent, error)
  }
  try {
    const prepared = await preparePrompt(run, parameters, held)
    if (!prepared) return { kind: 'over' }
    const { intent, approval } = prepared
    opened.approval = approval
    opened.intent = intent
    // A signature that comes late is never posted.
    if (isPayment && !signature) opened.payment = keyOf({ id: run.getState().id ?? '', intent })
    await writeAhead(run, { type: 'prompted', indexes, intent })
    await checkWallet(run, from, chainId)
    // Last, since the page itself decides which account it uses: nothing is awaited between this and the prompt.
    await checkPageAccount(run, from)
    if (!mayOpen(run, parameters, held)) return { kind: 'over' }
    if (isPayment) opened.uncount = run.paymentPrompts.count(run)
    const outcome = await openAndWait(run, parameters, opened, takeBack)
    isStillShown = outcome.kind === 'over' && wasPrompted
    return outcome
  } finally {
    const { answer, approval, payment } = opened
    // Then nothing was sent, or what comes late is never posted.
    if (run.signal.aborted && (!answer || signature)) takeBack(new UserRejectedError())
    if (answer && (run.signal.aborted || isStillShown))
      run.unansweredPrompts.keep(
        promptLockOf(from),
        { release, approval, chainId, payment, requestId },
        answer,
      )
    else release()
  }
}

/** The last checks, all in the turn in which the prompt opens. False if the execution is over. */
function mayOpen(
  run: PromptingRun,
  { indexes, item }: Pick<PromptParameters<unknown>, 'indexes' | 'item'>,
  { release, isPayment, isLeft }: HeldPrompt,
): boolean {
  if (isRunOver(run)) return false
  checkAcceptedQuote(run)
  // An item that the state doesn't hold as `prompting` is not in the journal, and nothing is prompted unstored.
  const isHeld = indexes.every((index) => itemStatusOf(run, index) === 'prompting')
  if (!isHeld) throw new UserRejectedError()
  // If the lock was lost meanwhile, another tab may have opened a prompt.
  if (release.isHeld?.() === false) throw new PromptOpenError()
  if (isItemReported(item)) run.watch(item)
  // A request that is already tracked may be known to be paid.
  if (isRunOver(run)) return false
  // Another part of the page may have locks of its own.
  if (isPayment && !isLeft && run.paymentPrompts.isPromptedOnPage(run))
    throw new QuotePromptedError({ requestId: run.getState().requestId })
  return true
}

/** @throws {CausewayError} when the wallet has sent nothing. */
async function openAndWait<answer>(
  run: PromptingRun,
  { indexes, openPrompt }: PromptParameters<answer>,
  opened: OpenedPrompt<answer>,
  takeBack: (error: CausewayError) => void,
): Promise<PromptOutcome<answer>> {
  try {
    const answer = openPrompt(run.wallet)
    opened.answer = answer
    // Also if the user rejects it much later.
    answer.catch((cause: unknown) => isUnsent(cause) && takeBack(toWalletError(cause)))
    return await waitForAnswer(run, answer, opened.approval ? indexes : [])
  } catch (cause) {
    if (run.signal.aborted) return { kind: 'over' }
    if (isUnsent(cause)) {
      opened.uncount()
      throw toWalletError(cause)
    }
    return { kind: 'lost', error: new AnswerLostError({ cause }), cause }
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

/** Stores what is about to be prompted. If that fails there is no prompt, unless the user continues anyway. */
async function writeAhead(run: PromptingRun, prompted: ExecutionEvent): Promise<void> {
  run.dispatch(prompted)
  try {
    await withLimit(run, run.save(), () => Promise.reject(new JournalError()))
  } catch (error) {
    // The decision has replaced the status.
    if (await acceptMissingSafeguard(run, error)) run.dispatch(prompted)
  }
}

import type { CausewayError } from '../../../errors/causewayError.ts'
import { JournalError } from '../../../errors/execution.ts'
import { QuoteUsedError } from '../../../errors/quote.ts'
import { ResponseLostError, WalletBusyError, UserRejectedError } from '../../../errors/wallet.ts'
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
 * - `answered`: the wallet did what it was asked
 * - `lost`: the wallet failed, and its error doesn't show whether anything was sent
 * - `over`: the execution ended before the wallet was prompted, or before it answered; or the token shows the requested allowance
 */
type PromptOutcome<answer> =
  | { kind: 'answered'; answer: answer }
  | { kind: 'lost'; error: ResponseLostError; cause: unknown }
  | { kind: 'over' }

/** The facts of a prompt, filled in while it opens. */
interface OpenedPrompt<answer> {
  /** The approval that it asks for; once done, the token shows it. */
  approval?: Approval | undefined
  /** The intent that was stored in the journal just before. */
  intent?: PromptIntent
  /** `keyOf` the payment that it asks for. */
  payment?: string | undefined
  /** The wallet's answer, once it was asked. */
  answer?: Promise<answer>
  /** Removes the prompt from the page's `quotePrompts`. */
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
  // Asked before taking the lock: while the user decides, the lock would block the prompts of the account's other swaps.
  if (isPayment) await checkOpenPayments(run)
  const requestId = run.getState().requestId ?? run.digest
  const { release, left } = await takePromptLock(run, from)
  // The earlier prompt was for the same payment; the user was asked about it, and continued.
  const isLeft = left?.payment !== undefined && left.requestId === requestId
  const held: HeldPrompt = { release, isPayment, isLeft }
  // If the payment of an earlier prompt is found, the wallet still shows this prompt.
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
    // Only transactions count: a signature that comes late is never posted.
    if (isPayment && !signature) opened.payment = keyOf({ id: run.getState().id ?? '', intent })
    await writeAhead(run, { type: 'prompted', indexes, intent })
    await checkWallet(run, from, chainId)
    // The last check, since the page may change its account at any time: nothing is awaited between this and the prompt.
    await checkPageAccount(run, from)
    if (!mayOpen(run, parameters, held)) return { kind: 'over' }
    if (isPayment) opened.uncount = run.quotePrompts.count(run)
    const outcome = await openAndWait(run, parameters, opened, takeBack)
    isStillShown = outcome.kind === 'over' && wasPrompted
    return outcome
  } finally {
    const { answer, approval, payment } = opened
    // Nothing was sent, or a late signature is never posted.
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
  // If an item isn't `prompting`, the prompt isn't stored in the journal, and so must not open.
  const isHeld = indexes.every((index) => itemStatusOf(run, index) === 'prompting')
  if (!isHeld) throw new UserRejectedError()
  // If the lock was lost meanwhile, another tab may have opened a prompt.
  if (release.isHeld?.() === false) throw new WalletBusyError()
  if (isItemReported(item)) run.watch(item)
  // If the request was already tracked, watching it may have shown that it is paid.
  if (isRunOver(run)) return false
  // Another config of the page may use other locks.
  if (isPayment && !isLeft && run.quotePrompts.isPromptedOnPage(run))
    throw new QuoteUsedError({ requestId: run.getState().requestId })
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
    // Applies even if the user rejects it much later.
    answer.catch((cause: unknown) => isUnsent(cause) && takeBack(toWalletError(cause)))
    return await waitForAnswer(run, answer, opened.approval ? indexes : [])
  } catch (cause) {
    if (run.signal.aborted) return { kind: 'over' }
    if (isUnsent(cause)) {
      opened.uncount()
      throw toWalletError(cause)
    }
    return { kind: 'lost', error: new ResponseLostError({ cause }), cause }
  }
}

/**
 * Waits for the wallet's answer. A wallet may send and never answer: then the wait ends with the provider's report, the approval's
 * allowance, or the user.
 */
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

/** Stores the intent of the prompt before it opens. If that fails, the prompt opens only if the user continues anyway. */
async function writeAhead(run: PromptingRun, prompted: ExecutionEvent): Promise<void> {
  run.dispatch(prompted)
  try {
    await withLimit(run, run.save(), () => Promise.reject(new JournalError()))
  } catch (error) {
    // The decision has replaced the status, so it is set again.
    if (await acceptMissingSafeguard(run, error)) run.dispatch(prompted)
  }
}

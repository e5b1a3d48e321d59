import { QuoteUsedError } from '../../../errors/quote.ts'
import type { QuoteItem } from '../../../decode/quoteItems.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { LockRelease } from '../../ports/locks/locks.ts'
import type { Wallet } from '../../ports/wallet/wallet.ts'
import type { Approval, PromptIntent } from '../../state/executionItem.ts'
import { isAllowed } from '../allowance.ts'
import { isRunOver, type PromptingRun } from '../run.ts'
import { checkAcceptedQuote } from './checkAcceptedQuote.ts'
import { checkOpenPayments } from './checkOpenPayments.ts'
import { checkStillUnpaid } from './checkUnpaid.ts'
import { checkPromptedByAnother } from './checkPromptedByAnother.ts'
import { prepareWallet } from './prepareWallet.ts'

export interface PromptParameters<answer> {
  /** Positions of the items to prompt for. */
  indexes: readonly number[]
  /** The item whose request is watched from now on. */
  item: QuoteItem
  from: `0x${string}`
  chainId: number
  /** This library's ID of a batch. */
  callsId?: string | undefined
  /** The approval that the item makes. */
  approval?: Approval | undefined
  /** What is known about the requested signature. */
  signature?: Pick<PromptIntent, 'expiresAt' | 'permit'> | undefined
  /** A last check of what is about to be prompted; throws to prevent it. */
  check?: (() => Promise<void>) | undefined
  openPrompt: (wallet: Wallet) => Promise<answer>
}

/** A prompt that has the lock of its account. */
export interface HeldPrompt {
  release: LockRelease
  isPayment: boolean
  /** The wallet may still show an earlier prompt of the same payment, and the user wants this one. */
  isLeft: boolean
}

/**
 * Under the lock, repeats the checks whose result may have changed before it was taken, has the wallet switch the chain, and reads the
 * facts for the journal.
 *
 * @returns undefined if the execution is over; otherwise with `approval`, if the token doesn't show the requested allowance yet.
 */
export async function preparePrompt(
  run: PromptingRun,
  { from, chainId, callsId, approval, signature, check }: PromptParameters<unknown>,
  { isPayment, isLeft }: HeldPrompt,
): Promise<{ intent: PromptIntent; approval: Approval | undefined } | undefined> {
  // Before the lock was taken, another execution may have prompted for a payment.
  if (isPayment) await checkOpenPayments(run, { holdsLock: true })
  // Another execution may have paid while this one waited for an approval.
  if (isPayment && !isLeft && (await checkPromptedByAnother(run)))
    throw new QuoteUsedError({ requestId: run.getState().requestId })
  await prepareWallet(run, from, chainId)
  if (isPayment) await checkStillUnpaid(run)
  const [nonce, isAllowedBefore, chainAt] = await Promise.all([
    readInTime(run, run.chainReader.getTransactionCount({ chainId, account: from })),
    approval && isAllowed(run, approval, { chainId, owner: from }, () => true),
    isPayment ? readChainTime(run, chainId) : undefined,
    check && withLimit(run, check(), () => {}),
  ])
  if (isRunOver(run)) return undefined
  checkAcceptedQuote(run)
  return {
    intent: { from, at: run.clock.now(), chainAt, nonce, callsId, approval, ...signature },
    // If the allowance may have sufficed before, it doesn't prove that the wallet has sent this approval.
    approval: isAllowedBefore ? undefined : approval,
  }
}

/** The chain's time, from which the prompt's age is known later even if the device's clock is changed. */
async function readChainTime(run: PromptingRun, chainId: number): Promise<number | undefined> {
  const reading = (async () => run.chainReader.getChainTime?.({ chainId }))()
  const time = await readInTime(run, reading)
  return Number.isSafeInteger(time) ? time : undefined
}

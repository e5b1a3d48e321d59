import { AnswerLostError, UserRejectedError } from '../../../errors/wallet.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import type { PromptingRun } from '../../ports/run/run.ts'

/** How long the journal may take to answer, in milliseconds: the wallet's window should open right after the click that asked for it. */
const maxMs = 1_000

const no = () => false

/**
 * Asks the user before a token is paid while an earlier signature for it may still be used. If the journal can't be read, the user is asked
 * about that before the prompt.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenSignature(run: PromptingRun): Promise<void> {
  const { clock, signal } = run
  const isOpen = await withLimit({ clock, signal, maxMs }, run.hasOpenSignature().catch(no), no)
  if (!isOpen || signal.aborted) return
  const isWanted = await run.requestDecision({ kind: 'signatureOpen', error: new AnswerLostError() })
  if (!isWanted) throw new UserRejectedError()
}

import { AnswerLostError, UserRejectedError } from '../../../errors/wallet.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { endGraceMs } from '../../ports/journal/findSignaturesInDoubt.ts'
import type { PromptingRun } from '../../ports/run/run.ts'

/** How long the journal and the chain may take to answer each, in milliseconds: the wallet's window should open right after the click that asked for it. */
const maxMs = 1_000

const none = () => []
const unread = () => undefined

/**
 * Asks the user before a token is paid while an earlier signature for it may still be used, or it can't be read whether it
 * is over. If the journal can't be read, the user is asked about that before the prompt.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenSignature(run: PromptingRun): Promise<void> {
  const { clock, signal } = run
  const signatures = await withLimit({ clock, signal, maxMs }, run.findSignaturesInDoubt().catch(none), none)
  if (signatures.length === 0) return
  const time = await withLimit({ clock, signal, maxMs }, readChainTime(run).catch(unread), unread)
  const isOpen = signatures.some(
    ({ expiresAt = Infinity }) => time === undefined || time <= expiresAt + endGraceMs,
  )
  if (!isOpen || signal.aborted) return
  const isWanted = await run.requestDecision({ kind: 'signatureOpen', error: new AnswerLostError() })
  if (!isWanted) throw new UserRejectedError()
}

/** The device's clock may be ahead, so that a signature would seem to be over: only the chain's time counts, since the token goes by that. */
async function readChainTime({ chainReader, quote }: PromptingRun): Promise<number | undefined> {
  return chainReader.getChainTime?.({ chainId: quote.parameters.originChainId })
}

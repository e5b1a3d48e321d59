import { AnswerLostError, UserRejectedError } from '../../../errors/wallet.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { endGraceMs, type OpenSignature } from '../../ports/journal/findOpenSignatures.ts'
import type { PromptingRun } from '../../ports/run/run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'

/**
 * Asks the user, once for a quote, before a token is paid while an earlier signature for it may still be used. If the journal can't be read,
 * the user decides whether to continue without knowing.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenSignature(run: PromptingRun): Promise<void> {
  const { acceptedRisks, signal } = run
  if (acceptedRisks.has('signatureOpen')) return
  const { signatures, error } = await run.findOpenSignatures()
  if (signal.aborted) return
  if (error !== undefined) await acceptMissingSafeguard(run, error)
  const areUsable = await Promise.all(signatures.map((signature) => isUsable(run, signature)))
  if (!areUsable.includes(true) || signal.aborted) return
  if (!(await run.requestDecision({ kind: 'signatureOpen', error: new AnswerLostError() })))
    throw new UserRejectedError()
  acceptedRisks.add('signatureOpen')
}

/** The chain decides, and its time, since its contracts go by that. What it doesn't say, counts as usable. */
async function isUsable(
  run: PromptingRun,
  { chainId, intent: { expiresAt = Infinity, permit } }: OpenSignature,
): Promise<boolean> {
  const { chainReader } = run
  const unread = () => undefined
  const read = <value>(promise: Promise<value> | undefined) =>
    promise && withLimit(run, promise.catch(unread), unread)
  const chainTime = await read(chainReader.getChainTime?.({ chainId }))
  if (chainTime !== undefined && chainTime > expiresAt + endGraceMs) return false
  // An EIP-2612 permit that was used has become an approval.
  if (!permit || permit.standard === 'EIP-2612') return true
  return (await read(chainReader.isPermitUsed?.({ chainId, ...permit }))) !== true
}

import { AnswerLostError, UserRejectedError } from '../../../errors/wallet.ts'
import { withLimit } from '../../../utils/time/withLimit.ts'
import { endGraceMs, keyOf, type OpenPayment } from '../../ports/journal/findOpenPayments.ts'
import type { PromptingRun } from '../../ports/run/run.ts'
import { acceptMissingSafeguard } from './acceptMissingSafeguard.ts'

/** How wrong the device's clock may be, in milliseconds, where the chain doesn't tell its time. */
const maxClockErrorMs = 24 * 60 * 60_000

const unread = () => undefined

/**
 * Asks the user before a token is paid while an earlier signature for it may still be used, once about each. If the journal can't be read,
 * the user decides whether to continue without knowing.
 *
 * @throws {UserRejectedError} if the user doesn't want to pay now.
 */
export async function checkOpenPayments(run: PromptingRun): Promise<void> {
  const { acceptedRisks, signal } = run
  const { signatures, error } = await run.findOpenPayments()
  if (signal.aborted) return
  if (error !== undefined) await acceptMissingSafeguard(run, error)
  const isNew = (signature: OpenPayment) => !acceptedRisks.has(`paymentOpen ${keyOf(signature)}`)
  const usable = await findUsable(run, signatures.filter(isNew))
  if (usable.length === 0 || signal.aborted) return
  if (!(await run.requestDecision({ kind: 'paymentOpen', error: new AnswerLostError() })))
    throw new UserRejectedError()
  for (const signature of usable) acceptedRisks.add(`paymentOpen ${keyOf(signature)}`)
}

/** The chain decides, and its time, since its contracts go by that. What it doesn't say, counts as usable. */
async function findUsable(
  run: PromptingRun,
  signatures: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const { chainReader, clock } = run
  const read = <value>(promise: Promise<value> | undefined) =>
    promise && withLimit(run, promise.catch(unread), unread)
  const chainIds = [...new Set(signatures.map(({ chainId }) => chainId))]
  const times = new Map(
    await Promise.all(
      chainIds.map(async (chainId) => {
        const time = await read(chainReader.getChainTime?.({ chainId }))
        return [chainId, time ?? clock.now() - maxClockErrorMs] as const
      }),
    ),
  )
  const isInTime = ({ chainId, intent: { expiresAt = Infinity } }: OpenPayment) =>
    (times.get(chainId) ?? 0) <= expiresAt + endGraceMs
  const left = signatures.filter(isInTime)
  const areUsed = await Promise.all(
    left.map(async ({ chainId, intent: { permit } }) => {
      // An EIP-2612 permit that was used has become an approval.
      if (!permit || permit.standard === 'EIP-2612') return false
      return (await read(chainReader.isPermitUsed?.({ chainId, ...permit }))) === true
    }),
  )
  return left.filter((_, index) => !areUsed[index])
}

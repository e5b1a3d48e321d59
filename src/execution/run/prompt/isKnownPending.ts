import { lookUpRequest } from '../../../actions/lookups/lookUpRequest.ts'
import { reportsDeposit } from '../../../schemas/status/requestOutcome.ts'
import { readInTime } from '../../../utils/time/readInTime.ts'
import type { OpenPayment } from '../../payments/findOpenPayments.ts'
import { findStillOpen } from '../../payments/findStillOpen.ts'
import { unseenMs } from '../../payments/isTransactionMissing.ts'
import { isTransactionHash } from '../../ports/wallet/isTransactionHash.ts'
import { classifyCalls } from '../../ports/wallet/classifyCalls.ts'
import type { PromptingRun } from '../run.ts'

/** How long the provider and the wallet may take to answer, in milliseconds: the next prompt waits for them. */
const maxMs = 2_000

/**
 * Whether a payment that was pending when its page was closed still is, or went through: the provider has the deposit, or the wallet has
 * the batch. The user was never told that it may not go through, so won't pay again because of it.
 */
export async function isKnownPending(run: PromptingRun, payment: OpenPayment): Promise<boolean> {
  const [hasArrived, isSent] = await Promise.all([
    isReceived(run, payment),
    isBatchSent(run, payment).catch(() => false),
  ])
  return hasArrived || isSent
}

async function isReceived(run: PromptingRun, { request }: OpenPayment): Promise<boolean> {
  if (!request) return false
  const asking = lookUpRequest(run.client, request, { signal: run.signal })
  const found = await readInTime({ ...run, maxMs }, asking)
  return found !== undefined && reportsDeposit(found.state)
}

/** More hashes than any batch has calls. */
const maxHashes = 100

/** Whether the wallet has just begun to send a batch, or names transactions of it that the network has or may still get. */
async function isBatchSent(run: PromptingRun, payment: OpenPayment): Promise<boolean> {
  const { callsId, earlierCallsIds = [], at } = payment.intent
  const { batches } = run.wallet
  if (payment.kind === 'signature' || callsId === undefined || earlierCallsIds.length > 0) return false
  const asking = Promise.resolve().then(() => batches?.getCallsStatus(callsId))
  const answer = await readInTime({ ...run, maxMs }, asking)
  const outcome = answer ? classifyCalls(answer.status, []) : 'unknown'
  if (!answer || outcome === 'unknown' || outcome === 'partial') return false
  // A third-party wallet may report anything.
  const hashes = Array.isArray(answer.transactionHashes)
    ? answer.transactionHashes.filter(isTransactionHash)
    : []
  if (hashes.length > maxHashes) return false
  if (hashes.length === 0) return outcome === 'open' && Math.abs(run.clock.now() - at) < unseenMs
  // A batch that the wallet gave up is pending only if the network knows its transactions.
  if (outcome === 'failure' && !(await areKnown(run, payment.chainId, hashes))) return false
  const sent = hashes.map((transactionHash) => ({ ...payment, transactionHash, isSent: true }))
  return (await findStillOpen(run, sent)).length === 0
}

async function areKnown(
  run: PromptingRun,
  chainId: number,
  hashes: readonly `0x${string}`[],
): Promise<boolean> {
  const known = hashes.map((transactionHash) => run.chainReader.hasTransaction({ chainId, transactionHash }))
  const reading = Promise.all(known).then((all) => all.every(Boolean))
  return (await readInTime({ ...run, maxMs }, reading)) === true
}

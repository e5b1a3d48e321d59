import type { Clock } from '../../utils/time/clock.ts'
import { raceAndAbort } from '../../utils/time/raceAndAbort.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { maxClockErrorMs } from '../ports/journal/storeLimits.ts'
import type { OpenPayment } from './findOpenPayments.ts'
import { isSignatureOpen } from './isSignatureOpen.ts'
import { isTransactionMissing, unseenMs } from './isTransactionMissing.ts'
import { isPromptOld } from './isPromptOld.ts'
import { isSignatureOver } from './isSignatureOver.ts'

/** Reads of chains, which are given up when the signal aborts. */
interface ChainPorts {
  chainReader: ChainReader
  clock: Clock
  signal: AbortSignal
}

/** How long the chain may take to show a sent transaction as mined before that counts as open, in milliseconds. */
const minedLimitMs = 10_000

/** How long the network may take to say what became of a sent payment, in milliseconds: the next one waits for it. */
const sentLimitMs = 3_000

const unread = () => undefined

/**
 * Leaves out what the chain shows as over: transactions that are mined, and signatures by its own time, since contracts go by that, or by
 * what a permit's contract says. What it doesn't say, counts as open, and so does what went through without anybody having reported it:
 * whoever was told that it may not have, would pay again.
 */
export async function findStillOpen(
  chain: ChainPorts,
  payments: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const now = chain.clock.now()
  const isTimed = (payment: OpenPayment) =>
    payment.kind === 'signature' || (payment.isForgettable && isOldPayment(payment, now))
  const chainIds = new Set(payments.filter(isTimed).map(({ chainId }) => chainId))
  const times = new Map(
    await Promise.all(
      [...chainIds].map(async (chainId) => [chainId, await readTime(chain, chainId)] as const),
    ),
  )
  const areOpen = await Promise.all(
    payments.map(async (payment) => {
      const chainTime = times.get(payment.chainId) ?? now
      // Either clock may be ahead, and neither may make a payment older than it is.
      const time = Math.min(chainTime, now)
      if (payment.isForgettable && isOldPayment(payment, time)) return false
      if (payment.isSent) return mayBeMissing(chain, payment)
      return payment.kind === 'transaction'
        ? isTransactionOpen(chain, payment, time)
        : isSignatureOpen(chain, payment, { chainTime, time })
    }),
  )
  return payments.filter((_, index) => areOpen[index])
}

/** The time of a chain. If it doesn't say soon, that of the device, which may be ahead. */
async function readTime(chain: ChainPorts, chainId: number): Promise<number> {
  const { chainReader, clock } = chain
  const reading = Promise.resolve(chainReader.getChainTime?.({ chainId })).catch(unread)
  const time = await withLimit({ ...chain, maxMs: sentLimitMs }, reading, unread)
  return typeof time === 'number' && Number.isFinite(time) ? time : clock.now() - maxClockErrorMs
}

/** Whether a payment is so old that nobody asks about it anymore. */
function isOldPayment({ kind, intent }: OpenPayment, time: number): boolean {
  return kind === 'signature' ? isSignatureOver(intent, time) : isPromptOld(intent, time)
}

/**
 * What two reads say of a sent payment, since nodes behind one URL differ: true if both do, false if one says no, undefined if it isn't known
 * soon. One after the other: viem merges requests that are the same and under way.
 */
function readTwice(chain: ChainPorts, readOnce: () => Promise<boolean>): Promise<boolean | undefined> {
  const read = async () => {
    const first = await readOnce().catch(unread)
    if (first === false) return false
    const second = await readOnce().catch(unread)
    return second === false ? false : first && second
  }
  return withLimit({ ...chain, maxMs: sentLimitMs }, read(), unread)
}

/**
 * Whether the network knows neither what was sent nor anything mined in its place. From half an hour on, what can't be read soon counts as
 * missing, too.
 */
async function mayBeMissing(chain: ChainPorts, payment: OpenPayment): Promise<boolean> {
  const { chainId, transactionHash, transactionNonce, intent } = payment
  if (transactionHash === undefined) return false
  const sinceMs = chain.clock.now() - intent.at
  // The device's clock was set back: nobody knows how long ago that was.
  const waitedMs = sinceMs < 0 ? Infinity : sinceMs
  const sent = { chainId, transactionHash, transactionNonce, intent, waitedMs }
  const [isUsed, isMissing = waitedMs >= unseenMs] = await Promise.all([
    isNonceUsed(chain, payment),
    readTwice(chain, () => isTransactionMissing(chain.chainReader, sent)),
  ])
  return isMissing && !isUsed
}

/**
 * Whether a transaction may still be mined, or was mined although its user was told that it may not be, or that it failed. That one whose
 * page saw it mined is mined, is no news.
 */
async function isTransactionOpen(chain: ChainPorts, payment: OpenPayment, time: number): Promise<boolean> {
  const { status, intent } = payment
  const isOver = await isNonceUsed(chain, payment)
  // What was mined in its place shows neither as unmined nor as mined.
  if (isOver && (await isUnknown(chain, payment))) return false
  const outcome = await readOutcome(chain, payment, isOver ? sentLimitMs : minedLimitMs)
  if (!outcome) return !isOver
  // Its wallet may have named another one: only that its page saw it revert, and that it still has, counts.
  if (isNamedByWallet(payment)) return outcome !== 'reverted' || status !== 'failed'
  return status !== 'done' && outcome === 'success' && !isPromptOld(intent, time)
}

/** Whether the network knows nothing of a transaction, as two reads say. */
async function isUnknown(chain: ChainPorts, { chainId, transactionHash }: OpenPayment): Promise<boolean> {
  if (transactionHash === undefined) return false
  const { chainReader } = chain
  return (
    (await readTwice(
      chain,
      async () => !(await chainReader.hasTransaction({ chainId, transactionHash })),
    )) === true
  )
}

/** What the chain shows of a transaction that is mined; undefined if it shows none in time. */
async function readOutcome(
  { chainReader, clock, signal: outer }: ChainPorts,
  payment: OpenPayment,
  maxMs: number,
): Promise<'success' | 'reverted' | undefined> {
  const { chainId, transactionHash, wasLost = false } = payment
  if (transactionHash === undefined || wasLost) return undefined
  return raceAndAbort(outer, (signal) => [
    chainReader
      .waitForTransaction({ chainId, transactionHash }, { signal })
      .then(({ status }) => status, unread),
    clock.sleep(maxMs, signal).then(unread, unread),
  ])
}

/**
 * Whether a transaction with the nonce of what was sent has enough confirmations: that one, or what the wallet replaced it with. Then
 * nothing more can come of it.
 */
async function isNonceUsed(chain: ChainPorts, payment: OpenPayment): Promise<boolean> {
  const { chainId, transactionNonce: nonce, intent } = payment
  const { from: account } = intent
  if (nonce === undefined || account === undefined || !isShownByHash(payment)) return false
  const isUsed = await readTwice(chain, async () => {
    const count = await chain.chainReader.getConfirmedTransactionCount?.({ chainId, account })
    return Number.isSafeInteger(count) && Number(count) > nonce
  })
  return isUsed === true
}

/** Whether its hash shows all that was sent: not of an earlier prompt whose answer was lost, nor of a batch that is only named by its wallet. */
function isShownByHash(payment: OpenPayment): boolean {
  const { transactionHash, wasLost = false } = payment
  return transactionHash !== undefined && !wasLost && !isNamedByWallet(payment)
}

function isNamedByWallet({ status, intent }: OpenPayment): boolean {
  return intent.callsId !== undefined && status !== 'done'
}

import type { Clock } from '../../utils/time/clock.ts'
import { readInTime, startInTime } from '../../utils/time/readInTime.ts'
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

/** How long the chain may take to show a sent transaction as mined before the payment counts as open, in milliseconds. */
const outcomeLimitMs = 10_000

/** How long the network may take to answer what became of a sent payment, in milliseconds: the next payment waits for it. */
const sentLimitMs = 3_000

const unread = () => undefined

/**
 * Leaves out payments that the chain shows as over: mined transactions, and signatures that have expired by the chain's time, which
 * contracts use, or whose permit contract says so. A payment counts as open if the chain doesn't tell, or if it went through unreported: a
 * user who was told that it may not have would pay again.
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
      // Either clock may be ahead, which must not make a payment seem older than it is.
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

/** The time of a chain. If it doesn't answer in time, that of the device, minus what the device may be ahead. */
async function readTime(chain: ChainPorts, chainId: number): Promise<number> {
  const { chainReader, clock } = chain
  const reading = Promise.resolve(chainReader.getChainTime?.({ chainId }))
  const time = await readInTime({ ...chain, maxMs: sentLimitMs }, reading)
  return typeof time === 'number' && Number.isFinite(time) ? time : clock.now() - maxClockErrorMs
}

/** Whether a payment is so old that the user is no longer asked about it. */
function isOldPayment({ kind, intent }: OpenPayment, time: number): boolean {
  return kind === 'signature' ? isSignatureOver(intent, time) : isPromptOld(intent, time)
}

/**
 * Reads twice, since nodes behind one URL differ: true if both reads are true, false if one is false, undefined if it isn't known in time.
 * One after the other, since viem merges identical requests that run at the same time.
 */
function readTwice(chain: ChainPorts, readOnce: () => Promise<boolean>): Promise<boolean | undefined> {
  const read = async () => {
    const first = await readOnce().catch(unread)
    if (first === false) return false
    const second = await readOnce().catch(unread)
    return second === false ? false : first && second
  }
  return readInTime({ ...chain, maxMs: sentLimitMs }, read())
}

/**
 * Whether the network knows neither the transaction nor one mined in its place. From half an hour on, it also counts as missing if it can't
 * be read in time.
 */
async function mayBeMissing(chain: ChainPorts, payment: OpenPayment): Promise<boolean> {
  const { chainId, transactionHash, transactionNonce, intent } = payment
  if (transactionHash === undefined) return false
  const sinceMs = chain.clock.now() - intent.at
  // The device's clock was set back, so the age isn't known.
  const waitedMs = sinceMs < 0 ? Infinity : sinceMs
  const sent = { chainId, transactionHash, transactionNonce, intent, waitedMs }
  const [isUsed, isMissing = waitedMs >= unseenMs] = await Promise.all([
    isNonceUsed(chain, payment),
    readTwice(chain, () => isTransactionMissing(chain.chainReader, sent)),
  ])
  return isMissing && !isUsed
}

/**
 * Whether a transaction may still be mined, or was mined although the user was told that it failed or may not be mined. A transaction that
 * its page saw mined isn't open.
 */
async function isTransactionOpen(chain: ChainPorts, payment: OpenPayment, time: number): Promise<boolean> {
  const { status, intent } = payment
  const isOver = await isNonceUsed(chain, payment)
  // Another transaction was mined in its place.
  if (isOver && (await isUnknown(chain, payment))) return false
  const outcome = await readOutcome(chain, payment, isOver ? sentLimitMs : outcomeLimitMs)
  if (!outcome) return !isOver
  // The wallet may have reported a wrong hash: the payment is over only if its page saw the transaction revert, and the chain still shows
  // that.
  if (isNamedByWallet(payment)) return outcome !== 'reverted' || status !== 'failed'
  return status !== 'done' && outcome === 'success' && !isPromptOld(intent, time)
}

/** Whether two reads show that the network doesn't know a transaction. */
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

/** The outcome of a mined transaction; undefined if the chain doesn't show one in time. */
async function readOutcome(
  { chainReader, ...limited }: ChainPorts,
  payment: OpenPayment,
  maxMs: number,
): Promise<'success' | 'reverted' | undefined> {
  const { chainId, transactionHash, wasLost = false } = payment
  if (transactionHash === undefined || wasLost) return undefined
  const outcome = await startInTime({ ...limited, maxMs }, (signal) =>
    chainReader.waitForTransaction({ chainId, transactionHash }, { signal }),
  )
  return outcome?.status
}

/**
 * Whether a transaction with the nonce of the sent one has enough confirmations: itself or its replacement. Then nothing more can be mined.
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

/**
 * Whether its hash identifies everything that was sent. Not if the answer to an earlier prompt was lost, or if only the wallet assigns the
 * hash to a batch.
 */
function isShownByHash(payment: OpenPayment): boolean {
  const { transactionHash, wasLost = false } = payment
  return transactionHash !== undefined && !wasLost && !isNamedByWallet(payment)
}

function isNamedByWallet({ status, intent }: OpenPayment): boolean {
  return intent.callsId !== undefined && status !== 'done'
}

import type { Clock } from '../../utils/time/clock.ts'
import { raceAndAbort } from '../../utils/time/raceAndAbort.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { maxClockErrorMs } from '../ports/journal/storeLimits.ts'
import { endGraceMs, type OpenPayment } from './findOpenPayments.ts'
import { isTransactionMissing, unseenMs } from './isTransactionMissing.ts'
import { isPromptOld } from './isPromptOld.ts'
import { isSignatureOver } from './isSignatureOver.ts'

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
const yes = () => true
const no = () => false

/**
 * Leaves out what the chain shows as over: transactions that are mined, and signatures by its own time, since contracts go by that, or by
 * what a permit's contract says. What it doesn't say, counts as open.
 */
export async function findStillOpen(
  chain: ChainPorts,
  payments: readonly OpenPayment[],
): Promise<readonly OpenPayment[]> {
  const { chainReader, clock } = chain
  const read = <value>(promise: Promise<value> | undefined) =>
    promise && withLimit(chain, promise.catch(unread), unread)
  const now = clock.now()
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
      const { kind, chainId, intent } = payment
      const time = times.get(chainId) ?? now
      // Either clock may be ahead, and neither may make a payment older than it is.
      if (payment.isForgettable && isOldPayment(payment, Math.min(time, now))) return false
      if (payment.isSent) return mayBeMissing(chain, payment)
      if (kind === 'transaction') return !(await isMined(chain, payment))
      const { expiresAt = Infinity, permit } = intent
      const isInTime = time <= expiresAt + endGraceMs
      const mayGrant = permit?.standard === 'EIP-2612'
      if (!permit || !(isInTime || mayGrant)) return isInTime
      const isUsed = await read(chainReader.isPermitUsed?.({ chainId, ...permit }))
      // What became of one that is past its deadline only its allowance can tell, if its nonce can't.
      if (isUsed === false || (isUsed === undefined && (isInTime || !mayGrant))) return isInTime
      // Used, an EIP-2612 permit has become an approval, which has no deadline. Another permit may have used its nonce as well.
      if (!mayGrant || !permit.grants) return mayGrant
      const { contract: token, owner, grants } = permit
      const allowance = await read(
        chainReader.getAllowance({ chainId, token, owner, spender: grants.spender }),
      )
      // A larger allowance is that of another approval, or this one was raised. Its spender can still take the amount.
      const mayBeRaised = !isPromptOld(intent, now)
      return allowance === undefined || (allowance > 0n && (allowance <= grants.amount || mayBeRaised))
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

/** Whether the chain shows what was sent as mined, or another transaction in its place. */
async function isMined(chain: ChainPorts, payment: OpenPayment): Promise<boolean> {
  const { chainReader, clock, signal: outer } = chain
  const { chainId, transactionHash } = payment
  if (transactionHash === undefined || !isShownByHash(payment)) return false
  if (await isNonceUsed(chain, payment)) return true
  return raceAndAbort(outer, (signal) => [
    chainReader.waitForTransaction({ chainId, transactionHash }, { signal }).then(yes, no),
    clock.sleep(minedLimitMs, signal).then(no, no),
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
function isShownByHash({ transactionHash, wasLost = false, status, intent }: OpenPayment): boolean {
  const isNamedByWallet = intent.callsId !== undefined && status !== 'done'
  return transactionHash !== undefined && !wasLost && !isNamedByWallet
}

import type { Clock } from '../../utils/time/clock.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { readPermitEnd } from './readPermitEnd.ts'
import { endGraceMs, type OpenPayment } from './findOpenPayments.ts'
import { isPromptOld } from './isPromptOld.ts'

const unread = () => undefined

/**
 * Whether a signature can still be used, or was used without anybody having reported it. Since its user was told that it may not have been,
 * the latter counts for as long as prompts in doubt are asked about.
 *
 * @param times.chainTime What its contract goes by.
 * @param times.time The earlier one of the chain's and the device's time, since either clock may be ahead.
 */
export async function isSignatureOpen(
  chain: { chainReader: ChainReader; clock: Clock; signal: AbortSignal },
  { chainId, intent }: OpenPayment,
  { chainTime, time }: { chainTime: number; time: number },
): Promise<boolean> {
  const { chainReader } = chain
  const read = <value>(ask: () => Promise<value> | undefined) =>
    withLimit(chain, Promise.resolve().then(ask).catch(unread), unread)
  const { expiresAt = Infinity, permit, at } = intent
  const isInTime = chainTime <= expiresAt + endGraceMs
  if (!permit) return isInTime
  const isYoung = !isPromptOld(intent, time)
  const { contract: token, owner, grants } = permit
  const mayGrant = permit.standard === 'EIP-2612'
  if (!isInTime && !mayGrant && !isYoung) return false
  const isUsed = await read(() => chainReader.isPermitUsed?.({ chainId, ...permit }))
  if (isUsed === false || (isUsed === undefined && isInTime)) return isInTime
  if (mayGrant) {
    // Used, it has become an approval, which has no deadline, unless another permit has used its nonce.
    if (!grants) return true
    const allowance = await read(() =>
      chainReader.getAllowance({ chainId, token, owner, spender: grants.spender }),
    )
    if (allowance === undefined || (allowance > 0n && allowance <= grants.amount)) return true
    // It was spent, never given, or is that of another approval by now.
    return isYoung
  }
  if (!isYoung) return false
  return (await read(() => readPermitEnd(chainReader, { permit, at }, chainId))) !== 'cancelled'
}

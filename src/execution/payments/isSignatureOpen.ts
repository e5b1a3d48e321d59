import type { Clock } from '../../utils/time/clock.ts'
import { readInTime } from '../../utils/time/readInTime.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { readPermitEnd } from './readPermitEnd.ts'
import { endGraceMs, type OpenPayment } from './findOpenPayments.ts'
import { isUseOld } from './isPromptOld.ts'

/**
 * Whether a signature can still be used, or may have been used without a report: its user was told that it may not have been.
 *
 * @param times.chainTime The chain's time, which the permit's contract uses.
 * @param times.time The earlier one of the chain's and the device's time, since either clock may be ahead.
 */
export async function isSignatureOpen(
  chain: { chainReader: ChainReader; clock: Clock; signal: AbortSignal },
  { chainId, intent, isDelivering = false, isNonceSpent = false }: OpenPayment,
  { chainTime, time }: { chainTime: number; time: number },
): Promise<boolean> {
  const { chainReader } = chain
  const read = <value>(ask: () => Promise<value> | undefined) =>
    readInTime(chain, Promise.resolve().then(ask))
  const { expiresAt = Infinity, permit } = intent
  const isInTime = chainTime <= expiresAt + endGraceMs
  if (!permit) return isInTime
  const { contract: token, owner, grants } = permit
  const mayGrant = permit.standard === 'EIP-2612'
  const isOld = isUseOld(intent, time)
  if (!isInTime && !mayGrant && isOld) return false
  const readUse = (blockNumber?: bigint) =>
    read(() => chainReader.isPermitUsed?.({ chainId, ...permit, blockNumber }))
  const firstUse = await readUse()
  const isUsed = firstUse === false && !isInTime ? await readUseAfterEnd() : firstUse
  if (isUsed === false || (isUsed === undefined && isInTime)) return isInTime
  if (isUsed && isNonceSpent) return false
  if (mayGrant) {
    // A used permit has become an approval, which has no deadline, unless another permit has used its nonce.
    if (!grants) return true
    const allowance = await read(() =>
      chainReader.getAllowance({ chainId, token, owner, spender: grants.spender }),
    )
    if (allowance === undefined || (allowance > 0n && allowance <= grants.amount)) return true
  }
  if (isOld || isDelivering) return false
  // For an EIP-2612 permit, no log shows whether the approval was spent, never given, or replaced.
  return (await read(() => readPermitEnd(chainReader, intent, chainId))) !== 'cancelled'

  /**
   * Reads whether the permit was used, at a block past its deadline: a node that lags behind may not show the use yet. If the newest block
   * isn't past the deadline, that proves nothing.
   */
  async function readUseAfterEnd(): Promise<boolean | undefined> {
    if (!chainReader.getBlock) return readUse()
    const block = await read(() => chainReader.getBlock?.({ chainId }))
    if (!block || !(block.timeMs > expiresAt + endGraceMs)) return undefined
    return (await readUse(block.number)) ?? readUse(block.number)
  }
}

import type { Clock } from '../../utils/time/clock.ts'
import { withLimit } from '../../utils/time/withLimit.ts'
import type { ChainReader } from '../ports/chains/chainReader.ts'
import { readPermitEnd } from './readPermitEnd.ts'
import { endGraceMs, type OpenPayment } from './findOpenPayments.ts'
import { isUseOld } from './isPromptOld.ts'

const unread = () => undefined

/**
 * Whether a signature can still be used, or may have been without anybody having reported it: its user was told that it may not have been.
 *
 * @param times.chainTime What its contract goes by.
 * @param times.time The earlier one of the chain's and the device's time, since either clock may be ahead.
 */
export async function isSignatureOpen(
  chain: { chainReader: ChainReader; clock: Clock; signal: AbortSignal },
  { chainId, intent, isDelivering = false, isNonceSpent = false }: OpenPayment,
  { chainTime, time }: { chainTime: number; time: number },
): Promise<boolean> {
  const { chainReader } = chain
  const read = <value>(ask: () => Promise<value> | undefined) =>
    withLimit(chain, Promise.resolve().then(ask).catch(unread), unread)
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
    // Used, it has become an approval, which has no deadline, unless another permit has used its nonce.
    if (!grants) return true
    const allowance = await read(() =>
      chainReader.getAllowance({ chainId, token, owner, spender: grants.spender }),
    )
    if (allowance === undefined || (allowance > 0n && allowance <= grants.amount)) return true
  }
  if (isOld || isDelivering) return false
  // Of an EIP-2612 permit, no log tells whether the approval was spent, never given, or is another one by now.
  return (await read(() => readPermitEnd(chainReader, intent, chainId))) !== 'cancelled'

  /**
   * Nodes behind one URL differ, and one that is behind calls unused what was used meanwhile: it is read at a block past the deadline. If the
   * newest one isn't, that proves nothing.
   */
  async function readUseAfterEnd(): Promise<boolean | undefined> {
    if (!chainReader.getBlock) return readUse()
    const block = await read(() => chainReader.getBlock?.({ chainId }))
    if (!block || !(block.timeMs > expiresAt + endGraceMs)) return undefined
    return (await readUse(block.number)) ?? readUse(block.number)
  }
}

import { decodePermit } from '../../../decode/decodePermit.ts'
import type { Permit } from '../../../decode/permit.ts'
import type { SignableTypedData, SignatureData } from '../../../schemas/signature/signature.ts'
import type { PromptIntent, SignedPermit } from '../../state/executionState.ts'
import type { Run } from '../run.ts'

/** How long after its end a signature is still waited for, in milliseconds: clocks differ, and blocks are taken back. */
const endGraceMs = 2 * 60_000

/** How long the service may act on a signed text, which gives no right to take money; in milliseconds. */
const textGraceMs = 15 * 60_000

/** Until when a signature of an account can be used, and how its contract knows it. */
export function signatureFacts(
  { sign }: SignatureData,
  { signer, now }: { signer: `0x${string}`; now: number },
): Pick<PromptIntent, 'expiresAt' | 'permit'> {
  if (sign.signatureKind === 'eip191') return { expiresAt: now + textGraceMs }
  const permit = decodePermit(sign)
  // Of an unknown kind of signature it is not known how long it can be used.
  if (!permit) return {}
  const expiresAt = Number(permit.deadline) * 1000
  if (permit.contract === undefined) return { expiresAt }
  return {
    expiresAt,
    permit: {
      standard: standardOf(permit, sign),
      // Two casts: a permit is decoded only where both are addresses.
      contract: permit.contract as `0x${string}`,
      owner: (permit.owner ?? signer) as `0x${string}`,
      nonce: String(sign.value['nonce']),
    },
  }
}

function standardOf({ use }: Permit, { primaryType }: SignableTypedData): SignedPermit['standard'] {
  if (use) return 'Permit2'
  return primaryType === 'Permit' ? 'EIP-2612' : 'EIP-3009'
}

/**
 * What became of a signature that may have been handed over.
 *
 * @returns `found` when its contract says that it was used; `absent` once it can't be used any more and, where the contract can
 * tell, was not; `moved` once it can't be used any more and another permit, or this one, was; undefined as long as it can be used.
 */
export async function readSignatureUse(
  { chainReader, clock }: Pick<Run, 'chainReader' | 'clock'>,
  { expiresAt, permit }: Pick<PromptIntent, 'expiresAt' | 'permit'>,
  chainId: number,
): Promise<'found' | 'absent' | 'moved' | undefined> {
  // Read first: a signature that is unused after its end stays unused.
  const isOver = expiresAt !== undefined && (await isPast(expiresAt + endGraceMs))
  const isUsed = permit && (await chainReader.isPermitUsed?.({ chainId, ...permit }))
  if (isUsed) {
    // A count moves with any permit, a number of its own only with itself.
    if (permit.standard !== 'EIP-2612') return 'found'
    return isOver ? 'moved' : undefined
  }
  return isOver ? 'absent' : undefined

  /** A contract ends a permit by its chain's time alone. How long ago a text was signed, the device counted as well. */
  async function isPast(end: number): Promise<boolean> {
    const chainTime = await chainReader.getChainTime?.({ chainId })
    if (permit) return chainTime !== undefined && chainTime > end
    return clock.now() > end && (chainTime === undefined || chainTime > end)
  }
}

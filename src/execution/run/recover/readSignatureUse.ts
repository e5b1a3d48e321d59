import { decodePermit } from '../../../decode/permits/decodePermit.ts'
import type { Permit } from '../../../decode/permits/permit.ts'
import type { SignableTypedData, SignatureData } from '../../../schemas/signature/signature.ts'
import type { PermitUnusedReason } from '../../../errors/execution.ts'
import type { PromptIntent, SignedPermit } from '../../state/executionItem.ts'
import { endGraceMs } from '../../payments/findOpenPayments.ts'
import type { Run } from '../run.ts'
import { readPermitEnd } from '../../payments/readPermitEnd.ts'

/** How long the provider may still act on a signed text, in milliseconds. A text can't move funds. */
const textGraceMs = 15 * 60_000

/** When a signature of an account expires, and its permit, by which the contract can be asked about it. */
export function signatureFacts(
  { sign }: SignatureData,
  { signer, now }: { signer: `0x${string}`; now: number },
): Pick<PromptIntent, 'expiresAt' | 'permit'> {
  if (sign.signatureKind === 'eip191') return { expiresAt: now + textGraceMs }
  const permit = decodePermit(sign)
  // It isn't known how long an unknown kind of signature can be used.
  if (!permit) return {}
  const expiresAt = Number(permit.deadline) * 1000
  if (permit.contract === undefined) return { expiresAt }
  const standard = standardOf(permit, sign)
  return {
    expiresAt,
    permit: {
      standard,
      // Casts: the decoder accepts only permits in which all of these are addresses.
      contract: permit.contract as `0x${string}`,
      owner: (permit.owner ?? signer) as `0x${string}`,
      nonce: String(sign.value['nonce']),
      ...(permit.use && { moves: { token: permit.token as `0x${string}`, amount: permit.amount } }),
      ...(standard === 'EIP-2612' && {
        grants: { spender: permit.receiver as `0x${string}`, amount: permit.amount },
      }),
    },
  }
}

function standardOf({ use }: Permit, { primaryType }: SignableTypedData): SignedPermit['standard'] {
  if (use) return 'Permit2'
  return primaryType === 'Permit' ? 'EIP-2612' : 'EIP-3009'
}

/**
 * What became of a signature that may have been posted. A spent nonce doesn't prove that it was used: its owner may have canceled it.
 *
 * @returns `found` if the chain shows that it was used; `expired` or `cancelled` if it shows that it wasn't and can't be anymore; `absent`
 *   if it can't be used anymore, and no one can tell whether it was; `moved` if its nonce is spent and the chain doesn't show by what;
 *   undefined before any of these.
 */
export async function readSignatureUse(
  { chainReader, clock }: Pick<Run, 'chainReader' | 'clock'>,
  {
    expiresAt,
    permit,
    at = 0,
    chainAt,
  }: Partial<Pick<PromptIntent, 'expiresAt' | 'permit' | 'at' | 'chainAt'>>,
  chainId: number,
): Promise<'found' | 'absent' | 'moved' | PermitUnusedReason | undefined> {
  // The time is read first: a signature that is unused after its end stays unused.
  const isOver = expiresAt !== undefined && (await isPast(expiresAt + endGraceMs))
  const isUsed = permit && (await chainReader.isPermitUsed?.({ chainId, ...permit }))
  if (isUsed) {
    // The nonce counts permits: another permit may have moved it.
    if (permit.standard === 'EIP-2612') return isOver ? 'moved' : undefined
    const end = await readPermitEnd(chainReader, { permit, at, chainAt }, chainId)
    return end === 'used' ? 'found' : (end ?? 'moved')
  }
  if (!isOver) return undefined
  return isUsed === false ? 'expired' : 'absent'

  /** For a permit, only the chain's time counts, since its contract uses that. For a text, the device's clock must agree, too. */
  async function isPast(end: number): Promise<boolean> {
    const chainTime = await chainReader.getChainTime?.({ chainId })
    if (permit) return chainTime !== undefined && chainTime > end
    return clock.now() > end && (chainTime === undefined || chainTime > end)
  }
}

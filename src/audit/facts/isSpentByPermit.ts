import { isSameAddress } from '../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../input/auditInput.ts'
import { isPermit2 } from './isPermit2.ts'
import type { TokenRight } from './tokenRight.ts'

/**
 * Whether an approval is what Permit2 needs for a permit of the same quote. Without that signature it gives away nothing, so
 * the permit is what counts.
 */
export function isSpentByPermit(
  { signatures }: Pick<AuditInput, 'signatures'>,
  right: TokenRight | undefined,
): boolean {
  return (
    right?.kind === 'approval' &&
    isPermit2(right.target) &&
    signatures.some(({ permit }) => permit?.use && isSameAddress(permit.contract, right.target))
  )
}

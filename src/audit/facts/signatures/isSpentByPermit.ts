import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { isPermit2 } from './isPermit2.ts'
import type { TokenGrant } from '../tokenGrant.ts'

/**
 * Whether an approval is what Permit2 needs for a permit of the same quote. Without that signature it gives away nothing, so
 * the permit is what counts.
 */
export function isSpentByPermit(
  { signatures }: Pick<AuditInput, 'signatures'>,
  grant: TokenGrant | undefined,
): boolean {
  return (
    grant?.kind === 'approval' &&
    isPermit2(grant.target) &&
    signatures.some(({ permit }) => permit?.use && isSameAddress(permit.contract, grant.target))
  )
}

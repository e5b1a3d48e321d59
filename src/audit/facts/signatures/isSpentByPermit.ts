import { isSameAddress } from '../../../utils/address/isSameAddress.ts'
import type { AuditInput } from '../../input/auditInput.ts'
import { isPermit2 } from './isPermit2.ts'
import type { TokenGrant } from '../tokenGrant.ts'

/**
 * Whether an approval is the one that Permit2 needs for a permit of the same quote. Without that signature nothing can be taken, so only
 * the permit counts.
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

import { permitDomain, permitTypes } from '../ledger/permitTypes.ts'
import type { Permit, ServiceRequest } from './serviceRequest.ts'

/**
 * What the user signs so that the service can pull the deposit (EIP-3009). The nonce is the order's id: the
 * depository uses it for this order only.
 */
export function toPermitData(
  { orderId, user, terms }: Pick<ServiceRequest, 'orderId' | 'user' | 'terms'>,
  { validBefore }: Permit,
) {
  const { currencyIn, depository, amountIn } = terms
  return {
    domain: permitDomain(currencyIn, currencyIn.chainId),
    types: { ReceiveWithAuthorization: permitTypes.ReceiveWithAuthorization },
    primaryType: 'ReceiveWithAuthorization',
    message: {
      from: user,
      to: depository,
      value: amountIn,
      validAfter: 0n,
      validBefore: BigInt(validBefore),
      nonce: orderId,
    },
  } as const
}

/** What the user signs to claim a request (EIP-191). */
export function toClaimMessage({ id, user }: Pick<ServiceRequest, 'id' | 'user'>): string {
  return `I claim the request ${id} for my account ${user}. This moves no money.`
}

import type { ServiceRequest } from '../flow/serviceRequest.ts'

/** What the user signs to claim a request (EIP-191). */
export function toClaimMessage({ id, user }: Pick<ServiceRequest, 'id' | 'user'>): string {
  return `I claim the request ${id} for my account ${user}. This moves no money.`
}

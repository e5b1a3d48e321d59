import type { ServiceRequest } from '../flow/serviceRequest.ts'

/** What the user signs to claim a request (EIP-191), as a deployment lists it: for any request and any user. */
export const claimMessage = 'I claim the request {requestId} for my account {user}. This moves no money.'

/** The same for one request. */
export function toClaimMessage({ id, user }: Pick<ServiceRequest, 'id' | 'user'>): string {
  return claimMessage.replace('{requestId}', id).replace('{user}', user)
}

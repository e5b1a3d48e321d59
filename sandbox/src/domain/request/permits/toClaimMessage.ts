import type { ServiceRequest } from '../flow/serviceRequest.ts'

/** The message that a user signs to claim a request (EIP-191), as a template for the deployment's settings. */
export const claimMessage = 'I claim the request {requestId} for my account {user}. This moves no money.'

/** The message for one request. */
export function toClaimMessage({ id, user }: Pick<ServiceRequest, 'id' | 'user'>): string {
  return claimMessage.replace('{requestId}', id).replace('{user}', user)
}

import { hashMessage, type Hex } from 'viem'
import { refusePermit, type PermitAnswer, type PermitContext } from './permitAnswer.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toClaimMessage } from '../../domain/request/permits/toClaimMessage.ts'

/** Takes the claim of a request. Repeating it is harmless. */
export async function claimRequest(
  { context, flow }: PermitContext,
  request: ServiceRequest,
  signature: Hex,
): Promise<PermitAnswer> {
  const { claim, user, terms } = request
  if (!claim) throw refusePermit('This request needs no claim.')
  const isSigned = await context.ledger.isSignedBy({
    chainId: terms.currencyIn.chainId,
    account: user,
    hash: hashMessage(toClaimMessage(request)),
    signature,
  })
  if (!isSigned) throw refusePermit(`The signature is not of ${user}, or not for this claim.`)
  if (!claim.isMade) await flow.change({ ...request, claim: { isMade: true } })
  return { message: 'The request is claimed.' }
}

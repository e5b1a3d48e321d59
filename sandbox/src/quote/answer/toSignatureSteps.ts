import { operationOf } from '../../domain/request/operation.ts'
import type { Permit, ServiceRequest } from '../../domain/request/serviceRequest.ts'
import { toClaimMessage, toPermitData } from '../../domain/request/signedData.ts'

/** Takes signatures of the steps below. */
export const permitsPath = '/execute/permits'

/** Writes what the user must sign: a message to claim the request, and a permit to pull the deposit. */
export function toSignatureSteps(request: ServiceRequest) {
  const { claim, permit } = request
  const steps = [...(claim ? [claimStep(request)] : []), ...(permit ? [permitStep(request, permit)] : [])]
  return steps.map((step, index) => ({
    id: steps.length === 1 ? 'authorize' : `authorize${index + 1}`,
    action: 'Sign in your wallet',
    kind: 'signature',
    requestId: request.id,
    ...step,
  }))
}

/** Nothing follows from a claim alone, so that there is nothing to check. */
function claimStep(request: ServiceRequest) {
  const sign = { signatureKind: 'eip191', message: toClaimMessage(request) }
  return {
    description: 'Claim the request for your account',
    items: [{ status: 'incomplete', data: { sign, post: toPost(request, 'claim') } }],
  }
}

function permitStep(request: ServiceRequest, permit: Permit) {
  const { domain, types, primaryType, message } = toPermitData(request, permit)
  const { value, validAfter, validBefore, ...addresses } = message
  const sign = {
    signatureKind: 'eip712',
    domain,
    types,
    primaryType,
    value: {
      ...addresses,
      value: value.toString(),
      validAfter: validAfter.toString(),
      validBefore: validBefore.toString(),
    },
  }
  const check = { endpoint: `/intents/status?requestId=${request.id}`, method: 'GET' }
  return {
    description: `Authorize the deposit of ${request.terms.currencyIn.symbol}`,
    items: [{ status: 'incomplete', data: { sign, post: toPost(request, 'eip3009') }, check }],
  }
}

function toPost({ id, terms }: ServiceRequest, kind: 'eip3009' | 'claim') {
  const api = operationOf(terms) === 'bridge' ? 'bridge' : 'swap'
  return { endpoint: permitsPath, method: 'POST', body: { kind, requestId: id, api } }
}

import { defaultServicePaths } from '@causeway/react/schemas'
import { operationOf } from '../../domain/request/terms/operation.ts'
import type { Permit, ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toClaimMessage } from '../../domain/request/permits/toClaimMessage.ts'
import { toPermitData } from '../../domain/request/permits/toPermitData.ts'

/** Writes what the user must sign: a message to claim the request, and a permit to pull the deposit. */
export function toSignatureSteps(request: ServiceRequest) {
  const { claim, permit } = request
  const steps = [...(claim ? [claimStep(request)] : []), ...(permit ? [permitStep(request, permit)] : [])]
  // Deployments number the steps of their permits even if there is just one.
  const isNumbered = steps.length > 1 || (permit !== undefined && permit.kind !== 'receive')
  return steps.map((step, index) => ({
    id: isNumbered ? `authorize${index + 1}` : 'authorize',
    action: 'Sign in your wallet',
    kind: 'signature',
    requestId: request.id,
    ...step,
  }))
}

/** No `check`: a claim alone moves nothing. */
function claimStep(request: ServiceRequest) {
  const sign = { signatureKind: 'eip191', message: toClaimMessage(request) }
  const post = toPost(request, {
    kind: 'claim',
    api: operationOf(request.terms) === 'bridge' ? 'bridge' : 'swap',
  })
  return {
    description: 'Claim the request for your account',
    items: [{ status: 'incomplete', data: { sign, post } }],
  }
}

function permitStep(request: ServiceRequest, permit: Permit) {
  const sign = { signatureKind: 'eip712', ...toPermitData(request, permit) }
  const isBridge = permit.kind === 'receive' && operationOf(request.terms) === 'bridge'
  const post = toPost(request, { kind: postedPermitKind(permit), api: isBridge ? 'bridge' : 'swap' })
  const check = { endpoint: `${defaultServicePaths.status}?requestId=${request.id}`, method: 'GET' }
  return {
    description: `Authorize the deposit of ${request.terms.currencyIn.symbol}`,
    items: [{ status: 'incomplete', data: { sign, post }, check }],
  }
}

/** The `kind` of a permit in the body that is posted with its signature. */
export function postedPermitKind({ kind }: Pick<Permit, 'kind'>): 'eip3009' | 'permit2' {
  return kind === 'permit2' ? kind : 'eip3009'
}

function toPost(
  { id }: ServiceRequest,
  { kind, api }: { kind: 'eip3009' | 'permit2' | 'claim'; api: 'bridge' | 'swap' },
) {
  return { endpoint: defaultServicePaths.permits, method: 'POST', body: { kind, requestId: id, api } }
}

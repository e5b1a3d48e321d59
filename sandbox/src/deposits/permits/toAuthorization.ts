import type { Hex } from 'viem'
import type { LedgerAuthorization } from '../../domain/ledger/ledger.ts'
import {
  permit2Nonce,
  permitCalls,
  permitMetadata,
  transferNonce,
} from '../../domain/request/permits/permitCalls.ts'
import type { Permit, ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'

/** What a signed permit lets the ledger do. */
export function toAuthorization(
  request: ServiceRequest,
  { kind, validBefore }: Permit,
  signature: Hex,
): LedgerAuthorization {
  const { user } = request
  const signed = { owner: user, signature, validBefore: BigInt(validBefore) }
  switch (kind) {
    case 'receive':
      return { kind, ...signed }
    case 'transfer':
      return { kind, ...signed, nonce: transferNonce(request) }
    case 'permit2':
      return {
        kind,
        ...signed,
        nonce: permit2Nonce(request),
        refundTo: user,
        nftRecipient: user,
        metadata: permitMetadata(request),
        calls: permitCalls(request),
      }
    default:
      return kind satisfies never
  }
}

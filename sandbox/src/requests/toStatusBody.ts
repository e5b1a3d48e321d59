import type { Families } from '../domain/chains/families.ts'
import type { LedgerReceipt } from '../domain/ledger/ledger.ts'
import {
  failReasonOf,
  fillOf,
  incomingReceiptsOf,
  refundFailReasonOf,
  refundsOf,
  statusOf,
} from '../domain/request/requestFacts.ts'
import { writeFamilyHash } from '../families/mapTexts.ts'
import type { RequestProgress, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/** Writes the response of `GET /intents/status`, which has its own status names. */
export function toStatusBody(request: ServiceRequest, families: Families) {
  return {
    status: legacyWords[statusOf(request)],
    ...sharedFields(request, families),
    time: request.updatedAt,
  }
}

/** Writes the response of `GET /intents/status/v3`, with the status names of the history. */
export function toStatusV3Body(request: ServiceRequest, families: Families) {
  return {
    status: statusOf(request),
    ...sharedFields(request, families),
    updatedAt: request.updatedAt,
    quoteCreatedAt: request.createdAt,
    failReason: failReasonOf(request) ?? 'N/A',
    refundFailReason: refundFailReasonOf(request) ?? 'N/A',
  }
}

const legacyWords = {
  waiting: 'pending',
  depositing: 'received',
  pending: 'received',
  submitted: 'received',
  success: 'success',
  refund: 'fallback',
  failure: 'failure',
} as const satisfies Record<RequestProgress['status'], string>

const sentences = {
  waiting: 'The deposit has not arrived yet.',
  depositing: 'The deposit is on its way to the depository.',
  pending: 'The deposit has arrived; the fill is to come.',
  submitted: 'The fill has been sent.',
  success: 'The recipient has been paid.',
  refund: 'The deposit has been refunded.',
  failure: 'The request failed and could not be refunded.',
} as const satisfies Record<RequestProgress['status'], string>

function sharedFields(request: ServiceRequest, families: Families) {
  const { terms, failedCall } = request
  const failed = failedCall?.transaction ? [failedCall.transaction] : []
  const hashesOf = (receipts: readonly (LedgerReceipt & { chainId: number })[]) =>
    receipts.map(({ chainId, transactionHash }) => writeFamilyHash(transactionHash, chainId, families))
  return {
    details: sentenceOf(request),
    inTxHashes: hashesOf([...incomingReceiptsOf(request), ...(terms.isSelfExecuted ? failed : [])]),
    txHashes: hashesOf([fillOf(request) ?? [], refundsOf(request)].flat()),
    originChainId: terms.currencyIn.chainId,
    destinationChainId: terms.currencyOut.chainId,
  }
}

function sentenceOf(request: ServiceRequest): string {
  const { progress, supersededBy, permit } = request
  if (supersededBy) {
    return `The deposit belongs to request ${supersededBy}, which was made instead of this one.`
  }
  if (progress.status === 'failure' && progress.failReason === 'DEPOSIT_REORGED') {
    return 'The chain has taken the deposit back: the money is where it came from.'
  }
  if (progress.status === 'failure' && !progress.deposit) {
    return permit
      ? 'The permit could not be used, and nothing was paid.'
      : 'The transaction failed, and nothing but its gas was paid.'
  }
  return sentences[statusOf(request)]
}

import type { Ledger, LedgerReceipt } from '../../domain/ledger/ledger.ts'
import {
  depositOf,
  failReasonOf,
  featuresOf,
  fillOf,
  incomingReceiptsOf,
  refundFailReasonOf,
  refundsOf,
  requestTypeOf,
  statusOf,
} from '../../domain/request/requestFacts.ts'
import type { ServiceRequest } from '../../domain/request/flow/serviceRequest.ts'
import { toCurrency } from '../../quote/answer/toAmount.ts'
import { toRecordAppFees } from './toRecordAppFees.ts'
import { toRecordFees, toRecordSponsorship } from './toRecordFees.ts'
import { toRecordProtocol } from './toRecordProtocol.ts'
import { toRecordRoute, toRefundAmount } from './toRecordRoute.ts'

/** Writes a record of `GET /requests/v3`. */
export function toRequestRecord(request: ServiceRequest, ledger: Pick<Ledger, 'chains' | 'solver'>) {
  const { id, user, recipient, refundTo, hasOwnRefundTo, terms, supersededBy } = request
  return {
    id,
    status: statusOf(request),
    user,
    sender: user,
    recipient,
    refundTo: hasOwnRefundTo ? refundTo : null,
    depositAddress: toDepositAddress(request),
    requestType: requestTypeOf(terms),
    features: featuresOf(request),
    supersededByRequestId: supersededBy ?? null,
    data: {
      slippageTolerance: terms.slippageBps.toString(),
      failReason: failReasonOf(request),
      refundFailReason: refundFailReasonOf(request),
      ...toFailedCall(request),
      usesExternalLiquidity: false,
      timeEstimate: terms.timeEstimateSeconds,
      triggeredByFastFill: null,
      ...toTransactions(request),
      appFees: toRecordAppFees(request),
      fees: toRecordFees(request),
      feeSponsorship: toRecordSponsorship(request),
      route: toRecordRoute(request, ledger.chains),
      platformFee: null,
      quoteOraclePrice: toOraclePrice(request),
      refundCurrencyData: toRefundAmount(request, ledger.chains),
      externalMetadata: {},
    },
    protocol: toRecordProtocol(request, ledger.solver),
    createdAt: new Date(request.createdAt).toISOString(),
    updatedAt: new Date(request.updatedAt).toISOString(),
  }
}

function toDepositAddress(request: ServiceRequest) {
  if (!request.depositAddress) return null
  const { address, type, recoveryAddress } = request.depositAddress
  const deposit = depositOf(request)
  return {
    address,
    type,
    depositor: deposit?.depositor ?? null,
    depositTxHash: deposit?.transactionHash ?? null,
    recoveryAddress: recoveryAddress ?? null,
  }
}

function toTransactions(request: ServiceRequest) {
  const { terms, failedCall } = request
  const failed = failedCall?.transaction ? [toTransaction(failedCall.transaction, 'failure')] : []
  const payouts = [fillOf(request) ?? [], refundsOf(request)].flat()
  return {
    inTxs: [
      ...incomingReceiptsOf(request).map((incoming) => toTransaction(incoming)),
      ...(terms.isSelfExecuted ? failed : []),
    ],
    outTxs: [...(terms.isSelfExecuted ? [] : failed), ...payouts.map((payout) => toTransaction(payout))],
  }
}

/** The market rate of a request with a fixed rate. */
function toOraclePrice({ terms, createdAt }: ServiceRequest) {
  const { fixedRate, currencyIn, currencyOut } = terms
  return fixedRate
    ? {
        rate: fixedRate.oracleRate,
        observedAt: new Date(createdAt).toISOString(),
        inputCurrency: toCurrency(currencyIn),
        outputCurrency: toCurrency(currencyOut),
      }
    : null
}

function toFailedCall({ failedCall }: ServiceRequest) {
  const { from, to, data, value, transaction } = failedCall ?? {}
  return {
    failedTxHash: transaction?.transactionHash ?? null,
    failedTxBlockNumber: transaction ? Number(transaction.blockNumber) : null,
    failedCallData: failedCall ? { from, to, data, value: value?.toString() } : null,
  }
}

function toTransaction(
  { transactionHash, chainId, blockNumber, timestamp, fee }: LedgerReceipt & { chainId: number },
  status: 'success' | 'failure' = 'success',
) {
  return {
    txHash: transactionHash,
    fee: fee.toString(),
    block: Number(blockNumber),
    type: 'onchain',
    chainId,
    timestamp,
    status,
    data: {},
    stateChanges: [],
  }
}

import { getAddress } from 'viem'
import type { LedgerCall } from '../domain/ledger/ledger.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'

/** The progress of a self-executed request: its transaction is both deposit and fill, or it failed. */
export function toSelfProgress(
  { orderId, terms, recipient }: ServiceRequest,
  call: LedgerCall,
): Pick<ServiceRequest, 'progress' | 'failedCall'> {
  const { requestId: _, from: sender, to, data, value, status, ...receipt } = call
  const from = getAddress(sender)
  if (status === 'reverted') {
    return {
      progress: { status: 'failure', failReason: 'TRANSACTION_REVERTED', refundFailReason: null },
      failedCall: { from, to: getAddress(to), data, value, transaction: receipt },
    }
  }
  const { currencyIn, currencyOut, amountIn, amountOut } = terms
  const input = { currency: currencyIn.address, amount: amountIn, depositor: from, logIndex: 0 }
  const deposit = { ...receipt, orderId, ...input }
  const fill = { ...receipt, orderId, currency: currencyOut.address, amount: amountOut, recipient }
  return { progress: { status: 'success', deposit, fill }, failedCall: undefined }
}

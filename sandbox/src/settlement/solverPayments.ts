import { getAddress, type Address } from 'viem'
import type { LedgerCall, LedgerDeposit, LedgerPayment } from '../domain/ledger/ledger.ts'
import type { ServiceRequest } from '../domain/request/serviceRequest.ts'

/** What the recipient of a request is to be paid, which is what was quoted unless the price has moved. */
export function toFillPayment(
  { id, recipient, terms }: ServiceRequest,
  amountOut = terms.amountOut,
): LedgerPayment {
  const { currencyOut, topupOut, calls } = terms
  return {
    requestId: id,
    chainId: currencyOut.chainId,
    currency: currencyOut.address,
    recipient,
    amount: amountOut,
    ...(topupOut > 0n && { topup: topupOut }),
    ...(calls && { calls }),
  }
}

/** What is given back of a deposit. */
export function toPaymentBack(deposit: LedgerDeposit, amount: bigint, recipient: Address): LedgerPayment {
  const { requestId, chainId, currency } = deposit
  return { requestId, chainId, currency, recipient, amount }
}

/** How far a request is whose user did it alone: the transaction is deposit and fill at once, or it failed. */
export function toSelfProgress(
  { terms, recipient }: ServiceRequest,
  call: LedgerCall,
): Pick<ServiceRequest, 'progress' | 'failedCall'> {
  const { from: sender, to, data, value, status, ...receipt } = call
  const from = getAddress(sender)
  if (status === 'reverted') {
    return {
      progress: { status: 'failure', failReason: 'TRANSACTION_REVERTED', refundFailReason: null },
      failedCall: { from, to: getAddress(to), data, value, transaction: receipt },
    }
  }
  const { currencyIn, currencyOut, amountIn, amountOut } = terms
  const deposit = { ...receipt, currency: currencyIn.address, amount: amountIn, depositor: from, logIndex: 0 }
  const fill = { ...receipt, currency: currencyOut.address, amount: amountOut, recipient }
  return { progress: { status: 'success', deposit, fill }, failedCall: undefined }
}

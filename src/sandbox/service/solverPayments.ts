import type { Address } from 'viem'
import type { LedgerCall, LedgerDeposit, LedgerPayment } from './ports.ts'
import type { RequestProgress, ServiceRequest } from './requestModel.ts'

/** What the recipient of a request is to be paid. */
export function toFillPayment({ id, recipient, terms }: ServiceRequest): LedgerPayment {
  const { currencyOut, amountOut, topupOut } = terms
  return {
    requestId: id,
    chainId: currencyOut.chainId,
    currency: currencyOut.address,
    recipient,
    amount: amountOut,
    ...(topupOut > 0n && { topup: topupOut }),
  }
}

/** What is given back of a deposit. */
export function toPaymentBack(deposit: LedgerDeposit, amount: bigint, recipient: Address): LedgerPayment {
  const { requestId, chainId, currency } = deposit
  return { requestId, chainId, currency, recipient, amount }
}

/** How far a send is whose transaction went through: it is deposit and fill at once. */
export function toSendProgress({ terms, recipient }: ServiceRequest, call: LedgerCall): RequestProgress {
  const { from, to: _to, data: _data, value: _value, ...receipt } = call
  const moved = { ...receipt, currency: terms.currencyIn.address, amount: terms.amountIn }
  return {
    status: 'success',
    deposit: { ...moved, depositor: from, logIndex: 0 },
    fill: { ...moved, recipient },
  }
}

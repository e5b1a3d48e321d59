import { concat, keccak256, numberToHex, type Address } from 'viem'
import type { Ledger, LedgerDeposit } from './ports.ts'
import type { RequestFlow } from './requestFlow.ts'
import type { Payout, ServiceRequest } from './requestModel.ts'
import { toPaymentBack } from './solverPayments.ts'
import { manualRefund } from './solverRules.ts'
import { withSponsorRepaid } from './sponsorPayment.ts'

/** How money goes back. */
export interface Refunds {
  /** Gives back the deposit of a request that is not filled, which ends it. */
  refund(request: ServiceRequest, deposit: LedgerDeposit, failReason: string): Promise<void>
  /** Gives back what no request asked for. The request itself goes on as if it had not come. */
  returnSurplus(
    request: ServiceRequest,
    deposit: LedgerDeposit,
    amount: bigint,
    recipient: Address,
  ): Promise<void>
}

/** Pays money back from the depositories of a ledger. */
export function createRefunds(ledger: Ledger, { advance, change }: RequestFlow): Refunds {
  return {
    async refund(request, deposit, failReason) {
      const payment = toPaymentBack(deposit, deposit.amount, request.refundTo)
      const latest = await withSponsorRepaid(ledger, request)
      try {
        const refund: Payout = { ...payment, ...(await ledger.refund(payment)) }
        await advance(latest, { status: 'refund', deposit, refund, failReason })
      } catch {
        await advance(latest, { status: 'failure', deposit, failReason, refundFailReason: manualRefund })
      }
    },
    async returnSurplus(request, deposit, amount, recipient) {
      // The ledger refunds each id once, and the request's own id is for its own refund.
      const place = numberToHex(deposit.logIndex, { size: 4 })
      const requestId = keccak256(concat([request.id, deposit.transactionHash, place]))
      const payment = { ...toPaymentBack(deposit, amount, recipient), requestId }
      const noted = await change({ ...request, surpluses: [...request.surpluses, { deposit, amount }] })
      const [surpluses, index] = [noted.surpluses, noted.surpluses.length - 1]
      try {
        const refund: Payout = { ...payment, ...(await ledger.refund(payment)) }
        await change({ ...noted, surpluses: surpluses.with(index, { deposit, amount, refund }) })
      } catch {
        const surplus = { deposit, amount, refundFailReason: manualRefund }
        await change({ ...noted, surpluses: surpluses.with(index, surplus) })
      }
    },
  }
}

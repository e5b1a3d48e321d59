import { zeroAddress, type Address } from 'viem'
import { withSweep } from '../deposits/withSweep.ts'
import type { Ledger, LedgerDeposit, LedgerPayment } from '../domain/ledger/ledger.ts'
import { gasUnits } from '../domain/money/gasUnits.ts'
import { manualRefund, tooLittleToRefund } from '../domain/request/failReasons.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, Payout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { sidePaymentId } from '../domain/request/terms/sidePaymentId.ts'
import { withSponsorRepaid } from './sponsorPayment.ts'

/** Refunds deposits. */
export interface Refunds {
  /** Refunds the deposit of a request that isn't filled, which ends the request. */
  refund(request: ServiceRequest, deposit: Deposit, failReason: string): Promise<void>
  /** Returns money that no request asked for to the request's refund recipient, or to `recipient`. It doesn't affect the request. */
  returnSurplus(request: ServiceRequest, deposit: Deposit, amount: bigint, recipient?: Address): Promise<void>
}

/** Creates refunds from a ledger's depositories. */
export function createRefunds(ledger: Ledger, { advance, change }: RequestFlow): Refunds {
  return {
    async refund(request, deposit, failReason) {
      const payment = toPaymentBack(request, deposit, deposit.amount)
      const latest = await withSponsorRepaid(ledger, request)
      if (await isTooLittle(latest, deposit)) {
        await advance(latest, { status: 'failure', deposit, failReason, refundFailReason: tooLittleToRefund })
        return
      }
      try {
        const refund: Payout = { ...payment, ...(await ledger.refund(payment)) }
        await advance(latest, { status: 'refund', deposit, refund, failReason })
      } catch {
        await advance(latest, { status: 'failure', deposit, failReason, refundFailReason: manualRefund })
      }
    },
    async returnSurplus(request, deposit, amount, recipient) {
      // The ledger refunds each id once, and the order's own refund uses the order's id.
      const { transactionHash, logIndex, sentTo } = deposit
      const orderId = sidePaymentId(request.orderId, ['surplus', transactionHash, logIndex, sentTo].join(' '))
      const payment = { ...toPaymentBack(request, deposit, amount), ...(recipient && { recipient }), orderId }
      const noted = await change({ ...request, surpluses: [...request.surpluses, { deposit, amount }] })
      const [surpluses, index] = [noted.surpluses, noted.surpluses.length - 1]
      let arrived = deposit
      try {
        arrived = await withSweep(ledger, request, { deposit, orderId })
        const refund: Payout = { ...payment, ...(await ledger.refund(payment)) }
        await change({ ...noted, surpluses: surpluses.with(index, { deposit: arrived, amount, refund }) })
      } catch {
        const surplus = { deposit: arrived, amount, refundFailReason: manualRefund }
        await change({ ...noted, surpluses: surpluses.with(index, surplus) })
      }
    },
  }

  /** Anyone can send dust to an open deposit address. It isn't refunded if that would cost more than its value. */
  async function isTooLittle({ depositAddress }: ServiceRequest, deposit: Deposit): Promise<boolean> {
    if (depositAddress?.type !== 'open') return false
    const { maxFeePerGas } = await ledger.gasPrice(deposit.chainId)
    return deposit.amount < gasUnits.refund * maxFeePerGas
  }
}

/** The refund of a deposit: to the quote's refund recipient, or to the payer. */
function toPaymentBack({ refundTo }: ServiceRequest, deposit: LedgerDeposit, amount: bigint): LedgerPayment {
  const { orderId, chainId, currency, depositor } = deposit
  const recipient = refundTo === zeroAddress ? depositor : refundTo
  return { orderId, chainId, currency, recipient, amount }
}

import type { LedgerPayment } from '../domain/ledger/ledger.ts'
import { manualRefund } from '../domain/request/failReasons.ts'
import { failedCallOf } from '../domain/request/failedCallOf.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, Payout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { toFillPayment } from '../domain/request/flow/toFillPayment.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import type { Refunds } from './createRefunds.ts'
import { payAppFees } from './payAppFees.ts'
import { fillFailReason } from './solverRules.ts'

/** Pays recipients. */
export interface Fills {
  /** Pays the recipient of a submitted request, once no chain fault holds it. */
  start(submitted: ServiceRequest, amountOut: bigint): Promise<void>
}

/**
 * Pays recipients from the solver's inventory. If a failed fill certainly paid nothing, the deposit is refunded; otherwise not, so that
 * nobody is paid twice.
 */
export function createFills(
  { ledger, policy, chainFaults }: ServiceContext,
  { flow, refunds }: { flow: RequestFlow; refunds: Refunds },
): Fills {
  const { later, advance, change } = flow

  return {
    async start(submitted, amountOut) {
      const payment = toFillPayment(submitted, amountOut)
      const isHeld = chainFaults.hold(payment.chainId, () => {
        later(submitted, 0, (latest) => send(latest, payment))
      })
      if (!isHeld) await send(submitted, payment)
    },
  }

  async function send(submitted: ServiceRequest, payment: LedgerPayment): Promise<void> {
    if (submitted.progress.status !== 'submitted') return
    const { deposit } = submitted.progress
    if (chainFaults.take('revertedFill', payment.chainId)) {
      return refunds.refund(submitted, deposit, 'EXECUTION_REVERTED')
    }
    let fill: Payout
    try {
      fill = { ...payment, ...(await ledger.fill(payment)) }
    } catch (error) {
      return onFailed(submitted, deposit, error)
    }
    await onFilled(submitted, deposit, fill)
  }

  async function onFailed(submitted: ServiceRequest, deposit: Deposit, error: unknown): Promise<void> {
    const failReason = fillFailReason(error)
    const failedCall = failedCallOf(submitted, error, ledger)
    if (failReason) return refunds.refund({ ...submitted, failedCall }, deposit, failReason)
    // It is unknown whether the recipient was paid, so a refund could pay twice.
    await advance(submitted, {
      status: 'failure',
      deposit,
      failReason: 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: manualRefund,
    })
  }

  /** Makes the remaining payments and completes the request. */
  async function onFilled(submitted: ServiceRequest, deposit: Deposit, fill: Payout): Promise<void> {
    let filled = await advance(submitted, { status: 'submitted', deposit, fill })
    const { amountIn, appFees } = filled.terms
    if (appFees.length > 0) {
      const paid = await payAppFees(ledger, filled)
      filled = await change({ ...filled, sidePayments: { ...filled.sidePayments, appFees: paid } })
    }
    if (deposit.amount > amountIn) await refunds.returnSurplus(filled, deposit, deposit.amount - amountIn)
    later(filled, Math.ceil(policy.fillDelayMs / 2), async (latest) => {
      await advance(latest, { status: 'success', deposit, fill })
    })
  }
}

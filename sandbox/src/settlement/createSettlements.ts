import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, Payout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { PaymentRefusedError } from '../errors.ts'
import { createFills } from './createFills.ts'
import type { Refunds } from './createRefunds.ts'
import { findFillFault } from './findFillFault.ts'
import { gasRefusalOf, refusalOf } from './solverRules.ts'
import { collectSponsorShare } from './sponsorPayment.ts'

/** Settles requests whose deposit is in the depository. */
export interface Settlements {
  /** Accepts the deposit of a request, and fills or refunds it after a delay. */
  accept(request: ServiceRequest, deposit: Deposit): Promise<void>
}

/** Decides whether each deposit is filled or refunded, and collects the sponsor's share before a fill. */
export function createSettlements(
  context: ServiceContext,
  { flow, refunds }: { flow: RequestFlow; refunds: Refunds },
): Settlements {
  const { ledger, clock, policy, chainFaults } = context
  const { later, advance } = flow
  const fills = createFills(context, { flow, refunds })

  return {
    async accept(request, deposit) {
      const pending = await advance(request, { status: 'pending', deposit })
      later(pending, Math.floor(policy.fillDelayMs / 2), settle)
    },
  }

  async function settle(request: ServiceRequest): Promise<void> {
    if (request.progress.status !== 'pending') return
    const { deposit } = request.progress
    if (!(await isOnChain(deposit))) {
      await advance(request, { status: 'failure', failReason: 'DEPOSIT_REORGED', refundFailReason: null })
      return
    }
    const refusal = await findRefusal(request, deposit)
    if (refusal) return refunds.refund(request, deposit, refusal)
    const trouble = findFillFault(request.terms, chainFaults)
    if ('failReason' in trouble) return refunds.refund(request, deposit, trouble.failReason)

    let sponsor: Payout | undefined
    try {
      sponsor = await collectSponsorShare(ledger, request)
    } catch (error) {
      const isRefused = error instanceof PaymentRefusedError
      const failReason = isRefused ? 'SPONSOR_BALANCE_TOO_LOW' : 'TRANSACTION_SUBMISSION_FAILED'
      return refunds.refund(request, deposit, failReason)
    }
    const submitted = await advance(
      { ...request, sidePayments: { sponsor } },
      { status: 'submitted', deposit },
    )
    await fills.start(submitted, trouble.amountOut)
  }

  /** Whether the deposit is still on its chain: a reorganization may have removed it before the fill. */
  async function isOnChain({ chainId, blockNumber, transactionHash }: Deposit): Promise<boolean> {
    if (chainFaults.take('reorgedDeposit', chainId)) await ledger.dropBlocks(chainId, blockNumber)
    return ledger.hasTransaction(chainId, transactionHash)
  }

  async function findRefusal(request: ServiceRequest, deposit: Deposit): Promise<string | undefined> {
    const countsDepositsAsLate =
      chainFaults.take('lateDeposit', deposit.chainId) !== undefined || policy.countsDepositsAsLate
    return (
      refusalOf(request, deposit, { now: clock.now(), countsDepositsAsLate }) ??
      (await gasRefusalOf(request.terms, ledger))
    )
  }
}

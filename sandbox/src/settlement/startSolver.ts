import { isAddressEqual, type Hex } from 'viem'
import { createSweeps } from '../deposits/createSweeps.ts'
import { watchDepositAddresses } from '../deposits/watchDepositAddresses.ts'
import type { LedgerCall, LedgerDeposit, LedgerPayment } from '../domain/ledger/ledger.ts'
import { manualRefund } from '../domain/request/failReasons.ts'
import { failedCallOf } from '../domain/request/failedCallOf.ts'
import { depositsOf, isSameDeposit } from '../domain/request/requestFacts.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, Payout, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { toFillPayment } from '../domain/request/flow/toFillPayment.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { PaymentRefusedError } from '../errors.ts'
import { isSelfCallOf } from '../quote/answer/selfCall.ts'
import { createRefunds } from './createRefunds.ts'
import { findFillFault } from './findFillFault.ts'
import { payAppFees } from './payAppFees.ts'
import { fillFailReason, gasRefusalOf, refusalOf } from './solverRules.ts'
import { collectSponsorShare } from './sponsorPayment.ts'
import { toSelfProgress } from './toSelfProgress.ts'

/**
 * Watches deposits, fills what can be filled and gives back everything else: each request is filled at most
 * once, and never filled and refunded.
 *
 * @returns a function that ends it. What is under way comes to its end.
 */
export function startSolver(context: ServiceContext, flow: RequestFlow): () => void {
  const { ledger, store, clock, policy, chainFaults } = context
  const { inTurn, later, advance, change } = flow
  const { refund, returnSurplus } = createRefunds(ledger, flow)
  const sweeps = createSweeps(context, { flow, accept })

  const unwatch = ledger.watchDeposits((deposit) => {
    void inTurn(deposit.orderId, () => takeIn(deposit))
  })
  const unwatchCalls = ledger.watchCalls((call) => {
    void inTurn(call.requestId, () => onCall(call))
  })
  const unwatchAddresses = watchDepositAddresses(context, {
    flow,
    sweeps,
    giveBack: (request, deposit) => returnSurplus(request, deposit, deposit.amount),
  })
  return () => {
    unwatch()
    unwatchCalls()
    unwatchAddresses()
    flow.stop()
  }

  async function takeIn(deposit: LedgerDeposit): Promise<void> {
    const request = await store.getByOrderId(deposit.orderId)
    // A deposit for an order of another service is not ours to touch.
    if (request) await inTurn(request.id, () => onDeposit(request.id, deposit))
  }

  async function onDeposit(id: Hex, deposit: LedgerDeposit): Promise<void> {
    const request = await store.get(id)
    if (!request || depositsOf(request).some((known) => isSameDeposit(known, deposit))) return
    const { terms, progress, depositAddress } = request
    if (depositAddress && isAddressEqual(deposit.depositor, depositAddress.address)) {
      return sweeps.onSwept(request, deposit)
    }
    if (terms.isSelfExecuted || depositAddress || progress.status !== 'waiting')
      return returnSurplus(request, deposit, deposit.amount, deposit.depositor)
    return accept(request, deposit)
  }

  async function accept(request: ServiceRequest, deposit: Deposit): Promise<void> {
    const pending = await advance(request, { status: 'pending', deposit })
    later(pending, Math.floor(policy.fillDelayMs / 2), settle)
  }

  /** What a user does alone is done as soon as the transaction went through, even after one that reverted. */
  async function onCall(call: LedgerCall): Promise<void> {
    const request = await store.get(call.requestId)
    if (!request?.terms.isSelfExecuted || request.progress.status === 'success') return
    if (!isSelfCallOf(request, call)) return
    await change({ ...request, ...toSelfProgress(request, call) })
  }

  async function settle(request: ServiceRequest): Promise<void> {
    if (request.progress.status !== 'pending') return
    const { deposit } = request.progress
    if (!(await isOnChain(deposit))) {
      await advance(request, { status: 'failure', failReason: 'DEPOSIT_REORGED', refundFailReason: null })
      return
    }
    const { countsDepositsAsLate } = policy
    const refusal =
      refusalOf(request, deposit, { now: clock.now(), countsDepositsAsLate }) ??
      (await gasRefusalOf(request.terms, ledger))
    if (refusal) return refund(request, deposit, refusal)
    const trouble = findFillFault(request.terms, chainFaults)
    if ('failReason' in trouble) return refund(request, deposit, trouble.failReason)

    let sponsor: Payout | undefined
    try {
      sponsor = await collectSponsorShare(ledger, request)
    } catch (error) {
      const isRefused = error instanceof PaymentRefusedError
      return refund(request, deposit, isRefused ? 'SPONSOR_BALANCE_TOO_LOW' : 'TRANSACTION_SUBMISSION_FAILED')
    }
    const submitted = await advance(
      { ...request, sidePayments: { sponsor } },
      { status: 'submitted', deposit },
    )
    const payment = toFillPayment(submitted, trouble.amountOut)
    const isHeld = chainFaults.hold(payment.chainId, () => {
      later(submitted, 0, (latest) => send(latest, payment))
    })
    if (!isHeld) await send(submitted, payment)
  }

  /** Whether the deposit is still there: before anything is paid for it, its chain may have taken it back. */
  async function isOnChain({ chainId, blockNumber, transactionHash }: Deposit): Promise<boolean> {
    if (chainFaults.take('reorgedDeposit', chainId)) await ledger.dropBlocks(chainId, blockNumber)
    return ledger.hasTransaction(chainId, transactionHash)
  }

  async function send(submitted: ServiceRequest, payment: LedgerPayment): Promise<void> {
    if (submitted.progress.status !== 'submitted') return
    const { deposit } = submitted.progress
    const { amountIn } = submitted.terms
    if (chainFaults.take('revertedFill', payment.chainId))
      return refund(submitted, deposit, 'EXECUTION_REVERTED')
    let fill: Payout
    try {
      fill = { ...payment, ...(await ledger.fill(payment)) }
    } catch (error) {
      const failReason = fillFailReason(error)
      const failedCall = failedCallOf(submitted, error, ledger)
      if (failReason) return refund({ ...submitted, failedCall }, deposit, failReason)
      // Nobody knows whether the recipient was paid: to refund as well could pay twice.
      await advance(submitted, {
        status: 'failure',
        deposit,
        failReason: 'TRANSACTION_SUBMISSION_FAILED',
        refundFailReason: manualRefund,
      })
      return
    }
    let filled = await advance(submitted, { status: 'submitted', deposit, fill })
    if (filled.terms.appFees.length > 0) {
      const appFees = await payAppFees(ledger, filled)
      filled = await change({ ...filled, sidePayments: { ...filled.sidePayments, appFees } })
    }
    if (deposit.amount > amountIn) {
      await returnSurplus(filled, deposit, deposit.amount - amountIn)
    }
    later(filled, Math.ceil(policy.fillDelayMs / 2), async (latest) => {
      await advance(latest, { status: 'success', deposit, fill })
    })
  }
}

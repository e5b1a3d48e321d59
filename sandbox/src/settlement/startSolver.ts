import { isAddressEqual, type Hex } from 'viem'
import { createSweeps } from '../deposits/createSweeps.ts'
import { watchDepositAddresses } from '../deposits/watchDepositAddresses.ts'
import type { LedgerCall, LedgerDeposit } from '../domain/ledger/ledger.ts'
import { depositsOf, isSameDeposit } from '../domain/request/requestFacts.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { isSelfCallOf } from '../quote/answer/selfCall.ts'
import { createRefunds } from './createRefunds.ts'
import { createSettlements } from './createSettlements.ts'
import { toSelfProgress } from './toSelfProgress.ts'

/**
 * Watches deposits, fills those that it can, and refunds all others. Each request is filled at most once, and never both filled and
 * refunded.
 *
 * @returns a function that stops it. Tasks in progress finish.
 */
export function startSolver(context: ServiceContext, flow: RequestFlow): () => void {
  const { ledger, store } = context
  const refunds = createRefunds(ledger, flow)
  const { accept } = createSettlements(context, { flow, refunds })
  const sweeps = createSweeps(context, { flow, accept })

  const unwatch = ledger.watchDeposits((deposit) => {
    void flow.enqueue(deposit.orderId, () => takeIn(deposit))
  })
  const unwatchCalls = ledger.watchCalls((call) => {
    void flow.enqueue(call.requestId, () => onCall(call))
  })
  const unwatchAddresses = watchDepositAddresses(context, {
    flow,
    sweeps,
    giveBack: (request, deposit) => refunds.returnSurplus(request, deposit, deposit.amount),
  })
  return () => {
    unwatch()
    unwatchCalls()
    unwatchAddresses()
    flow.stop()
  }

  async function takeIn(deposit: LedgerDeposit): Promise<void> {
    const request = await store.getByOrderId(deposit.orderId)
    // Deposits for unknown orders may belong to another service.
    if (request) await flow.enqueue(request.id, () => onDeposit(request.id, deposit))
  }

  async function onDeposit(id: Hex, deposit: LedgerDeposit): Promise<void> {
    const request = await store.get(id)
    if (!request || depositsOf(request).some((known) => isSameDeposit(known, deposit))) return
    const { terms, progress, depositAddress } = request
    if (depositAddress && isAddressEqual(deposit.depositor, depositAddress.address)) {
      return sweeps.onSwept(request, deposit)
    }
    if (terms.isSelfExecuted || depositAddress || progress.status !== 'waiting') {
      return refunds.returnSurplus(request, deposit, deposit.amount, deposit.depositor)
    }
    return accept(request, deposit)
  }

  /** A self-executed request succeeds as soon as its transaction does, even after an earlier one that reverted. */
  async function onCall(call: LedgerCall): Promise<void> {
    const request = await store.get(call.requestId)
    if (!request?.terms.isSelfExecuted || request.progress.status === 'success') return
    if (!isSelfCallOf(request, call)) return
    await flow.change({ ...request, ...toSelfProgress(request, call) })
  }
}

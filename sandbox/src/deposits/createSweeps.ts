import type { LedgerDeposit } from '../domain/ledger/ledger.ts'
import { manualRefund } from '../domain/request/failReasons.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { PaymentRefusedError, type PaymentRefusal } from '../errors.ts'
import { withSweep } from './withSweep.ts'

/** Moves deposits from their addresses into the depository. */
export interface Sweeps {
  /** Schedules the sweep of a request whose deposit has arrived at its address. */
  start(request: ServiceRequest): void
  /** Called when a request's deposit is in the depository. */
  onSwept(request: ServiceRequest, arrived: LedgerDeposit): Promise<void>
}

/** Delay of the first retry of a sweep, in milliseconds. It doubles with each retry. */
const minRetryMs = 1000

/**
 * Sweeps deposits. A failed sweep is retried until the quote expires, which is safe, since the chain sweeps at most once for a request. A
 * deposit that a reorganization removed usually comes back, as does a lost connection.
 *
 * @param accept Continues a request whose deposit is in the depository.
 */
export function createSweeps(
  { ledger, clock, policy }: ServiceContext,
  {
    flow,
    accept,
  }: { flow: RequestFlow; accept: (request: ServiceRequest, deposit: Deposit) => Promise<void> },
): Sweeps {
  return {
    start: (request) => flow.later(request, policy.sweepDelayMs, (latest) => sweep(latest, minRetryMs)),
    async onSwept(request, { amount, currency, transactionHash, blockNumber, timestamp, fee }) {
      const { progress } = request
      if (progress.status !== 'depositing') return
      // Anyone can credit the address with a deposit of their own. Only the amount and currency that it holds continue the request.
      if (amount !== progress.deposit.amount || currency !== progress.deposit.currency) return
      await accept(request, {
        ...progress.deposit,
        sweep: { transactionHash, blockNumber, timestamp, fee },
      })
    },
  }

  async function sweep(request: ServiceRequest, retryMs: number): Promise<void> {
    if (request.progress.status !== 'depositing') return
    const { deposit } = request.progress
    let swept: Deposit
    try {
      swept = await withSweep(ledger, request, { deposit, orderId: request.orderId })
    } catch (error) {
      const refusal = error instanceof PaymentRefusedError ? error.reason : undefined
      // Already swept: the deposit watch will see it in the depository.
      if (refusal === 'alreadyPaid') return
      if (clock.now() > request.expiresAt) return giveUp(request, deposit, refusal)
      flow.later(request, retryMs, (latest) => sweep(latest, retryMs * 2))
      return
    }
    await accept(request, swept)
  }

  async function giveUp(request: ServiceRequest, deposit: Deposit, refusal?: PaymentRefusal): Promise<void> {
    const { chainId, currency, amount, sentTo } = deposit
    // `notEnoughFunds` can also mean that the solver can't pay the gas, so the balance is checked.
    const isGone =
      refusal === 'notEnoughFunds' &&
      sentTo !== undefined &&
      (await ledger.balanceOf(chainId, currency, sentTo)) < amount
    await flow.advance(request, {
      status: 'failure',
      deposit,
      failReason: isGone ? 'DEPOSIT_REORGED' : 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: isGone ? null : manualRefund,
    })
  }
}

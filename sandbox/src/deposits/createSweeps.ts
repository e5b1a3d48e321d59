import type { LedgerDeposit } from '../domain/ledger/ledger.ts'
import { manualRefund } from '../domain/request/failReasons.ts'
import type { RequestFlow } from '../domain/request/flow/requestFlow.ts'
import type { Deposit, ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { PaymentRefusedError, type PaymentRefusal } from '../errors.ts'
import { withSweep } from './withSweep.ts'

/** How deposits get from their addresses into the depository. */
export interface Sweeps {
  /** Starts with a request whose deposit is at its address. */
  start(request: ServiceRequest): void
  /** Hears that the deposit of a request is in the depository. */
  onSwept(request: ServiceRequest, arrived: LedgerDeposit): Promise<void>
}

/** Least time until a sweep is tried again, in milliseconds; each time it is twice as long. */
const minRetryMs = 1000

/**
 * Sweeps deposits. One that fails is tried again for as long as the quote lasts, since the chain sweeps for a request
 * at most once: a deposit that a reorganization took away mostly comes again, and so does the connection.
 *
 * @param accept Goes on with a request whose deposit is in the depository.
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
      // Anybody can credit the address with a deposit of their own; only what it holds brings the request on.
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
      // Then it is about to be seen in the depository.
      if (refusal === 'alreadyPaid') return
      if (clock.now() > request.expiresAt) return giveUp(request, deposit, refusal)
      flow.later(request, retryMs, (latest) => sweep(latest, retryMs * 2))
      return
    }
    await accept(request, swept)
  }

  async function giveUp(request: ServiceRequest, deposit: Deposit, refusal?: PaymentRefusal): Promise<void> {
    const { chainId, currency, amount, sentTo } = deposit
    // The solver may lack money as well, for its gas.
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

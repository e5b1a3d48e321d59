import { PaymentRefusedError } from '../errors.ts'
import type { LedgerDeposit } from './ports.ts'
import type { RequestFlow } from './requestFlow.ts'
import type { Deposit, ServiceRequest } from './requestModel.ts'
import type { ServiceContext } from './serviceContext.ts'
import { manualRefund } from './solverRules.ts'
import { withSweep } from './withSweep.ts'

/** How deposits get from their addresses into the depository. */
export interface Sweeps {
  /** Starts with a request whose deposit is at its address. */
  start(request: ServiceRequest): void
  /** Hears that the deposit of a request is in the depository. */
  onSwept(request: ServiceRequest, arrived: LedgerDeposit): Promise<void>
}

/** Least time until a sweep is tried again, in milliseconds; each time it is twice as long. */
const leastRetryMs = 1000

/**
 * Sweeps deposits. What a chain refuses is tried again for as long as the quote lasts: a deposit that a
 * reorganisation took away mostly comes again. A sweep that may have gone out is never sent again: it shows when it
 * is mined.
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
    start: (request) => flow.later(request, policy.sweepDelayMs, (latest) => sweep(latest, leastRetryMs)),
    async onSwept(request, { transactionHash, blockNumber, timestamp, fee }) {
      const { progress } = request
      if (progress.status !== 'depositing') return
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
      swept = await withSweep(ledger, request, { deposit, requestId: request.id })
    } catch (error) {
      const isRefused = error instanceof PaymentRefusedError
      if (clock.now() > request.expiresAt) return giveUp(request)
      if (isRefused) flow.later(request, retryMs, (latest) => sweep(latest, retryMs * 2))
      else flow.later(request, request.expiresAt - clock.now(), giveUp)
      return
    }
    await accept(request, swept)
  }

  async function giveUp(request: ServiceRequest): Promise<void> {
    if (request.progress.status !== 'depositing') return
    const { deposit } = request.progress
    const { chainId, currency, amount, sentTo } = deposit
    const isGone = sentTo !== undefined && (await ledger.balanceOf(chainId, currency, sentTo)) < amount
    await flow.advance(request, {
      status: 'failure',
      deposit,
      failReason: isGone ? 'DEPOSIT_REORGED' : 'TRANSACTION_SUBMISSION_FAILED',
      refundFailReason: isGone ? null : manualRefund,
    })
  }
}

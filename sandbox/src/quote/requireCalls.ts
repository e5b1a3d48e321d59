import type { Ledger } from '../domain/ledger/ledger.ts'
import { Refusal } from '../domain/service/refusal.ts'
import { failedCallOf } from '../domain/request/failedCallOf.ts'
import type { ServiceRequest } from '../domain/request/flow/serviceRequest.ts'
import { toFillPayment } from '../domain/request/flow/toFillPayment.ts'
import { PaymentRefusedError } from '../errors.ts'

/**
 * Simulates the calls of a request with the money that would arrive for it, so that nobody pays for something that can't be filled. The
 * fill can still fail if the chain changes before it.
 *
 * @throws {Refusal} 400 in error shape A when the transaction with the calls would fail.
 */
export async function requireCalls(ledger: Ledger, request: ServiceRequest): Promise<void> {
  if (!request.terms.calls) return
  try {
    await ledger.simulateFill(toFillPayment(request))
  } catch (error) {
    const failedCall = failedCallOf(request, error, ledger)
    if (!(error instanceof PaymentRefusedError) || !failedCall) throw error
    const { chainId, callIndex, revertData = '0x' } = error
    const { from, to, data, value } = failedCall
    const message =
      callIndex === undefined
        ? `The transaction with the calls of "txs" would fail on chain ${chainId}.`
        : `The call "txs[${callIndex}]" would revert on chain ${chainId}.`
    throw new Refusal(400, {
      message,
      errorCode: 'DESTINATION_TX_FAILED',
      errorData: revertData,
      requestId: request.id,
      approxSimulatedBlock: Number(await ledger.blockNumber(chainId)),
      failedCallData: { from, to, data, value: value.toString() },
    })
  }
}

import { Refusal } from '../domain/service/refusal.ts'
import type { RequestTerms } from '../domain/request/terms/requestTerms.ts'
import type { DepositAddress } from '../domain/request/flow/serviceRequest.ts'
import type { ServiceContext } from '../domain/serviceContext.ts'
import { quoteTerms } from '../quote/terms/quoteTerms.ts'

/**
 * Prices a deposit at an open deposit address, at current prices and by the rules of a quote.
 *
 * @returns undefined if the fees take all of it.
 */
export async function priceArrived(
  { ledger, policy }: ServiceContext,
  { parameters }: DepositAddress,
  amount: bigint,
): Promise<RequestTerms | undefined> {
  const [originGasPrice, destinationGasPrice] = await Promise.all([
    ledger.gasPrice(parameters.origin.id),
    ledger.gasPrice(parameters.destination.id),
  ])
  const arrived = { ...parameters, tradeType: 'EXACT_INPUT', amount } as const
  try {
    const gasPrices = { originGasPrice, destinationGasPrice }
    const { sponsor, solver } = ledger
    return quoteTerms(arrived, { policy, sponsor, solver, ...gasPrices, allowance: 0n, swap: undefined })
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

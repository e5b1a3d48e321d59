import type { ChainFaults } from '../domain/ledger/chainFaults.ts'
import { basisPoints, wholeBps } from '../domain/money/money.ts'
import type { RequestTerms } from '../domain/request/terms/requestTerms.ts'

/** Applies faults of the destination chain to a fill: returns why it fails, or the amount that the recipient gets. */
export function findFillFault(
  { currencyOut: { chainId }, amountOut, minimumOut, calls }: RequestTerms,
  faults: ChainFaults,
): { failReason: string } | { amountOut: bigint } {
  if (faults.take('emptyInventory', chainId)) return { failReason: 'SOLVER_CAPACITY_EXCEEDED' }
  const move = faults.take('priceMove', chainId)
  if (!move) return { amountOut }
  if (calls) return { failReason: 'TOO_LITTLE_RECEIVED' }
  const left = basisPoints(amountOut, wholeBps - move.bps, 'down')
  return left < minimumOut ? { failReason: 'SLIPPAGE' } : { amountOut: left }
}

import type { ChainFaults } from '../domain/ledger/chainFaults.ts'
import { basisPoints, wholeBps } from '../domain/money/money.ts'
import type { RequestTerms } from '../domain/request/terms/requestTerms.ts'

/** What faults of the destination chain do to a fill: why there can be none, or what the recipient is left with. */
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

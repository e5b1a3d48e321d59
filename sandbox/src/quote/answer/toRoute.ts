import { operationOf } from '../../domain/request/terms/operation.ts'
import type { RequestTerms } from '../../domain/request/terms/requestTerms.ts'
import { inventorySource } from '../terms/chooseSwap.ts'

/** One side of a route. */
interface RouteSide<amount> {
  inputCurrency: amount
  outputCurrency: amount
  router: string
}

/** The sides of a route. Self-executed quotes only have an origin side. */
export interface Route<amount> {
  origin: RouteSide<amount>
  destination: RouteSide<amount> | null
}

/**
 * Writes the sides of a route. If the solver fills, the input isn't swapped on the origin side, only on the destination side.
 *
 * @param paid The recipient's amount, if it differs from the quoted one.
 */
export function toRoute<amount>(
  { isSelfExecuted, swapSource }: RequestTerms,
  { input, output, paid = output }: { input: amount; output: amount; paid?: amount },
): Route<amount> {
  const router = swapSource?.name ?? 'svc'
  if (isSelfExecuted) {
    return { origin: { inputCurrency: input, outputCurrency: paid, router }, destination: null }
  }
  return {
    origin: { inputCurrency: input, outputCurrency: input, router },
    destination: { inputCurrency: output, outputCurrency: paid, router },
  }
}

/** The names of the swap sources that a route goes through, on each side. */
export function routeSourcesOf(terms: RequestTerms): { origin: string[]; destination: string[] } {
  if (operationOf(terms) !== 'swap') return { origin: [], destination: [] }
  const { swapSource } = terms
  return swapSource
    ? { origin: [swapSource.name], destination: [] }
    : { origin: [], destination: [inventorySource] }
}

import type { TradeType } from '@causeway/react/schemas'
import type { ChainCurrency, LedgerSwapSource } from '../../domain/chains/chain.ts'
import type { Ledger } from '../../domain/ledger/ledger.ts'
import { swapInput, swapOutput, type SwapState } from '../../domain/money/swapMath.ts'
import type { SwapPreferences } from '../../domain/request/terms/quoteParameters.ts'
import { refuseQuote } from '../parameters/fields.ts'

/** A chosen source, and its output. */
export interface ChosenSwap {
  source: LedgerSwapSource
  state: SwapState
}

/** The source name of the solver's own inventory, which is used for every swap that the solver fills. */
export const inventorySource = 'inventory'

/**
 * Refuses a swap from the solver's inventory if the quote request doesn't allow that source. Unknown source names are ignored, since
 * requests written for a deployment have that deployment's names.
 */
export function requireInventory(
  { included, includedDestination, excluded }: SwapPreferences,
  sources: readonly LedgerSwapSource[],
): void {
  const known = new Set([inventorySource, ...sources.map(({ name }) => name)])
  const isWanted = [included, includedDestination].every((names = []) => {
    const ours = names.filter((name) => known.has(name))
    return ours.length === 0 || ours.includes(inventorySource)
  })
  if (!isWanted || excluded.includes(inventorySource)) throw refuseRoutes([inventorySource])
}

/**
 * Chooses the source of a swap that the user makes: the first that trades the pair, or the best one if requested.
 *
 * @throws {Refusal} 400 when no source is left.
 */
export async function chooseSwap(
  ledger: Ledger,
  {
    sources,
    preferences: { included, includedOrigin, excluded, hasNoPreference },
    currencyIn,
    currencyOut,
    tradeType,
    amount,
  }: {
    sources: readonly LedgerSwapSource[]
    preferences: SwapPreferences
    currencyIn: ChainCurrency
    currencyOut: ChainCurrency
    tradeType: TradeType
    amount: bigint
  },
): Promise<ChosenSwap> {
  const allowed = sources.filter(
    ({ name }) =>
      [included, includedOrigin].every((names) => names?.includes(name) ?? true) && !excluded.includes(name),
  )
  const pair = { currencyIn: currencyIn.address, currencyOut: currencyOut.address }
  const found: ChosenSwap[] = []
  for (const source of allowed) {
    const state = await ledger.readSwap({ chainId: currencyIn.chainId, source, ...pair })
    if (state) found.push({ source, state })
  }
  const [first] = hasNoPreference ? found.toSorted(byCost) : found
  if (first) return first
  throw refuseRoutes(sources.map(({ name }) => name))

  /** Sorts the cheapest first, and sources that can't pay last. */
  function byCost(one: ChosenSwap, other: ChosenSwap): number {
    const [a, b] = [costOf(one), costOf(other)]
    if (a === b) return 0
    return b === undefined || (a !== undefined && a < b) ? -1 : 1
  }

  function costOf({ state }: ChosenSwap): bigint | undefined {
    return tradeType === 'EXACT_INPUT' ? -swapOutput(state, amount) : swapInput(state, amount)
  }
}

function refuseRoutes(names: readonly string[]) {
  const all = names.length > 0 ? `The swap sources of this route are: ${names.join(', ')}.` : ''
  return refuseQuote(
    'NO_SWAP_ROUTES_FOUND',
    `No swap source that is allowed trades this pair of currencies. ${all}`.trim(),
  )
}

/** The faults of chains that need no figure. */
export const plainChainFaults = [
  'stuckFill',
  'revertedFill',
  'reorgedDeposit',
  'lateDeposit',
  'emptyInventory',
] as const

/**
 * Faults of the chains, on any ledger.
 *
 * - `stuckFill`: the fill is not mined until the fault is switched off; the request stays `submitted`.
 * - `revertedFill`: the fill reverts, and the deposit is refunded: `EXECUTION_REVERTED`.
 * - `reorgedDeposit`: a reorganization of the origin chain removes the deposit and every block after it: `DEPOSIT_REORGED`.
 * - `lateDeposit`: the deposit counts as made after its quote expired, and is refunded: `TTL_EXPIRED`.
 * - `emptyInventory`: the solver can't pay out on the chain. Quotes to it are refused, and deposits for earlier quotes are refunded:
 *   `SOLVER_CAPACITY_EXCEEDED`.
 * - `priceMove`: the output is worth less than when it was quoted. Within the slippage tolerance, the recipient gets less. Beyond it, the
 *   deposit is refunded: `SLIPPAGE`. Calls need the whole output, so requests with calls are always refunded: `TOO_LITTLE_RECEIVED`.
 */
export type ChainFault =
  | { kind: 'chain'; type: (typeof plainChainFaults)[number] }
  /** `bps`: by how many basis points, 1 to 10000. */
  | { kind: 'chain'; type: 'priceMove'; bps: number }

/** A fault that is switched on, for which chain and how often. */
export type ActiveChainFault = ChainFault & {
  /** The origin chain of a deposit, the destination chain of a fill. @default every chain */
  chainId?: number | undefined
  /** Number of requests that it affects before it ends. @default it stays */
  times?: number | undefined
}

/** The faults that the solver checks before it acts on a chain. */
export interface ChainFaults {
  /** Finds the active fault of a type for a chain. */
  find<type extends ChainFault['type']>(
    type: type,
    chainId: number,
  ): (ActiveChainFault & { type: type }) | undefined
  /** The same, and counts it as a use of the fault. */
  take<type extends ChainFault['type']>(
    type: type,
    chainId: number,
  ): (ActiveChainFault & { type: type }) | undefined
  /** Holds a fill until `stuckFill` is switched off; false if it isn't on. */
  hold(chainId: number, proceed: () => void): boolean
}

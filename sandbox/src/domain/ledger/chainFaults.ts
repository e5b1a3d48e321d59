/**
 * What goes wrong on the chains, whichever ledger they are on.
 *
 * - `stuckFill`: the fill is not mined until the fault is switched off; the request stays `submitted`.
 * - `revertedFill`: the fill reverts, and the deposit is refunded: `EXECUTION_REVERTED`.
 * - `reorgedDeposit`: the origin chain takes the deposit back, with every block after it: `DEPOSIT_REORGED`.
 * - `lateDeposit`: the deposit counts as made after its quote had expired, and is refunded: `TTL_EXPIRED`.
 * - `emptyInventory`: the solver can't pay out on the chain. Quotes to it are refused, and what was quoted before is
 *   refunded: `SOLVER_CAPACITY_EXCEEDED`.
 * - `priceMove`: the output is worth less than when it was quoted. Within the slippage tolerance the recipient gets
 *   less; beyond it the deposit is refunded: `SLIPPAGE`, or `TOO_LITTLE_RECEIVED` where calls need the whole output.
 */
export type ChainFault =
  | {
      kind: 'chain'
      type: 'stuckFill' | 'revertedFill' | 'reorgedDeposit' | 'lateDeposit' | 'emptyInventory'
    }
  /** `bps`: by how many basis points, 1 to 10000. */
  | { kind: 'chain'; type: 'priceMove'; bps: number }

/** A fault of a chain, where it is and how often. */
export type ActiveChainFault = ChainFault & {
  /** The origin chain of a deposit, the destination chain of a fill. @default every chain */
  chainId?: number | undefined
  /** It is over after so many requests that it was done to. @default it stays */
  times?: number | undefined
}

/** What the solver asks before it does something on a chain. */
export interface ChainFaults {
  /** The fault of a type that is on for a chain. */
  find<type extends ChainFault['type']>(
    type: type,
    chainId: number,
  ): (ActiveChainFault & { type: type }) | undefined
  /** The same; what is taken counts as done to a request. */
  take<type extends ChainFault['type']>(
    type: type,
    chainId: number,
  ): (ActiveChainFault & { type: type }) | undefined
  /** Keeps a fill back until the fault that holds it is switched off; false when none does. */
  hold(chainId: number, proceed: () => void): boolean
}

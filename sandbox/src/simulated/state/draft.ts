import { zeroAddress, type Address } from 'viem'
import { balanceKey, type StateKey } from './stateKeys.ts'

/** A transfer of native tokens. */
export interface NativeTransfer {
  from: Address
  to: Address
  amount: bigint
}

/** The state as a transaction reads and writes it. Changes are discarded unless committed. */
export interface Draft {
  get(key: StateKey): bigint
  set(key: StateKey, value: bigint): void
  /** Native transfers, in order. */
  readonly transfers: NativeTransfer[]
  /** Applies the changes; returns their undo. */
  commit(): Undo
}

/** The values before a commit; undefined for a key that had none. */
export type Undo = ReadonlyMap<StateKey, bigint | undefined>

/** Starts a draft on top of the state. */
export function createDraft(state: Map<StateKey, bigint>): Draft {
  const changes = new Map<StateKey, bigint>()
  return {
    transfers: [],
    get: (key) => changes.get(key) ?? state.get(key) ?? 0n,
    set: (key, value) => {
      changes.set(key, value)
    },
    commit() {
      const undo = new Map<StateKey, bigint | undefined>()
      for (const [key, value] of changes) {
        undo.set(key, state.get(key))
        state.set(key, value)
      }
      return undo
    },
  }
}

/** Undoes a commit. Several must be undone in reverse order. */
export function takeBack(state: Map<StateKey, bigint>, undo: Undo): void {
  for (const [key, value] of undo) {
    if (value === undefined) state.delete(key)
    else state.set(key, value)
  }
}

/** Moves native tokens; false if the balance is too low. */
export function moveNative(draft: Draft, from: Address, to: Address, amount: bigint): boolean {
  const balance = draft.get(balanceKey(zeroAddress, from))
  if (balance < amount) return false
  draft.set(balanceKey(zeroAddress, from), balance - amount)
  draft.set(balanceKey(zeroAddress, to), draft.get(balanceKey(zeroAddress, to)) + amount)
  if (amount > 0n) draft.transfers.push({ from, to, amount })
  return true
}

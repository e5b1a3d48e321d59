import { getAddress, zeroAddress, type Address, type Hex } from 'viem'

/** Everything a simulated chain remembers, as whole numbers by key. */
export type StateKey =
  | `balance ${Address} ${Address}`
  | `allowance ${Address} ${Address} ${Address}`
  | `filled ${Hex}`
  | `refunded ${Hex}`
  | `swept ${Hex}`
  | `nonce ${Address}`
  | `permit nonce ${Address} ${Address}`
  | `authorization ${Address} ${Address} ${Hex}`
  | `permit2 nonces ${Address} ${bigint}`

/** Native currency that goes from one account to another. */
export interface NativeTransfer {
  from: Address
  to: Address
  amount: bigint
}

/** What a transaction reads and writes; nothing of it lasts until it is committed. */
export interface Draft {
  get(key: StateKey): bigint
  set(key: StateKey, value: bigint): void
  /** Native currency that was moved, in order. */
  readonly transfers: NativeTransfer[]
  /** Makes it last; returns what takes it back. */
  commit(): Undo
}

/** What was there before a commit; undefined where there was nothing. */
export type Undo = ReadonlyMap<StateKey, bigint | undefined>

/** The balance of an account in a currency; the zero address is the native one. */
export function balanceKey(currency: Address, account: Address): StateKey {
  return `balance ${getAddress(currency)} ${getAddress(account)}`
}

/** What a spender may move of an owner's tokens. */
export function allowanceKey(token: Address, owner: Address, spender: Address): StateKey {
  return `allowance ${getAddress(token)} ${getAddress(owner)} ${getAddress(spender)}`
}

/** Whether a request was filled, refunded, or paid from a deposit address. */
export function paidKey(kind: 'filled' | 'refunded' | 'swept', id: Hex): StateKey {
  return `${kind} ${id}`
}

/** The number of an owner's next permit for a token. */
export function permitNonceKey(token: Address, owner: Address): StateKey {
  return `permit nonce ${getAddress(token)} ${getAddress(owner)}`
}

/** Whether an authorization for a token was used or cancelled. */
export function authorizationKey(token: Address, authorizer: Address, nonce: Hex): StateKey {
  return `authorization ${getAddress(token)} ${getAddress(authorizer)} ${nonce}`
}

/** Used numbers of an owner's permits of Permit2, 256 in a word. */
export function permit2NoncesKey(owner: Address, word: bigint): StateKey {
  return `permit2 nonces ${getAddress(owner)} ${word}`
}

/** How many transactions an account has sent. */
export function nonceKey(account: Address): StateKey {
  return `nonce ${getAddress(account)}`
}

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

/** Takes a commit back; the last one first, when there are several. */
export function takeBack(state: Map<StateKey, bigint>, undo: Undo): void {
  for (const [key, value] of undo) {
    if (value === undefined) state.delete(key)
    else state.set(key, value)
  }
}

/** Moves native currency; false when there is too little. */
export function moveNative(draft: Draft, from: Address, to: Address, amount: bigint): boolean {
  const balance = draft.get(balanceKey(zeroAddress, from))
  if (balance < amount) return false
  draft.set(balanceKey(zeroAddress, from), balance - amount)
  draft.set(balanceKey(zeroAddress, to), draft.get(balanceKey(zeroAddress, to)) + amount)
  if (amount > 0n) draft.transfers.push({ from, to, amount })
  return true
}

import type { Address, Hex } from 'viem'

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

/** The balance of an account in a currency; the zero address is the native one. */
export function balanceKey(currency: Address, account: Address): StateKey {
  return `balance ${lower(currency)} ${lower(account)}`
}

/** What a spender may move of an owner's tokens. */
export function allowanceKey(token: Address, owner: Address, spender: Address): StateKey {
  return `allowance ${lower(token)} ${lower(owner)} ${lower(spender)}`
}

/** Whether a request was filled, refunded, or paid from a deposit address. */
export function paidKey(kind: 'filled' | 'refunded' | 'swept', id: Hex): StateKey {
  return `${kind} ${id}`
}

/** The number of an owner's next permit for a token. */
export function permitNonceKey(token: Address, owner: Address): StateKey {
  return `permit nonce ${lower(token)} ${lower(owner)}`
}

/** Whether an authorization for a token was used or canceled. */
export function authorizationKey(token: Address, authorizer: Address, nonce: Hex): StateKey {
  return `authorization ${lower(token)} ${lower(authorizer)} ${nonce}`
}

/** Used numbers of an owner's permits of Permit2, 256 in a word. */
export function permit2NoncesKey(owner: Address, word: bigint): StateKey {
  return `permit2 nonces ${lower(owner)} ${word}`
}

/** How many transactions an account has sent. */
export function nonceKey(account: Address): StateKey {
  return `nonce ${lower(account)}`
}

/** However its letters are written, an address is the same one. */
function lower(address: Address): Address {
  return address.toLowerCase() as Address
}

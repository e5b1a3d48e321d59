import type { Address, Hex } from 'viem'

/** Keys of a simulated chain's state, whose values are whole numbers. */
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

/** The allowance of a spender for an owner's tokens. */
export function allowanceKey(token: Address, owner: Address, spender: Address): StateKey {
  return `allowance ${lower(token)} ${lower(owner)} ${lower(spender)}`
}

/** Whether a request was filled, refunded, or paid from a deposit address. */
export function paidKey(kind: 'filled' | 'refunded' | 'swept', id: Hex): StateKey {
  return `${kind} ${id}`
}

/** The nonce of an owner's next permit for a token. */
export function permitNonceKey(token: Address, owner: Address): StateKey {
  return `permit nonce ${lower(token)} ${lower(owner)}`
}

/** Whether an authorization for a token was used or canceled. */
export function authorizationKey(token: Address, authorizer: Address, nonce: Hex): StateKey {
  return `authorization ${lower(token)} ${lower(authorizer)} ${nonce}`
}

/** Bitmap of an owner's used Permit2 nonces, 256 per word. */
export function permit2NoncesKey(owner: Address, word: bigint): StateKey {
  return `permit2 nonces ${lower(owner)} ${word}`
}

/** How many transactions an account has sent. */
export function nonceKey(account: Address): StateKey {
  return `nonce ${lower(account)}`
}

/** Addresses are compared in lower case. */
function lower(address: Address): Address {
  return address.toLowerCase() as Address
}

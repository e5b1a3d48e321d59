import { isAddressEqual, type Address, type Hex } from 'viem'
import type { TransactionRequest } from '../../chain/runTransaction.ts'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { encodeBatch, type BatchCall } from '../../contracts/accounts/accountAbi.ts'
import type { SeededValues } from '../../createSeededValues.ts'
import { accountOfKey } from './accountOfKey.ts'

/** An account of a simulated wallet, with its keys. */
export interface WalletAccount {
  address: Address
  /** The key of the account while it is plain or delegated. */
  privateKey: Hex
  /** The owner's key of the account while it is a contract. */
  ownerKey: Hex
}

/**
 * The kind of an account.
 *
 * - `plain`: a key without code.
 * - `contract`: a contract; its signatures are checked by ERC-1271, and a bundler sends its transactions.
 * - `delegated`: a key that delegates to the code of a contract (EIP-7702).
 */
export type AccountKind = 'plain' | 'contract' | 'delegated'

/** Derives the keys of an account. */
export function deriveAccount(seeded: SeededValues, index: number): WalletAccount {
  const privateKey = seeded.privateKey('user', index)
  const ownerKey = seeded.privateKey('owner', index)
  return { address: accountOfKey(privateKey).address, privateKey, ownerKey }
}

/** Sets the kind of an account on one chain. */
export function setAccountKind(
  { codes }: SimulatedChain,
  { address, ownerKey }: WalletAccount,
  kind: AccountKind,
  { bundler, delegate }: { bundler: Address; delegate: Address },
): void {
  switch (kind) {
    case 'plain':
      return codes.set(address, { type: 'plain' })
    case 'contract':
      return codes.set(address, { type: 'contract', owner: accountOfKey(ownerKey).address, bundler })
    case 'delegated':
      return codes.set(address, { type: 'delegated', delegate })
    default:
      return kind satisfies never
  }
}

/** The key that signs for an account on a chain. */
export function signingKeyOf({ codes }: SimulatedChain, account: WalletAccount): Hex {
  return codes.of(account.address).type === 'contract' ? account.ownerKey : account.privateKey
}

/** The transaction for one call of an account: its own, or the bundler's if it is a contract. */
export function toTransaction({ codes }: SimulatedChain, request: TransactionRequest): TransactionRequest {
  const { from, to, value, data } = request
  const code = codes.of(from)
  if (code.type !== 'contract' || !to) return request
  return { from: code.bundler, to: from, value: 0n, data: encodeBatch([{ to, value, data }]) }
}

/** The transaction for several calls of an account with code, all or none. */
export function toBatchTransaction(
  { codes }: SimulatedChain,
  account: Address,
  calls: readonly BatchCall[],
): TransactionRequest {
  const code = codes.of(account)
  const from = code.type === 'contract' ? code.bundler : account
  return { from, to: account, value: 0n, data: encodeBatch(calls) }
}

/** The account with an address, in any letter case. */
export function findAccount(accounts: readonly WalletAccount[], address: Address): WalletAccount | undefined {
  return accounts.find((account) => isAddressEqual(account.address, address))
}

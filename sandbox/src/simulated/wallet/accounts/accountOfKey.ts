import type { Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'

const accounts = new Map<Hex, PrivateKeyAccount>()

/**
 * The account of a private key, computed once. That takes a millisecond, and a page of tests makes a sandbox for each: all of them have
 * the same few keys.
 */
export function accountOfKey(privateKey: Hex): PrivateKeyAccount {
  const account = accounts.get(privateKey) ?? privateKeyToAccount(privateKey)
  accounts.set(privateKey, account)
  return account
}

import type { Hex } from 'viem'
import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts'

const accounts = new Map<Hex, PrivateKeyAccount>()

/** The account of a private key, cached, since deriving it takes a millisecond, and every test creates a sandbox with the same few keys. */
export function accountOfKey(privateKey: Hex): PrivateKeyAccount {
  const account = accounts.get(privateKey) ?? privateKeyToAccount(privateKey)
  accounts.set(privateKey, account)
  return account
}

import { bytesToHex, type Address, type Hex } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'

/** An account of the local chains. */
export interface SandboxAccount {
  address: Address
  privateKey: Hex
}

/**
 * The accounts of the local chains.
 *
 * **NEVER SEND REAL MONEY TO THESE ADDRESSES, ON ANY CHAIN.** The keys derive from anvil's published test mnemonic. Everyone knows them,
 * and bots empty these accounts on public chains within seconds.
 */
export interface SandboxAccounts {
  /** Accounts for people to play with. */
  users: readonly [SandboxAccount, SandboxAccount, SandboxAccount, SandboxAccount, SandboxAccount]
  /** The account that fills and refunds. */
  solver: SandboxAccount
  /** The account that pays fees for users. */
  sponsor: SandboxAccount
  /** The account that deploys the contracts and mints the tokens. */
  deployer: SandboxAccount
}

const mnemonic = 'test test test test test test test test test test test junk'
const parentKey = mnemonicToAccount(mnemonic, { path: "m/44'/60'/0'/0" }).getHdKey()

/** {@inheritDoc SandboxAccounts} */
export const sandboxAccounts: SandboxAccounts = {
  users: [deriveAccount(0), deriveAccount(1), deriveAccount(2), deriveAccount(3), deriveAccount(4)],
  sponsor: deriveAccount(7),
  solver: deriveAccount(8),
  deployer: deriveAccount(9),
}

function deriveAccount(index: number): SandboxAccount {
  const { privateKey: key } = parentKey.deriveChild(index)
  // Can't happen: only keys derived from a public key have no private key.
  if (!key) throw new TypeError(`The test mnemonic has no private key at index ${index}.`)
  const privateKey = bytesToHex(key)
  return { address: privateKeyToAccount(privateKey).address, privateKey }
}

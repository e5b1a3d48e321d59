import { createWalletClient, http, type Address, type Chain, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { SandboxFacts } from '../sandbox/sandboxFacts.ts'

/** Sends native tokens from a wallet that this page is not connected to, as an exchange would. */
export type PayFromElsewhere = (chain: Chain, to: Address, value: bigint) => Promise<Hex>

/** The last of the sandbox's accounts pays: whoever tries the page connects the first ones. */
export function createPayFromElsewhere({ accounts }: SandboxFacts): PayFromElsewhere {
  const payer = accounts.at(-1)
  if (!payer) throw new Error('The sandbox has no accounts.')
  const account = privateKeyToAccount(payer.privateKey)
  return (chain, to, value) =>
    createWalletClient({ account, chain, transport: http() }).sendTransaction({ to, value })
}

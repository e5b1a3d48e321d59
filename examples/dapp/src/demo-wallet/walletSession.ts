import type { Address, Hex } from 'viem'
import type { ChainFacts } from '../sandbox/sandboxFacts.ts'
import type { WalletPrompt } from './walletPrompt.ts'

/** What the wallet signs with: one account, on one chain. */
export interface WalletSession {
  key: { address: Address; privateKey: Hex }
  chain: ChainFacts
  rpcUrl: string
  /** Asks the person; throws when they decline. */
  approve: (prompt: WalletPrompt) => Promise<unknown>
}

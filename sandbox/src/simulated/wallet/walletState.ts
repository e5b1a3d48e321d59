import type { SimulatedChain } from '../chain/simulatedChain.ts'
import type { NodeRpc } from '../rpc/createNodeRpc.ts'
import type { WalletAccount } from './accounts/walletAccounts.ts'

/** A chain of a wallet, and the node that it asks. */
export interface WalletChain {
  chain: SimulatedChain
  node: NodeRpc
}

/** What a wallet shows at the moment. */
export interface WalletState {
  current: WalletChain
  /** Chains that it can switch to. */
  known: Set<WalletChain>
  selected: WalletAccount
  isConnected: boolean
}

import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import type { NodeRpc } from '../../rpc/createNodeRpc.ts'

/** A chain of a wallet, and the node that it asks. */
export interface WalletChain {
  chain: SimulatedChain
  node: NodeRpc
}

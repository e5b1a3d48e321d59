import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import type { NodeRpc } from '../../rpc/createNodeRpc.ts'

/** A chain of a wallet, with its node. */
export interface WalletChain {
  chain: SimulatedChain
  node: NodeRpc
}

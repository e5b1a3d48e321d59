import { numberToHex } from 'viem'
import type { SimulatedChain } from '../chain/simulatedChain.ts'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import { blockMethods } from './methods/blockMethods.ts'
import { feeMethods } from './methods/feeMethods.ts'
import type { NodeMethods } from './methods/nodeMethods.ts'
import { stateMethods } from './methods/stateMethods.ts'
import type { RpcRequest } from './rpcParams.ts'

/** JSON-RPC of a simulated chain's node, without accounts. */
export interface NodeRpc {
  /** @throws {RpcError} -32601 for a method that it does not know. */
  request(request: RpcRequest): Promise<unknown>
}

/** Simulates a chain's node, as far as viem's public client needs it. It keeps no past states. */
export function createNodeRpc(chain: SimulatedChain): NodeRpc {
  const chainId = chain.chain.id
  const methods: NodeMethods = {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => chainId.toString(),
    ...feeMethods(chain),
    ...stateMethods(chain),
    ...blockMethods(chain),
  }
  return {
    async request(request) {
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
      if (method) return method(request)
      const message = `The simulated node does not serve ${request.method}.`
      throw new RpcError(rpcErrorCodes.methodNotFound, message)
    },
  }
}

import { numberToHex } from 'viem'
import { gasFees } from '../../chain/runTransaction.ts'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { paramAt, readQuantity, type RpcRequest } from '../rpcParams.ts'
import type { NodeMethods } from './nodeMethods.ts'

/** Methods for gas fees, which are the same in every block. */
export function feeMethods(chain: SimulatedChain): NodeMethods {
  return {
    eth_gasPrice: () => numberToHex(gasFees.baseFeePerGas + gasFees.maxPriorityFeePerGas),
    eth_maxPriorityFeePerGas: () => numberToHex(gasFees.maxPriorityFeePerGas),
    eth_feeHistory: (request) => toFeeHistory(request, chain.latestBlock().number),
  }
}

function toFeeHistory(request: RpcRequest, latest: bigint) {
  const wanted = readQuantity(paramAt(request, 0)) ?? 1n
  const count = Number(wanted > latest + 1n ? latest + 1n : wanted)
  const percentiles = paramAt(request, 2)
  const rewards = Array.isArray(percentiles)
    ? percentiles.map(() => numberToHex(gasFees.maxPriorityFeePerGas))
    : []
  return {
    oldestBlock: numberToHex(latest + 1n - BigInt(count)),
    baseFeePerGas: Array.from({ length: count + 1 }, () => numberToHex(gasFees.baseFeePerGas)),
    gasUsedRatio: Array.from({ length: count }, () => 0),
    reward: Array.from({ length: count }, () => rewards),
  }
}

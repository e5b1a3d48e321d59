import { numberToHex, zeroAddress } from 'viem'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { contractCode } from '../../contracts/accountCodes.ts'
import type { CallResult } from '../../contracts/callResult.ts'
import { isContract } from '../../contracts/contractsAt.ts'
import { Revert } from '../../contracts/revert.ts'
import { RpcError, rpcErrorCodes } from '../../rpcError.ts'
import { requireLatest } from '../blockTags.ts'
import { paramAt, readRpcAddress, readRpcTransaction, type RpcRequest } from '../rpcParams.ts'
import type { NodeMethods } from './nodeMethods.ts'

/** Methods for the current state of accounts and contracts. */
export function stateMethods(chain: SimulatedChain): NodeMethods {
  return {
    eth_getBalance: (request) => {
      requireLatest(chain, paramAt(request, 1))
      return numberToHex(chain.balanceOf(zeroAddress, readRpcAddress(paramAt(request, 0))))
    },
    eth_getTransactionCount: (request) => {
      const tag = paramAt(request, 1)
      requireLatest(chain, tag)
      const account = readRpcAddress(paramAt(request, 0))
      return numberToHex(chain.nonceOf(account, tag === 'pending' ? 'pending' : 'latest'))
    },
    eth_getCode: (request) => {
      const address = readRpcAddress(paramAt(request, 0))
      return isContract(chain.chain, address) ? contractCode : chain.codes.bytesOf(address)
    },
    eth_call: (request) => {
      requireLatest(chain, paramAt(request, 1))
      return simulate(chain, request).output
    },
    eth_estimateGas: (request) => numberToHex(simulate(chain, request).gas),
  }
}

function simulate(chain: SimulatedChain, request: RpcRequest): CallResult {
  try {
    return chain.call(readRpcTransaction(paramAt(request, 0)))
  } catch (error) {
    if (!(error instanceof Revert)) throw error
    throw new RpcError(rpcErrorCodes.executionReverted, `execution reverted: ${error.message}`, error.data)
  }
}

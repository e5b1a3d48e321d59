import { isAddressEqual, numberToHex, type Hex } from 'viem'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { findBlock } from '../blockTags.ts'
import { paramAt, readRpcHash, readRpcLogFilter, type RpcLogFilter, type RpcRequest } from '../rpcParams.ts'
import { toRpcBlock, toRpcReceipt, toRpcTransaction } from '../toRpc.ts'
import type { NodeMethods } from './nodeMethods.ts'

/** Methods for blocks, transactions and logs. */
export function blockMethods(chain: SimulatedChain): NodeMethods {
  const chainId = chain.chain.id
  return {
    eth_blockNumber: () => numberToHex(chain.latestBlock().number),
    eth_getBlockByNumber: (request) => {
      const block = findBlock(chain, paramAt(request, 0))
      return block ? toRpcBlock(block, chainId, paramAt(request, 1) === true) : null
    },
    eth_getTransactionByHash: (request) => {
      const { transaction, block } = findMined(chain, request)
      const found = transaction ?? chain.pendingOf(readRpcHash(paramAt(request, 0)))
      return found ? toRpcTransaction(found, block, chainId) : null
    },
    eth_getTransactionReceipt: (request) => {
      const { transaction, block } = findMined(chain, request)
      return transaction && block ? toRpcReceipt(transaction, block) : null
    },
    eth_getLogs: (request) => findLogs(chain, readRpcLogFilter(paramAt(request, 0))),
  }
}

function findMined(chain: SimulatedChain, request: RpcRequest) {
  const transaction = chain.transactionOf(readRpcHash(paramAt(request, 0)))
  return { transaction, block: transaction && chain.blockAt(transaction.blockNumber) }
}

function findLogs(chain: SimulatedChain, { fromBlock, toBlock, address, topics }: RpcLogFilter) {
  const logs: ReturnType<typeof toRpcReceipt>['logs'] = []
  const last = findBlock(chain, toBlock) ?? chain.latestBlock()
  for (let number = findBlock(chain, fromBlock)?.number ?? 0n; number <= last.number; number += 1n) {
    const block = chain.blockAt(number)
    if (block?.transaction) logs.push(...toRpcReceipt(block.transaction, block).logs)
  }
  return logs.filter(
    (log) =>
      (address === undefined || isAddressEqual(log.address, address)) &&
      topics.every((wanted, place) => wanted.length === 0 || isIn(wanted, log.topics[place])),
  )
}

function isIn(wanted: readonly Hex[], topic: Hex | undefined): boolean {
  return wanted.some((one) => one.toLowerCase() === topic?.toLowerCase())
}

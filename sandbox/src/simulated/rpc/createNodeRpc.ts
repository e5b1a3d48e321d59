import { isAddressEqual, numberToHex, zeroAddress, type Hex } from 'viem'
import { gasFees } from '../chain/runTransaction.ts'
import type { SimulatedBlock, SimulatedChain } from '../chain/simulatedChain.ts'
import { contractCode } from '../contracts/accountCodes.ts'
import { isContract } from '../contracts/contractsAt.ts'
import { Revert } from '../contracts/revert.ts'
import { RpcError, rpcErrorCodes } from '../rpcError.ts'
import {
  invalidParams,
  paramAt,
  readQuantity,
  readRpcAddress,
  readRpcHash,
  readRpcLogFilter,
  readRpcTransaction,
  type RpcLogFilter,
  type RpcRequest,
} from './rpcParams.ts'
import { toRpcBlock, toRpcReceipt, toRpcTransaction } from './toRpc.ts'

/** What a node of a simulated chain answers without an account. */
export interface NodeRpc {
  /** @throws {RpcError} -32601 for a method that it does not know. */
  request(request: RpcRequest): Promise<unknown>
}

/** Speaks for a simulated chain as a node does, as far as viem's public client needs it. It keeps no past states. */
export function createNodeRpc(chain: SimulatedChain): NodeRpc {
  const chainId = chain.chain.id
  const methods: Record<string, (request: RpcRequest) => unknown> = {
    eth_chainId: () => numberToHex(chainId),
    net_version: () => chainId.toString(),
    eth_blockNumber: () => numberToHex(chain.latestBlock().number),
    eth_gasPrice: () => numberToHex(gasFees.baseFeePerGas + gasFees.maxPriorityFeePerGas),
    eth_maxPriorityFeePerGas: () => numberToHex(gasFees.maxPriorityFeePerGas),
    eth_feeHistory: (request) => feeHistory(request),
    eth_getBalance: (request) => {
      requireLatest(paramAt(request, 1))
      return numberToHex(chain.balanceOf(zeroAddress, readRpcAddress(paramAt(request, 0))))
    },
    eth_getTransactionCount: (request) => {
      const tag = paramAt(request, 1)
      requireLatest(tag)
      const account = readRpcAddress(paramAt(request, 0))
      return numberToHex(chain.nonceOf(account, tag === 'pending' ? 'pending' : 'latest'))
    },
    eth_getCode: (request) => {
      const address = readRpcAddress(paramAt(request, 0))
      return isContract(chain.chain, address) ? contractCode : chain.codes.bytesOf(address)
    },
    eth_call: (request) => {
      requireLatest(paramAt(request, 1))
      return simulate(request).output
    },
    eth_estimateGas: (request) => numberToHex(simulate(request).gas),
    eth_getBlockByNumber: (request) => {
      const block = findBlock(paramAt(request, 0))
      return block ? toRpcBlock(block, chainId, paramAt(request, 1) === true) : null
    },
    eth_getTransactionByHash: (request) => {
      const [transaction, block] = findTransaction(request)
      const found = transaction ?? chain.pendingOf(readRpcHash(paramAt(request, 0)))
      return found ? toRpcTransaction(found, block, chainId) : null
    },
    eth_getLogs: (request) => findLogs(readRpcLogFilter(paramAt(request, 0))),
    eth_getTransactionReceipt: (request) => {
      const [transaction, block] = findTransaction(request)
      return transaction && block ? toRpcReceipt(transaction, block) : null
    },
  }
  return {
    async request(request) {
      const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
      if (method) return method(request)
      const message = `The simulated node does not serve ${request.method}.`
      throw new RpcError(rpcErrorCodes.methodNotFound, message)
    },
  }

  function simulate(request: RpcRequest) {
    try {
      return chain.call(readRpcTransaction(paramAt(request, 0)))
    } catch (error) {
      if (!(error instanceof Revert)) throw error
      throw new RpcError(rpcErrorCodes.executionReverted, `execution reverted: ${error.message}`, error.data)
    }
  }

  function findTransaction(request: RpcRequest) {
    const transaction = chain.transactionOf(readRpcHash(paramAt(request, 0)))
    return [transaction, transaction && chain.blockAt(transaction.blockNumber)] as const
  }

  function findLogs({ fromBlock, toBlock, address, topics }: RpcLogFilter) {
    const logs: ReturnType<typeof toRpcReceipt>['logs'] = []
    const last = findBlock(toBlock) ?? chain.latestBlock()
    for (let number = findBlock(fromBlock)?.number ?? 0n; number <= last.number; number += 1n) {
      const block = chain.blockAt(number)
      if (block?.transaction) logs.push(...toRpcReceipt(block.transaction, block).logs)
    }
    return logs.filter(
      (log) =>
        (address === undefined || isAddressEqual(log.address, address)) &&
        topics.every((wanted, place) => wanted.length === 0 || isIn(wanted, log.topics[place])),
    )
  }

  function findBlock(tag: unknown): SimulatedBlock | undefined {
    if (tag === 'earliest') return chain.blockAt(0n)
    if (isLatestTag(tag)) return chain.latestBlock()
    return chain.blockAt(readQuantity(tag) ?? 0n)
  }

  function requireLatest(tag: unknown): void {
    if (isLatestTag(tag) || readQuantity(tag) === chain.latestBlock().number) return
    throw invalidParams('the simulated node keeps the latest state only')
  }

  function feeHistory(request: RpcRequest) {
    const { number } = chain.latestBlock()
    const wanted = readQuantity(paramAt(request, 0)) ?? 1n
    const count = Number(wanted > number + 1n ? number + 1n : wanted)
    const percentiles = paramAt(request, 2)
    const rewards = Array.isArray(percentiles)
      ? percentiles.map(() => numberToHex(gasFees.maxPriorityFeePerGas))
      : []
    return {
      oldestBlock: numberToHex(number + 1n - BigInt(count)),
      baseFeePerGas: Array.from({ length: count + 1 }, () => numberToHex(gasFees.baseFeePerGas)),
      gasUsedRatio: Array.from({ length: count }, () => 0),
      reward: Array.from({ length: count }, () => rewards),
    }
  }
}

function isIn(wanted: readonly Hex[], topic: Hex | undefined): boolean {
  return wanted.some((one) => one.toLowerCase() === topic?.toLowerCase())
}

function isLatestTag(tag: unknown): boolean {
  return tag === undefined || tag === null || latestTags.has(tag)
}

const latestTags: ReadonlySet<unknown> = new Set(['latest', 'pending', 'safe', 'finalized'])

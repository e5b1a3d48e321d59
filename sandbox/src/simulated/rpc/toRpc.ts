import { numberToHex, type Hex } from 'viem'
import { gasFees } from '../chain/runTransaction.ts'
import type { MinedTransaction, SimulatedBlock } from '../chain/simulatedChain.ts'
import type { PendingTransaction } from '../chain/transactionPool.ts'
import { toLog } from './toLog.ts'

const zeroHash: Hex = `0x${'0'.repeat(64)}`
const emptyBloom: Hex = `0x${'0'.repeat(512)}`

/** Writes a block as a node does (Ethereum execution API). */
export function toRpcBlock(block: SimulatedBlock, chainId: number, withTransactions: boolean) {
  const { transaction } = block
  return {
    number: numberToHex(block.number),
    hash: block.hash,
    parentHash: block.parentHash,
    timestamp: numberToHex(block.timestamp),
    baseFeePerGas: numberToHex(gasFees.baseFeePerGas),
    gasLimit: numberToHex(30_000_000),
    gasUsed: numberToHex(transaction?.gasUsed ?? 0n),
    transactions: transaction
      ? [withTransactions ? toRpcTransaction(transaction, block, chainId) : transaction.hash]
      : [],
    difficulty: '0x0',
    totalDifficulty: '0x0',
    extraData: '0x',
    logsBloom: emptyBloom,
    miner: '0x0000000000000000000000000000000000000000',
    mixHash: zeroHash,
    nonce: '0x0000000000000000',
    receiptsRoot: zeroHash,
    sha3Uncles: zeroHash,
    size: '0x0',
    stateRoot: zeroHash,
    transactionsRoot: zeroHash,
    uncles: [],
  }
}

/** Writes a transaction as a node does, pending if there is no block. Simulated transactions have no signature. */
export function toRpcTransaction(
  transaction: PendingTransaction | MinedTransaction,
  block: SimulatedBlock | undefined,
  chainId: number,
) {
  const gasPrice =
    'effectiveGasPrice' in transaction ? transaction.effectiveGasPrice : transaction.maxFeePerGas
  return {
    hash: transaction.hash,
    blockHash: block?.hash ?? null,
    blockNumber: block ? numberToHex(block.number) : null,
    transactionIndex: block ? '0x0' : null,
    chainId: numberToHex(chainId),
    type: '0x2',
    from: transaction.from,
    to: transaction.to ?? null,
    value: numberToHex(transaction.value),
    input: transaction.data,
    nonce: numberToHex(transaction.nonce),
    gas: numberToHex(transaction.gas),
    gasPrice: numberToHex(gasPrice),
    maxFeePerGas: numberToHex(transaction.maxFeePerGas),
    maxPriorityFeePerGas: numberToHex(transaction.maxPriorityFeePerGas),
    accessList: [],
    v: '0x0',
    r: zeroHash,
    s: zeroHash,
    yParity: '0x0',
  }
}

/** Writes a transaction's receipt as a node does. */
export function toRpcReceipt(transaction: MinedTransaction, block: SimulatedBlock) {
  const place = {
    transactionHash: transaction.hash,
    transactionIndex: '0x0',
    blockHash: block.hash,
    blockNumber: numberToHex(block.number),
  }
  return {
    ...place,
    type: '0x2',
    from: transaction.from,
    to: transaction.to ?? null,
    status: transaction.status === 'success' ? '0x1' : '0x0',
    gasUsed: numberToHex(transaction.gasUsed),
    cumulativeGasUsed: numberToHex(transaction.gasUsed),
    effectiveGasPrice: numberToHex(transaction.effectiveGasPrice),
    contractAddress: null,
    logsBloom: emptyBloom,
    logs: transaction.events.map((event, index) => ({
      ...toLog(event),
      ...place,
      logIndex: numberToHex(index),
      removed: false,
    })),
  }
}

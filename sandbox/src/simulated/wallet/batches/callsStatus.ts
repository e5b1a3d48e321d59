import { numberToHex, type Hex } from 'viem'
import type { SimulatedChain } from '../../chain/simulatedChain.ts'
import { toRpcReceipt } from '../../rpc/toRpc.ts'

/** A batch that the wallet accepted. */
export interface Batch {
  id: string
  chain: SimulatedChain
  isAtomic: boolean
  /** Its transactions; none if it was never sent. */
  hashes: readonly Hex[]
}

/** Writes the status of a batch (EIP-5792). */
export function toCallsStatus(batch: Batch, dialect: 'final' | 'draft') {
  const { id, chain, isAtomic, hashes } = batch
  const receipts = hashes.flatMap((hash) => receiptOf(chain, hash) ?? [])
  const status = statusOf(batch, receipts)
  if (dialect === 'draft') return { status: status === 100 ? 'PENDING' : 'CONFIRMED', receipts }
  return {
    version: '2.0.0',
    id,
    chainId: numberToHex(chain.chain.id),
    status,
    atomic: isAtomic,
    ...(status === 100 ? {} : { receipts }),
  }
}

/** 100 pending, 200 done, 400 never sent, 500 reverted, 600 reverted in part. */
function statusOf({ hashes }: Batch, receipts: readonly { status: string }[]): number {
  if (hashes.length === 0) return 400
  if (receipts.length < hashes.length) return 100
  const reverted = receipts.filter(({ status }) => status === '0x0').length
  if (reverted === 0) return 200
  return reverted === receipts.length ? 500 : 600
}

function receiptOf(chain: SimulatedChain, hash: Hex) {
  const transaction = chain.transactionOf(hash)
  const block = transaction && chain.blockAt(transaction.blockNumber)
  if (!transaction || !block) return undefined
  const { logs, status, blockHash, blockNumber, gasUsed, transactionHash } = toRpcReceipt(transaction, block)
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status,
    blockHash,
    blockNumber,
    gasUsed,
    transactionHash,
  }
}

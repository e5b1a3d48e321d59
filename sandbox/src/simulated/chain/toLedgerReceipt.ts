import type { LedgerReceipt } from '../../domain/ledger/ledger.ts'
import type { MinedTransaction, SimulatedChain } from './simulatedChain.ts'

/** Where and when a transaction was mined. */
export function toLedgerReceipt(chain: SimulatedChain, transaction: MinedTransaction): LedgerReceipt {
  return {
    transactionHash: transaction.hash,
    blockNumber: transaction.blockNumber,
    timestamp: chain.blockAt(transaction.blockNumber)?.timestamp ?? 0,
    fee: transaction.gasUsed * transaction.effectiveGasPrice,
  }
}

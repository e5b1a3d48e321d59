import type { TransactionReceipt } from 'viem'
import type { LedgerReceipt } from '../../domain/ledger/ledger.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'

/** Adds the block's time to a receipt. */
export async function readLedgerReceipt(
  client: ChainPublicClient,
  { transactionHash, blockNumber, gasUsed, effectiveGasPrice }: TransactionReceipt,
): Promise<LedgerReceipt> {
  const { timestamp } = await client.getBlock({ blockNumber })
  return { transactionHash, blockNumber, timestamp: Number(timestamp), fee: gasUsed * effectiveGasPrice }
}

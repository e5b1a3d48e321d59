import { readRequestId } from '../../domain/ledger/readRequestId.ts'
import type { LedgerCall } from '../../domain/ledger/ledger.ts'
import { createBlockReader } from './createBlockReader.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'
import { readLedgerReceipt } from './readLedgerReceipt.ts'
import type { ChainReader } from './watchChain.ts'

/** Reads transactions that carry the id of a request. */
export function createCallReader(client: ChainPublicClient, chain: LocalChain): ChainReader<LedgerCall> {
  return createBlockReader(client, chain, { readBlock, keyOf: ({ transactionHash }) => transactionHash })

  async function readBlock(blockNumber: bigint): Promise<LedgerCall[]> {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    const calls: LedgerCall[] = []
    for (const { hash, from, to, input: data, value } of transactions) {
      const requestId = readRequestId(data)
      if (!to || !requestId) continue
      const receipt = await client.getTransactionReceipt({ hash })
      calls.push({
        ...(await readLedgerReceipt(client, receipt)),
        requestId,
        chainId: chain.id,
        from,
        to,
        data,
        value,
        status: receipt.status,
      })
    }
    return calls
  }
}

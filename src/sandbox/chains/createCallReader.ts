import type { Hash } from 'viem'
import { readRequestId } from '../service/requestId.ts'
import type { LedgerCall } from '../service/ports.ts'
import type { ChainPublicClient } from './createChainClients.ts'
import type { LocalChain } from './startChains.ts'
import { toLedgerReceipt } from './toLedgerReceipt.ts'

/** Most blocks of one reading: each is asked for by itself. */
const maxBlocksPerReading = 100n

/** Reads transactions that carry the id of a request, block by block, each once. */
export function createCallReader(client: ChainPublicClient, chain: LocalChain) {
  const seen = new Set<Hash>()
  let lastRead = chain.startBlock - 1n

  async function readNext(): Promise<LedgerCall[]> {
    const head = await client.getBlockNumber()
    // After a return to a snapshot other blocks have the same numbers.
    if (head < lastRead) lastRead = chain.startBlock - 1n
    const until = head < lastRead + maxBlocksPerReading ? head : lastRead + maxBlocksPerReading
    const calls: LedgerCall[] = []
    for (let blockNumber = lastRead + 1n; blockNumber <= until; blockNumber += 1n) {
      calls.push(...(await readBlock(blockNumber)))
    }
    // Nothing above this line changes what is read next, so a reading that fails is simply made again.
    lastRead = until
    return calls.filter(({ transactionHash }) => {
      const isNew = !seen.has(transactionHash)
      seen.add(transactionHash)
      return isNew
    })
  }

  async function readBlock(blockNumber: bigint): Promise<LedgerCall[]> {
    const { transactions } = await client.getBlock({ blockNumber, includeTransactions: true })
    const calls: LedgerCall[] = []
    for (const { hash, from, to, input: data, value } of transactions) {
      const requestId = readRequestId(data)
      if (!to || !requestId) continue
      const receipt = await client.getTransactionReceipt({ hash })
      calls.push({
        ...(await toLedgerReceipt(client, receipt)),
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

  return { readNext }
}

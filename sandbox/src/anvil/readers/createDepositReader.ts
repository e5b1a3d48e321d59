import { depositAbi } from '@causeway/react/schemas'
import { zeroAddress, type Hash, type Log } from 'viem'
import type { LedgerDeposit } from '../../domain/ledger/ledger.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'
import { readLedgerReceipt } from './readLedgerReceipt.ts'

const depositEvents = depositAbi.filter((item) => item.type === 'event')

type DepositLog = Log<bigint, number, false, undefined, true, typeof depositEvents>

export interface CreateDepositReaderOptions {
  /** Limits the size of a node's response. @default 1000n */
  maxBlocksPerReading?: bigint | undefined
}

export interface DepositReader {
  /** Reads the deposits since the last reading that succeeded, oldest first. */
  readNext(): Promise<LedgerDeposit[]>
}

/**
 * Reads a depository's deposits by ranges of blocks, each deposit once.
 *
 * Filters kept by the node would be less work, but are lost when it restarts, or if they aren't polled for a while.
 */
export function createDepositReader(
  client: ChainPublicClient,
  chain: LocalChain,
  { maxBlocksPerReading = 1_000n }: CreateDepositReaderOptions = {},
): DepositReader {
  const seen = new Set<string>()
  let lastRead: { number: bigint; hash: Hash } | undefined

  async function readNext(): Promise<LedgerDeposit[]> {
    const head = await client.getBlock()
    // After a reorganization or a return to a snapshot, the last range has other blocks, so it is read again.
    if (lastRead && (await hashAt(lastRead.number, head)) !== lastRead.hash) lastRead = undefined
    const fromBlock = lastRead ? lastRead.number + 1n : chain.startBlock
    if (fromBlock > head.number) return []
    const lastOfRange = fromBlock + maxBlocksPerReading - 1n
    const toBlock = head.number < lastOfRange ? head.number : lastOfRange
    const hash = await hashAt(toBlock, head)
    const logs = await client.getLogs({
      address: chain.depository,
      events: depositEvents,
      strict: true,
      fromBlock,
      toBlock,
    })
    const read = await Promise.all(logs.map(readDeposit))
    // No state changes above this line, so a failed reading can be repeated.
    if (hash) lastRead = { number: toBlock, hash }
    return read.flatMap(({ key, deposit }) => {
      if (seen.has(key)) return []
      seen.add(key)
      return [deposit]
    })
  }

  async function hashAt(number: bigint, head: { number: bigint; hash: Hash }): Promise<Hash | undefined> {
    if (number > head.number) return undefined
    if (number === head.number) return head.hash
    const { hash } = await client.getBlock({ blockNumber: number })
    return hash
  }

  async function readDeposit(log: DepositLog): Promise<{ key: string; deposit: LedgerDeposit }> {
    const receipt = await client.getTransactionReceipt({ hash: log.transactionHash })
    // Counted from the first log of the transaction: in another block the same log has another `logIndex`.
    const logIndex = log.logIndex - (receipt.logs[0]?.logIndex ?? 0)
    const { id: orderId, from: depositor, amount } = log.args
    const currency = 'token' in log.args ? log.args.token : zeroAddress
    const ledgerReceipt = await readLedgerReceipt(client, receipt)
    return {
      key: `${log.transactionHash}:${logIndex}`,
      deposit: { ...ledgerReceipt, orderId, chainId: chain.id, depositor, currency, amount, logIndex },
    }
  }

  return { readNext }
}

import { getAddress, numberToHex, type Address, type Hash, type Hex } from 'viem'
import type { LedgerTransfer } from '../../domain/ledger/ledger.ts'
import { createBlockReader } from './createBlockReader.ts'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'
import { readLedgerReceipt } from './readLedgerReceipt.ts'
import type { ChainReader } from './watchChain.ts'

/** A step of a transaction in the format of `trace_block` (OpenEthereum's trace module, which anvil supports). */
interface Trace {
  type: 'call' | 'suicide' | 'create' | 'reward'
  action: {
    callType?: 'call' | 'callcode' | 'delegatecall' | 'staticcall'
    from?: Address
    to?: Address
    value?: Hex
    address?: Address
    refundAddress?: Address
    balance?: Hex
  }
  error?: string | null
  /** Indexes of the nested steps that lead to this one. */
  traceAddress: readonly number[]
  transactionHash?: Hash | null
}

/**
 * Reads transfers of native tokens from the traces of blocks, since payments by contracts, such as contract wallets and exchanges, show
 * up nowhere else.
 */
export function createTransferReader(
  client: ChainPublicClient,
  chain: LocalChain,
): ChainReader<LedgerTransfer> {
  return createBlockReader(client, chain, {
    readBlock,
    keyOf: ({ transactionHash, index }) => `${transactionHash}:${index}`,
  })

  async function readBlock(blockNumber: bigint): Promise<LedgerTransfer[]> {
    const traces = await client.request<{
      Method: 'trace_block'
      Parameters: [Hex]
      ReturnType: readonly Trace[] | null
    }>({ method: 'trace_block', params: [numberToHex(blockNumber)] })
    const transfers: LedgerTransfer[] = []
    for (const { hash, index, from, to, amount } of movesIn(traces ?? [])) {
      const receipt = await client.getTransactionReceipt({ hash })
      transfers.push({
        ...(await readLedgerReceipt(client, receipt)),
        chainId: chain.id,
        from: getAddress(from),
        to: getAddress(to),
        amount,
        index,
      })
    }
    return transfers
  }
}

interface Move {
  hash: Hash
  /** Index of its step in the transaction. */
  index: number
  from: Address
  to: Address
  amount: bigint
}

/** The transfers that took effect: a failed step undoes all steps below it. */
function movesIn(traces: readonly Trace[]): Move[] {
  const moves: Move[] = []
  const undone: string[] = []
  const counts = new Map<Hash, number>()
  for (const { type, action, error, traceAddress, transactionHash: hash } of traces) {
    if (!hash) continue
    const index = counts.get(hash) ?? 0
    counts.set(hash, index + 1)
    const path = `${[hash, ...traceAddress].join('/')}/`
    if (error) undone.push(path)
    if (undone.some((failed) => path.startsWith(failed))) continue
    const { from, to, value } = type === 'suicide' ? toSelfDestructMove(action) : action
    if (!from || !to || !value || BigInt(value) === 0n) continue
    // A delegatecall has a value but doesn't move it.
    if (type === 'call' && action.callType !== 'call') continue
    if (type === 'call' || type === 'suicide') moves.push({ hash, index, from, to, amount: BigInt(value) })
  }
  return moves
}

/** A contract that self-destructs sends away its whole balance. */
function toSelfDestructMove({ address, refundAddress, balance }: Trace['action']) {
  return { from: address, to: refundAddress, value: balance }
}

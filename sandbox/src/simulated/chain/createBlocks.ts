import type { Hex } from 'viem'
import type { SeededValues } from '../createSeededValues.ts'
import { takeBack, type Undo } from '../state/draft.ts'
import type { StateKey } from '../state/stateKeys.ts'
import type { MinedTransaction, SimulatedBlock } from './simulatedChain.ts'

/** The blocks of a chain. The last ones can be removed. */
export interface Blocks {
  latest(): SimulatedBlock
  at(number: bigint): SimulatedBlock | undefined
  transactionOf(hash: Hex): MinedTransaction | undefined
  /** Adds a block with one transaction or none, and the `undo` of its changes. Returns its transaction. */
  add(block: NewBlock): MinedTransaction | undefined
  /**
   * Removes the last blocks and undoes their changes; returns their transactions, oldest first.
   *
   * @throws {TypeError} for a count below 1, or if the first block would be removed.
   */
  drop(count: number): MinedTransaction[]
}

export interface NewBlock {
  transaction: Omit<MinedTransaction, 'blockNumber'> | undefined
  undo: Undo
  /** Seconds since the epoch. */
  timestamp: number
}

/** Starts with one empty block. */
export function createBlocks({
  chainId,
  state,
  timestamp,
  seeded,
}: {
  chainId: number
  /** The state that blocks change. */
  state: Map<StateKey, bigint>
  timestamp: number
  seeded: SeededValues
}): Blocks {
  const genesis: SimulatedBlock = {
    number: 0n,
    hash: seeded.hash(chainId, 'block', 0),
    parentHash: `0x${'0'.repeat(64)}`,
    timestamp,
    transaction: undefined,
  }
  const blocks = [genesis]
  const undos: Undo[] = []
  const transactions = new Map<Hex, MinedTransaction>()
  let dropCount = 0
  const latest = () => blocks.at(-1) ?? genesis
  return {
    latest,
    at: (number) => blocks[Number(number)],
    transactionOf: (hash) => transactions.get(hash),
    add({ transaction: sent, undo, timestamp }) {
      const parent = latest()
      const number = parent.number + 1n
      const transaction = sent && { ...sent, blockNumber: number }
      if (transaction) transactions.set(transaction.hash, transaction)
      undos.push(undo)
      // A block that replaces a removed one has another hash.
      const hash = seeded.hash(chainId, 'block', number, dropCount)
      blocks.push({ number, hash, parentHash: parent.hash, timestamp, transaction })
      return transaction
    },
    drop(count) {
      if (!Number.isInteger(count) || count < 1 || count >= blocks.length) {
        throw new TypeError(`Only 1 to ${blocks.length - 1} blocks can be taken back.`)
      }
      const dropped = blocks.splice(-count)
      for (const undo of undos.splice(-count).toReversed()) takeBack(state, undo)
      const sent = dropped.flatMap(({ transaction }) => transaction ?? [])
      for (const { hash } of sent) transactions.delete(hash)
      dropCount++
      return sent
    },
  }
}

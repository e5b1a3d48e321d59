import type { Hash } from 'viem'
import type { ChainPublicClient } from '../clients/createChainClients.ts'
import type { LocalChain } from '../startChains.ts'
import type { ChainReader } from './watchChain.ts'

/** Maximum number of blocks of one reading, each with its own request. */
const maxBlocksPerReading = 100n

/** The fields that place a block in the chain. */
interface Head {
  number: bigint
  hash: Hash
  parentHash: Hash
}

/** Reads a chain block by block, and returns each item once, by its key. */
export function createBlockReader<item>(
  client: ChainPublicClient,
  { startBlock }: Pick<LocalChain, 'startBlock'>,
  {
    readBlock,
    keyOf,
  }: { readBlock: (blockNumber: bigint) => Promise<item[]>; keyOf: (item: item) => string },
): ChainReader<item> {
  const seen = new Set<string>()
  /** Hashes of the blocks that were read, from the start block on. */
  const read: Hash[] = []
  const next = () => startBlock + BigInt(read.length)

  async function readNext(): Promise<item[]> {
    const head = await client.getBlock()
    await forgetReplaced(head)
    const [items, hashes]: [item[], Hash[]] = [[], []]
    const first = next()
    for (let number = first; number <= head.number && number < first + maxBlocksPerReading; number += 1n) {
      hashes.push(await hashAt(number, head))
      items.push(...(await readBlock(number)))
    }
    // No state changes above this line, so a failed reading can be repeated.
    read.push(...hashes)
    return items.filter((item) => {
      const isNew = !seen.has(keyOf(item))
      seen.add(keyOf(item))
      return isNew
    })
  }

  /** Drops blocks that were replaced: after a reorganization or a return to a snapshot, other blocks have their numbers. */
  async function forgetReplaced(head: Head): Promise<void> {
    for (;;) {
      const last = next() - 1n
      const isKept = read.length === 0 || (last <= head.number && (await hashAt(last, head)) === read.at(-1))
      if (isKept) return
      read.pop()
    }
  }

  async function hashAt(number: bigint, head: Head): Promise<Hash> {
    if (number === head.number) return head.hash
    if (number === head.number - 1n) return head.parentHash
    const { hash } = await client.getBlock({ blockNumber: number })
    return hash
  }

  return { readNext }
}

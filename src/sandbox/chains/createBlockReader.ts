import type { ChainPublicClient } from './createChainClients.ts'
import type { LocalChain } from './startChains.ts'
import type { ChainReader } from './watchChain.ts'

/** Most blocks of one reading: each is asked for by itself. */
const maxBlocksPerReading = 100n

/** Reads a chain block by block, and tells each item once, by its key. */
export function createBlockReader<item>(
  client: ChainPublicClient,
  chain: LocalChain,
  {
    readBlock,
    keyOf,
  }: { readBlock: (blockNumber: bigint) => Promise<item[]>; keyOf: (item: item) => string },
): ChainReader<item> {
  const seen = new Set<string>()
  let lastRead = chain.startBlock - 1n

  async function readNext(): Promise<item[]> {
    const head = await client.getBlockNumber()
    // After a return to a snapshot other blocks have the same numbers.
    if (head < lastRead) lastRead = chain.startBlock - 1n
    const until = head < lastRead + maxBlocksPerReading ? head : lastRead + maxBlocksPerReading
    const items: item[] = []
    for (let blockNumber = lastRead + 1n; blockNumber <= until; blockNumber += 1n) {
      items.push(...(await readBlock(blockNumber)))
    }
    // Nothing above this line changes what is read next, so a reading that fails is simply made again.
    lastRead = until
    return items.filter((item) => {
      const isNew = !seen.has(keyOf(item))
      seen.add(keyOf(item))
      return isNew
    })
  }

  return { readNext }
}

import { pad, type Hex } from 'viem'
import type { ChainLog, ChainReader } from '../ports/chains/chainReader.ts'
import { maxClockErrorMs } from '../ports/journal/storeLimits.ts'
import type { PromptIntent } from '../state/executionItem.ts'

/** Topics of the events in logs. */
export const permitEventTopics = {
  /** `AuthorizationUsed(address indexed, bytes32 indexed)` of EIP-3009. */
  used: '0x98de503528ee59b575ef0c0a2576a82497bfc029a5685b209e9ec333479b10a5',
  /** `AuthorizationCanceled(address indexed, bytes32 indexed)` of EIP-3009. */
  cancelled: '0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81',
  /** `UnorderedNonceInvalidation(address indexed, uint256, uint256)` of Permit2. */
  invalidated: '0x3704902f963766a4e561bbaab6e6cdc1b1dd12f6e9e99648da8843b3f46b918d',
  /** `Transfer(address indexed, address indexed, uint256)` of ERC-20. */
  transferred: '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
} as const

/** How far before the prompt the logs are searched, in milliseconds, if the chain's time at the prompt is known. */
const marginMs = 60 * 60_000

/** How many blocks are read first: few, since most permits were used recently, and nodes reject large ranges. */
const firstBlocks = 1_000n
const maxBlocks = 8_000n
const maxReads = 12

/**
 * Searches the logs for the event that spent a permit's nonce.
 *
 * @returns undefined if they don't show it or can't be read.
 */
export async function readPermitEnd(
  chainReader: Pick<ChainReader, 'getBlock' | 'getLogs'>,
  { permit, at, chainAt }: Pick<PromptIntent, 'permit' | 'at' | 'chainAt'>,
  chainId: number,
): Promise<'used' | 'cancelled' | undefined> {
  if (!permit) return undefined
  const { contract: address, standard, moves } = permit
  const nonce = BigInt(permit.nonce)
  const owner = pad(permit.owner)
  // The device's clock may have been ahead.
  const since = chainAt === undefined ? at - maxClockErrorMs : chainAt - marginMs
  try {
    if (standard === 'EIP-3009') {
      const { used, cancelled } = permitEventTopics
      const topics = [[used, cancelled], owner, pad(permit.nonce as Hex)]
      const [log] = (await search([{ address, topics }], (logs) => logs.flat().length > 0))?.flat() ?? []
      return log && (log.topics[0] === cancelled ? 'cancelled' : 'used')
    }
    if (standard !== 'Permit2' || !moves) return undefined
    const [all = [], transfers = []] =
      (await search([
        { address, topics: [permitEventTopics.invalidated, owner] },
        { address: moves.token, topics: [permitEventTopics.transferred, owner] },
      ])) ?? []
    const isInvalidated = all.some(({ data }) => {
      const [word, mask] = [wordAt(data, 0), wordAt(data, 1)]
      return word === nonce >> 8n && ((mask >> (nonce & 255n)) & 1n) === 1n
    })
    // A used nonce may be invalidated afterward, which is reported too.
    if (isInvalidated) return transfers.length === 0 ? 'cancelled' : undefined
    return transfers.some(({ data }) => wordAt(data, 0) === moves.amount) ? 'used' : undefined
  } catch {
    return undefined
  }

  /**
   * Reads logs from the newest block back to before the prompt, or until enough is found.
   *
   * @returns the logs of each filter; undefined if a part of the range couldn't be read.
   */
  async function search(
    filters: readonly { address: `0x${string}`; topics: readonly (Hex | readonly Hex[])[] }[],
    isEnough: (logs: readonly (readonly ChainLog[])[]) => boolean = () => false,
  ): Promise<ChainLog[][] | undefined> {
    const { getBlock, getLogs } = chainReader
    if (!getBlock || !getLogs) return undefined
    const found = filters.map((): ChainLog[] => [])
    let { number: toBlock } = await getBlock.call(chainReader, { chainId })
    let blocks = firstBlocks
    for (let reads = 0; reads < maxReads; reads += 1) {
      const fromBlock = toBlock < blocks ? 0n : toBlock - blocks + 1n
      const logs = await Promise.all(
        filters.map((filter) => getLogs.call(chainReader, { chainId, fromBlock, toBlock, ...filter })),
      )
      for (const [index, some] of logs.entries()) found[index]?.push(...some)
      if (fromBlock === 0n || isEnough(found)) return found
      const { timeMs } = await getBlock.call(chainReader, { chainId, number: fromBlock })
      if (timeMs < since) return found
      toBlock = fromBlock - 1n
      blocks = blocks * 2n > maxBlocks ? maxBlocks : blocks * 2n
    }
    return undefined
  }
}

function wordAt(data: Hex, index: number): bigint {
  return BigInt(`0x${data.slice(2 + 64 * index, 66 + 64 * index) || '0'}`)
}

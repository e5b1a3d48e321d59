import { encodeAbiParameters, pad, toEventSelector, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainReader, SignedPermit } from '@causeway/react/execution'
import { permitEventTopics, readPermitEnd } from '../../../src/execution/payments/readPermitEnd.ts'

const owner = '0x00000000000000000000000000000000000000A1'
const token = '0x00000000000000000000000000000000000000b2'
const permit2 = '0x00000000000000000000000000000000000000C3'
const nonce3009: Hex = `0x${'7a'.repeat(32)}`

const authorization: SignedPermit = { standard: 'EIP-3009', contract: token, owner, nonce: nonce3009 }
/** The fourth bit of the sixth word. */
const transfer: SignedPermit = {
  standard: 'Permit2',
  contract: permit2,
  owner,
  nonce: '1283',
  moves: { token, amount: 5n },
}
const { used, cancelled, invalidated, transferred } = permitEventTopics

const words = (...values: bigint[]) =>
  encodeAbiParameters(
    values.map(() => ({ type: 'uint256' })),
    values,
  )

interface Logged {
  block: bigint
  address: string
  topics: readonly Hex[]
  data?: Hex
}

const used3009 = (block: bigint): Logged => ({ block, address: token, topics: [used, pad(owner), nonce3009] })
const invalidatedAt = (block: bigint, word: bigint, mask: bigint): Logged => ({
  block,
  address: permit2,
  topics: [invalidated, pad(owner)],
  data: words(word, mask),
})
const moved = (block: bigint, amount: bigint): Logged => ({
  block,
  address: token,
  topics: [transferred, pad(owner), pad(permit2)],
  data: words(amount),
})

const newest = 100_000n
const promptedAt = 50_000_000

/**
 * A chain of a block a second, the newest one at 100,000 s, and what was logged on it.
 *
 * @param change What the reader does in another way.
 */
function chainWith(logs: readonly Logged[], change: Partial<ChainReader> = {}) {
  const ranges: string[] = []
  const reader: Pick<ChainReader, 'getBlock' | 'getLogs'> = {
    getBlock: async ({ chainId, number = newest }) => (
      expect(chainId).toBe(1),
      { number, timeMs: Number(number) * 1_000 }
    ),
    async getLogs({ chainId, address, topics, fromBlock, toBlock }) {
      expect(chainId).toBe(1)
      ranges.push(`${fromBlock}-${toBlock}`)
      return logs
        .filter((log) => log.block >= fromBlock && log.block <= toBlock && log.address === address)
        .filter((log) => topics.every((topic, at) => topic.includes(log.topics[at] ?? '0x')))
        .map(({ topics: found, data = '0x' }) => ({ topics: found, data }))
    },
    ...change,
  }
  const read = (permit: SignedPermit | undefined, chainAt: number | undefined, at = 99_999_000) =>
    readPermitEnd(reader, { permit, at, chainAt }, 1)
  return { read, ranges }
}

describe('readPermitEnd', () => {
  it('default: uses the event topics of the standards', () => {
    expect(permitEventTopics).toEqual({
      used: toEventSelector('AuthorizationUsed(address,bytes32)'),
      cancelled: toEventSelector('AuthorizationCanceled(address,bytes32)'),
      invalidated: toEventSelector('UnorderedNonceInvalidation(address,uint256,uint256)'),
      transferred: toEventSelector('Transfer(address,address,uint256)'),
    })
  })

  const late = newest - 10n
  it.each([
    ['an authorization that was used', authorization, [used3009(late)], 'used'],
    [
      'an authorization that its owner canceled',
      authorization,
      [{ ...used3009(late), topics: [cancelled, pad(owner), nonce3009] }],
      'cancelled',
    ],
    [
      'an authorization with another nonce',
      authorization,
      [{ ...used3009(late), topics: [used, pad(owner), pad('0x1')] }],
      undefined,
    ],
    [
      'an authorization of another owner',
      authorization,
      [{ ...used3009(late), topics: [used, pad(permit2), nonce3009] }],
      undefined,
    ],
    [
      'an authorization of another token',
      authorization,
      [{ ...used3009(late), address: permit2 }],
      undefined,
    ],
    ['a permit of Permit2 whose tokens moved', transfer, [moved(late, 5n)], 'used'],
    [
      'a permit of Permit2, where another owner’s tokens moved',
      transfer,
      [{ ...moved(late, 5n), topics: [transferred, pad(token), pad(permit2)] }],
      undefined,
    ],
    [
      'a permit of Permit2, where its token logged something else',
      transfer,
      [{ ...moved(late, 5n), topics: [used, pad(owner), pad(permit2)] }],
      undefined,
    ],
    [
      'a permit of Permit2 whose nonce another owner revoked',
      transfer,
      [{ ...invalidatedAt(late, 5n, 8n), topics: [invalidated, pad(token)] }],
      undefined,
    ],
    ['a permit of Permit2, with another amount', transfer, [moved(late, 6n)], undefined],
    [
      'a permit of Permit2 whose nonce was revoked',
      transfer,
      [invalidatedAt(late, 5n, 0b1010n)],
      'cancelled',
    ],
    [
      'a permit of Permit2, with all nonces of its word revoked',
      transfer,
      [invalidatedAt(late, 5n, 8n)],
      'cancelled',
    ],
    [
      'a permit of Permit2 whose nonce is the last of its word',
      { ...transfer, nonce: '1535' },
      [invalidatedAt(late, 5n, 1n << 255n)],
      'cancelled',
    ],
    [
      'a permit of Permit2, with other nonces of its word revoked',
      transfer,
      [invalidatedAt(late, 5n, 0b0111n)],
      undefined,
    ],
    [
      'a permit of Permit2, with nonces of another word revoked',
      transfer,
      [invalidatedAt(late, 4n, 8n)],
      undefined,
    ],
    [
      'a permit of Permit2 that may have been used before its nonce was revoked',
      transfer,
      [moved(late - 5n, 4n), invalidatedAt(late, 5n, 8n)],
      undefined,
    ],
    [
      'a permit of Permit2 whose tokens are unknown',
      { ...transfer, moves: undefined },
      [invalidatedAt(late, 5n, 8n), moved(late, 5n)],
      undefined,
    ],
    [
      'a permit of EIP-2612, whose nonce is a count',
      { ...authorization, standard: 'EIP-2612' as const, nonce: '3' },
      [used3009(late)],
      undefined,
    ],
    [
      'a permit of EIP-2612, although the tokens moved',
      { ...transfer, standard: 'EIP-2612' as const },
      [moved(late, 5n)],
      undefined,
    ],
    ['no permit', undefined, [used3009(late)], undefined],
  ])('default: %s', async (_, permit, logs: readonly Logged[], end) => {
    expect(await chainWith(logs).read(permit, 99_000_000)).toBe(end)
  })

  it('behavior: reads back to an hour before the prompt, in ever larger ranges', async () => {
    const { read, ranges } = chainWith([])
    expect(await read(authorization, promptedAt + 40_000_000)).toBeUndefined()
    // 90,000 s less an hour is 86,400 s.
    expect(ranges).toEqual(['99001-100000', '97001-99000', '93001-97000', '85001-93000'])
  })

  it('behavior: searches a day further back where the chain gave no time, since the device’s clock may have been ahead', async () => {
    const { read, ranges } = chainWith([])
    await read(authorization, undefined, 85_000_000 + 86_400_000)
    expect(ranges).toEqual(['99001-100000', '97001-99000', '93001-97000', '85001-93000', '77001-85000'])
  })

  it('behavior: reads no further than to the deciding log', async () => {
    const { read, ranges } = chainWith([used3009(98_000n)])
    expect(await read(authorization, promptedAt)).toBe('used')
    expect(ranges).toEqual(['99001-100000', '97001-99000'])
  })

  it('behavior: reads back to the first block of a chain', async () => {
    const { read, ranges } = chainWith([used3009(0n)], {
      getBlock: async ({ number = 1_500n }) => ({ number, timeMs: Number(number) * 1_000 }),
    })
    expect(await read(authorization, 0)).toBe('used')
    expect(ranges).toEqual(['501-1500', '0-500'])
  })

  it('behavior: reads the first block, even if all blocks before it fill one range', async () => {
    const { read, ranges } = chainWith([], {
      getBlock: async ({ number = 1_000n }) => ({ number, timeMs: Number(number) * 1_000 }),
    })
    await read(authorization, 0)
    expect(ranges).toEqual(['1-1000', '0-0'])
  })

  it('behavior: reads on at a block exactly an hour before the prompt', async () => {
    const { read, ranges } = chainWith([])
    // The first part ends with the block of 99,001 s.
    await read(authorization, 99_001_000 + 3_600_000)
    expect(ranges).toEqual(['99001-100000', '97001-99000'])
  })

  it('behavior: neither searches nor reports what is too long ago', async () => {
    const { read, ranges } = chainWith([invalidatedAt(late, 5n, 8n)])
    expect(await read(transfer, 0)).toBeUndefined()
    expect(ranges).toHaveLength(24)
    expect(ranges.at(-1)).toBe('21001-29000')
  })

  it.each([
    ['has no logs', { getLogs: undefined }],
    ['has no blocks', { getBlock: undefined }],
    ['refuses', { getLogs: () => Promise.reject(new Error('range too large')) }],
  ])('behavior: isn’t convinced by a chain that %s', async (_, change) => {
    expect(await chainWith([used3009(late)], change as Partial<ChainReader>).read(authorization, 0)).toBe(
      undefined,
    )
  })
})

// @vitest-environment jsdom
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { zeroAddress } from 'viem'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { balanceQueryOptions } from '@causeway/react/query'
import { depositRecordsQueryOptions } from '../../src/query/service/depositRecords.ts'
import { isContractQueryOptions } from '../../src/query/chain/isContract.ts'
import { networkFeeQueryOptions } from '../../src/query/chain/networkFee.ts'
import { tokenMetadataQueryOptions } from '../../src/query/chain/tokenMetadata.ts'
import { clientOf, createTestEnvironment } from '../support/environment/createTestEnvironment.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Uses a query as a component does. */
function observe<data, error, selected, key extends readonly unknown[]>(
  options: QueryObserverOptions<data, error, selected, data, key>,
) {
  const queryClient = new QueryClient()
  onTestFinished(() => queryClient.clear())
  onTestFinished(new QueryObserver(queryClient, options).subscribe(() => {}))
}

/** A config whose chains count what is read of them. */
function createReads() {
  const { client, reader, chains } = createTestEnvironment()
  const chainReader = {
    ...reader,
    getBalance: vi.fn(async () => 7n),
    getMaxNetworkFee: vi.fn(async () => 8n),
    getCode: vi.fn(async () => '0x' as const),
    getToken: vi.fn(async () => undefined),
  }
  return { config: { client, chainReader }, chainReader, chainId: chains[0].id }
}

describe('chain reads', () => {
  it('default: reads a balance every 15 seconds', async () => {
    const { config, chainReader, chainId } = createReads()
    observe(balanceQueryOptions(config, { chainId, token: zeroAddress, account: `0x${'a'.repeat(40)}` }))
    await pass(14_000)
    expect(chainReader.getBalance).toHaveBeenCalledTimes(1)
    await pass(31_500)
    expect(chainReader.getBalance).toHaveBeenCalledTimes(4)
  })

  it('default: reads a network fee every 15 seconds', async () => {
    const { config, chainReader, chainId } = createReads()
    observe(networkFeeQueryOptions(config, { chainId, gas: 21_000n }))
    await pass(14_000)
    expect(chainReader.getMaxNetworkFee).toHaveBeenCalledTimes(1)
    await pass(31_500)
    expect(chainReader.getMaxNetworkFee).toHaveBeenCalledTimes(4)
    expect(chainReader.getMaxNetworkFee).toHaveBeenCalledWith({ chainId, gas: 21_000n })
  })

  it('default: reads once whether an address is a contract, and what a token is', async () => {
    const { config, chainReader, chainId } = createReads()
    observe(isContractQueryOptions(config, { chainId, address: `0x${'b'.repeat(40)}` }))
    observe(tokenMetadataQueryOptions(config, { chainId, address: `0x${'c'.repeat(40)}` }))
    await pass(3_600_000)
    expect(chainReader.getCode).toHaveBeenCalledTimes(1)
    expect(chainReader.getToken).toHaveBeenCalledTimes(1)
  })
})

describe('depositRecordsQueryOptions', () => {
  /** How often the history is read within a time, for a request with this status that last changed so long ago. */
  async function countReads(
    { status, quietMs, supersededByRequestId = null }: Record<string, unknown> & { quietMs: number },
    { isRefundDue = false, withinMs = 59_000 } = {},
  ) {
    let reads = 0
    const at = new Date(Date.now() - quietMs).toISOString()
    const record = { id: '0x1', status, supersededByRequestId, data: {}, createdAt: at, updatedAt: at }
    const client = clientOf(async () => {
      reads += 1
      return Response.json({ requests: [record] })
    })
    observe(depositRecordsQueryOptions({ client }, { which: { id: '0x1' }, isRefundDue: () => isRefundDue }))
    await pass(withinMs)
    return reads
  }

  it('default: refetches while something may move, and never after all is over', async () => {
    expect(await countReads({ status: 'success', quietMs: 1_000 })).toBe(1)
    expect(await countReads({ status: 'waiting', quietMs: 0 })).toBeGreaterThan(5)
  })

  it('behavior: doesn’t ask again about a request that another one superseded', async () => {
    const taken = { status: 'waiting', quietMs: 0, supersededByRequestId: '0x2' }
    expect(await countReads(taken)).toBe(1)
  })

  it('behavior: looks for a refund after a delivery often at first, then rarely, then not at all', async () => {
    const due = { isRefundDue: true }
    const minute = 60_000
    expect(await countReads({ status: 'success', quietMs: 0 }, due)).toBe(12)
    expect(await countReads({ status: 'success', quietMs: 10 * minute }, due)).toBe(2)
    expect(await countReads({ status: 'success', quietMs: 25 * 60 * minute }, due)).toBe(1)
  })
})

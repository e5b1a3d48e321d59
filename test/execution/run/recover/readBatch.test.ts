import { describe, expect, it } from 'vitest'
import {
  readBatch,
  readBatchReport,
  type BatchDenials,
} from '../../../../src/execution/run/recover/readBatch.ts'
import type { ChainReader, WalletBatches, WalletBatchState } from '@causeway/react/execution'
import {
  account,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
} from '../../../support/environment/createTestRun.ts'

const other = `0x${'2'.repeat(64)}` as const

function createBatchRun(
  getCallsStatus: WalletBatches['getCallsStatus'],
  chainReader: CreateTestRunParameters['chainReader'] = {},
) {
  const batches: WalletBatches = {
    getAtomicity: async () => 'supported',
    sendCalls: async ({ id }) => id,
    getCallsStatus,
  }
  const env = createTestRun({ chainReader, items: [transactionItem(), transactionItem()] })
  env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: 0, nonce: 7 } })
  return { env, batches }
}

describe('readBatchReport', () => {
  const read = (
    answer: WalletBatchState,
    waitForTransaction?: NonNullable<CreateTestRunParameters['chainReader']>['waitForTransaction'],
  ) => {
    const { env, batches } = createBatchRun(
      async () => answer,
      waitForTransaction ? { waitForTransaction } : {},
    )
    return readBatchReport(env.run, batches, { id: '0x9', chainId: 1 })
  }
  const hashes = [hash, other]
  const reverted = { status: 500, transactionHashes: hashes }

  it('default: leaves it to the caller to check what the wallet calls done', async () => {
    expect(await read({ status: 200, transactionHashes: hashes })).toEqual({ kind: 'done', hashes })
  })

  it('behavior: ignores anything but a hash, whatever a wallet names', async () => {
    const odd = (transactionHashes: unknown) =>
      read({ status: 200, transactionHashes, revertedHashes: null } as unknown as WalletBatchState)
    expect(await odd([[hash], 'userop-1', other])).toEqual({ kind: 'done', hashes: [other] })
    expect(await odd(undefined)).toEqual({ kind: 'done', hashes: [] })
  })

  it.each([100, 110])('behavior: counts %d as not over', async (status) => {
    expect(await read({ status, transactionHashes: [] })).toEqual({ kind: 'open' })
  })

  it.each([0, 300, 700])('behavior: counts the unknown code %d as unclear', async (status) => {
    expect(await read({ status, transactionHashes: [] })).toEqual({ kind: 'unclear', hashes: [] })
    expect(await read({ status, transactionHashes: [hash] })).toEqual({ kind: 'unclear', hashes: [hash] })
  })

  it('behavior: is undefined where the wallet doesn’t report', async () => {
    const { env, batches } = createBatchRun(() => Promise.reject({ code: 5730 }))
    expect(await readBatchReport(env.run, batches, { id: '0x9', chainId: 1 })).toBeUndefined()
  })

  it('behavior: waits only ten seconds for a batch that the chain does not show', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const word = await read(reverted, async ({ transactionHash }, options) => {
      signals.push(options?.signal)
      if (transactionHash === hash) return { status: 'success', transactionHash }
      return new Promise(() => {})
    })
    expect(word).toEqual({ kind: 'denied', hashes })
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })

  it.each([
    ['another transaction in its place', async () => ({ replacement: 'replaced' as const })],
    ['a chain that does not answer', () => Promise.reject(new Error('down'))],
  ])('behavior: keeps the wallet’s report in spite of %s', async (_, answer) => {
    const wait = async () => ({ status: 'reverted' as const, transactionHash: hash, ...(await answer()) })
    expect(await read({ status: 500, transactionHashes: [hash] }, wait)).toEqual({
      kind: 'denied',
      hashes: [hash],
    })
  })

  it('error: names what the chain shows as failed: a whole batch with its chain, a part with what was sent', async () => {
    const failed = { status: 'reverted' as const }
    const all = await read(reverted, async ({ transactionHash }) => ({ ...failed, transactionHash }))
    expect(all).toMatchObject({
      kind: 'failed',
      error: { name: 'TransactionRevertedError', transactionHash: hash, chainId: 1 },
    })
    const part = await read(reverted, async ({ transactionHash }) => ({
      status: transactionHash === other ? 'success' : 'reverted',
      transactionHash,
    }))
    expect(part).toMatchObject({
      kind: 'failed',
      error: { name: 'BatchPartlyDoneError', transactionHashes: hashes },
    })
  })

  it('behavior: reports a partly executed batch only if a call may be missing', async () => {
    const of = async (transactionHashes: readonly `0x${string}`[]) => {
      const { env, batches } = createBatchRun(async () => ({ status: 600, transactionHashes }))
      const intent = { from: account, at: 0, nonce: 7, callsId: '0x9' } as const
      env.store.dispatch({ type: 'prompted', indexes: [0, 1], intent })
      return readBatchReport(env.run, batches, { id: '0x9', chainId: 1 })
    }
    expect(await of(hashes)).toEqual({ kind: 'contradicted', hashes })
    expect(await of([hash])).toMatchObject({ error: { name: 'BatchPartlyDoneError' } })
  })

  it('behavior: each transaction is looked for once', async () => {
    let looks = 0
    const word = await read({ status: 500, transactionHashes: [hash, hash] }, async () => {
      looks += 1
      return { status: 'success', transactionHash: hash }
    })
    expect(word).toEqual({ kind: 'contradicted', hashes: [hash, hash] })
    expect(looks).toBe(1)
  })
})

describe('readBatch', () => {
  const check = (
    getCallsStatus: WalletBatches['getCallsStatus'],
    getTransactionCount = async () => 7,
    change: Partial<ChainReader> = {},
    denials: BatchDenials = { isDenied: false },
  ) => {
    const { env, batches } = createBatchRun(getCallsStatus, { getTransactionCount, ...change })
    return readBatch(env.run, batches, { callsId: '0x9', index: 0, chainId: 1, from: account }, denials)
  }
  const refuse = (code: number) => () => Promise.reject({ code })
  const moved = async () => 8

  it('default: finds a batch that the wallet knows', async () => {
    expect(await check(async () => ({ status: 100, transactionHashes: [] }))).toBe('found')
  })

  it('behavior: compares the account’s nonce if the wallet knows no such ID', async () => {
    expect(await check(refuse(5730))).toBe('absent')
    expect(await check(refuse(5730), moved)).toBe('moved')
  })

  it('behavior: compares the nonce where the wallet doesn’t report', async () => {
    expect(await check(refuse(-32603))).toBe('absent')
    expect(await check(refuse(-32603), moved)).toBe('moved')
  })

  it.each([[400], [401], [404], [409], [429], [499], [500], [600]])(
    'behavior: doesn’t take code %d as a proof that nothing was sent',
    async (status) => {
      const denied = async () => ({ status, transactionHashes: [] })
      expect(await check(denied)).toBe('absent')
      // The account's transaction may be the batch.
      expect(await check(denied, moved)).toBe('moved')
      expect(await check(denied, () => Promise.reject(new Error('down')))).toBe('denied')
    },
  )

  it.each([
    [[400, 400], true],
    [[400, 700], true],
    [[700, 400], true],
    [[600, 100], true],
    [[0, 300, 700], false],
  ])(
    'behavior: remembers after %j, in this order, whether the wallet denied it: %s',
    async (codes, isDenied) => {
      const denials: BatchDenials = { isDenied: false }
      for (const status of codes)
        await check(async () => ({ status, transactionHashes: [] }), undefined, {}, denials)
      expect(denials).toEqual({ isDenied })
    },
  )

  it('behavior: calls an unclear batch denied only after a failure', async () => {
    const down = () => Promise.reject(new Error('down'))
    const odd = async () => ({ status: 700, transactionHashes: [] })
    expect(await check(odd, down)).toBeUndefined()
    expect(await check(odd, down, {}, { isDenied: true })).toBe('denied')
    expect(await check(refuse(5730), down, {}, { isDenied: true })).toBe('denied')
  })

  it.each([400, 500, 600])(
    'behavior: doesn’t count code %d with a transaction as not sent',
    async (status) => {
      const denied = async () => ({ status, transactionHashes: [hash] })
      const down = () => Promise.reject(new Error('down'))
      const unseen = { waitForTransaction: down }
      expect(await check(denied, undefined, unseen)).toBe('absent')
      expect(await check(denied, moved, unseen)).toBe('moved')
      expect(await check(denied, down, unseen)).toBe(undefined)
      // Once it is mined, it is confirmed.
      expect(await check(denied)).toBe('found')
    },
  )
})

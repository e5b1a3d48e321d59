import { concatHex, encodeAbiParameters, encodePacked, numberToHex, parseAbiParameters, size } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainReader, TransactionCall } from '@causeway/react/execution'
import { confirmCalls, type RequestedCalls } from '../../../../src/execution/run/confirm/confirmCalls.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  type TestRun,
} from '../../../support/environment/createTestRun.ts'

const token = '0x00000000000000000000000000000000000000e5'
const bundler = '0x00000000000000000000000000000000000000c3'
const entryPoint = '0x00000000000000000000000000000000000000d4'
const later = `0x${'2'.repeat(64)}` as const
const approve = { to: token, data: '0x095ea7b3aa11', value: 0n } as const
const deposit = { to: contract, data: '0xabcdef01', value: 513n } as const
type Known = Record<string, TransactionCall | undefined | Error>
const asked: RequestedCalls = { from: account, chainId: 8, calls: [approve, deposit] }

/** Calldata of an account that makes several calls at once. */
const runs = (calls: RequestedCalls['calls']) =>
  concatHex([
    '0x34fcd5be',
    encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [[...calls]]),
  ])

/** Calldata of contracts that write calls without gaps. */
const packed = (calls: RequestedCalls['calls']) =>
  concatHex(
    calls.map(({ to, value, data }) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, to, value, BigInt(size(data)), data],
      ),
    ),
  )

const own: TransactionCall = { from: account, to: account, data: runs(asked.calls), value: 0n }
const relayed: TransactionCall = {
  from: bundler,
  to: entryPoint,
  data: concatHex(['0x1fad948c', account, runs(asked.calls)]),
  value: 0n,
}

interface Setup {
  /** The transactions that the chain knows, by hash; an error where one can't be read. */
  known?: Known
  hashes?: readonly `0x${string}`[]
  outcome?: Partial<Awaited<ReturnType<ChainReader['waitForTransaction']>>>
  /** The wallet was asked for something else. */
  calls?: RequestedCalls['calls']
  onLook?: (looks: number) => void
}

function confirm({
  known = { [hash]: own },
  hashes = [hash],
  outcome,
  calls = asked.calls,
  onLook,
}: Setup = {}) {
  const waited: unknown[] = []
  let looks = 0
  const env = createTestRun({
    chainReader: {
      async getTransaction({ chainId, transactionHash }) {
        expect(chainId).toBe(8)
        onLook?.(++looks)
        const transaction = known[transactionHash]
        if (transaction instanceof Error) throw transaction
        return transaction
      },
      async waitForTransaction(parameters) {
        waited.push(parameters)
        return { status: 'success', transactionHash: parameters.transactionHash, ...outcome }
      },
    },
  })
  return { env, waited, confirmed: confirmCalls(env.run, { ...asked, calls }, hashes) }
}

/** How long it paused; what a transaction may take to be mined is no pause. */
const pausesOf = ({ sleeps }: TestRun) => sleeps.filter((ms) => ms < 60_000)

describe('confirmCalls', () => {
  it.each<[string, TransactionCall]>([
    ['the account itself', own],
    ['a relayer', relayed],
    ['a bundler at the account', { ...own, from: bundler }],
    ['an entry point with packed calldata', { ...own, to: entryPoint, data: packed(asked.calls) }],
  ])('default: calls that %s runs are confirmed, once mined for good', async (_, transaction) => {
    const { confirmed, waited, env } = confirm({ known: { [hash]: transaction } })
    expect(await confirmed).toBe(true)
    expect(waited).toEqual([{ chainId: 8, transactionHash: hash }])
    expect(pausesOf(env)).toEqual([])
  })

  it('default: confirms each call by its own transaction', async () => {
    const known: Known = { [hash]: { from: account, ...approve }, [later]: { from: account, ...deposit } }
    const { confirmed, waited } = confirm({ known, hashes: [hash, later, later] })
    expect(await confirmed).toBe(true)
    expect(waited).toHaveLength(2)
  })

  it.each<[string, Known]>([
    ['of another account', { [hash]: { ...relayed, data: concatHex(['0x1fad948c', bundler, own.data]) } }],
    ['without the approval', { [hash]: { ...own, data: runs([deposit]) } }],
    ['without the deposit', { [hash]: { ...own, data: runs([approve]) } }],
    ['of another amount', { [hash]: { ...own, data: runs([approve, { ...deposit, value: 514n }]) } }],
    ['to another target', { [hash]: { ...own, data: runs([approve, { ...deposit, to: bundler }]) } }],
    [
      'with other calldata',
      { [hash]: { ...own, data: runs([approve, { ...deposit, data: '0xabcdef02' }]) } },
    ],
    ['of one call, with less sent along', { [hash]: { from: account, ...deposit, value: 512n } }],
  ])('error: isn’t convinced by a transaction %s', async (_, known) => {
    expect(await confirm({ known }).confirmed).toBe(false)
  })

  it('error: isn’t convinced by calldata with the value and the target, but not the call', async () => {
    const data = concatHex([numberToHex(deposit.value, { size: 32 }), deposit.to])
    expect(await confirm({ known: { [hash]: { ...own, data } }, calls: [deposit] }).confirmed).toBe(false)
  })

  it('behavior: looks for a hash that no node knows five times, two seconds apart', async () => {
    const { confirmed, env } = confirm({ known: { [hash]: own }, hashes: [hash, later] })
    expect(await confirmed).toBe(false)
    expect(env.sleeps).toEqual([2_000, 2_000, 2_000, 2_000])
  })

  it('behavior: finds it if a node knows it or answers later', async () => {
    const known: Known = { [hash]: new Error('busy') }
    const { confirmed, env } = confirm({ known, onLook: (looks) => looks === 3 && (known[hash] = own) })
    expect(await confirmed).toBe(true)
    expect(pausesOf(env)).toEqual([2_000, 2_000])
  })

  it('error: needs a hash', async () => {
    expect(await confirm({ hashes: [] }).confirmed).toBe(false)
  })

  it('error: reports a transaction that reverted, whatever the wallet says', async () => {
    await expect(confirm({ outcome: { status: 'reverted' } }).confirmed).rejects.toMatchObject({
      name: 'TransactionRevertedError',
      transactionHash: hash,
      chainId: 8,
    })
  })

  it('error: isn’t convinced if one of two transactions was replaced', async () => {
    const known: Known = { [hash]: { from: account, ...approve }, [later]: { from: account, ...deposit } }
    const { env } = confirm({ known })
    const signals: (AbortSignal | undefined)[] = []
    const waitForTransaction: ChainReader['waitForTransaction'] = async ({ transactionHash }, options) => ({
      ...(signals.push(options?.signal), {}),
      status: 'success',
      transactionHash,
      ...(transactionHash === later && { replacement: 'repriced' as const }),
    })
    const run = { ...env.run, chainReader: { ...env.chainReader, waitForTransaction } }
    expect(await confirmCalls(run, asked, [hash, later])).toBe(false)
    // Ended with the wait.
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })

  it.each<[string, ChainReader['waitForTransaction']]>([
    ['is not mined in ten minutes', () => new Promise(() => {})],
    ['can’t be waited for', () => Promise.reject(new Error('down'))],
  ])('behavior: leaves open a transaction that %s', async (_, waitForTransaction) => {
    const { env } = confirm()
    const run = { ...env.run, chainReader: { ...env.chainReader, waitForTransaction } }
    expect(await confirmCalls(run, asked, [hash])).toBeUndefined()
  })

  it('error: isn’t convinced by a replacement', async () => {
    expect(await confirm({ outcome: { replacement: 'replaced' } }).confirmed).toBe(false)
  })

  it('behavior: trusts the wallet where the reader can’t read transactions', async () => {
    expect(await confirmCalls(createTestRun().run, asked, [])).toBe(true)
  })
})

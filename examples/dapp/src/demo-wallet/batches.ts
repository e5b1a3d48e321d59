import { bytesToHex, encodeFunctionData, numberToHex, parseAbi, type Address, type Hex } from 'viem'
import { describeTransaction } from './describeTransaction.ts'
import { duplicateBatch, invalidParams, unknownBatch, unsupported } from './rpcErrors.ts'
import type { Rpc } from './rpc.ts'
import { readTransaction, signAndSend, type AskedTransaction } from './sendTransaction.ts'
import type { WalletSession } from './walletSession.ts'

/** Batches of calls, done whole or not at all (EIP-5792). */
export interface Batches {
  getCapabilities(account: Address, chainIds: readonly number[]): Promise<Record<Hex, unknown>>
  sendCalls(batch: unknown, session: WalletSession): Promise<{ id: string }>
  getStatus(id: unknown): Promise<unknown>
}

/** What stands before the address of the code that an account borrows (EIP-7702). */
const delegationPrefix = '0xef0100'

/** What the borrowed code does with a batch. */
const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function run(Call[] calls) payable',
])

/** Makes the batches of a wallet whose accounts do them once they borrow the code for it. */
export function createBatches(rpc: Rpc): Batches {
  const sent = new Map<string, { chainId: number; hash: Hex }>()

  async function isAtomic(account: Address, chainId: number): Promise<boolean> {
    return String(await rpc(chainId, 'eth_getCode', [account, 'latest'])).startsWith(delegationPrefix)
  }

  return {
    async getCapabilities(account, chainIds) {
      const entries = chainIds.map(async (chainId) => {
        const status = (await isAtomic(account, chainId)) ? 'supported' : 'unsupported'
        return [numberToHex(chainId), { atomic: { status } }] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
    async sendCalls(batch, session) {
      const { id, calls } = readBatch(batch)
      const { chain, key } = session
      if (sent.has(id)) throw duplicateBatch(id)
      if (!(await isAtomic(key.address, chain.id))) throw unsupported('wallet_sendCalls')
      const described = calls.map((call) => describeTransaction(call, chain))
      const hash = await signAndSend(
        {
          to: key.address,
          data: encodeFunctionData({ abi, functionName: 'run', args: [calls] }),
          value: 0n,
        },
        {
          title: 'Send together',
          rows: described.flatMap(({ title, rows }, index) => [
            { label: `Call ${index + 1}`, value: title },
            ...rows,
          ]),
        },
        session,
      )
      sent.set(id, { chainId: chain.id, hash })
      return { id }
    },
    async getStatus(id) {
      const batch = typeof id === 'string' ? sent.get(id) : undefined
      if (!batch) throw unknownBatch(String(id))
      const receipt = await rpc(batch.chainId, 'eth_getTransactionReceipt', [batch.hash])
      const isReverted = (receipt as { status?: unknown } | null)?.status === '0x0'
      return {
        version: '2.0.0',
        id,
        chainId: numberToHex(batch.chainId),
        atomic: true,
        status: receipt ? (isReverted ? 500 : 200) : 100,
        receipts: receipt ? [receipt] : [],
      }
    },
  }
}

function readBatch(batch: unknown): { id: string; calls: AskedTransaction[] } {
  const { id, calls } = (batch ?? {}) as Record<string, unknown>
  if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('The batch has no calls.')
  return {
    id: typeof id === 'string' ? id : bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    calls: calls.map(readTransaction),
  }
}

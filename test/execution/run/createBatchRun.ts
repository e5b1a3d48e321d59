import { encodeFunctionData, erc20Abi } from 'viem'
import type { WalletBatches, QuoteItem } from '@causeway/react/execution'
import {
  contract,
  createTestRun,
  hash,
  transactionItem,
  type CreateTestRunParameters,
  type TestRun,
} from '../../support/environment/createTestRun.ts'

export const other = `0x${'2'.repeat(64)}` as const

export const approve = transactionItem({ stepId: 'approve', check: undefined })

export const deposit = transactionItem()

export const approval = transactionItem({
  check: undefined,
  data: {
    ...deposit.data,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [contract, 5n] }),
  },
})

export const otherChainItem = transactionItem({ data: { ...deposit.data, chainId: 2 } })

export const signature = {
  ...deposit,
  kind: 'signature',
  data: { sign: { signatureKind: 'eip712' } },
} as unknown as QuoteItem

/** An environment whose wallet does batches, answers with one status after the other, and keeps what it was sent. */
export function createBatchRun(
  batches: Partial<WalletBatches> = {},
  parameters: CreateTestRunParameters = {},
): { env: TestRun; batches: WalletBatches; sent: unknown[] } {
  const sent: unknown[] = []
  const all: WalletBatches = {
    getAtomicity: async () => 'supported',
    sendCalls: async (batch) => {
      sent.push(batch)
      return batch.id
    },
    getCallsStatus: async () => ({ status: 200, transactionHashes: [hash] }),
    ...batches,
  }
  const env = createTestRun({ items: [approve, deposit], ...parameters, wallet: { batches: all } })
  return { env, batches: all, sent }
}

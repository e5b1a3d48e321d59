import { describe, expect, it } from 'vitest'
import type { SignatureItem, TransactionItem } from '../../../src/decode/planItems.ts'
import { toExecutionItem } from '../../../src/execution/state/toExecutionItem.ts'

describe('toExecutionItem', () => {
  it('default: a transaction is sent on the chain that it names', () => {
    const item = { kind: 'transaction', stepId: 'approve', action: 'Approve', data: { chainId: 10 } }
    expect(toExecutionItem(item as TransactionItem, 1)).toEqual({
      kind: 'transaction',
      stepId: 'approve',
      action: 'Approve',
      chainId: 10,
      status: 'waiting',
      transactionHash: undefined,
    })
  })

  it('behavior: a signature is asked for on the chain that is paid from', () => {
    const item = { kind: 'signature', stepId: 'authorize', action: 'Sign', data: { chainId: 10 } }
    expect(toExecutionItem(item as unknown as SignatureItem, 1)).toMatchObject({
      kind: 'signature',
      chainId: 1,
    })
  })
})

import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { PlanItem, SignatureItem, TransactionItem } from '@causeway/react/execution'
import { toExecutionItem } from '../../../src/execution/state/toExecutionItem.ts'

describe('toExecutionItem', () => {
  it('default: a transaction is sent on the chain that it names', () => {
    const item = {
      kind: 'transaction',
      stepId: 'approve',
      action: 'Approve',
      data: { chainId: 10, data: '0x' },
    }
    expect(toExecutionItem(item as TransactionItem, 1)).toEqual({
      kind: 'transaction',
      stepId: 'approve',
      action: 'Approve',
      chainId: 10,
      paysNothing: false,
      status: 'waiting',
      transactionHash: undefined,
    })
  })

  it('behavior: a signature is asked for on the chain that is paid from', () => {
    const data = { chainId: 10, sign: { signatureKind: 'eip712' } }
    const item = { kind: 'signature', stepId: 'authorize', action: 'Sign', data }
    expect(toExecutionItem(item as unknown as SignatureItem, 1)).toMatchObject({
      kind: 'signature',
      chainId: 1,
    })
  })

  const spender = '0x00000000000000000000000000000000000000a1'
  const approveData = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
  const transaction = (data: string) => ({
    kind: 'transaction',
    stepId: 'deposit',
    data: { chainId: 1, data },
  })
  const signature = (sign: object) => ({ kind: 'signature', stepId: 'approve', data: { sign } })

  it.each([
    ['an approval', transaction(approveData(5n)), true],
    ['one that is taken back', transaction(approveData(0n)), true],
    ['a text', signature({ signatureKind: 'eip191', message: 'Sign in' }), true],
    ['bytes to sign', signature({ signatureKind: 'eip191', message: `0x${'1'.repeat(64)}` }), false],
    ['a permit', signature({ signatureKind: 'eip712' }), false],
    ['a payment', transaction('0x'), false],
  ])('behavior: whether %s pays nothing is told by its bytes', (_, item, paysNothing) => {
    expect(toExecutionItem(item as unknown as PlanItem, 1)).toMatchObject({ paysNothing })
  })

  it.each([
    [5n, undefined],
    [0n, true],
  ])('behavior: an approval of %s takes one back, or does not', (amount, revokes) => {
    const item = transaction(approveData(amount)) as unknown as PlanItem
    expect(toExecutionItem(item, 1).revokes).toBe(revokes)
  })
})

import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { QuoteItem, SignatureItem, TransactionItem } from '@causeway/react/execution'
import { permitTypes } from '../../../sandbox/src/domain/ledger/permitTypes.ts'
import { toExecutionItem } from '../../../src/execution/state/toExecutionItem.ts'

describe('toExecutionItem', () => {
  it('default: sends a transaction on the chain that it names', () => {
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

  it('behavior: requests a signature on the origin chain', () => {
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
    ['a revoked approval', transaction(approveData(0n)), true],
    ['a text', signature({ signatureKind: 'eip191', message: 'Sign in' }), true],
    ['bytes to sign', signature({ signatureKind: 'eip191', message: `0x${'1'.repeat(64)}` }), false],
    ['a permit', signature({ signatureKind: 'eip712' }), false],
    ['a payment', transaction('0x'), false],
  ])('behavior: decides by the bytes whether %s pays nothing', (_, item, paysNothing) => {
    expect(toExecutionItem(item as unknown as QuoteItem, 1)).toMatchObject({ paysNothing })
  })

  it.each([
    ['a contract that its quote calls', spender.toUpperCase().replace('0X', '0x'), true],
    ['another one', '0x00000000000000000000000000000000000000a2', false],
  ])('behavior: decides whether an EIP-2612 permit for %s only approves a payment', (_, to, paysNothing) => {
    const token = '0x00000000000000000000000000000000000000a3'
    const owner = '0x00000000000000000000000000000000000000a4'
    const permit = signature({
      signatureKind: 'eip712',
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
      types: { Permit: permitTypes.Permit },
      primaryType: 'Permit',
      value: { owner, spender, value: '5', nonce: '0', deadline: '1900000000' },
    }) as unknown as QuoteItem
    const payment = { ...transaction('0x'), data: { chainId: 1, to, data: '0x' } } as unknown as QuoteItem
    expect(toExecutionItem(permit, 1, [permit, payment])).toMatchObject({ paysNothing })
    expect(toExecutionItem(permit, 1, [permit])).toMatchObject({ paysNothing: false })
  })

  it.each([
    [5n, undefined],
    [0n, true],
  ])('behavior: marks an approval of %s as a revocation only if it is zero', (amount, revokes) => {
    const item = transaction(approveData(amount)) as unknown as QuoteItem
    expect(toExecutionItem(item, 1).revokes).toBe(revokes)
  })
})

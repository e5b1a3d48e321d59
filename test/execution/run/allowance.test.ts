import { describe, expect, it } from 'vitest'
import { approvalOf, isAllowed } from '../../../src/execution/run/allowance.ts'
import { call } from '../../support/mutations/places.ts'
import { account, contract, createTestRun, transactionItem } from '../../support/environment/createTestRun.ts'

describe('allowance', () => {
  const itemOf = (data: `0x${string}`) => transactionItem({ data: { ...transactionItem().data, data } })
  const approval = { token: contract, spender: account.toLowerCase() as typeof account, amount: 5n } as const

  it.each([5n, 0n])('default: reads the allowance that an approval gives: %d', (amount) => {
    expect(approvalOf(itemOf(call('approve', account, amount)))).toEqual({ ...approval, amount })
  })

  it.each([
    ['a transfer', call('transfer', account, 5n)],
    ['half an approval', call('approve', account, 5n).slice(0, 74) as `0x${string}`],
    ['no calldata', '0x'],
  ] as const)('behavior: finds no approval in %s', (_, data) => {
    expect(approvalOf(itemOf(data))).toBeUndefined()
  })

  it.each([
    [5n, 4n, false],
    [5n, 5n, true],
    [5n, 6n, true],
    [0n, 0n, true],
    [0n, 1n, false],
  ])('default: needs %d where %d are allowed: allowed is %s', async (amount, allowance, expected) => {
    const asked: unknown[] = []
    const { run } = createTestRun({
      chainReader: {
        getAllowance: async (parameters) => {
          asked.push(parameters)
          return allowance
        },
      },
    })
    const asking = isAllowed(run, { ...approval, amount }, { chainId: 1, owner: contract })
    expect(await asking).toBe(expected)
    expect(asked).toEqual([{ chainId: 1, token: contract, owner: contract, spender: approval.spender }])
  })

  it('behavior: counts an allowance that can’t be read as missing, and an item without an approval, too', async () => {
    const { run } = createTestRun({
      chainReader: { getAllowance: () => Promise.reject(new Error('no answer')) },
    })
    for (const amount of [5n, 0n])
      expect(await isAllowed(run, { ...approval, amount }, { chainId: 1, owner: contract })).toBe(false)
    expect(await isAllowed(run, undefined, { chainId: 1, owner: contract })).toBe(false)
  })
})

import type { Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { isNonceInconclusive } from '../../../../src/execution/run/recover/isNonceInconclusive.ts'
import { account, createTestRun } from '../../../support/environment/createTestRun.ts'

const delegation = `0xef0100${'1'.repeat(40)}` as const

describe('isNonceInconclusive', () => {
  it.each<[string, Hex | undefined, number, boolean]>([
    ['an account of a key alone', undefined, 7, false],
    ['one with empty code', '0x', 7, false],
    ['a contract', '0x60', 7, true],
    ['a contract that made others', '0x60', 8, true],
    ['an account that lends its address to code', delegation, 7, true],
    ['one that has sent something by itself', delegation, 8, false],
  ])('default: %s', async (_, code, count, isInconclusive) => {
    const asked: unknown[] = []
    const { run } = createTestRun({
      begun: 'prompted',
      chainReader: {
        getCode: async (parameters) => {
          asked.push(parameters)
          return code
        },
        getTransactionCount: async (parameters) => {
          expect(parameters).toEqual({ chainId: 1, account })
          return count
        },
      },
    })
    expect(await isNonceInconclusive(run, [0], 1)).toBe(isInconclusive)
    expect(asked).toEqual([{ chainId: 1, address: account }])
  })

  it.each([
    ['of a signature', { kind: 'signature' }],
    ['of what was never prompted', { intent: undefined }],
  ] as const)('behavior: is false %s', async (_, change) => {
    const env = createTestRun({ begun: 'prompted', chainReader: { getCode: async () => '0x60' } })
    const getState = () => {
      const state = env.store.getState()
      return { ...state, items: state.items.map((item) => ({ ...item, ...change })) }
    }
    expect(await isNonceInconclusive({ ...env.run, getState }, [0], 1)).toBe(false)
  })

  it('behavior: is false for an item that doesn’t exist', async () => {
    const { run } = createTestRun({ begun: 'prompted', chainReader: { getCode: async () => '0x60' } })
    expect(await isNonceInconclusive(run, [4], 1)).toBe(false)
    expect(await isNonceInconclusive(run, [], 1)).toBe(true)
  })
})

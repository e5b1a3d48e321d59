import { describe, expect, it } from 'vitest'
import type { ChainReader } from '@causeway/react/execution'
import { readPromptedNonce } from '../../../../src/execution/run/recover/readPromptedNonce.ts'
import { account, createTestRun, type TestRun } from '../../../support/environment/createTestRun.ts'

describe('readPromptedNonce', () => {
  const check = ({ run }: TestRun, index = 0) => readPromptedNonce(run, index, { chainId: 1, from: account })

  it.each<[string, Partial<ChainReader>, 'absent' | 'moved' | undefined]>([
    ['the same number', {}, 'absent'],
    ['a greater number', { getTransactionCount: async () => 8 }, 'moved'],
    ['a smaller number', { getTransactionCount: async () => 6 }, undefined],
    ['empty code', { getCode: async () => '0x' as const }, 'absent'],
    ['a delegation', { getCode: async () => '0xef0100' as const }, undefined],
    [
      'a delegation, and a greater number',
      { getCode: async () => '0xef0100' as const, getTransactionCount: async () => 8 },
      'moved',
    ],
    ['code', { getCode: async () => '0x60' as const }, undefined],
  ])('default: %s', async (_, chainReader, seen) => {
    expect(await check(createTestRun({ begun: 'prompted', chainReader }))).toBe(seen)
  })

  it('behavior: asks for the account, on the chain', async () => {
    const asked: unknown[] = []
    const env = createTestRun({
      begun: 'prompted',
      chainReader: {
        getTransactionCount: async (parameters) => {
          asked.push(parameters)
          return 7
        },
        getCode: async (parameters) => {
          asked.push(parameters)
          return undefined
        },
      },
    })
    await check(env)
    expect(asked).toEqual([
      { chainId: 1, account },
      { chainId: 1, address: account },
    ])
  })

  it('behavior: reads nothing for an item that was not prompted', async () => {
    let reads = 0
    const chainReader = { getTransactionCount: async () => (reads++, 7), getCode: async () => undefined }
    expect(await check(createTestRun({ chainReader }))).toBeUndefined()
    expect(await check(createTestRun({ begun: 'prompted', chainReader }), 1)).toBeUndefined()
    expect(reads).toBe(0)
  })

  it.each<[string, `0x${string}` | undefined, 'moved' | undefined]>([
    ['a plain account may have sent anything', undefined, 'moved'],
    ['so may an account with a delegation', '0xef0100', 'moved'],
    ['a contract’s nonce proves nothing anyway', '0x60', undefined],
  ])('error: decides where the nonce wasn’t read when the prompt opened: %s', async (_, code, seen) => {
    const getTransactionCount = () => Promise.reject(new Error('429'))
    const env = createTestRun({ chainReader: { getCode: async () => code, getTransactionCount } })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: env.run.clock.now() } })
    expect(await check(env)).toBe(seen)
  })

  it('error: counts as moved if the account’s code can’t be read either', async () => {
    const env = createTestRun({ chainReader: { getCode: () => Promise.reject(new Error('429')) } })
    env.store.dispatch({ type: 'prompted', indexes: [0], intent: { from: account, at: env.run.clock.now() } })
    expect(await check(env)).toBe('moved')
  })
})

import { describe, expect, it } from 'vitest'
import type { TransactionCall } from '@causeway/react/execution'
import { keepNonce } from '../../../../src/execution/run/confirm/keepNonce.ts'
import {
  account,
  contract,
  createTestRun,
  hash,
  transactionItem,
} from '../../../support/environment/createTestRun.ts'

const { data: requested } = transactionItem()
const { chainId: _, ...call } = requested

/** Keeps the nonce of what was sent, as the network shows it time after time; undefined while it doesn’t. */
async function keep(shown: readonly (Partial<TransactionCall> | Error | undefined)[]) {
  let reads = 0
  const questions: unknown[] = []
  const env = createTestRun({
    begun: 'sent',
    chainReader: {
      getTransaction: async (of) => {
        questions.push(of)
        const sent = shown[Math.min(reads++, shown.length - 1)]
        if (sent instanceof Error) throw sent
        return sent && { ...call, ...sent }
      },
    },
    onSleep: ({ controller }) => reads > 3 && controller.abort(),
  })
  const over = keepNonce(env.run, { index: 0, chainId: 1, transactionHash: hash, requested })
  const end = over.then(
    () => 'over',
    () => 'left',
  )
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  env.controller.abort()
  return { env, reads, questions, end: await end, item: env.store.getState().items[0] }
}

describe('keepNonce', () => {
  it('default: keeps the nonce, and asks no more', async () => {
    const { env, questions, item, end } = await keep([{ nonce: 9 }])
    expect(questions).toEqual([{ chainId: 1, transactionHash: hash }])
    expect(env.events).toEqual([{ type: 'transactionSeen', index: 0, transactionHash: hash, nonce: 9 }])
    expect(item).toMatchObject({ status: 'confirming', transactionNonce: 9 })
    expect(end).toBe('left')
  })

  it('behavior: reads it again until the network shows it', async () => {
    const { env, reads, item } = await keep([undefined, new Error('no answer'), { nonce: 9 }])
    expect([reads, env.sleeps]).toEqual([3, [2_000, 2_000]])
    expect(item?.transactionNonce).toBe(9)
  })

  it('behavior: asks for an unknown transaction as long as the run lasts', async () => {
    const { reads, item, end } = await keep([undefined])
    expect([reads, end, item?.transactionNonce]).toEqual([4, 'left', undefined])
  })

  it.each<[string, Partial<TransactionCall>]>([
    ['another sender', { from: contract }],
    ['another recipient', { to: account }],
    ['another value', { value: 6n }],
    ['other calldata', { data: '0xabcdef02' }],
  ])('error: with %s, keeps no nonce, and loses no answer', async (_, change) => {
    const { env, end, item } = await keep([{ ...change, nonce: 9 }])
    expect(env.events).toEqual([])
    expect(item).toMatchObject({ status: 'confirming', transactionHash: hash })
    expect(item?.transactionNonce).toBeUndefined()
    expect(end).toBe('left')
  })

  it('behavior: keeps no nonce that the reader omits or that isn’t a number', async () => {
    expect((await keep([{}])).env.events).toEqual([])
    // One cast: a page’s own reader may return anything.
    expect((await keep([{ nonce: '9' as unknown as number }])).env.events).toEqual([])
  })

  it('behavior: keeps an item done that an allowance has confirmed', async () => {
    const read = Promise.withResolvers<TransactionCall>()
    const env = createTestRun({ begun: 'sent', chainReader: { getTransaction: () => read.promise } })
    keepNonce(env.run, { index: 0, chainId: 1, transactionHash: hash, requested }).catch(() => {})
    env.store.dispatch({ type: 'confirmed', index: 0 })
    read.resolve({ ...call, value: 6n, nonce: 9 })
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
    expect(env.events.map(({ type }) => type)).toEqual(['confirmed'])
    env.controller.abort()
  })
})

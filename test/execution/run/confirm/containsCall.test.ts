import { concatHex, numberToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { containsCall } from '../../../../src/execution/run/confirm/containsCall.ts'

const account = '0x00000000000000000000000000000000000000A1'
const target = '0x00000000000000000000000000000000000000B2'
const stranger = '0x00000000000000000000000000000000000000c3'
const call = { to: target, data: '0xABCDEF01', value: 513n } as const
const word = numberToHex(513n, { size: 32 })

/** Calldata of a contract that makes the call for the account. */
const inner = (...parts: `0x${string}`[]) => concatHex(['0x1fad948c', ...parts])

describe('containsCall', () => {
  it.each([
    ['the call itself', { from: account, to: target, data: call.data, value: 513n }],
    [
      'the call with a suffix',
      { from: account, to: target, data: concatHex([call.data, '0xff']), value: 513n },
    ],
    [
      'the call in lower case',
      { from: account.toLowerCase(), to: target.toLowerCase(), data: '0xabcdef01', value: 513n },
    ],
    [
      'a call by the account through another contract',
      { from: account, to: stranger, data: inner(target, word, call.data), value: 0n },
    ],
    [
      'a call through the account',
      { from: stranger, to: account, data: inner(target, word, call.data), value: 0n },
    ],
    [
      'a call by a stranger that names the account',
      { from: stranger, to: stranger, data: inner(account, target, word, call.data), value: 0n },
    ],
  ] as const)('default: finds the call in %s', (_, transaction) => {
    expect(containsCall(transaction as Parameters<typeof containsCall>[0], account, call)).toBe(true)
  })

  it.each([
    ['from another account', { from: stranger, to: target, data: call.data, value: 513n }],
    ['of another value', { from: account, to: target, data: call.data, value: 512n }],
    ['to another contract', { from: account, to: stranger, data: call.data, value: 513n }],
    ['with other data', { from: account, to: target, data: '0xabcdef02', value: 513n }],
    [
      'that contains it, for another account',
      { from: stranger, to: stranger, data: inner(target, word, call.data), value: 0n },
    ],
    [
      'that contains it without the value',
      { from: stranger, to: account, data: inner(target, call.data), value: 0n },
    ],
    [
      'that contains it with another value of the same ending',
      {
        from: stranger,
        to: account,
        data: inner(target, numberToHex(0x1201n, { size: 32 }), call.data),
        value: 0n,
      },
    ],
    ['inside, without the target', { from: stranger, to: account, data: inner(word, call.data), value: 0n }],
    ['inside, without the data', { from: stranger, to: account, data: inner(target, word), value: 0n }],
  ] as const)('error: doesn’t find the call in one %s', (_, transaction) => {
    expect(containsCall(transaction as Parameters<typeof containsCall>[0], account, call)).toBe(false)
  })

  it('behavior: finds a call without a value in calldata that names none', () => {
    const free = { ...call, value: 0n }
    const transaction = { from: stranger, to: account, data: inner(target, call.data), value: 0n } as const
    expect(containsCall(transaction, account, free)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { redactField, redactText, redactWalletText } from '../../src/errors/redact.ts'

const hash = `0x${'a1'.repeat(32)}`

describe('redactText', () => {
  it.each([
    ['No liquidity for 0x00000000000000000000000000000000000000A1.', undefined],
    [`The request ${hash} is not known.`, undefined],
    ['See https://docs.example/errors/no-liquidity for more.', undefined],
    [`Reverted: 0x08c379a0${'00'.repeat(64)}`, 'Reverted: 0x08c379a0… (68 bytes)'],
    ['at https://u:p@rpc.example:8545/v2/AbCdEf0123456789xyz?a=b#c', 'at https://rpc.example:8545/v2/…'],
    ['wss://rpc.example/ws/0123456789abcdef', 'wss://rpc.example/ws/…'],
    ['https://rpc.example/v2/…/x', undefined],
    ['zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong', '…'],
    [`1. ${Array.from({ length: 12 }, (_, at) => `zebra ${at + 2}. `).join('')}x`, '1. … 13. x'],
    ['zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo', undefined],
  ])('behavior: %s', (text, redacted = text) => {
    expect(redactText(text)).toBe(redacted)
  })
})

describe('redactWalletText', () => {
  it('behavior: what is as long as a key is cut, an address is not', () => {
    const account = `0x${'b2'.repeat(20)}`
    expect(redactWalletText(`${account} ${hash} ${'K'.repeat(52)}`)).toBe(
      `${account} 0xa1a1a1a1… KKKKKKKKKK…`,
    )
  })
})

describe('redactField', () => {
  it.each<[string, unknown, unknown]>([
    ['data', '0xabcdef0112', '0xabcdef01… (5 bytes)'],
    ['callData', '0xabcdef0112', '0xabcdef01… (5 bytes)'],
    ['data', '0xabcdef01', '0xabcdef01'],
    ['data', 'no calldata', 'no calldata'],
    ['note', '0xabcdef0112', '0xabcdef0112'],
    ['xApiKey', 'anything', '(left out)'],
    ['signature', null, null],
    ['amount', 5, 5],
  ])('behavior: %s: %j', (name, value, redacted) => {
    expect(redactField(name, value)).toBe(redacted)
  })
})
